/** Type, colour and place of a line of text. */
interface Setting {
  x: number;
  /** Of the baseline. */
  y: number;
  /** CSS font shorthand. */
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  /** Width it must keep within; a longer line is set narrower. */
  width?: number;
  /** Space after each character. */
  spacing?: number;
}

/**
 * Sets one line.
 * @returns how wide it became
 */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, font, colour, align = 'left', width, spacing = 0 }: Setting,
): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = spacing === 0 ? align : 'left';
  if (spacing === 0) {
    const natural = pen.measureText(text).width;
    pen.fillText(text, x, y, width);
    return width === undefined ? natural : Math.min(natural, width);
  }
  const characters = [...text];
  const total = characters.reduce(
    (sum, character) => sum + pen.measureText(character).width + spacing,
    -spacing,
  );
  let at = align === 'center' ? x - total / 2 : align === 'right' ? x - total : x;
  for (const character of characters) {
    pen.fillText(character, at, y);
    at += pen.measureText(character).width + spacing;
  }
  return total;
}

/** A text cut with … so that it is no wider than `width` in this font. */
export function cut(pen: CanvasRenderingContext2D, text: string, font: string, width: number): string {
  pen.font = font;
  if (pen.measureText(text).width <= width) return text;
  const characters = [...text];
  do characters.pop();
  while (characters.length > 0 && pen.measureText(`${characters.join('')}…`).width > width);
  return `${characters.join('')}…`;
}

/** A level or upright line, `weight` wide, its middle on the coordinates. */
export function rule(
  pen: CanvasRenderingContext2D,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: string,
  weight = 1,
): void {
  pen.fillStyle = colour;
  const half = weight / 2;
  pen.fillRect(
    x1 - (x1 === x2 ? half : 0),
    y1 - (y1 === y2 ? half : 0),
    x2 - x1 || weight,
    y2 - y1 || weight,
  );
}
