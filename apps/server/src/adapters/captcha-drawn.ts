import type { CaptchaRenderer } from '../ports/captcha.ts';
import type { Entropy } from '../ports/entropy.ts';

const WIDTH = 240;
const HEIGHT = 80;
const LENGTH = 4;

type Point = readonly [x: number, y: number];

type Glyph = readonly (readonly Point[])[];

/**
 * Strokes on a grid 10 wide and 14 high, each as its points, so that no font is needed. Of characters that look alike
 * (0 O, 1 I L, 5 S, 8 B, 2 Z, U V) at most one is used.
 */
const STROKES: Record<string, string> = {
  '2': '1,4 1.6,1.6 4.5,0 8,1 9,3.8 7.5,6.8 4,10 1,14 9.2,14',
  '3': '1,1.4 4.5,0 8.4,1.2 8.6,4.6 4.6,6.6 8.6,8.4 9,12 5,14 0.8,12.6',
  '4': '7,14 7,0 0.6,9.6 9.8,9.6',
  '5': '8.6,0 2,0 1.4,6.2 5,5 8.8,7 9,11 5.6,14 1,12.8',
  '6': '8.2,0.6 3.6,2.6 1,8 1.6,12.4 5,14 8.6,12.2 8.8,8.8 5.4,7 1.4,9',
  '7': '0.8,0 9,0 6,6 4,14',
  '8': '5,6.6 1.4,4.4 2,1 5,0 8,1 8.6,4.4 5,6.6 1,9.6 1.6,13 5,14 8.4,13 9,9.6 5,6.6',
  '9': '8.6,5 4.6,7 1.2,5.2 1.4,1.8 5,0 8.4,1.6 9,6 6.4,11.4 1.8,13.4',
  A: '0,14 5,0 10,14 / 2,9.4 8,9.4',
  C: '9.2,2.6 6,0 2,1.8 0.6,7 2,12.2 6,14 9.2,11.4',
  E: '9,0 1,0 1,14 9,14 / 1,6.8 7.4,6.8',
  F: '9,0 1,0 1,14 / 1,6.8 7.6,6.8',
  H: '1,0 1,14 / 9,0 9,14 / 1,7 9,7',
  K: '1,0 1,14 / 9,0 1,8.4 / 3.8,5.6 9.4,14',
  M: '0,14 1,0 5,8.6 9,0 10,14',
  N: '1,14 1,0 9,14 9,0',
  P: '1,14 1,0 6,0 9,2 9,5.4 6,7.4 1,7.4',
  R: '1,14 1,0 6,0 9,2 9,5 6,7 1,7 / 5,7 9.6,14',
  T: '0,0 10,0 / 5,0 5,14',
  X: '0.6,0 9.4,14 / 9.4,0 0.6,14',
  Y: '0.4,0 5,7 9.6,0 / 5,7 5,14',
};

const readStroke = (points: string) =>
  points.split(' ').map((point): Point => {
    const [x = '', y = ''] = point.split(',');
    return [Number(x), Number(y)];
  });

const GLYPHS = Object.fromEntries(
  Object.entries(STROKES).map(([character, strokes]): [string, Glyph] => [
    character,
    strokes.split(' / ').map(readStroke),
  ]),
);

const ALPHABET = Object.keys(GLYPHS);
const DIGITS = ALPHABET.filter((character) => /\d/.test(character));
const INKS = ['#3b4a63', '#5a3d3d', '#2f5146', '#4d3f66'];
const PAPER = '#f6f2ea';

/** A character's strokes. */
type Drawn = { paths: string[]; width: number };

/** A number in a range. */
const between = (entropy: Entropy, low: number, high: number) =>
  low + (entropy.below(10_000) / 10_000) * (high - low);
const pick = <T>(entropy: Entropy, list: readonly T[]): T => list[entropy.below(list.length)] as T;

/** What bends all that is drawn. */
function chooseWarp(entropy: Entropy): (point: Point) => Point {
  const [phaseX, phaseY] = [between(entropy, 0, 6.3), between(entropy, 0, 6.3)];
  const [waveX, waveY] = [between(entropy, 1, 2.2), between(entropy, 1.5, 3.5)];
  const [lengthX, lengthY] = [between(entropy, 14, 20), between(entropy, 24, 36)];
  return ([x, y]) => [x + waveX * Math.sin(y / lengthX + phaseX), y + waveY * Math.sin(x / lengthY + phaseY)];
}

/** A character's strokes around a centre. */
function draw(
  entropy: Entropy,
  character: string,
  { centre, width }: Place,
  warp: (point: Point) => Point,
): Drawn {
  const scale: Point = [width / 10, between(entropy, 3.2, 4)];
  const angle = between(entropy, -0.22, 0.22);
  const slant = between(entropy, -0.18, 0.18);
  // A fixed text may have characters without a form.
  const paths = (GLYPHS[character] ?? []).map((stroke) => {
    const points = subdivide(stroke).map(([x, y]) => {
      const left = (x - 5 + slant * (7 - y)) * scale[0];
      const top = (y - 7) * scale[1];
      return warp([
        centre[0] + left * Math.cos(angle) - top * Math.sin(angle),
        centre[1] + left * Math.sin(angle) + top * Math.cos(angle),
      ]);
    });
    return path(points);
  });
  return { paths, width: between(entropy, 4.6, 6.4) };
}

interface Place {
  centre: Point;
  width: number;
}

/** Centres and widths of the characters: neighbours stand apart, and the row starts anywhere. */
function choosePlaces(entropy: Entropy): Place[] {
  const widths = Array.from({ length: LENGTH }, () => between(entropy, 28, 36));
  let x = 0;
  const centres = widths.map((width, index) => {
    const before = widths[index - 1];
    // Angle and slant make a character up to a quarter wider, and its strokes are some 6 px wide.
    x = before === undefined ? width / 2 : x + ((before + width) / 2) * between(entropy, 1.45, 1.6);
    return x;
  });
  const start = between(entropy, 10, WIDTH - 10 - (x + (widths.at(-1) ?? 0) / 2));
  return widths.map((width, index) => ({
    centre: [start + (centres[index] ?? 0), HEIGHT / 2 + between(entropy, -6, 6)],
    width,
  }));
}

/** The picture of a text, as SVG. */
function drawPicture(entropy: Entropy, answer: string): string {
  const ink = pick(entropy, INKS);
  const warp = chooseWarp(entropy);
  const row = choosePlaces(entropy);
  const drawn = [...answer].map((character, index) => draw(entropy, character, row[index] as Place, warp));
  const line = subdivide([
    [between(entropy, -10, 15), between(entropy, 12, HEIGHT - 12)],
    [WIDTH * 0.35, between(entropy, 8, HEIGHT - 8)],
    [WIDTH * 0.7, between(entropy, 8, HEIGHT - 8)],
    [WIDTH + between(entropy, -15, 10), between(entropy, 12, HEIGHT - 12)],
  ]).map(warp);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">` +
    `${stroke(path(line), between(entropy, 0.9, 1.3))}` +
    `${drawn.map(({ paths, width }) => paths.map((d) => stroke(d, width)).join('')).join('')}</g></svg>`
  );
}

/**
 * Draws captchas that a person reads at the first look: four capital letters or figures that stand apart, each in its
 * own size, angle, slant and place, crossed by one thin line. A trained program reads them too; what keeps it from
 * sending text messages are the attempts and the limits, which hold against a perfect reader.
 *
 * @param fixedAnswer the text of every captcha, for automated runs; null for random text.
 */
export const createDrawnCaptcha = (entropy: Entropy, fixedAnswer: string | null): CaptchaRenderer => ({
  async render(digitsOnly = false) {
    const characters = digitsOnly ? DIGITS : ALPHABET;
    const answer = fixedAnswer ?? Array.from({ length: LENGTH }, () => pick(entropy, characters)).join('');
    const svg = drawPicture(entropy, answer);
    // Loaded on first use: it would slow the start.
    const { default: sharp } = await import('sharp');
    return { answer, png: await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer() };
  },
});

/** Splits each segment so that the warp bends it. */
function subdivide(stroke: readonly Point[]): Point[] {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    if (!next) return [point];
    return Array.from({ length: 6 }, (_, step): Point => {
      const part = step / 6;
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function stroke(d: string, width: number): string {
  return `<path d="${d}" stroke-width="${width.toFixed(1)}"/>`;
}
