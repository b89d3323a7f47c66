import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Favourable, FavourableSchool, Pattern, Phase, Reason } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import type { Term } from '../term.ts';
import { TermWord } from '../TermWord.tsx';
import { phaseOf, phaseSign } from '../theme.ts';
import { patternPanelCopy as copy } from './PatternPanel.copy.ts';
import { patternPanelStyles } from './PatternPanel.styles.ts';

export interface PatternPanelProps extends PanelProps {
  pattern: Pattern;
  /** 用神 and 喜忌 by each school; the first one shown is `combined`. */
  favourable_by: Readonly<Record<FavourableSchool, Favourable>>;
  /** How both are found, in words; folded with the reasons. */
  methods?: { pattern: string; favourable: string } | undefined;
  /** Makes each word a button. `of` is the school that is shown, for the reasons of its answer. */
  onTerm?: ((term: Term) => void) | undefined;
}

const ROLES = ['useful', 'helpful', 'harmful', 'neutral'] as const;
const SCHOOLS = ['combined', 'balance', 'climate'] as const;

/** 格局 with its state, and the four roles of the phases; the reasons, the methods and the other schools are folded. */
export function PatternPanel({ pattern, favourable_by, methods, onTerm, ...rest }: PatternPanelProps) {
  const [school, setSchool] = useState<FavourableSchool>('combined');
  const favourable = favourable_by[school];
  const word = (group: Term['group'], term: string) => (
    <TermWord {...{ onTerm, group, term }} of={group === 'pattern' ? term : school} />
  );
  return (
    <Panel {...rest} title={copy.title} note={copy.source(pattern.source)} styles={patternPanelStyles}>
      <div data-body="">
        <p data-name="">
          <b>
            {pattern.genuine ? null : copy.false}
            {word('pattern', pattern.name)}
          </b>{' '}
          <span data-state={pattern.state}>{word('pattern', pattern.state)}</span>
        </p>
        <p data-why="">{pattern.rests_on.text}</p>
        <dl>
          {ROLES.map((role) => (
            <div key={role} data-role={role}>
              <dt>{word('concept', copy.roles[role])}</dt>
              <dd>
                <Signs phases={favourable[role]} />
                {role === 'useful' && <Found favourable={favourable} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <details>
        <summary>{copy.details}</summary>
        <label>
          {copy.school}
          <select
            value={school}
            onChange={({ target }) => setSchool(SCHOOLS.find((each) => each === target.value) ?? 'combined')}
          >
            {SCHOOLS.map((each) => (
              <option key={each} value={each}>
                {copy.schools[each]}
              </option>
            ))}
          </select>
        </label>
        <Reasons title={copy.pattern} reasons={[pattern.rests_on, ...pattern.verdict]} />
        <Reasons
          title={
            <>
              {copy.useful}
              {'　'}
              {word('concept', favourable.method)}
            </>
          }
          reasons={[
            ...favourable.reasons,
            ...(favourable.method === '调候' ? [] : [plain(copy.climate(favourable.climate))]),
            plain(copy.source(favourable.source)),
          ]}
        />
        {methods && (
          <>
            <p>{methods.pattern}</p>
            <p>{methods.favourable}</p>
          </>
        )}
      </details>
    </Panel>
  );
}

function Signs({ phases }: { phases: readonly Phase[] }) {
  if (phases.length === 0) return <i>{copy.none}</i>;
  return phases.map((phase) => (
    <b key={phase} data-phase={phase}>
      {phaseSign(phase)}
    </b>
  ));
}

function Found({ favourable: { stems, presence } }: { favourable: Favourable }) {
  return (
    <span data-presence={presence}>
      {stems.map((stem) => (
        <span key={stem} data-phase={phaseOf(stem)}>
          {stem}
        </span>
      ))}{' '}
      {copy.presence[presence]}
    </span>
  );
}

/** A sentence that rests on no characters. */
const plain = (text: string): Reason => ({ text: `${text}。`, basis: [] });

/** The sentences, each with the characters it rests on unless it names them itself. */
function Reasons({ title, reasons }: { title: ReactNode; reasons: readonly Reason[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {reasons.map(({ text, basis }) => {
          const places = [...new Set(basis.map(copy.place))].filter(
            (place) => !text.includes(place.replace('藏', '')),
          );
          return (
            <li key={text}>
              {text}
              {places.length > 0 && <small>{places.join(' ')}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
