import type { Chart, HourCandidates } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf } from '../theme.ts';
import { useRovingTable } from '../useRovingTable.ts';
import { hourCandidateTableCopy as copy } from './HourCandidateTable.copy.ts';
import { hourCandidateTableStyles } from './HourCandidateTable.styles.ts';

export interface HourCandidateTableProps extends PanelProps {
  /** A chart for each double hour of the birth day. */
  candidates: HourCandidates;
  /** The clock in use, of which a row is marked; null for none. */
  chosen?: { hour: number; minute: number } | null;
  /** Adds a button to every other hour, all of them one tab stop. Called with the hour and a clock time within it. */
  onChoose?: ((event: { name: string; hour: number; minute: number }) => void) | undefined;
}

type PillarName = HourCandidates['varies'][number];

const ganzhiOf = ({ bazi }: Chart, pillar: PillarName) => {
  const { heavenly_stem, earthly_branch } = bazi[`${pillar}_pillar`];
  return heavenly_stem + earthly_branch;
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function isWithin({ hour, minute }: { hour: number; minute: number }, from: string, to: string): boolean {
  const at = hour * 60 + minute;
  return minutesOf(from) <= at && at <= minutesOf(to);
}

/** For an unknown birth hour: what is the same for every hour, then each hour with the pillars that vary. */
export function HourCandidateTable({ candidates, chosen, onChoose, ...rest }: HourCandidateTableProps) {
  const { hours, stable, varies, qi_yun } = candidates;
  const roving = useRovingTable();
  const chosenFrom = chosen && hours.find(({ from, to }) => isWithin(chosen, from, to))?.from;
  const isNameAlone = (name: string) => hours.filter((other) => other.name === name).length === 1;
  const stablePillars = stable.flatMap((pillar) =>
    hours[0] ? [{ pillar, ganzhi: ganzhiOf(hours[0].chart, pillar) }] : [],
  );
  return (
    <Panel {...rest} title={copy.title} styles={hourCandidateTableStyles()}>
      <dl>
        <dt>{copy.stable}</dt>
        <dd>{copy.stableValues(stablePillars)}</dd>
        <dt data-varies="">{copy.varies}</dt>
        <dd>{copy.variesValues(varies)}</dd>
        <dt>{copy.qiYun}</dt>
        <dd>{copy.qiYunValues(qi_yun.earliest, qi_yun.latest)}</dd>
      </dl>
      <table {...roving}>
        <thead>
          <tr>
            <th scope="col">{copy.hour}</th>
            {varies.map((pillar) => (
              <th key={pillar} scope="col">
                {copy.pillars[pillar]}
              </th>
            ))}
            {onChoose ? <th scope="col">{copy.action}</th> : null}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ name, from, to, hour, minute, chart }, row) => (
            <tr key={from} data-chosen={from === chosenFrom || undefined}>
              <th scope="row">
                {name} <small>{copy.span(from, to)}</small>
              </th>
              {varies.map((pillar) => (
                <Pillar
                  key={pillar}
                  pillar={pillar}
                  ganzhi={ganzhiOf(chart, pillar)}
                  before={hours[row - 1] && ganzhiOf(hours[row - 1]!.chart, pillar)}
                />
              ))}
              {onChoose ? (
                <td>
                  {from === chosenFrom ? (
                    <em>{copy.chosen}</em>
                  ) : (
                    <button type="button" tabIndex={-1} onClick={() => onChoose({ name, hour, minute })}>
                      {copy.choose}
                      <i>{isNameAlone(name) ? name : `${name} ${copy.span(from, to)}`}</i>
                    </button>
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** A pillar of one hour: faint where it equals that of the hour before, marked where it differs. */
function Pillar(props: { pillar: PillarName; ganzhi: string; before: string | undefined }) {
  const { pillar, ganzhi, before } = props;
  // The hour pillar differs in every row, so it has no mark.
  const compared = pillar !== 'time' && before !== undefined;
  return (
    <td data-same={(compared && ganzhi === before) || undefined}>
      <b>
        {[...ganzhi].map((character) => (
          <span key={character} data-phase={phaseOf(character)}>
            {character}
          </span>
        ))}
        {compared && ganzhi !== before ? <small> {copy.changed}</small> : null}
      </b>
    </td>
  );
}
