import { drawLine, drawText, truncateText, wrapText } from '../picture/canvas.ts';
import { drawFoot, drawPage, drawSeal, FOOT, PAGE, type PictureLook, sans, serif } from '../picture/frame.ts';
import { reportPictureCopy as copy } from './ReportPicture.copy.ts';

export { PICTURE_SIZE, type PictureLook } from '../picture/frame.ts';

/** A part of a report's opening. */
export interface OpeningPart {
  title: string;
  /** Paragraphs and items of lists, without marks. */
  lines: { text: string; isItem: boolean }[];
}

/** What the picture shows. */
export interface ReportPictureSubject {
  /** Name of the report. */
  title: string;
  /** Whose report it is; left out of the picture without it. */
  name?: string | undefined;
  opening: readonly OpeningPart[];
  /** Whether a model wrote the text: it is said on the picture. */
  byModel: boolean;
  /** Name of the product, at the foot. */
  product: string;
}

/** Top of the text below the title. */
const TOP = 268;
/** Height of the mark of a text by a model: a twentieth of the shorter side, as GB 45438-2025 asks of pictures. */
const MARK = 54;
/** By which the text is made smaller until it fits. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;

interface SetLine {
  text: string;
  x: number;
  y: number;
  font: string;
  isTitle: boolean;
  /** Whether it begins an item. */
  isFirst: boolean;
}

/** The lines of the opening at a scale, and where they end. */
function setOpening(
  context: CanvasRenderingContext2D,
  opening: readonly OpeningPart[],
  look: PictureLook,
  scale: number,
): { lines: SetLine[]; end: number } {
  const size = Math.round(33 * scale);
  const body = sans(size, look);
  const title = serif(Math.round(38 * scale), look);
  const lines: SetLine[] = [];
  let y = TOP;
  for (const part of opening) {
    if (part.title !== '') {
      y += size * (lines.length > 0 ? 2.1 : 1.7);
      lines.push({ text: part.title, x: PAGE.left, y, font: title, isTitle: true, isFirst: false });
      y += size * 0.4;
    }
    for (const { text, isItem } of part.lines) {
      const indent = isItem ? size * 0.9 : 0;
      wrapText(context, text, body, PAGE.width - indent).forEach((line, index) => {
        y += size * 1.6;
        const isFirst = isItem && index === 0;
        lines.push({ text: line, x: PAGE.left + indent, y, font: body, isTitle: false, isFirst });
      });
      y += size * 0.35;
    }
  }
  return { lines, end: y };
}

/** The lines of the opening at the largest scale at which they end above `bottom`; at the smallest where none does. */
function fitOpening(
  context: CanvasRenderingContext2D,
  opening: readonly OpeningPart[],
  look: PictureLook,
  bottom: number,
): SetLine[] {
  let lines: SetLine[] = [];
  for (const scale of SCALES) {
    const set = setOpening(context, opening, look, scale);
    lines = set.lines;
    if (set.end <= bottom) break;
  }
  return lines;
}

/** Every character the picture shows, for loading the parts of the fonts it needs. */
export function charactersOf({ title, name = '', opening, product }: ReportPictureSubject): string {
  const words = [
    ...[title, product, copy.of(name), copy.byModel, copy.note, '…·'],
    ...opening.flatMap((part) => [part.title, ...part.lines.map(({ text }) => text)]),
  ];
  return [...new Set(words.join(''))].join('');
}

/**
 * Draws the opening of a report as a picture of `PICTURE_SIZE`. The text is set smaller where it is long; what does not
 * fit then ends with …. The fonts must be loaded before.
 */
export function drawReportPicture(
  context: CanvasRenderingContext2D,
  { title, name, opening, byModel, product }: ReportPictureSubject,
  look: PictureLook,
): void {
  const { color } = look;
  drawPage(context, look);
  const seal = 108;
  drawSeal(context, look, { x: PAGE.right - seal, y: 92, size: seal });
  const room = PAGE.width - seal - 40;
  const heading = serif(62, look);
  const of = name ? copy.of(name) : '';
  if (of) {
    const font = sans(30, look);
    const text = truncateText(context, of, font, room);
    drawText(context, text, { x: PAGE.left, y: 122, font, colour: color.textMuted });
  }
  drawText(context, truncateText(context, title, heading, room), {
    ...{ x: PAGE.left, y: of ? 196 : 172, font: heading, colour: color.text },
  });
  drawLine(context, [PAGE.left, TOP - 28, PAGE.right, TOP - 28], color.hairline);

  const bottom = FOOT - (byModel ? MARK + 28 : 0) - 24;
  const lines = fitOpening(context, opening, look, bottom);
  const shown = lines.filter(({ y }) => y <= bottom);
  // A title at the end has nothing below it.
  while (shown.at(-1)?.isTitle) shown.pop();
  shown.forEach(({ text, x, y, font, isTitle, isFirst }, index) => {
    const isCut = index === shown.length - 1 && shown.length < lines.length;
    drawText(context, isCut ? `${[...text].slice(0, -1).join('')}…` : text, {
      ...{ x, y, font, colour: isTitle ? color.accent : color.text },
    });
    if (isFirst) drawText(context, '·', { x: PAGE.left, y, font, colour: color.accent });
  });
  if (byModel)
    drawText(context, copy.byModel, {
      ...{ x: PAGE.left, y: FOOT - 24, font: sans(MARK, look), colour: color.textMuted },
    });
  drawFoot(context, { product, note: copy.note }, look);
}
