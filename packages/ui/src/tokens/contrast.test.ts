import { GROUNDS_OF, PHASES, token } from '@ziping/bazi-view/theme';
import { describe, expect, it } from 'vitest';
import { contrast, linePairs, textGrounds, textPairs } from './contrast.ts';
import { globalCss } from './globalCss.ts';
import { phaseNames } from './names.ts';
import { semantic, themeNames, type SemanticColors } from './semantic.ts';

describe.each(themeNames)('contrast of the %s theme', (name) => {
  const { color, phase, phaseSoft } = semantic[name];

  it.each(textPairs)('text %s on %s has a contrast of at least 4.5', (ink, ground) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('%s on %s has a contrast of at least 3', (line, ground) => {
    expect(contrast(color[line], color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(phaseNames)('text in phase %s has a contrast of at least 4.5 on every background', (key) => {
    for (const ground of textGrounds) expect(contrast(phase[key], color[ground])).toBeGreaterThanOrEqual(4.5);
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
        : [[ink, ground, color[ink as keyof SemanticColors], color[ground]]],
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
