import type { LiuYue } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { StripBlank } from '../StripBlank.tsx';
import { StripItem } from '../StripItem.tsx';
import { stripStyles } from '../strip.styles.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { monthlyLuckStripCopy as copy } from './MonthlyLuckStrip.copy.ts';

/** `year` is a year of luck, which starts at 立春. */
export type MonthlyLuckView =
  | { state: 'unselected' }
  | { state: 'loading'; year: number }
  | { state: 'ready'; year: number; liu_yue: LiuYue[] };

export interface MonthlyLuckStripProps extends PanelProps {
  /** The months of the year, or that there are none yet. */
  view: MonthlyLuckView;
  /** The selected month, 1 for 寅月 to 12 for 丑月; null for none. */
  selected: number | null;
  /** Pressing a month selects it; pressing it again deselects it (`month: null`). */
  onSelect: (event: { month: number | null }) => void;
}

/** The strip of monthly luck 流月 of one year. Its height is the same in every state. */
export function MonthlyLuckStrip({ view, selected, onSelect, ...rest }: MonthlyLuckStripProps) {
  return (
    <Panel
      {...rest}
      title={copy.title}
      note={view.state === 'unselected' ? null : copy.year(view.year)}
      styles={stripStyles()}
      aria-busy={view.state === 'loading'}
    >
      <div data-panel="">
        <p data-message={view.state} role="status">
          <span>{view.state === 'ready' ? '' : copy[view.state]}</span>
        </p>
        {view.state === 'ready' ? (
          // The key resets the tab stop and the scroll position for another year.
          <Months key={view.year} months={view.liu_yue} selected={selected} onSelect={onSelect} />
        ) : (
          <StripBlank loading={view.state === 'loading'} />
        )}
      </div>
    </Panel>
  );
}

function Months({
  months,
  selected,
  onSelect,
}: Pick<MonthlyLuckStripProps, 'selected' | 'onSelect'> & { months: LiuYue[] }) {
  const { strip, tabStop, pressed } = useRovingStrip({
    count: months.length,
    selected: months.findIndex(({ month }) => month === selected),
    start: months.findIndex(({ current }) => current),
    onPress: (index) => onSelect({ month: months[index]?.month ?? null }),
  });
  return (
    <div data-strip="" role="toolbar" aria-label={copy.toolbar} {...strip}>
      {months.map((luck, index) => (
        <StripItem
          key={luck.month}
          tabIndex={index === tabStop ? 0 : -1}
          aria-pressed={index === pressed}
          mark={luck.current ? copy.current : undefined}
          lead={copy.month(luck.ganzhi)}
          note={copy.begins(luck.jie, luck.start_date)}
          luck={luck}
        />
      ))}
    </div>
  );
}
