/** The page of a Word file: its measures, colours and styles. */
import type * as docxModule from 'docx';
import type { IRunOptions, TextRun } from 'docx';

/** The library, which is loaded with the first file: few people need it, and it is larger than the rest of the service. */
export type Docx = typeof docxModule;

/** 宋体, as a book is set; Windows, macOS and LibreOffice have it or replace it by a serif face of theirs. */
const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };
export const GREY = '595959';

/** The name of the numbering of lists. */
export const POINTS = 'points';
/** How far each list or note stands in from the block around it, in twips; the marks of an item hang in it. */
export const STEP = 480;
/** Lists and notes inside each other, as the parser of the texts allows. */
const LEVELS = 4;

/** A4, and its margins, in twips. */
export const PAGE = { width: 11_906, height: 16_838, margin: 1600 };
/** Width of the text between the margins, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Makes a run of a text: the only way of one into a file. */
export type MakeRun = (text: string, own?: IRunOptions) => TextRun;

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
