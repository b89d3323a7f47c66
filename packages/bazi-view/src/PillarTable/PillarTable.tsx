import { lazy, memo, Suspense, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { Bazi, DaYun, LiuNian, ShenSha } from '@ziping/bazi/types';
import { visuallyHidden } from '../styles.ts';
import { columnsOf, LUCK_COLUMNS } from './columns.ts';
import type { Column, ShenShaNames } from './columns.ts';
import { PillarGrid } from './PillarGrid.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { pillarTableStyles } from './PillarTable.styles.ts';
import type { PillarTerm } from './terms.ts';

export interface PillarTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The four pillars, with what their rows say. */
  bazi: Bazi;
  /** The cycle selected in the strip; without one the 大运 column holds the chart's current cycle, if any. */
  da_yun?: DaYun | null;
  /** The year highlighted in the strip; without one the 流年 column holds this year while the cycle shown is the current one. */
  liu_nian?: LiuNian | null;
  /** Whether the years before the first cycle are selected; the 大运 column is then empty. */
  before_luck?: boolean | undefined;
  /** Whether the hour of birth is unknown and its pillar a guess. */
  hour_unknown?: boolean | undefined;
  /** Shows the rows 自坐 and 神煞 below the others. */
  furtherRows?: boolean;
  /** What the row 神煞 shows, each under its own column; left out until it is known. */
  shen_sha?: readonly Pick<ShenSha, 'name' | 'key'>[] | undefined;
  /** Makes every word of the table a button, all of them one tab stop. Called with the word that was tapped. */
  onTerm?: ((term: PillarTerm) => void) | undefined;
}

/** Loaded after the table, which can be read before its words can be tapped. */
const TappableGrid = lazy(() => import('./TappableGrid.tsx'));

/** The chart as a table: the four pillars, 大运 and 流年. A polite live region announces changes of the luck columns. */
export const PillarTable = memo(function PillarTable({
  bazi,
  da_yun = null,
  liu_nian = null,
  before_luck = false,
  hour_unknown = false,
  furtherRows,
  shen_sha,
  onTerm,
  ...rest
}: PillarTableProps) {
  const columns = columnsOf(bazi, da_yun, liu_nian, hour_unknown, before_luck);
  const announcement = announcementOf(columns);
  const [initial] = useState(announcement);
  const [changed, setChanged] = useState(false);
  // A live region with text from the start would read the two columns twice.
  if (!changed && announcement !== initial) setChanged(true);

  const grid = {
    caption: copy.caption(bazi.day_pillar.heavenly_stem),
    columns,
    furtherRows,
    shenSha: shen_sha && shenShaNames(shen_sha),
  };
  return (
    <div {...rest} css={pillarTableStyles()} data-settle={changed || undefined}>
      {onTerm ? (
        <Suspense fallback={<PillarGrid {...grid} />}>
          <TappableGrid {...grid} onTerm={onTerm} />
        </Suspense>
      ) : (
        <PillarGrid {...grid} />
      )}
      <p css={visuallyHidden} role="status">
        {changed ? announcement : ''}
      </p>
    </div>
  );
});

/** Plain text, so that a memoised cell whose names are the same is not rendered again. */
function shenShaNames(shenSha: NonNullable<PillarTableProps['shen_sha']>): ShenShaNames {
  const names: ShenShaNames = {};
  for (const { name, key } of shenSha) names[key] = names[key] ? `${names[key]} ${name}` : name;
  return names;
}

function announcementOf(columns: Column[]): string {
  return copy.announce(
    columns
      .filter(({ key }) => LUCK_COLUMNS.includes(key))
      .map(({ key, note, pillar }) => ({
        label: copy.columns[key],
        ganzhi: pillar ? pillar.gan + pillar.zhi : '',
        note,
      })),
  );
}
