import type { CaptchaRenderer } from '../ports/captcha.ts';
import type { Entropy } from '../ports/entropy.ts';

const WIDTH = 240;
const HEIGHT = 80;
const LENGTH = 4;

type Point = readonly [x: number, y: number];

type Glyph = readonly (readonly Point[])[];

/**
 * Strokes on a grid 10 wide and 14 high, so that no font is needed. Of characters that look alike (0 O, 1 I L, 5 S,
 * 8 B, 2 Z, U V) at most one is used.
 */
const GLYPHS: Record<string, Glyph> = {
  '2': [
    [
      [1, 4],
      [1.6, 1.6],
      [4.5, 0],
      [8, 1],
      [9, 3.8],
      [7.5, 6.8],
      [4, 10],
      [1, 14],
      [9.2, 14],
    ],
  ],
  '3': [
    [
      [1, 1.4],
      [4.5, 0],
      [8.4, 1.2],
      [8.6, 4.6],
      [4.6, 6.6],
      [8.6, 8.4],
      [9, 12],
      [5, 14],
      [0.8, 12.6],
    ],
  ],
  '4': [
    [
      [7, 14],
      [7, 0],
      [0.6, 9.6],
      [9.8, 9.6],
    ],
  ],
  '5': [
    [
      [8.6, 0],
      [2, 0],
      [1.4, 6.2],
      [5, 5],
      [8.8, 7],
      [9, 11],
      [5.6, 14],
      [1, 12.8],
    ],
  ],
  '6': [
    [
      [8.2, 0.6],
      [3.6, 2.6],
      [1, 8],
      [1.6, 12.4],
      [5, 14],
      [8.6, 12.2],
      [8.8, 8.8],
      [5.4, 7],
      [1.4, 9],
    ],
  ],
  '7': [
    [
      [0.8, 0],
      [9, 0],
      [6, 6],
      [4, 14],
    ],
  ],
  '8': [
    [
      [5, 6.6],
      [1.4, 4.4],
      [2, 1],
      [5, 0],
      [8, 1],
      [8.6, 4.4],
      [5, 6.6],
      [1, 9.6],
      [1.6, 13],
      [5, 14],
      [8.4, 13],
      [9, 9.6],
      [5, 6.6],
    ],
  ],
  '9': [
    [
      [8.6, 5],
      [4.6, 7],
      [1.2, 5.2],
      [1.4, 1.8],
      [5, 0],
      [8.4, 1.6],
      [9, 6],
      [6.4, 11.4],
      [1.8, 13.4],
    ],
  ],
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [2, 9.4],
      [8, 9.4],
    ],
  ],
  C: [
    [
      [9.2, 2.6],
      [6, 0],
      [2, 1.8],
      [0.6, 7],
      [2, 12.2],
      [6, 14],
      [9.2, 11.4],
    ],
  ],
  E: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
      [9, 14],
    ],
    [
      [1, 6.8],
      [7.4, 6.8],
    ],
  ],
  F: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
    ],
    [
      [1, 6.8],
      [7.6, 6.8],
    ],
  ],
  H: [
    [
      [1, 0],
      [1, 14],
    ],
    [
      [9, 0],
      [9, 14],
    ],
    [
      [1, 7],
      [9, 7],
    ],
  ],
  K: [
    [
      [1, 0],
      [1, 14],
    ],
    [
      [9, 0],
      [1, 8.4],
    ],
    [
      [3.8, 5.6],
      [9.4, 14],
    ],
  ],
  M: [
    [
      [0, 14],
      [1, 0],
      [5, 8.6],
      [9, 0],
      [10, 14],
    ],
  ],
  N: [
    [
      [1, 14],
      [1, 0],
      [9, 14],
      [9, 0],
    ],
  ],
  P: [
    [
      [1, 14],
      [1, 0],
      [6, 0],
      [9, 2],
      [9, 5.4],
      [6, 7.4],
      [1, 7.4],
    ],
  ],
  R: [
    [
      [1, 14],
      [1, 0],
      [6, 0],
      [9, 2],
      [9, 5],
      [6, 7],
      [1, 7],
    ],
    [
      [5, 7],
      [9.6, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  X: [
    [
      [0.6, 0],
      [9.4, 14],
    ],
    [
      [9.4, 0],
      [0.6, 14],
    ],
  ],
  Y: [
    [
      [0.4, 0],
      [5, 7],
      [9.6, 0],
    ],
    [
      [5, 7],
      [5, 14],
    ],
  ],
};

/** Other forms of some characters: small letters and other ways to write a digit. */
const OTHER_FORMS: Record<string, Glyph> = {
  '3': [
    [
      [1, 0],
      [8.6, 0],
      [4.4, 5.6],
      [8.4, 7.6],
      [8.8, 11.6],
      [5, 14],
      [0.8, 12.6],
    ],
  ],
  '4': [
    [
      [2, 0],
      [0.8, 8.6],
      [9.6, 8.6],
    ],
    [
      [7, 4],
      [7, 14],
    ],
  ],
  A: [
    [
      [8.6, 3.5],
      [5.5, 2],
      [2, 4],
      [1, 8.5],
      [2.4, 12.8],
      [5.4, 14],
      [8.4, 11.5],
    ],
    [
      [8.8, 2.6],
      [8.8, 12.4],
      [9.8, 14],
    ],
  ],
  E: [
    [
      [1.2, 8],
      [9, 7.4],
      [8.4, 3.6],
      [5, 2],
      [1.8, 4],
      [0.8, 8.4],
      [2.2, 12.6],
      [5.6, 14],
      [9, 12.2],
    ],
  ],
  M: [
    [
      [0.4, 3],
      [0.4, 14],
    ],
    [
      [0.4, 6],
      [2.6, 3],
      [4.8, 4],
      [5, 7],
      [5, 14],
    ],
    [
      [5, 6],
      [7.2, 3],
      [9.4, 4],
      [9.8, 7],
      [9.8, 14],
    ],
  ],
  N: [
    [
      [1.2, 3],
      [1.2, 14],
    ],
    [
      [1.2, 6],
      [4.4, 3],
      [8, 3.8],
      [8.8, 7],
      [8.8, 14],
    ],
  ],
  R: [
    [
      [1.6, 3],
      [1.6, 14],
    ],
    [
      [1.6, 7],
      [4, 3.8],
      [8.6, 3.4],
    ],
  ],
};

const ALPHABET = Object.keys(GLYPHS);
const INKS = ['#3b4a63', '#5a3d3d', '#2f5146', '#4d3f66'];
const PAPER = '#f6f2ea';

/** A character's strokes, filled or as outlines. */
type Drawn = { paths: string[]; outlined: boolean; width: number };

/**
 * Draws captchas of four warped, touching characters crossed by lines of the same colour. Parts of the picture have
 * ink and paper exchanged, which people hardly notice and a trained reader has to learn for every shape anew.
 *
 * @param fixedAnswer the text of every captcha, for automated runs; null for random text.
 */
export function createDrawnCaptcha(entropy: Entropy, fixedAnswer: string | null): CaptchaRenderer {
  const between = (low: number, high: number) => low + (entropy.below(10_000) / 10_000) * (high - low);
  const pick = <T>(list: readonly T[]): T => list[entropy.below(list.length)] as T;

  /** A character's strokes around a centre, each in its own form, size, angle, slant and shape. */
  function draw(character: string, centre: Point, width: number, warp: (point: Point) => Point): Drawn {
    // A fixed text may have characters without a form.
    const forms = [GLYPHS[character] ?? [], OTHER_FORMS[character]].filter((form) => form !== undefined);
    const scale: Point = [width / 10, between(3, 4)];
    const angle = between(-0.4, 0.4);
    const slant = between(-0.3, 0.3);
    const bend = between(-0.9, 0.9);
    const outlined = entropy.below(3) === 0;
    const paths = pick(forms).map((stroke) => {
      const shaken = stroke.map(([x, y]): Point => [x + between(-0.5, 0.5), y + between(-0.5, 0.5)]);
      const points = subdivide(shaken).map(([x, y]) => {
        const left = (x - 5 + slant * (7 - y) + bend * Math.sin((y / 14) * Math.PI)) * scale[0];
        const top = (y - 7) * scale[1];
        return warp([
          centre[0] + left * Math.cos(angle) - top * Math.sin(angle),
          centre[1] + left * Math.sin(angle) + top * Math.cos(angle),
        ]);
      });
      return path(points);
    });
    return { paths, outlined, width: between(5, 7) };
  }

  /** Centres and widths of the characters: neighbours touch or overlap, and the row starts anywhere. */
  function places(): { centre: Point; width: number }[] {
    const widths = Array.from({ length: LENGTH }, () => between(31, 43));
    let x = 0;
    const centres = widths.map((width, index) => {
      const before = widths[index - 1];
      // The strokes are some 6 px wide, so that characters touch at a distance below their mean width.
      x = before === undefined ? width / 2 : x + ((before + width) / 2) * between(0.96, 1.1);
      return x;
    });
    const start = between(8, WIDTH - 8 - (x + (widths.at(-1) ?? 0) / 2));
    return widths.map((width, index) => ({
      centre: [start + (centres[index] ?? 0), HEIGHT / 2 + between(-7, 7)],
      width,
    }));
  }

  /** The outline of the parts with ink and paper exchanged: below a wavy line, and where circles cross it. */
  function exchangedParts(): string {
    const [level, wave, length, phase] = [
      between(18, HEIGHT - 18),
      between(5, 12),
      between(14, 26),
      between(0, 6.3),
    ];
    const line = Array.from({ length: WIDTH / 6 + 1 }, (_, step): Point => {
      const x = step * 6;
      return [x, level + wave * Math.sin(x / length + phase)];
    });
    const circles = Array.from({ length: 2 }, () => {
      const radius = between(14, 24);
      const [x, y] = [between(0, WIDTH), between(0, HEIGHT)];
      const half = (to: number) => `A${radius} ${radius} 0 0 1 ${to} ${y}`;
      return `M${x - radius} ${y}${half(x + radius)}${half(x - radius)}Z`;
    });
    return `${path([...line, [WIDTH, HEIGHT], [0, HEIGHT]])}Z${circles.join('')}`;
  }

  return {
    async render() {
      const answer = fixedAnswer ?? Array.from({ length: LENGTH }, () => pick(ALPHABET)).join('');
      const ink = pick(INKS);
      const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
      const [waveX, waveY] = [between(2, 4.5), between(3, 6)];
      const [lengthX, lengthY] = [between(10, 16), between(18, 32)];
      const warp = ([x, y]: Point): Point => [
        x + waveX * Math.sin(y / lengthX + phaseX),
        y + waveY * Math.sin(x / lengthY + phaseY),
      ];
      const row = places();
      const characters = [...answer].map((character, index) => {
        const { centre, width } = row[index] as (typeof row)[number];
        return draw(character, centre, width, warp);
      });
      const lines = Array.from({ length: 2 }, (_, line) => {
        const points: Point[] = [
          [between(-10, 15), between(8, HEIGHT - 8)],
          [WIDTH * 0.35, between(4, HEIGHT - 4)],
          [WIDTH * 0.7, between(4, HEIGHT - 4)],
          [WIDTH + between(-15, 10), between(8, HEIGHT - 8)],
        ];
        // One line is nearly as thick as the characters, so that thickness does not tell them apart.
        return stroke(path(subdivide(points).map(warp)), line === 0 ? between(2.2, 3) : between(1, 1.4));
      });
      // Thin characters that do not count: people pass over them, a reader has to tell them from the others.
      const decoys = Array.from({ length: 3 }, () => {
        const centre: Point = [between(0, WIDTH), between(0, HEIGHT)];
        return { ...draw(pick(ALPHABET), centre, between(20, 40), warp), outlined: false, width: 1.3 };
      });
      const picture = (front: string, back: string) =>
        `<rect width="100%" height="100%" fill="${back}"/>` +
        `<g fill="none" stroke="${front}" stroke-linecap="round" stroke-linejoin="round">` +
        `${[...decoys, ...characters].map((drawn) => strokes(drawn, back)).join('')}${lines.join('')}</g>`;
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
        `<clipPath id="x"><path clip-rule="evenodd" d="${exchangedParts()}"/></clipPath>` +
        `${picture(ink, PAPER)}<g clip-path="url(#x)">${picture(PAPER, ink)}</g></svg>`;
      // Loaded on first use: it would slow the start.
      const { default: sharp } = await import('sharp');
      return { answer, png: await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer() };
    },
  };
}

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

function stroke(d: string, width: number, more = ''): string {
  return `<path d="${d}" stroke-width="${width.toFixed(1)}"${more}/>`;
}

/** The strokes of a character on a background. */
function strokes({ paths, outlined, width }: Drawn, back: string): string {
  if (!outlined) return paths.map((d) => stroke(d, width)).join('');
  const outer = paths.map((d) => stroke(d, width + 2));
  // The inside of an outline, drawn after all strokes so that they join.
  const inner = paths.map((d) => stroke(d, width - 2, ` stroke="${back}"`));
  return [...outer, ...inner].join('');
}
