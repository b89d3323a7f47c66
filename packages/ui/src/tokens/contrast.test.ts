import { GROUNDS_OF, PHASES, token } from '@ziping/bazi-view/theme';
import { describe, expect, it } from 'vitest';
import { globalCss } from './globalCss.ts';
import { phaseNames } from './names.ts';
import { semantic, themeNames, type SemanticColors } from './semantic.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast ratio of WCAG 2.2 between two opaque colours, 1–21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

type Color = keyof SemanticColors;
const grounds: Color[] = ['ground', 'surface', 'raised', 'sunken'];

const textPairs: [Color, Color][] = [
  ...grounds.flatMap((ground): [Color, Color][] =>
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

const linePairs: [Color, Color][] = grounds.flatMap((ground): [Color, Color][] => [
  ['hairlineStrong', ground],
  ['focus', ground],
  ['accent', ground],
  ['accentFill', ground],
]);

describe.each(themeNames)('contrast of the %s theme', (name) => {
  const { color, phase, phaseSoft } = semantic[name];

  it.each(textPairs)('text %s on %s has a contrast of at least 4.5', (ink, ground) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('%s on %s has a contrast of at least 3', (line, ground) => {
    expect(contrast(color[line], color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(phaseNames)('text in phase %s has a contrast of at least 4.5 on every background', (key) => {
    for (const ground of grounds) expect(contrast(phase[key], color[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(phase[key], phaseSoft[key])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.text, phaseSoft[key])).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(themeNames)('contrast of the chart in the %s theme', (name) => {
  const { color, phase } = semantic[name];
  const inks = Object.entries(GROUNDS_OF).flatMap(([ink, on]) =>
    on.flatMap((ground): [string, string, string, string][] =>
      ink === 'phase'
        ? PHASES.map((key) => [key, ground, phase[key], color[ground]])
        : [[ink, ground, color[ink as Color], color[ground]]],
    ),
  );

  it.each(inks)('%s on %s has a contrast of at least 4.5', (_ink, _ground, inkValue, groundValue) => {
    expect(contrast(inkValue, groundValue)).toBeGreaterThanOrEqual(4.5);
  });
});

it('defines every custom property that the chart uses', () => {
  const missing = Object.values(token).filter(
    (reference) => !globalCss.includes(`${reference.slice('var('.length, -1)}:`),
  );
  expect(missing).toEqual([]);
});

it('computes a contrast of 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
