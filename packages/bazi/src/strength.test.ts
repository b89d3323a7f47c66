import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ganzhi } from './sixty-cycle.ts';
import { STRENGTH_METHOD, strengthOf } from './strength.ts';
import type { KeyedPillar } from './types.ts';

const KEYS = ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'] as const;
const pillars = (text: string): KeyedPillar[] =>
  text.split(' ').map((pair, place) => ({ key: KEYS[place]!, ganzhi: pair }));
const read = (text: string) => strengthOf(pillars(text));

test('weighs a chart as computed by hand', () => {
  // 辛 of 午月: of ten parts 庚 1 stands with it; in the branches 己 (午 4 × .3, 午 .3), 庚 and 戊 of 巳 (.3, .1).
  const { parts, ...rest } = read('庚午 壬午 辛亥 癸巳');
  expect(rest).toEqual({ verdict: '身弱', percent: 29, de_ling: false, de_di: false, de_shi: false });
  expect(parts.filter(({ supports }) => supports)).toEqual([
    { key: 'year', part: 'stem', character: '庚', shi_shen: '劫财', weight: 1, supports: true },
    { key: 'year', part: 'hidden', character: '己', shi_shen: '偏印', weight: 0.3, supports: true },
    { key: 'month', part: 'hidden', character: '己', shi_shen: '偏印', weight: 1.2, supports: true },
    { key: 'time', part: 'hidden', character: '庚', shi_shen: '劫财', weight: 0.3, supports: true },
    { key: 'time', part: 'hidden', character: '戊', shi_shen: '正印', weight: 0.1, supports: true },
  ]);
  // The day master itself is not a part.
  expect(parts.some(({ key, part }) => key === 'day' && part === 'stem')).toBe(false);
  expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(10, 10);
});

describe('得令 得地 得势', () => {
  test('得令 depends on the main stem of the month', () => {
    // 甲 has its own in 寅 卯 and is fed in 亥 子; 丑 hides 癸, which is not the main stem.
    const months = [...'子丑寅卯辰巳午未申酉戌亥'].filter(
      (branch) => read(`庚戌 庚${branch} 甲戌 庚戌`).de_ling,
    );
    expect(months.join('')).toBe('子寅卯亥');
  });

  test('得地 needs one strong root or two light ones outside the month', () => {
    const rooted = (day: string, branch: string) => read(`庚戌 庚戌 ${day} 庚${branch}`).de_di;
    // 甲: 禄 in 寅, 刃 in 卯, 长生 in 亥 are strong; 未 and 辰 hold a light 乙.
    expect([...'子丑寅卯辰巳午未申酉戌亥'].filter((branch) => rooted('甲戌', branch)).join('')).toBe(
      '寅卯亥',
    );
    expect(read('庚辰 庚戌 甲戌 庚未').de_di).toBe(true);
    expect(read('庚辰 庚未 甲戌 庚戌').de_di).toBe(false);
    expect(read('庚戌 庚寅 甲戌 庚戌').de_di).toBe(false);
    // 乙 is not born in 午, nor held by it; 亥 holds its phase lightly.
    expect(rooted('乙丑', '午')).toBe(false);
    expect(rooted('乙丑', '亥')).toBe(false);
  });

  test('得势 needs two of the three other stems', () => {
    expect(read('甲戌 壬申 甲申 庚午').de_shi).toBe(true);
    expect(read('丙戌 壬申 甲申 庚午').de_shi).toBe(false);
    expect(read('丙戌 庚申 甲申 乙丑').de_shi).toBe(false);
  });
});

test('the verdict follows the percent', () => {
  const bounds: [string, number, number][] = [
    ['身强', 70, 100],
    ['偏强', 55, 70],
    ['中和', 45, 55],
    ['偏弱', 30, 45],
    ['身弱', 0, 30],
  ];
  const seen = new Set<string>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const numbers = [seed % 60, (seed * 7) % 60, (seed * 11) % 60, (seed * 13 + 5) % 60];
    const { verdict, percent, de_ling, de_di, de_shi } = read(numbers.map(ganzhi).join(' '));
    seen.add(verdict);
    const [, from, to] = bounds.find(([name]) => name === verdict)!;
    if (percent < from || (percent >= to && to < 100)) expect.fail(`${verdict} at ${percent}`);
    if (verdict.endsWith('强') && !(de_ling || de_di || de_shi)) expect.fail(`${verdict} without any reason`);
  }
  expect(seen.size).toBe(5);
  expect(read('甲寅 甲寅 甲寅 甲寅')).toMatchObject({
    verdict: '身强',
    de_ling: true,
    de_di: true,
    de_shi: true,
  });
  expect(read('庚申 庚申 甲申 庚申')).toMatchObject({
    verdict: '身弱',
    de_ling: false,
    de_di: false,
    de_shi: false,
  });
});

test('the verdict is not strong without 得令, 得地 and 得势', () => {
  const unsupported = { de_ling: false, de_di: false, de_shi: false };
  expect(read('庚子 庚辰 甲子 甲子')).toMatchObject({ percent: 56, verdict: '中和', ...unsupported });
});

test('STRENGTH_METHOD names the bands and what is not considered', () => {
  expect(STRENGTH_METHOD).toMatch(/百分之四十五至五十五为中和.*未计从格、合化与调候/);
});

test('only 比劫 and 印 support the day master', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(59), { minLength: 4, maxLength: 4 }), (numbers) => {
      const text = numbers.map(ganzhi).join(' ');
      const { parts, percent } = read(text);
      for (const { shi_shen, supports } of parts)
        expect(supports).toBe(['比肩', '劫财', '正印', '偏印'].includes(shi_shen));
      const helping = parts.reduce((sum, { supports, weight }) => sum + (supports ? weight : 0), 0);
      expect(Math.abs(percent - helping * 10)).toBeLessThan(0.051);
      expect(read(`${text} 甲子 乙丑`)).toEqual(read(text));
    }),
  );
});

test('weighs three pillars without the hour, and rejects a chart without month or day', () => {
  const { percent, parts } = read('庚午 壬午 辛亥');
  expect(parts.every(({ key }) => key !== 'time')).toBe(true);
  // 2.5 of the 8 parts left: 庚, 己 in both 午.
  expect(percent).toBe(31.3);
  expect(() => strengthOf(pillars('庚午 壬午'))).toThrow(RangeError);
  expect(() => strengthOf([{ key: 'day', ganzhi: '甲子' }])).toThrow(RangeError);
});
