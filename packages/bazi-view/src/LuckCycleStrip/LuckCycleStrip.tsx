import type { DaYun, QiYun } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { StripItem } from '../StripItem.tsx';
import { stripStyles } from '../strip.styles.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { luckCycleStripCopy as copy } from './LuckCycleStrip.copy.ts';

export interface LuckCycleStripProps extends PanelProps {
  da_yun_list: DaYun[];
  /** Index in `da_yun_list`; null when no cycle is selected. */
  selected: number | null;
  /** Pressing a cycle selects it; pressing the selected one again deselects it (`index: null`). */
  onSelect: (event: { index: number | null }) => void;
  /** Shown beside the title: how long after birth the first cycle starts, and in which direction the cycles run. */
  qi_yun?: QiYun;
  /** This year. With it, a line below the cycles is dark up to now, and the title has the age. */
  year?: number | undefined;
}

/** The strip of major luck cycles 大运. One tab stop; arrows, Home and End move, Enter or Space toggles. */
export function LuckCycleStrip({
  da_yun_list,
  selected,
  onSelect,
  qi_yun,
  year,
  ...rest
}: LuckCycleStripProps) {
  const [first] = da_yun_list;
  const notes = [
    qi_yun && copy.qiYun(qi_yun),
    year && first && copy.today(year - first.start_year + first.start_age),
  ];
  const { strip, tabStop } = useRovingStrip({
    count: da_yun_list.length,
    selected: selected ?? -1,
    start: da_yun_list.findIndex(({ current }) => current),
    onPress: (index) => onSelect({ index: index === selected ? null : index }),
  });
  return (
    <Panel {...rest} title={copy.title} note={notes.filter(Boolean).join('；')} styles={stripStyles}>
      <div data-strip="" role="toolbar" aria-label={copy.toolbar} {...strip}>
        {da_yun_list.map((cycle, index) => (
          <StripItem
            key={cycle.start_year}
            tabIndex={index === tabStop ? 0 : -1}
            aria-pressed={index === selected}
            mark={cycle.current ? copy.current : undefined}
            lead={copy.ages(cycle.start_age, cycle.end_age)}
            note={copy.years(cycle.start_year)}
            elapsed={year && elapsedPart(cycle, year)}
            luck={cycle}
          />
        ))}
      </div>
    </Panel>
  );
}

/** The part of a cycle's years before the middle of this year; below 0 in the future, above 1 in the past. */
const elapsedPart = ({ start_year, end_year }: DaYun, year: number) =>
  (year + 0.5 - start_year) / (end_year + 1 - start_year);
