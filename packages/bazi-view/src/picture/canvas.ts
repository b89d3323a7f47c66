/** Font, colour and position of a line of text. */
interface TextStyle {
  x: number;
  /** The baseline. */
  y: number;
  /** CSS font shorthand. */
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  /** Greatest width; a longer line is condensed. */
  width?: number;
  /** Space after each character. */
  spacing?: number;
}

/**
 * Draws one line of text.
 * @returns its width
 */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, font, colour, align = 'left', width, spacing = 0 }: TextStyle,
): number {
  context.font = font;
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  context.textAlign = spacing === 0 ? align : 'left';
  if (spacing === 0) {
    const natural = context.measureText(text).width;
    context.fillText(text, x, y, width);
    return width === undefined ? natural : Math.min(natural, width);
  }
  const characters = [...text];
  const total = characters.reduce(
    (sum, character) => sum + context.measureText(character).width + spacing,
    -spacing,
  );
  let at = align === 'center' ? x - total / 2 : align === 'right' ? x - total : x;
  for (const character of characters) {
    context.fillText(character, at, y);
    at += context.measureText(character).width + spacing;
  }
  return total;
}

/** The text, shortened with … so that it is no wider than `width` in this font. */
export function truncateText(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  width: number,
): string {
  context.font = font;
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  do characters.pop();
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > width);
  return `${characters.join('')}…`;
}

/** Draws a horizontal or vertical line, `weight` wide, centred on the coordinates. */
export function drawLine(
  context: CanvasRenderingContext2D,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: string,
  weight = 1,
): void {
  context.fillStyle = colour;
  const half = weight / 2;
  context.fillRect(
    x1 - (x1 === x2 ? half : 0),
    y1 - (y1 === y2 ? half : 0),
    x2 - x1 || weight,
    y2 - y1 || weight,
  );
}

/** Marks that do not begin a line. */
const NO_START = /[，。；：、！？）」』”’…％%]/;

/** The lines of a text that are no wider than `width` in this font. */
export function wrapText(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  width: number,
): string[] {
  context.font = font;
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    // A mark may stand beyond the edge by its own empty half.
    if (line !== '' && !NO_START.test(character) && context.measureText(line + character).width > width) {
      lines.push(line);
      line = '';
    }
    line += character;
  }
  return line === '' ? lines : [...lines, line];
}
