import { Fragment, memo } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LuckPillar } from '@ziping/bazi/types';
import { phaseOf, phaseSign } from '../theme.ts';
import { LUCK_COLUMNS } from './columns.ts';
import type { Column, ColumnKey, ShenShaNames } from './columns.ts';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { blankWords, FULL_WIDTH_SPACE, ROWS } from './rows.ts';
import type { Row, RowKey, Word } from './rows.ts';

export interface PillarGridProps extends ComponentPropsWithRef<'table'> {
  /** Accessible name of the table. */
  caption: string;
  /** The pillars, in reading order. */
  columns: readonly Column[];
  /** Whether the rows marked `further` are shown too. */
  furtherRows?: boolean | undefined;
  /** Undefined while they are not known. */
  shenSha?: ShenShaNames | undefined;
  /** Whether every word is a button. */
  tappable?: boolean;
  /** What is added to a glyph, by row and column. Each must stay the same object, or its cell is rendered again. */
  marks?: Partial<Record<RowKey, Partial<Record<ColumnKey, ReactNode>>>>;
  /** Whether each cell holds white space in place of its words, whatever its column. */
  blank?: boolean;
}

/** The table alone. The container's styles select its parts by data attributes. */
export function PillarGrid({
  caption,
  columns,
  furtherRows = false,
  shenSha,
  tappable = false,
  marks,
  blank = false,
  ...rest
}: PillarGridProps) {
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
              {note === '' ? null : <small>{` ${note}`}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.filter(({ further }) => furtherRows || !further).map((row) => (
          <tr key={row.key} data-row={row.key}>
            <th scope="row">{tappable ? wordElement(true, row.label) : row.label}</th>
            {columns.map(({ key, pillar }) => (
              <Cell
                key={key}
                row={row}
                column={key}
                pillar={pillar}
                mark={marks?.[row.key]?.[key]}
                shenSha={row.needsShenSha && shenSha ? (shenSha[key] ?? '') : undefined}
                tappable={tappable}
                blank={blank}
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
  row: Row;
  column: ColumnKey;
  pillar: LuckPillar | null;
  mark: ReactNode;
  shenSha: string | undefined;
  tappable: boolean;
  blank: boolean;
}

/** Memoised by its pillar: a change of luck renders the cells of its own column only. */
const Cell = memo(function Cell({ row, column, pillar, mark, shenSha, tappable, blank }: CellProps) {
  const words = blank ? undefined : pillar ? row.words(pillar, shenSha) : [];
  return (
    <td {...columnMark(column)}>
      {words?.length === 0 ? (
        <span data-empty="">{copy.placeholder}</span>
      ) : (
        // The key makes new nodes for a new pillar, which start the settling animation.
        <Fragment key={pillar && pillar.gan + pillar.zhi}>
          {(words ?? blankWords(row)).map((word, index) => (
            <Fragment key={index}>{drawWord(row, word, tappable && words !== undefined, mark)}</Fragment>
          ))}
        </Fragment>
      )}
    </td>
  );
});

function drawWord({ layout }: Row, { text, stem = '' }: Word, tappable: boolean, mark: ReactNode): ReactNode {
  if (layout === 'list') return <>{wordElement(tappable, text)} </>;
  if (layout === 'glyph') {
    const phase = phaseOf(text);
    const glyph = (
      <>
        {text}
        <small>{` ${phase ? phaseSign(phase) : FULL_WIDTH_SPACE}`}</small>
        {mark}
      </>
    );
    return wordElement(tappable, glyph, { 'data-glyph': '', 'data-phase': phase });
  }
  if (layout === 'hidden_stem') {
    const hidden = (
      <>
        <b data-phase={phaseOf(stem)}>{stem}</b> <span>{text}</span>{' '}
      </>
    );
    return wordElement(tappable, hidden, { 'data-hidden-stem': '' });
  }
  return wordElement(tappable, text);
}

/** One word of the table. The table handles the clicks of its buttons. */
function wordElement(tappable: boolean, children: ReactNode, marks?: object): ReactNode {
  return tappable ? (
    <button {...marks} type="button" tabIndex={-1}>
      {children}
    </button>
  ) : (
    <span {...marks}>{children}</span>
  );
}
