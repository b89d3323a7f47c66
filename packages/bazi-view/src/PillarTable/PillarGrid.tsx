import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import type { LuckPillar } from '@ziping/bazi/types';
import { phaseOf, phaseSign } from '../theme.ts';
import { LUCK_COLUMNS } from './columns.ts';
import type { Column, ColumnKey } from './columns.ts';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';

type RowKey = keyof typeof copy.rows;

/** Keeps the line of the sign open under a blank glyph. */
const FULL_WIDTH_SPACE = '\u3000';

const ROWS: readonly RowKey[] = ['shi_shen', 'gan', 'zhi', 'cang_gan', 'na_yin', 'kong_wang', 'di_shi'];

interface PillarGridProps {
  caption: string;
  columns: Column[];
  showZiZuo: boolean;
}

/** The bare table. Its looks come from the container's styles, by data attributes. */
export function PillarGrid({ caption, columns, showZiZuo }: PillarGridProps) {
  const rows = showZiZuo ? [...ROWS, 'zi_zuo' as const] : ROWS;
  return (
    <table>
      <caption>{caption}</caption>
      <colgroup>
        <col data-label="" />
        <col span={columns.length} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, note }) => (
            <th key={key} scope="col" {...columnMark(key)}>
              {copy.columns[key]}
              {note === '' ? null : <small> {note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">{copy.rows[row]}</th>
            {columns.map(({ key, pillar }) => (
              <Cell key={key} row={row} column={key} pillar={pillar} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function columnMark(key: ColumnKey) {
  return { 'data-column': key, 'data-luck': LUCK_COLUMNS.includes(key) || undefined };
}

interface CellProps {
  row: RowKey;
  column: ColumnKey;
  pillar: LuckPillar | null;
}

/** Kept while its pillar is the same object: a change of luck draws its own column only. */
const Cell = memo(function Cell({ row, column, pillar }: CellProps) {
  return (
    <td {...columnMark(column)}>
      {pillar ? (
        // A new pillar is a new node, so that it can settle into the paper.
        <Fragment key={pillar.gan + pillar.zhi}>{content(row, pillar)}</Fragment>
      ) : (
        <span data-empty="">{copy.placeholder}</span>
      )}
    </td>
  );
});

function content(row: RowKey, pillar: LuckPillar): ReactNode {
  if (row === 'gan' || row === 'zhi') return <Glyph character={pillar[row]} />;
  if (row !== 'cang_gan') return <span>{pillar[row]}</span>;
  return pillar.cang_gan.map((stem, index) => (
    <span key={index} data-hidden-stem="">
      <b data-phase={phaseOf(stem)}>{stem}</b> <span>{pillar.cang_gan_shi_shen[index]}</span>{' '}
    </span>
  ));
}

function Glyph({ character }: { character: string }) {
  const phase = phaseOf(character);
  return (
    <span data-glyph="" data-phase={phase}>
      {character}
      <small> {phase ? phaseSign(phase) : FULL_WIDTH_SPACE}</small>
    </span>
  );
}
