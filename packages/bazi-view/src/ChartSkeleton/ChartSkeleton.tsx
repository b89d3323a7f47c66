import { annualLuckStripCopy } from '../AnnualLuckStrip/AnnualLuckStrip.copy.ts';
import { luckCycleStripCopy } from '../LuckCycleStrip/LuckCycleStrip.copy.ts';
import { BLANK_COLUMNS } from '../PillarTable/columns.ts';
import { PillarGrid } from '../PillarTable/PillarGrid.tsx';
import type { PillarTableProps } from '../PillarTable/PillarTable.tsx';
import { pillarTableStyles } from '../PillarTable/PillarTable.styles.ts';
import { StripBlank } from '../StripBlank.tsx';
import { stripStyles } from '../strip.styles.ts';
import { visuallyHidden } from '../styles.ts';
import { chartSkeletonCopy as copy } from './ChartSkeleton.copy.ts';

export interface ChartSkeletonProps {
  /** As on the PillarTable. */
  furtherRows?: PillarTableProps['furtherRows'];
}

/**
 * The chart while it loads: pillar table and both strips, each as tall as the real one.
 * Three sibling blocks, so that the layout of the chart applies to its skeleton too.
 */
export function ChartSkeleton({ furtherRows }: ChartSkeletonProps) {
  return (
    <>
      <div css={pillarTableStyles()} data-skeleton="">
        <p css={visuallyHidden} role="status">
          {copy.loading}
        </p>
        <div aria-hidden="true">
          <PillarGrid caption="" columns={BLANK_COLUMNS} furtherRows={furtherRows} blank />
        </div>
      </div>
      {[
        [luckCycleStripCopy.title, luckCycleStripCopy.fullAges()],
        [annualLuckStripCopy.title, annualLuckStripCopy.ages()],
      ].map(([title, further = '']) => (
        <div key={title} css={stripStyles()} aria-hidden="true">
          <header>
            <span data-title="">{title}</span>
          </header>
          <StripBlank loading further={further} />
        </div>
      ))}
    </>
  );
}
