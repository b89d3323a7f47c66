import type { CaptchaRenderer } from '../ports/captcha.ts';
import type { Entropy } from '../ports/entropy.ts';

const WIDTH = 240;
const HEIGHT = 80;
const LENGTH = 4;

type Point = readonly [x: number, y: number];

/**
 * Strokes on a grid 10 wide and 14 high, so that no font is needed. Of characters that look alike (0 O, 1 I L, 5 S,
 * 8 B, 2 Z, U V) at most one is used.
 */
const GLYPHS: Record<string, readonly (readonly Point[])[]> = {
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

const ALPHABET = Object.keys(GLYPHS);
const INKS = ['#3b4a63', '#5a3d3d', '#2f5146', '#4d3f66'];

/**
 * Draws captchas of four warped characters crossed by lines of the same colour.
 *
 * @param fixedAnswer the text of every captcha, for automated runs; null for random text.
 */
export function createDrawnCaptcha(entropy: Entropy, fixedAnswer: string | null): CaptchaRenderer {
  const between = (low: number, high: number) => low + (entropy.below(10_000) / 10_000) * (high - low);
  const pick = <T>(list: readonly T[]): T => list[entropy.below(list.length)] as T;

  function strokesOf(character: string, slot: number, warp: (point: Point) => Point): string[] {
    const scale = between(3.1, 3.7);
    const angle = between(-0.28, 0.28);
    const slant = between(-0.2, 0.2);
    const centre: Point = [WIDTH * ((slot + 0.5) / LENGTH) + between(-5, 5), HEIGHT / 2 + between(-5, 5)];
    const width = between(5.6, 7);
    return (GLYPHS[character] ?? []).map((stroke) => {
      const points = subdivide(stroke).map(([x, y]) => {
        const left = (x - 5 + slant * (7 - y)) * scale;
        const top = (y - 7) * scale;
        return warp([
          centre[0] + left * Math.cos(angle) - top * Math.sin(angle),
          centre[1] + left * Math.sin(angle) + top * Math.cos(angle),
        ]);
      });
      return path(points, width);
    });
  }

  return {
    async render() {
      const answer = fixedAnswer ?? Array.from({ length: LENGTH }, () => pick(ALPHABET)).join('');
      const ink = pick(INKS);
      const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
      const [waveX, waveY] = [between(2, 4), between(2.5, 5)];
      const warp = ([x, y]: Point): Point => [
        x + waveX * Math.sin(y / 13 + phaseX),
        y + waveY * Math.sin(x / 27 + phaseY),
      ];
      const glyphs = [...answer].flatMap((character, slot) => strokesOf(character, slot, warp));
      const lines = Array.from({ length: 3 }, () => {
        const points: Point[] = [
          [between(-10, 15), between(8, HEIGHT - 8)],
          [WIDTH * 0.35, between(4, HEIGHT - 4)],
          [WIDTH * 0.7, between(4, HEIGHT - 4)],
          [WIDTH + between(-15, 10), between(8, HEIGHT - 8)],
        ];
        return path(subdivide(points).map(warp), between(1.3, 2.3));
      });
      const dots = Array.from({ length: 40 }, () => {
        const at = `cx="${between(0, WIDTH).toFixed(1)}" cy="${between(0, HEIGHT).toFixed(1)}"`;
        return `<circle ${at} r="${between(0.8, 1.8).toFixed(1)}"/>`;
      });
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
        `<rect width="100%" height="100%" fill="#f6f2ea"/>` +
        `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${[...glyphs, ...lines].join('')}</g>` +
        `<g fill="${ink}">${dots.join('')}</g></svg>`;
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

function path(points: readonly Point[], width: number): string {
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}" stroke-width="${width.toFixed(1)}"/>`;
}
