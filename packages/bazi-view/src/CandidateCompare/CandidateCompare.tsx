import type { CandidateSet } from '@ziping/bazi/types';
import { COLUMN_NAMES } from '../columns.copy.ts';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf } from '../theme.ts';
import { candidateCompareCopy as copy } from './CandidateCompare.copy.ts';
import { candidateCompareStyles } from './CandidateCompare.styles.ts';

export interface CandidateCompareProps extends PanelProps {
  /** The charts that an uncertain birth time allows, and how they differ. */
  question: CandidateSet;
  /** Adds a button to every chart but the one in use. `index` is in `question.candidates`. */
  onChoose?: ((event: { index: number }) => void) | undefined;
}

const PILLARS = ['year', 'month', 'day', 'time'] as const;
const PARTS = ['gan', 'zhi'] as const;

/** Candidate charts side by side, their differences marked with an underline and the word 异. */
export function CandidateCompare({ question, onChoose, level = 2, ...rest }: CandidateCompareProps) {
  const { kind, candidates, differs } = question;
  const note = copy.differs(differs.map(({ pillar, part }) => COLUMN_NAMES[pillar] + copy.cells[part]));
  const Label = `h${level === 2 ? 3 : 4}` as const;
  return (
    <Panel {...rest} level={level} title={copy.titles[kind]} note={note} styles={candidateCompareStyles()}>
      <ul>
        {candidates.map(({ label, chart, chosen }, index) => (
          <li key={label} data-chosen={chosen || undefined}>
            <Label>{label}</Label>
            <Pillars label={label} chart={chart} differs={differs} />
            <p>{copy.qiYun(chart.bazi.qi_yun_date)}</p>
            {chosen ? (
              <div data-foot="">
                <span data-seal="">{copy.chosen}</span>
              </div>
            ) : null}
            {!chosen && onChoose ? (
              <button
                type="button"
                aria-label={`${copy.choose}：${label}`}
                onClick={() => onChoose({ index })}
              >
                {copy.choose}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PillarsProps = Pick<CandidateSet['candidates'][number], 'label' | 'chart'> &
  Pick<CandidateSet, 'differs'>;

function Pillars({ label, chart: { bazi }, differs }: PillarsProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          {PILLARS.map((pillar) => (
            <th key={pillar} scope="col">
              {COLUMN_NAMES[pillar]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">
              <i>{copy.rows[part]}</i>
            </th>
            {PILLARS.map((pillar) => {
              const { heavenly_stem, earthly_branch } = bazi[`${pillar}_pillar`];
              const character = part === 'gan' ? heavenly_stem : earthly_branch;
              const differing = differs.some((cell) => cell.pillar === pillar && cell.part === part);
              return (
                <td key={pillar} data-differs={differing || undefined}>
                  <span data-phase={phaseOf(character)}>{character}</span>
                  {differing ? <small> {copy.mark}</small> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
