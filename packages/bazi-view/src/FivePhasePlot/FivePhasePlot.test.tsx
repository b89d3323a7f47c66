import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FivePhases } from '@ziping/bazi/types';
import { textOf } from '../test-markup.ts';
import { FivePhasePlot } from './FivePhasePlot.tsx';

const phases = (percents: number[], counts: number[]): FivePhases => {
  const names = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
  const shares = names.map((phase, place) => ({
    phase,
    count: counts[place]!,
    weight: percents[place]! / 10,
    percent: percents[place]!,
  }));
  return { shares, missing: names.filter((_, place) => counts[place] === 0) };
};

const mixed = phases([0, 43.5, 36, 14.5, 6], [0, 3, 3, 2, 0]);

describe('FivePhasePlot', () => {
  it('reads each phase with its share and its count, 缺 or 仅藏干', () => {
    const markup = renderToStaticMarkup(<FivePhasePlot phases={mixed} />);
    expect((markup.match(/<li.*?<\/li>/g) ?? []).map(textOf)).toEqual([
      '木 0.0% 缺',
      '火 43.5% 3字',
      '土 36.0% 3字',
      '金 14.5% 2字',
      '水 6.0% 仅藏干',
    ]);
  });

  it('names the missing phases in the header, or says that none is missing', () => {
    const noteOf = (data: FivePhases) =>
      /<header>.*?<p>(.*?)<\/p>/.exec(renderToStaticMarkup(<FivePhasePlot phases={data} />))?.[1];
    expect(noteOf(mixed)).toBe('八字中没有木、水');
    expect(noteOf(phases([0, 60, 40, 0, 0], [0, 4, 4, 0, 0]))).toBe('八字中没有木、金、水');
    expect(noteOf(phases([20, 20, 20, 20, 20], [2, 2, 2, 1, 1]))).toBe('八字中五行俱全');
  });

  it('draws bars in proportion and none higher than its box', () => {
    const heights = (data: FivePhases) =>
      [...renderToStaticMarkup(<FivePhasePlot phases={data} />).matchAll(/height:([\d.]+)%/g)].map(([, n]) =>
        Number(n),
      );
    const [wood, fire, , metal] = heights(mixed);
    expect(wood).toBe(0);
    expect(fire! / metal!).toBeCloseTo(3);
    expect(Math.max(...heights(phases([0, 0, 100, 0, 0], [0, 0, 8, 0, 0])))).toBeLessThan(100);
  });

  it('shows the method only when it is given', () => {
    expect(renderToStaticMarkup(<FivePhasePlot phases={mixed} />)).not.toContain('<details');
    const told = renderToStaticMarkup(<FivePhasePlot phases={mixed} method="按季节折算。" />);
    expect(told).toMatch(/<details><summary>如何计算<\/summary><p>按季节折算。<\/p><\/details>/);
  });
});
