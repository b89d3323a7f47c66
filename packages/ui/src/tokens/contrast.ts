import type { SemanticColors } from './semantic.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast ratio of WCAG 2.2 between two opaque colours in hex, 1–21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

type Color = keyof SemanticColors;

/** The backgrounds that text may stand on. */
export const textGrounds: readonly Color[] = ['ground', 'surface', 'raised', 'sunken'];

/** The pairs of text and background in use: 4.5 or more (WCAG 2.2, 1.4.3). */
export const textPairs: readonly [Color, Color][] = [
  ...textGrounds.flatMap((ground): [Color, Color][] =>
    (
      ['text', 'textMuted', 'textFaint', 'accent', 'accentStrong', 'success', 'warning', 'danger'] as const
    ).map((ink) => [ink, ground]),
  ),
  ['accentText', 'accentFill'],
  ['accentText', 'accentFillStrong'],
  ['ground', 'text'],
  ...(['accent', 'success', 'warning', 'danger'] as const).flatMap((tone): [Color, Color][] => [
    [tone, `${tone}Soft`],
    ['text', `${tone}Soft`],
    ['textMuted', `${tone}Soft`],
  ]),
];

/** The pairs of meaningful line and background in use: 3 or more (WCAG 2.2, 1.4.11). */
export const linePairs: readonly [Color, Color][] = textGrounds.flatMap((ground): [Color, Color][] => [
  ['hairlineStrong', ground],
  ['focus', ground],
  ['accent', ground],
  ['accentFill', ground],
]);
