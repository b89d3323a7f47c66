import { memo, useMemo } from 'react';
import type { DaYun, FullAges, QiYun } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { StripItem } from '../StripItem.tsx';
import { stripStyles } from '../strip.styles.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { luckCycleStripCopy as copy } from './LuckCycleStrip.copy.ts';

export interface LuckCycleStripProps extends PanelProps {
  /** The cycles, from the first. */
  da_yun_list: DaYun[];
  /** Index in `da_yun_list`; −1 for the years before the first cycle; null when nothing is selected. */
  selected: number | null;
  /** Pressing a cycle selects it; pressing the selected one again deselects it (`index: null`). */
  onSelect: (event: { index: number | null }) => void;
  /** Shown beside the title: how long after birth the first cycle starts, and in which direction the cycles run. */
  qi_yun?: QiYun;
  /** 周岁 in the years before the first cycle, then in each cycle; undefined until they are known. */
  fullAges?: readonly FullAges[] | undefined;
  /** This year. With it, a line below the cycles is dark up to now, and the title has the age. */
  year?: number | undefined;
}

/** The strip of major luck cycles 大运. One tab stop; arrows, Home and End move, Enter or Space toggles. */
export const LuckCycleStrip = memo(function LuckCycleStrip({
  da_yun_list,
  selected,
  onSelect,
  qi_yun,
  fullAges,
  year,
  ...rest
}: LuckCycleStripProps) {
  const [first] = da_yun_list;
  // The years before the first cycle are an item of their own, with the index −1.
  const shift = first && first.start_age > 1 ? 1 : 0;
  // The same object for every drawing, so that the text of a memoised item is not drawn again.
  const items = useMemo(
    () => (first && shift ? [beforeOf(first, da_yun_list, year), ...da_yun_list] : da_yun_list),
    [first, shift, da_yun_list, year],
  );
  const notes = [
    qi_yun && copy.qiYun(qi_yun),
    year && first && copy.today(year - first.start_year + first.start_age),
  ];
  const { strip, tabStop, pressed } = useRovingStrip({
    count: items.length,
    selected: selected === null ? -1 : selected + shift,
    start: items.findIndex(({ current }) => current),
    onPress: (place) => onSelect({ index: place < 0 ? null : place - shift }),
  });
  return (
    <Panel {...rest} title={copy.title} note={notes.filter(Boolean).join('；')} styles={stripStyles()}>
      <div data-strip="" role="toolbar" aria-label={copy.toolbar} {...strip}>
        {items.map((cycle, place) => (
          <StripItem
            key={cycle.start_year}
            tabIndex={place === tabStop ? 0 : -1}
            aria-pressed={place === pressed}
            mark={cycle.current ? copy.current : undefined}
            lead={copy.ages(cycle.start_age, cycle.end_age)}
            note={copy.years(cycle.start_year)}
            further={copy.fullAges(fullAges?.[place - shift + 1])}
            elapsed={year && elapsedPart(cycle, year)}
            luck={cycle}
          />
        ))}
      </div>
    </Panel>
  );
});

/** The years from the birth to the first cycle. Without a year it is not known whether they are the current ones. */
const beforeOf = ({ start_age, start_year }: DaYun, cycles: readonly DaYun[], year = Infinity) => ({
  ...copy.before,
  start_age: 1,
  end_age: start_age - 1,
  start_year: start_year - start_age + 1,
  end_year: start_year - 1,
  current: year <= start_year && !cycles.some(({ current }) => current),
});

/** The part of a cycle's years before the middle of this year; below 0 in the future, above 1 in the past. */
const elapsedPart = ({ start_year, end_year }: Pick<DaYun, 'start_year' | 'end_year'>, year: number) =>
  (year + 0.5 - start_year) / (end_year + 1 - start_year);
