/** How paragraphs, tables and notes of a Word file look. */
import { type Block, type Inline, linesOfRun, wordsOf } from '@ziping/api-client/markdown';
import type * as docxModule from 'docx';
import type { IParagraphOptions, IRunOptions, Paragraph, Table, TextRun } from 'docx';

import { toXmlText } from '../../shared/plain-text.ts';

/** The library, which is loaded with the first file: few people need it, and it is larger than the rest of the service. */
export type Docx = typeof docxModule;

/** 宋体, as a book is set; Windows, macOS and LibreOffice have it or replace it by a serif face of theirs. */
const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };
export const GREY = '595959';

/** The name of the numbering of lists. */
const POINTS = 'points';
/** How far each list or note stands in from the block around it, in twips; the marks of an item hang in it. */
const STEP = 480;
/** Lists and notes inside each other, as the parser of the texts allows. */
const LEVELS = 4;

/** A4, and its margins, in twips. */
export const PAGE = { width: 11_906, height: 16_838, margin: 1600 };
/** Width of the text between the margins, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** The width of a column in characters: what a short and a long one count at least and at most. */
const COLUMN = { least: 3, most: 26 };
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

/** Where a block stands: in the text, in a note or in an item of a list, which may stand in each other. */
interface Place {
  /** How many of them it is in. */
  level: number;
  own: IParagraphOptions;
  look: IRunOptions;
}

export type Drawing = ReturnType<typeof createDrawing>;

/** Draws what a file is made of. */
export function createDrawing(docx: Docx) {
  const { AlignmentType, BorderStyle } = docx;

  /** The only way of a text into the file. */
  const run = (text: string, own: IRunOptions = {}) => new docx.TextRun({ ...own, text: toXmlText(text) });

  const BODY: IParagraphOptions = {
    indent: { firstLine: STEP },
    spacing: { line: 400, after: 120 },
    alignment: AlignmentType.BOTH,
  };
  const TEXT: Place = { level: 0, own: BODY, look: {} };

  /** Inside a note at a place. */
  const insideNote = ({ level, look }: Place): Place => ({
    level: level + 1,
    own: { indent: { left: (level + 1) * STEP }, spacing: { line: 360, before: 120, after: 120 } },
    look: { ...look, color: GREY },
  });

  /** Inside an item of a list at a place, below its first line. */
  const insideItem = ({ level, look }: Place): Place => ({
    level: level + 1,
    own: { indent: { left: (level + 1) * STEP }, spacing: { line: 400 } },
    look,
  });

  /** A paragraph of the text. */
  const paragraph = (text: string, own: IParagraphOptions = {}) =>
    new docx.Paragraph({ ...BODY, children: [run(text)], ...own });

  /** A quiet line, without its place. @param size in half points */
  const quietRun = (text: string, size?: number) => run(text, { color: GREY, ...(size && { size }) });

  /** A quiet line in the middle, for the head and the foot of a page and under the title. @param size in half points */
  const centred = (text: string, size: number) => ({
    alignment: AlignmentType.CENTER,
    children: [quietRun(text, size)],
  });

  /** A table across the text, the names of its columns first. Rows with fewer cells than others end with empty ones. */
  function table(given: readonly string[][]): Table {
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

  /** The runs of a line, stressed ones bold or slanted. */
  const runs = (children: readonly Inline[], own: IRunOptions = {}): TextRun[] =>
    children.flatMap((part) => {
      if (part.kind === 'text') return run(part.text, own);
      const stress = part.kind === 'strong' ? { bold: true } : { italics: true };
      return runs(part.children, { ...own, ...stress });
    });

  /** The paragraphs of the lines: Word would stretch a justified line that ends with a break. */
  const paragraphs = (children: readonly Inline[], own: IParagraphOptions, look: IRunOptions = {}) =>
    linesOfRun(children).map((line) => new docx.Paragraph({ ...own, children: runs(line, look) }));

  /** A block of a section's text. */
  function block(given: Block, place: Place = TEXT): (Paragraph | Table)[] {
    const { own, look } = place;
    switch (given.kind) {
      case 'table':
        return [table([given.head, ...given.rows].map((row) => row.map(wordsOf))), new docx.Paragraph({})];
      case 'list':
        return given.items.flatMap((parts, index) => item(given, parts, index, place));
      case 'quote':
        return given.blocks.flatMap((inside) => block(inside, insideNote(place)));
      case 'heading':
        return paragraphs(given.children, own, { ...look, bold: true });
      default:
        return paragraphs(given.children, own, look);
    }
  }

  /** An item of a list: its first line after the mark, or the number, and the others below it. */
  function item(
    { ordered, start }: Extract<Block, { kind: 'list' }>,
    [first, ...others]: readonly Block[],
    index: number,
    place: Place,
  ): (Paragraph | Table)[] {
    const inside = insideItem(place);
    const { own, look } = inside;
    if (first?.kind !== 'paragraph')
      return [first, ...others].flatMap((part) => (part ? block(part, inside) : []));
    const [line = [], ...lines] = linesOfRun(first.children);
    const marked: IParagraphOptions = ordered
      ? {
          indent: { left: inside.level * STEP, hanging: 360 },
          children: [run(`${start + index}. `, look), ...runs(line, look)],
        }
      : { numbering: { reference: POINTS, level: place.level }, children: runs(line, look) };
    return [
      new docx.Paragraph({ spacing: { line: 400 }, ...marked }),
      ...lines.map((rest) => new docx.Paragraph({ ...own, children: runs(rest, look) })),
      ...others.flatMap((part) => block(part, inside)),
    ];
  }

  return {
    run,
    paragraph,
    quietRun,
    centred,
    table,
    block,
    /** A line across the text. */
    rule: { style: BorderStyle.SINGLE, size: 4, space: 6, color: 'BFBFBF' },
  };
}

/** The styles of the text and its headings, and the numbering of lists. */
export function lookOf({ AlignmentType, LevelFormat }: Docx) {
  /** @param size in half points */
  const heading = (size: number) => ({
    run: { size, bold: true, font: FONT, color: '1f1f1f' },
    paragraph: { spacing: { before: 360, after: 180 }, keepNext: true },
  });
  const points = Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * STEP, hanging: 240 } } },
  }));
  return {
    styles: {
      default: {
        // Without the language a program that lacks the fonts takes Japanese shapes of the characters.
        document: { run: { font: FONT, size: 23, language: { value: 'en-US', eastAsia: 'zh-CN' } } },
        title: heading(56),
        heading1: heading(36),
        heading2: heading(30),
      },
    },
    numbering: { config: [{ reference: POINTS, levels: points }] },
  };
}
