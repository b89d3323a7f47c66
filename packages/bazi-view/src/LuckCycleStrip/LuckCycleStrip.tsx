import type { DaYun, FullAges, QiYun } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { StripItem } from '../StripItem.tsx';
import { stripStyles } from '../strip.styles.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { luckCycleStripCopy as copy } from './LuckCycleStrip.copy.ts';

/** The index of the years before the first cycle, which are not in `da_yun_list`. */
const BEFORE = -1;

export interface LuckCycleStripProps extends PanelProps {
  da_yun_list: DaYun[];
  /** Index in `da_yun_list`; −1 for the years before the first cycle; null when nothing is selected. */
  selected: number | null;
  /** Pressing a cycle selects it; pressing the selected one again deselects it (`index: null`). */
  onSelect: (event: { index: number | null }) => void;
  /** Shown beside the title: how long after birth the first cycle starts, and in which direction the cycles run. */
  qi_yun?: QiYun;
  /** 周岁 in each cycle; undefined until they are known. */
  fullAges?: readonly FullAges[] | undefined;
  /** This year. With it, a line below the cycles is dark up to now, and the title has the age. */
  year?: number | undefined;
}

/** The strip of major luck cycles 大运. One tab stop; arrows, Home and End move, Enter or Space toggles. */
export function LuckCycleStrip({
  da_yun_list,
  selected,
  onSelect,
  qi_yun,
  fullAges,
  year,
  ...rest
}: LuckCycleStripProps) {
  const [first] = da_yun_list;
  const before = first && first.start_age > 1 ? beforeOf(first) : null;
  // Items and cycles have the same place unless the years before come first.
  const shift = before ? 1 : 0;
  const current = da_yun_list.findIndex((cycle) => cycle.current);
  const isBefore = before !== null && current < 0 && year !== undefined && year <= before.end_year + 1;
  const notes = [
    qi_yun && copy.qiYun(qi_yun),
    year && first && copy.today(year - first.start_year + first.start_age),
  ];
  const { strip, tabStop } = useRovingStrip({
    count: da_yun_list.length + shift,
    selected: selected === null ? -1 : selected + shift,
    start: isBefore ? 0 : current < 0 ? -1 : current + shift,
    onPress: (place) => {
      const index = place - shift;
      onSelect({ index: index === selected ? null : index });
    },
  });
  return (
    <Panel {...rest} title={copy.title} note={notes.filter(Boolean).join('；')} styles={stripStyles}>
      <div data-strip="" role="toolbar" aria-label={copy.toolbar} {...strip}>
        {before && (
          <StripItem
            key={before.start_year}
            tabIndex={tabStop === 0 ? 0 : -1}
            aria-pressed={selected === BEFORE}
            mark={isBefore ? copy.current : undefined}
            lead={copy.ages(1, before.end_age)}
            note={copy.years(before.start_year)}
            fullAge={fullAges?.[0] ? copy.fullAges({ from: 0, to: fullAges[0].from }) : ''}
            elapsed={year && elapsedPart(before, year)}
            luck={BEFORE_WORDS}
          />
        )}
        {da_yun_list.map((cycle, index) => (
          <StripItem
            key={cycle.start_year}
            tabIndex={index + shift === tabStop ? 0 : -1}
            aria-pressed={index === selected}
            mark={cycle.current ? copy.current : undefined}
            lead={copy.ages(cycle.start_age, cycle.end_age)}
            note={copy.years(cycle.start_year)}
            fullAge={fullAges?.[index] ? copy.fullAges(fullAges[index]) : ''}
            elapsed={year && elapsedPart(cycle, year)}
            luck={cycle}
          />
        ))}
      </div>
    </Panel>
  );
}

/** What stands in place of a pillar: one object, so that the memoised item is not rendered again. */
const BEFORE_WORDS = { ganzhi: copy.before, shi_shen: copy.beforeNote, cang_gan: [], cang_gan_shi_shen: [] };

/** The years from the birth to the first cycle. */
const beforeOf = ({ start_age, start_year }: DaYun) => ({
  start_year: start_year - start_age + 1,
  end_year: start_year - 1,
  end_age: start_age - 1,
});

/** The part of a cycle's years before the middle of this year; below 0 in the future, above 1 in the past. */
const elapsedPart = ({ start_year, end_year }: Pick<DaYun, 'start_year' | 'end_year'>, year: number) =>
  (year + 0.5 - start_year) / (end_year + 1 - start_year);
