import { lazy, Suspense, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { Bazi, DaYun, LiuNian, ShenSha } from '@ziping/bazi/types';
import { visuallyHidden } from '../styles.ts';
import { columnsOf, LUCK_COLUMNS } from './columns.ts';
import type { Column } from './columns.ts';
import { PillarGrid } from './PillarGrid.tsx';
import type { FurtherRow, Names } from './PillarGrid.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { pillarTableStyles } from './PillarTable.styles.ts';
import type { PillarTerm } from './terms.ts';

export interface PillarTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  bazi: Bazi;
  /** The cycle selected in the strip; without one the 大运 column holds the chart's current cycle, if any. */
  da_yun?: DaYun | null;
  /** The year highlighted in the strip; without one the 流年 column holds this year while the cycle shown is the current one. */
  liu_nian?: LiuNian | null;
  /** Further rows below the seven: 自坐, the life stage of each stem on its own branch; 神煞, from `shen_sha`. */
  rows?: readonly FurtherRow[];
  /** What the row 神煞 shows, each under its own column; left out while it is being found. */
  shen_sha?: readonly Pick<ShenSha, 'name' | 'key'>[] | undefined;
  /** Makes every word of the table a button, all of them one tab stop. Told which word was tapped. */
  onTerm?: ((term: PillarTerm) => void) | undefined;
}

/** Apart from the table, which can be read before its words can be tapped. */
const TappableGrid = lazy(() => import('./TappableGrid.tsx'));

const NO_ROWS: readonly FurtherRow[] = [];

/** The chart itself: four pillars, 大运 and 流年 as a table. Changes of the luck columns are announced politely. */
export function PillarTable({
  bazi,
  da_yun = null,
  liu_nian = null,
  rows = NO_ROWS,
  shen_sha,
  onTerm,
  ...rest
}: PillarTableProps) {
  const columns = columnsOf(bazi, da_yun, liu_nian);
  const spoken = announcement(columns);
  const [first] = useState(spoken);
  const [changed, setChanged] = useState(false);
  // A live region that speaks from the start would read the two columns twice.
  if (!changed && spoken !== first) setChanged(true);

  const grid = {
    caption: copy.caption(bazi.day_pillar.heavenly_stem),
    columns,
    rows,
    names: shen_sha && namesOf(shen_sha),
  };
  return (
    <div {...rest} css={pillarTableStyles} data-settle={changed || undefined}>
      {onTerm ? (
        <Suspense fallback={<PillarGrid {...grid} />}>
          <TappableGrid {...grid} onTerm={onTerm} />
        </Suspense>
      ) : (
        <PillarGrid {...grid} />
      )}
      <p css={visuallyHidden} role="status">
        {changed ? spoken : ''}
      </p>
    </div>
  );
}

/** Plain text, so that a cell whose names have not changed is not drawn again. */
function namesOf(found: NonNullable<PillarTableProps['shen_sha']>): Names {
  const names: Names = {};
  for (const { name, key } of found) names[key] = names[key] ? `${names[key]} ${name}` : name;
  return names;
}

function announcement(columns: Column[]): string {
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
