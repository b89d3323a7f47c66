import { memo } from 'react';
import type { FullAges, LiuNian } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { StripBlank } from '../StripBlank.tsx';
import { StripItem } from '../StripItem.tsx';
import { stripStyles } from '../strip.styles.ts';
import { useRovingStrip } from '../useRovingStrip.ts';
import { annualLuckStripCopy as copy } from './AnnualLuckStrip.copy.ts';

/** `cycle` is an index in `da_yun_list`, from 0; −1 for the years before the first cycle. */
export type AnnualLuckView =
  | { state: 'unselected' }
  | { state: 'loading'; cycle: number }
  | { state: 'failed'; cycle: number }
  /** An empty list: there is no annual data. */
  | { state: 'ready'; cycle: number; liu_nian: LiuNian[] };

/** What is told of a year beside its pillar: 周岁, and the stem and branch of 小运. */
export interface YearAges {
  year: number;
  full_ages: FullAges;
  minor: string;
}

export interface AnnualLuckStripProps extends PanelProps {
  /** The years, or why there are none yet. */
  view: AnnualLuckView;
  /** Of the years shown; undefined until it is known. */
  ages?: readonly YearAges[] | undefined;
  /** The highlighted year, such as 2026; null for none. */
  selected: number | null;
  /** Pressing a year highlights it; pressing it again removes the highlight (`year: null`). */
  onSelect: (event: { year: number | null }) => void;
  /** Asks again for the years of a view that has failed. */
  onRetry?: () => void;
}

/** The strip of annual luck 流年 of one cycle. Its height is the same in every state. */
export const AnnualLuckStrip = memo(function AnnualLuckStrip({
  view,
  ages,
  selected,
  onSelect,
  onRetry,
  ...rest
}: AnnualLuckStripProps) {
  const years = view.state === 'ready' ? view.liu_nian : [];
  return (
    <Panel
      {...rest}
      title={copy.title}
      note={noteOf(view)}
      styles={stripStyles()}
      aria-busy={view.state === 'loading'}
    >
      <div data-panel="">
        <p data-message={view.state} role="status">
          <span>{messageOf(view)}</span>
          {view.state === 'failed' && (
            <button type="button" data-retry="" onClick={onRetry}>
              {copy.retry}
            </button>
          )}
        </p>
        {years.length === 0 ? (
          <StripBlank loading={view.state === 'loading'} further={copy.ages()} />
        ) : (
          // The key resets the tab stop and the scroll position for another cycle.
          <Years key={years[0]?.year} years={years} ages={ages} selected={selected} onSelect={onSelect} />
        )}
      </div>
    </Panel>
  );
});

function noteOf(view: AnnualLuckView): string | null {
  if (view.state === 'unselected') return null;
  return view.cycle < 0 ? copy.selectedBefore : copy.selectedCycle(view.cycle + 1);
}

function messageOf(view: AnnualLuckView): string {
  if (view.state === 'unselected') return copy.unselected;
  if (view.state === 'loading') return copy.loading;
  if (view.state === 'failed') return copy.failed;
  return view.liu_nian.length === 0 ? copy.empty : '';
}

function Years({
  years,
  ages,
  selected,
  onSelect,
}: Pick<AnnualLuckStripProps, 'ages' | 'selected' | 'onSelect'> & { years: LiuNian[] }) {
  const { strip, tabStop, pressed } = useRovingStrip({
    count: years.length,
    selected: years.findIndex(({ year }) => year === selected),
    start: years.findIndex(({ current }) => current),
    onPress: (index) => onSelect({ year: years[index]?.year ?? null }),
  });
  return (
    <div data-strip="" role="toolbar" aria-label={copy.toolbar} {...strip}>
      {years.map((luck, index) => (
        <StripItem
          key={luck.year}
          tabIndex={index === tabStop ? 0 : -1}
          aria-pressed={index === pressed}
          mark={luck.current ? copy.current : undefined}
          lead={copy.year(luck.year)}
          note={copy.age(luck.age)}
          further={copy.ages(ages?.find(({ year }) => year === luck.year))}
          luck={luck}
        />
      ))}
    </div>
  );
}
