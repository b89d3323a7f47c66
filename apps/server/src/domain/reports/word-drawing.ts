/** How texts, tables and blocks of a Word file look. */
import type { IParagraphOptions } from 'docx';

import { toXmlText } from '../../shared/plain-text.ts';
import { createBlockDrawing } from './word-blocks.ts';
import { type Docx, GREY, type MakeRun, STEP } from './word-page.ts';
import { drawTable } from './word-table.ts';

export type Drawing = ReturnType<typeof createDrawing>;

/** Draws what a file is made of. */
export function createDrawing(docx: Docx) {
  const { AlignmentType, BorderStyle } = docx;

  const run: MakeRun = (text, own = {}) => new docx.TextRun({ ...own, text: toXmlText(text) });

  const BODY: IParagraphOptions = {
    indent: { firstLine: STEP },
    spacing: { line: 400, after: 120 },
    alignment: AlignmentType.BOTH,
  };

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

  return {
    run,
    paragraph,
    quietRun,
    centred,
    table: (rows: readonly string[][]) => drawTable(docx, run, rows),
    block: createBlockDrawing(docx, run, BODY),
    /** A line across the text. */
    rule: { style: BorderStyle.SINGLE, size: 4, space: 6, color: 'BFBFBF' },
  };
}
