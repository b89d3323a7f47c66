import { useState } from 'react';
import type { ReactNode } from 'react';
import type {
  Favourable,
  FavourableSchool,
  JudgedPattern,
  PatternSchool,
  Phase,
  Reason,
} from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import type { Term } from '../term.ts';
import { TermWord } from '../TermWord.tsx';
import { phaseOf, phaseSign } from '../theme.ts';
import { patternPanelCopy as copy } from './PatternPanel.copy.ts';
import { patternPanelStyles } from './PatternPanel.styles.ts';

export interface PatternPanelProps extends PanelProps {
  /** 格局 by each school, each with 用神 and 喜忌; the first ones shown are `genuine` and `combined`. */
  patterns: Readonly<Record<PatternSchool, JudgedPattern>>;
  /** How both are found, in words; folded with the reasons. */
  methods?: { pattern: string; favourable: string } | undefined;
  /** Makes each word a button. `of` has the two schools that are shown, such as `genuine combined`, for their reasons. */
  onTerm?: ((term: Term) => void) | undefined;
}

const ROLES = ['useful', 'helpful', 'harmful', 'neutral'] as const;
const PATTERN_SCHOOLS = ['genuine', 'all', 'commanding'] as const;
const SCHOOLS = ['combined', 'balance', 'climate', 'pattern'] as const;

/** 格局 with its state, and the four roles of the phases; the reasons, the methods and the other schools are folded. */
export function PatternPanel({ patterns, methods, onTerm, ...rest }: PatternPanelProps) {
  const [patternSchool, setPatternSchool] = useState<PatternSchool>('genuine');
  const [school, setSchool] = useState<FavourableSchool>('combined');
  const { pattern, favourable_by } = patterns[patternSchool];
  // Schools that agree share one answer.
  const differ = PATTERN_SCHOOLS.filter(
    (each) => each === 'genuine' || patterns[each].pattern.name !== patterns.genuine.pattern.name,
  );
  const favourable = favourable_by[school];
  const word = (group: Term['group'], term: string) => (
    <TermWord {...{ onTerm, group, term }} of={`${patternSchool} ${school}`} />
  );
  return (
    <Panel {...rest} title={copy.title} note={copy.source(pattern.source)} styles={patternPanelStyles()}>
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
        <Readings readings={favourable.readings} />
      </div>
      <details>
        <summary>{copy.details}</summary>
        {differ.length > 1 ? (
          <Choice
            {...{ label: copy.patternSchool, of: differ, texts: copy.patternSchools }}
            value={patternSchool}
            onChange={setPatternSchool}
          />
        ) : (
          <p>{copy.patternAlike}</p>
        )}
        <Choice
          {...{ label: copy.school, of: SCHOOLS, texts: copy.schools }}
          value={school}
          onChange={setSchool}
        />
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

function Choice<School extends string>({
  label,
  of,
  texts,
  value,
  onChange,
}: {
  label: string;
  of: readonly School[];
  texts: Readonly<Record<School, string>>;
  value: School;
  onChange: (school: School) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(of.find((each) => each === target.value) ?? value)}
      >
        {of.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </select>
    </label>
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

/** What each reading of a doubtful chart would take. */
function Readings({ readings }: Pick<Favourable, 'readings'>) {
  if (readings.length === 0) return null;
  const signs = (phases: readonly Phase[]) => phases.map(phaseSign).join('');
  return (
    <div data-readings="">
      <p>{copy.readings}</p>
      <ul>
        {readings.map(({ as, useful, good, harmful }) => (
          <li key={as}>
            <b>{copy.readingAs(as)}</b>{' '}
            {copy.reading(phaseSign(useful), signs(good.filter((phase) => phase !== useful)), signs(harmful))}
          </li>
        ))}
      </ul>
      <small>{copy.readingsNote}</small>
    </div>
  );
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
