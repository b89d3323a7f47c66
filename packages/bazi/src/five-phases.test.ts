import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fivePhasesOf, hiddenShares } from './five-phases.ts';
import { ganzhi } from './sixty-cycle.ts';
import type { KeyedPillar } from './types.ts';

const KEYS = ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'] as const;
const pillars = (text: string): KeyedPillar[] =>
  text.split(' ').map((pair, place) => ({ key: KEYS[place]!, ganzhi: pair }));
const weights = (text: string) => fivePhasesOf(pillars(text)).shares.map(({ weight }) => weight);

test('counts the eight characters by stem and by the main stem of each branch', () => {
  // 庚午 壬午 辛亥 癸巳: 金2 (庚辛) 火3 (午午巳) 水3 (壬癸亥).
  const { shares, missing } = fivePhasesOf(pillars('庚午 壬午 辛亥 癸巳'));
  expect(shares.map(({ phase, count }) => [phase, count])).toEqual([
    ['wood', 0],
    ['fire', 3],
    ['earth', 0],
    ['metal', 2],
    ['water', 3],
  ]);
  expect(missing).toEqual(['wood', 'earth']);
  // Every phase is there: 甲寅 木木, 丙辰 火土, 庚子 金水.
  expect(fivePhasesOf(pillars('甲寅 丙辰 庚子 己巳')).missing).toEqual([]);
});

test('weighs stems, hidden stems and season as computed by hand', () => {
  // 午月, fire reigns. 木: 亥 holds 甲 .3, at rest 1. 火: 午 .7 twice, 巳 .6, reigning 1.5. 土: 午 .3 twice, 巳 .1,
  // thriving 1.25. 金: 庚 辛, 巳 .3, dead 0.5. 水: 壬 癸, 亥 .7, held 0.75.
  expect(weights('庚午 壬午 辛亥 癸巳')).toEqual([0.3, 3, 0.875, 1.15, 2.025]);
});

test('multiplies each phase by 旺 相 休 囚 死 of the month', () => {
  // One of each phase among the stems besides the month; the branches are the same but for the month.
  const factors = (month: string) => {
    const withYear = (stems: string) => weights(`${stems}子 甲${month} 丙子 丙子`);
    const stemsOf = ['甲', '丙', '戊', '庚', '壬'];
    const bare = withYear('丙');
    // Replacing a 丙 by another stem moves one whole stem from fire to its phase.
    return stemsOf.map((stem, place) =>
      stem === '丙'
        ? bare[1]! - withYear('甲')[1]!
        : Math.round((withYear(stem)[place]! - bare[place]!) * 1000) / 1000,
    );
  };
  expect(factors('寅')).toEqual([1.5, 1.25, 0.5, 0.75, 1]);
  expect(factors('午')).toEqual([1, 1.5, 1.25, 0.5, 0.75]);
  expect(factors('申')).toEqual([0.5, 0.75, 1, 1.5, 1.25]);
  expect(factors('子')).toEqual([1.25, 0.5, 0.75, 1, 1.5]);
  for (const earth of '辰未戌丑') expect(factors(earth), earth).toEqual([0.75, 1, 1.5, 1.25, 0.5]);
});

test('the hidden stems of a branch weigh 1 in total', () => {
  for (let branch = 0; branch < 12; branch += 1)
    expect(hiddenShares(branch).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(hiddenShares(2)).toEqual([
    { stem: 0, share: 0.6 },
    { stem: 2, share: 0.3 },
    { stem: 4, share: 0.1 },
  ]);
});

test('ignores columns of luck and a missing hour', () => {
  const four = '庚午 壬午 辛亥 癸巳';
  expect(fivePhasesOf(pillars(`${four} 甲申 乙巳`))).toEqual(fivePhasesOf(pillars(four)));
  const three = fivePhasesOf(pillars('庚午 壬午 辛亥'));
  expect(three.shares.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect(() => fivePhasesOf([{ key: 'day', ganzhi: '甲子' }])).toThrow(RangeError);
});

test('percents sum to 100 and follow the weights', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(59), { minLength: 4, maxLength: 4 }), (numbers) => {
      const { shares, missing } = fivePhasesOf(pillars(numbers.map(ganzhi).join(' ')));
      const total = shares.reduce((sum, { weight }) => sum + weight, 0);
      expect(shares.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)).toBe(1000);
      expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(8);
      for (const { phase, count, weight, percent } of shares) {
        expect(Math.abs(percent - (weight / total) * 100)).toBeLessThan(0.11);
        expect(missing.includes(phase)).toBe(count === 0);
      }
    }),
  );
});
