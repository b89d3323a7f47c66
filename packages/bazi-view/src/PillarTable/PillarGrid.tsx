import { Fragment, memo } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LuckPillar } from '@ziping/bazi/types';
import { phaseOf, phaseSign } from '../theme.ts';
import { LUCK_COLUMNS } from './columns.ts';
import type { Column, ColumnKey } from './columns.ts';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';

export type RowKey = keyof typeof copy.rows;

/** A row below the seven that are always there. */
export type FurtherRow = 'zi_zuo' | 'shen_sha';

/** Keeps the line of the sign open under a blank glyph. */
const FULL_WIDTH_SPACE = '\u3000';

const ROWS: readonly RowKey[] = ['shi_shen', 'gan', 'zhi', 'cang_gan', 'na_yin', 'kong_wang', 'di_shi'];

/** The 神煞 of each column as printed, one space between two. */
export type Names = Partial<Record<ColumnKey, string>>;

export interface PillarGridProps extends ComponentPropsWithRef<'table'> {
  caption: string;
  columns: Column[];
  rows: readonly FurtherRow[];
  /** Undefined while they are not known. */
  names?: Names | undefined;
  /** Whether every word is a button. */
  tappable?: boolean;
}

/** The bare table. Its looks come from the container's styles, by data attributes. */
export function PillarGrid({ caption, columns, rows, names, tappable = false, ...rest }: PillarGridProps) {
  return (
    <table {...rest}>
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
        {[...ROWS, ...rows].map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">{tappable ? word(true, copy.rows[row]) : copy.rows[row]}</th>
            {columns.map(({ key, pillar }) => (
              <Cell
                key={key}
                row={row}
                column={key}
                pillar={pillar}
                names={row === 'shen_sha' && names ? (names[key] ?? '') : undefined}
                tappable={tappable}
              />
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
  names: string | undefined;
  tappable: boolean;
}

/** Kept while its pillar is the same object: a change of luck draws its own column only. */
const Cell = memo(function Cell({ row, column, pillar, names, tappable }: CellProps) {
  return (
    <td {...columnMark(column)}>
      {pillar && names !== '' ? (
        // A new pillar is a new node, so that it can settle into the paper.
        <Fragment key={pillar.gan + pillar.zhi}>{content(row, pillar, names, tappable)}</Fragment>
      ) : (
        <span data-empty="">{copy.placeholder}</span>
      )}
    </td>
  );
});

function content(row: RowKey, pillar: LuckPillar, names: string | undefined, tappable: boolean): ReactNode {
  if (row === 'shen_sha') {
    return (names ?? FULL_WIDTH_SPACE)
      .split(' ')
      .map((name) => <Fragment key={name}>{word(tappable, name)} </Fragment>);
  }
  if (row === 'gan' || row === 'zhi') {
    const character = pillar[row];
    const phase = phaseOf(character);
    const sign = <small> {phase ? phaseSign(phase) : FULL_WIDTH_SPACE}</small>;
    return word(
      tappable,
      <>
        {character}
        {sign}
      </>,
      { 'data-glyph': '', 'data-phase': phase },
    );
  }
  if (row !== 'cang_gan') return word(tappable, pillar[row]);
  return pillar.cang_gan.map((stem, index) => (
    <Fragment key={index}>
      {word(
        tappable,
        <>
          <b data-phase={phaseOf(stem)}>{stem}</b> <span>{pillar.cang_gan_shi_shen[index]}</span>{' '}
        </>,
        { 'data-hidden-stem': '' },
      )}
    </Fragment>
  ));
}

/** One word of the table; the table listens for its buttons. */
function word(tappable: boolean, children: ReactNode, marks?: object): ReactNode {
  return tappable ? (
    <button {...marks} type="button" tabIndex={-1}>
      {children}
    </button>
  ) : (
    <span {...marks}>{children}</span>
  );
}
