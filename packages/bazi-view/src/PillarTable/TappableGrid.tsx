import type { SyntheticEvent } from 'react';
import { useRovingTable } from '../useRovingTable.ts';
import { PillarGrid } from './PillarGrid.tsx';
import type { PillarGridProps } from './PillarGrid.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { tappableGridStyles } from './TappableGrid.styles.ts';
import { termOf } from './terms.ts';
import type { PillarTerm } from './terms.ts';
import { voidMarks } from './VoidMarks.tsx';

interface TappableGridProps extends Omit<PillarGridProps, 'tappable' | 'marks' | 'blank'> {
  onTerm: (term: PillarTerm) => void;
}

/**
 * The table with every word a button, all of them one tab stop, and with the branches in a void marked; in the same space
 * as without.
 */
export default function TappableGrid({ onTerm, ...grid }: TappableGridProps) {
  const roving = useRovingTable();
  const handleClick = ({ target }: SyntheticEvent) => {
    const button = (target as Element).closest('button');
    const term = button && termOf(button, grid.columns, grid.shenSha);
    if (term) onTerm(term);
  };
  return (
    <div css={tappableGridStyles()}>
      <PillarGrid
        {...grid}
        {...roving}
        caption={grid.caption + copy.tappable}
        tappable
        marks={{ zhi: voidMarks(grid.columns) }}
        onClick={handleClick}
      />
    </div>
  );
}
