import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { DaYun } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf } from '../theme.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { luckTimelineCopy as copy } from './LuckTimeline.copy.ts';
import { luckTimelineStyles } from './LuckTimeline.styles.ts';

export interface LuckTimelineProps extends PanelProps {
  da_yun_list: DaYun[];
  /** Solar year of the birth, where the line starts. */
  birth_year: number;
  /** This year; the line is dark up to it. */
  year: number;
  /** Index in `da_yun_list`; null when no cycle is selected. */
  selected: number | null;
  /** Makes each cycle a button: pressing it selects it, pressing it again deselects it (`index: null`). */
  onSelect?: ((event: { index: number | null }) => void) | undefined;
}

/** The luck cycles on one line from birth, dark up to this year. */
export const LuckTimeline = memo(function LuckTimeline({
  da_yun_list,
  birth_year,
  year,
  selected,
  onSelect,
  ...rest
}: LuckTimelineProps) {
  const first = da_yun_list[0];
  const age = first ? year - first.start_year + first.start_age : year - birth_year + 1;
  const birth = (
    <>
      <span data-part="ages">{copy.year(birth_year)} </span>
      <span data-part="luck">{copy.birth}</span>
    </>
  );
  const beforeLuck = first && elapsedPart(year, birth_year, first.start_year - 1);
  return (
    <Panel {...rest} title={copy.title} note={copy.today(year, age)} styles={luckTimelineStyles}>
      {onSelect ? (
        <div data-line="">
          <div data-node="birth" data-past="" style={elapsedStyle(beforeLuck)}>
            {birth}
          </div>
          <CycleButtons {...{ da_yun_list, year, selected, onSelect }} />
        </div>
      ) : (
        <ol data-line="">
          <li data-node="birth" data-past="" style={elapsedStyle(beforeLuck)}>
            {birth}
          </li>
          {da_yun_list.map((cycle, index) => (
            <li
              key={cycle.start_year}
              {...nodeAttributes(cycle, year)}
              data-selected={index === selected || undefined}
            >
              <Cycle cycle={cycle} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
});

type CycleButtonsProps = Pick<LuckTimelineProps, 'da_yun_list' | 'year' | 'selected'> & {
  onSelect: NonNullable<LuckTimelineProps['onSelect']>;
};

function CycleButtons({ da_yun_list, year, selected, onSelect }: CycleButtonsProps) {
  const { strip, tabStop } = useRovingStrip({
    count: da_yun_list.length,
    selected: selected ?? -1,
    start: da_yun_list.findIndex(({ current }) => current),
    onPress: (index) => onSelect({ index: index === selected ? null : index }),
    vertical: true,
  });
  return (
    <div data-cycles="" role="toolbar" aria-label={copy.toolbar} {...strip}>
      {da_yun_list.map((cycle, index) => (
        <button
          key={cycle.start_year}
          type="button"
          tabIndex={index === tabStop ? 0 : -1}
          aria-pressed={index === selected}
          {...nodeAttributes(cycle, year)}
        >
          <Cycle cycle={cycle} />
        </button>
      ))}
    </div>
  );
}

/** The elapsed part of the years `from`–`to`, 0–1; half of this year counts as elapsed. */
function elapsedPart(year: number, from: number, to: number): number {
  return Math.min(Math.max((year + 0.5 - from) / (to + 1 - from), 0), 1);
}

const elapsedStyle = (part: number | undefined) => ({ '--at': part ?? 0 }) as CSSProperties;

function nodeAttributes({ start_year, end_year, current }: DaYun, year: number) {
  return {
    'data-node': 'cycle',
    'data-past': start_year <= year || undefined,
    'data-current': current || undefined,
    style: elapsedStyle(elapsedPart(year, start_year, end_year)),
  };
}

const Cycle = memo(function Cycle({ cycle }: { cycle: DaYun }) {
  return (
    <>
      <span data-part="ages">{copy.ages(cycle.start_age, cycle.end_age)} </span>
      <span data-part="luck">
        <b>
          {[...cycle.ganzhi].map((character) => (
            <span key={character} data-phase={phaseOf(character)}>
              {character}
            </span>
          ))}
        </b>{' '}
        {cycle.shi_shen} {cycle.current ? <span data-part="mark">{copy.current} </span> : null}
      </span>
      <span data-part="years">{copy.years(cycle.start_year, cycle.end_year)}</span>
    </>
  );
});
