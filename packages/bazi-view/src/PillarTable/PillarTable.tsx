import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { Bazi, DaYun, LiuNian } from '@ziping/bazi/types';
import { visuallyHidden } from '../styles.ts';
import { columnsOf, LUCK_COLUMNS } from './columns.ts';
import type { Column } from './columns.ts';
import { PillarGrid } from './PillarGrid.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { pillarTableStyles } from './PillarTable.styles.ts';

export interface PillarTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  bazi: Bazi;
  /** The cycle selected in the strip; without one the 大运 column holds the chart's current cycle, if any. */
  da_yun?: DaYun | null;
  /** The year highlighted in the strip; without one the 流年 column holds this year while the cycle shown is the current one. */
  liu_nian?: LiuNian | null;
  /** Adds the row 自坐: the life stage of each stem on its own branch. */
  showZiZuo?: boolean;
}

/** The chart itself: four pillars, 大运 and 流年 as a table. Changes of the luck columns are announced politely. */
export function PillarTable({
  bazi,
  da_yun = null,
  liu_nian = null,
  showZiZuo = false,
  ...rest
}: PillarTableProps) {
  const columns = columnsOf(bazi, da_yun, liu_nian);
  const spoken = announcement(columns);
  const [first] = useState(spoken);
  const [changed, setChanged] = useState(false);
  // A live region that speaks from the start would read the two columns twice.
  if (!changed && spoken !== first) setChanged(true);

  return (
    <div {...rest} css={pillarTableStyles} data-settle={changed || undefined}>
      <PillarGrid
        caption={copy.caption(bazi.day_pillar.heavenly_stem)}
        columns={columns}
        showZiZuo={showZiZuo}
      />
      <p css={visuallyHidden} role="status">
        {changed ? spoken : ''}
      </p>
    </div>
  );
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
