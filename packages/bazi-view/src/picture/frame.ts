/** What the pictures of the product share: size, paper, seal, foot. */
import type { Phase, token } from '../theme.ts';
import { drawLine, drawText, truncateText } from './canvas.ts';

/** Width and height of the picture in its own units; a canvas of this size has one pixel for each. */
export const PICTURE_SIZE = { width: 1080, height: 1440 } as const;

type PictureColor = Exclude<keyof typeof token, 'fontBody' | 'fontTitle' | 'focus' | 'line' | 'sunken'>;

/** Colours, fonts and seal of the picture, all taken from the page. */
export interface PictureLook {
  color: Readonly<Record<PictureColor, string>>;
  phase: Readonly<Record<Phase, string>>;
  /** CSS font-family lists. */
  font: { title: string; body: string };
  /** The seal as SVG path data in a square of `size`: a filled shape `stone`, and strokes `carving` over it. */
  seal: { size: number; stone: string; carving: readonly string[]; stroke: number };
}

/** The text between the margins. */
export const PAGE = { left: 88, right: 992, width: 904 } as const;
/** Top of the foot. */
export const FOOT = 1312;

export const serif = (size: number, { font }: PictureLook) => `600 ${size}px ${font.title}`;
export const sans = (size: number, { font }: PictureLook, weight = 400) => `${weight} ${size}px ${font.body}`;

/** The background and the double frame. */
export function drawPage(context: CanvasRenderingContext2D, { color }: PictureLook): void {
  const { width, height } = PICTURE_SIZE;
  context.fillStyle = color.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = color.text;
  context.lineWidth = 4;
  context.strokeRect(36, 36, width - 72, height - 72);
  context.lineWidth = 1;
  context.strokeRect(46.5, 46.5, width - 93, height - 93);
}

export function drawSeal(
  context: CanvasRenderingContext2D,
  { color, seal }: PictureLook,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / seal.size, size / seal.size);
  context.fillStyle = color.accentFill;
  context.fill(new Path2D(seal.stone));
  context.strokeStyle = color.accentText;
  context.lineWidth = seal.stroke;
  context.lineJoin = 'round';
  for (const path of seal.carving) context.stroke(new Path2D(path));
  context.restore();
}

/** The product and what the picture is not, above the lower edge. */
export function drawFoot(
  context: CanvasRenderingContext2D,
  { product, note }: { product: string; note: string },
  look: PictureLook,
): void {
  const { color } = look;
  const { left, right, width } = PAGE;
  const y = FOOT;
  drawLine(context, [left, y, right, y], color.hairline);
  const font = serif(31, look);
  const textWidth = drawText(context, truncateText(context, product, font, width / 3), {
    x: left,
    y: y + 48,
    font,
    colour: color.text,
    spacing: 8,
  });
  drawText(context, note, {
    x: right,
    y: y + 46,
    font: sans(22, look),
    colour: color.textFaint,
    align: 'right',
    width: width - textWidth - 32,
  });
}
