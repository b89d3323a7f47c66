/** Tables of a Word file. */
import type { Table } from 'docx';

import { type Docx, type MakeRun, TEXT_WIDTH } from './word-page.ts';

/** The width of a column in characters: what a short and a long one count at least and at most. */
const COLUMN = { least: 5, most: 26 };
/** Characters from which on a cell is read as a text. */
const LONG_CELL = 13;

const longestIn = (rows: readonly (readonly string[])[], column: number) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0));

/** Columns across the text by what stands in them, in twips. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const weights = (rows[0] ?? []).map((_, column) =>
    Math.min(COLUMN.most, Math.max(COLUMN.least, longestIn(rows, column))),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => Math.floor((TEXT_WIDTH * weight) / sum));
}

/** A table across the text, the names of its columns first. Rows with fewer cells than others end with empty ones. */
export function drawTable(docx: Docx, run: MakeRun, given: readonly string[][]): Table {
  const { AlignmentType, BorderStyle } = docx;
  const columns = Math.max(...given.map(({ length }) => length));
  const rows = given.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
  // WPS draws the columns by the widths of the grid, Word by those of the cells.
  const widths = columnWidths(rows);
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'A6A6A6' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const alignmentOf = (column: number) =>
    longestIn(rows, column) < LONG_CELL ? AlignmentType.CENTER : AlignmentType.LEFT;
  const cell = (text: string, row: number, column: number) =>
    new docx.TableCell({
      width: { size: widths[column] ?? 0, type: docx.WidthType.DXA },
      verticalAlign: docx.VerticalAlign.CENTER,
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [
        new docx.Paragraph({
          alignment: alignmentOf(column),
          children: [run(text, { bold: row === 0, size: 21 })],
        }),
      ],
    });
  return new docx.Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: docx.WidthType.DXA },
    columnWidths: widths,
    borders: {
      ...{ top: { ...line, size: 8 }, bottom: { ...line, size: 8 }, left: none, right: none },
      ...{ insideHorizontal: line, insideVertical: none },
    },
    rows: rows.map(
      (row, index) =>
        new docx.TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.map((text, column) => cell(text, index, column)),
        }),
    ),
  });
}
