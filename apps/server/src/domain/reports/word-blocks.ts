/** Blocks of a report's Markdown in a Word file. */
import { type Block, type Inline, linesOfRun, wordsOf } from '@ziping/api-client/markdown';
import type { IParagraphOptions, IRunOptions, Paragraph, Table, TextRun } from 'docx';

import { type Docx, GREY, type MakeRun, POINTS, STEP } from './word-page.ts';
import { drawTable } from './word-table.ts';

/** Where a block stands: in the text, in a note or in an item of a list, which may stand in each other. */
interface Place {
  /** How many of them it is in. */
  level: number;
  own: IParagraphOptions;
  look: IRunOptions;
}

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

const cellsOf = ({ head, rows }: Extract<Block, { kind: 'table' }>): string[][] =>
  [head, ...rows].map((row) => row.map(wordsOf));

/** Draws the blocks of a section's text. @param body the look of its paragraphs */
export function createBlockDrawing(docx: Docx, run: MakeRun, body: IParagraphOptions) {
  const inText: Place = { level: 0, own: body, look: {} };

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

  function block(given: Block, place: Place): (Paragraph | Table)[] {
    const { own, look } = place;
    switch (given.kind) {
      case 'table':
        return [drawTable(docx, run, cellsOf(given)), new docx.Paragraph({})];
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

  return (given: Block): (Paragraph | Table)[] => block(given, inText);
}
