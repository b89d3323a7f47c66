import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { BirthError } from './errors.ts';
import { ganzhi } from './sixty-cycle.ts';
import { findBirths } from './reverse.ts';
import { jieInstant } from './terms.ts';
import { formatSeconds, fromJdn, fromSeconds, toJdn, toSeconds } from './time/calendar.ts';
import type { Conventions } from './types.ts';

type Four = Parameters<typeof findBirths>[0];

const secondsOf = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-: ]/).map(Number);
  return toSeconds({ year, month, day, hour, minute, second: 0 });
};

/** The four pillars of a reading of the clock of UTC+8. */
function fourOf(seconds: number, zi: Conventions['zi']): Four {
  const { bazi } = castChart(
    { calendar_type: 'solar', ...fromSeconds(seconds), gender: 'male' },
    { dst: false, zi },
    0,
  );
  const [year, month, day, time] = (['year', 'month', 'day', 'time'] as const).map((name) => {
    const { heavenly_stem, earthly_branch } = bazi[`${name}_pillar`];
    return heavenly_stem + earthly_branch;
  });
  return { year: year!, month: month!, day: day!, time: time! };
}

const zis = fc.constantFrom('next' as const, 'split' as const);
const minutes = fc
  .record({
    jdn: fc.integer({ min: toJdn(1900, 1, 31), max: toJdn(2100, 12, 31) }),
    // Half of the births in the hours around midnight, where the conventions differ.
    minute: fc.oneof(fc.nat(1439), fc.integer({ min: 1380, max: 1439 }), fc.nat(60)),
  })
  .map(({ jdn, minute }) => jdn * 86_400 + minute * 60);

describe('findBirths finds every birth, and what it finds has the pillars', () => {
  const check = (seconds: number, zi: 'next' | 'split') => {
    const four = fourOf(seconds, zi);
    const found = findBirths(four, { zi });
    const holding = found.filter(({ from, to }) => secondsOf(from) <= seconds && seconds <= secondsOf(to));
    expect(holding, formatSeconds(seconds)).toHaveLength(1);
    for (const { from, to } of found) {
      expect(fourOf(secondsOf(from), zi)).toEqual(four);
      expect(fourOf(secondsOf(to), zi)).toEqual(four);
      // One minute further on either side the pillars are others, unless the years end there.
      for (const outside of [secondsOf(from) - 60, secondsOf(to) + 60])
        if (outside >= toJdn(1900, 1, 31) * 86_400 && outside < toJdn(2101, 1, 1) * 86_400)
          expect(fourOf(outside, zi)).not.toEqual(four);
    }
    const starts = found.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort());
  };

  test('for random births', () => {
    fc.assert(fc.property(minutes, zis, check), { numRuns: 300 });
  });

  test('for births around a 节 of every fourth year', () => {
    for (let jie = 3; jie < 2400; jie += 47)
      for (const away of [-60, 0, 60])
        check(Math.ceil((jieInstant(jie) + away) / 60) * 60, jie % 2 ? 'next' : 'split');
  });

  test('for the first and the last minute of 1900–2100', () => {
    for (const zi of ['next', 'split'] as const) {
      check(toJdn(1900, 1, 31) * 86_400, zi);
      check(toJdn(2101, 1, 1) * 86_400 - 60, zi);
    }
  });
});

test('finds the published times of one chart', () => {
  const four = { year: '庚午', month: '壬午', day: '辛亥', time: '癸巳' };
  expect(findBirths(four, { zi: 'next' })).toEqual([
    { from: '1930-06-30 09:00', to: '1930-06-30 10:59', lunar_text: '一九三〇年六月初五' },
    { from: '1990-06-15 09:00', to: '1990-06-15 10:59', lunar_text: '一九九〇年五月廿三' },
  ]);
  expect(findBirths(four, { zi: 'next', fromYear: 1931 }).map(({ from }) => from)).toEqual([
    '1990-06-15 09:00',
  ]);
  expect(findBirths(four, { zi: 'next', toYear: 1989 }).map(({ from }) => from)).toEqual([
    '1930-06-30 09:00',
  ]);
  expect(findBirths(four, { zi: 'next', fromYear: 1800, toYear: 2500 })).toHaveLength(2);
  expect(findBirths(four, { zi: 'next', fromYear: 1991, toYear: 2020 })).toEqual([]);
});

test('finds 子时 by the zi convention', () => {
  // 2 August 1988 is 己丑, the next day 庚寅; the month is 己未 until 立秋.
  const spans = (day: string, time: string, zi: 'next' | 'split') =>
    findBirths({ year: '戊辰', month: '己未', day, time }, { zi, fromYear: 1988, toYear: 1988 }).map(
      ({ from, to }) => `${from.slice(5)} ${to.slice(5)}`,
    );
  expect(spans('庚寅', '丙子', 'next')).toEqual(['08-02 23:00 08-03 00:59']);
  expect(spans('庚寅', '丙子', 'split')).toEqual(['08-03 00:00 08-03 00:59']);
  expect(spans('己丑', '丙子', 'split')).toEqual(['08-02 23:00 08-02 23:59']);
});

test('a double hour that contains a 节 ends or begins there', () => {
  // 立春 of 2000 came on 4 February at 20:40:23, in 戌时 (19–21 o'clock) of a 壬辰 day.
  const of = (year: string, month: string) =>
    findBirths({ year, month, day: '壬辰', time: '庚戌' }, { zi: 'next', fromYear: 2000, toYear: 2000 });
  expect(of('己卯', '丁丑')).toMatchObject([{ from: '2000-02-04 19:00', to: '2000-02-04 20:40' }]);
  expect(of('庚辰', '戊寅')).toMatchObject([{ from: '2000-02-04 20:41', to: '2000-02-04 20:59' }]);
});

describe('pillars that no birth can have', () => {
  const refusal = (four: Partial<Four>, zi: 'next' | 'split' = 'next') => {
    try {
      findBirths({ year: '甲子', month: '丙寅', day: '甲子', time: '甲子', ...four }, { zi });
    } catch (error) {
      if (error instanceof BirthError) return `${error.reason} ${error.message}`;
    }
    return 'found';
  };

  test('are rejected with the reason', () => {
    expect(refusal({})).toBe('found');
    expect(refusal({ month: '戊寅' })).toBe(
      'month_not_of_year 甲年的寅月是丙寅，不会是戊寅：按五虎遁，甲年正月起丙寅',
    );
    expect(refusal({ time: '丙子' })).toBe(
      'hour_not_of_day 甲日的子时是甲子，不会是丙子：按五鼠遁，甲日子时起甲子',
    );
    expect(refusal({ time: '丙子' }, 'split')).toBe('found');
    expect(refusal({ time: '戊子' }, 'split')).toBe(
      'hour_not_of_day 甲日的子时是甲子（晚子时是丙子），不会是戊子：按五鼠遁，甲日子时起甲子',
    );
    expect(refusal({ day: '甲丑' })).toBe(
      'no_such_pair 日柱不能是甲丑：阳干只配阳支，阴干只配阴支，六十甲子中没有甲丑',
    );
    for (const text of ['', '甲', '甲子年', '天地'])
      expect(refusal({ year: text })).toBe('no_such_pair 年柱应是一个天干加一个地支，如甲子');
  });

  test('of 60 pairs 12 fit as month of a year, and 12 as hour of a day', () => {
    const pairs = Array.from({ length: 60 }, (_, pair) => ganzhi(pair));
    for (const year of pairs.slice(0, 10))
      expect(pairs.filter((month) => refusal({ year, month }) === 'found')).toHaveLength(12);
    for (const day of pairs.slice(0, 10)) {
      expect(pairs.filter((time) => refusal({ day, time }) === 'found')).toHaveLength(12);
      // 晚子时 adds one.
      expect(pairs.filter((time) => refusal({ day, time }, 'split') === 'found')).toHaveLength(13);
    }
  });
});

test('a search takes less than 5 ms of processor time on average', () => {
  const four = fourOf(toJdn(1990, 6, 15) * 86_400 + 36_000, 'next');
  const before = process.cpuUsage();
  for (let i = 0; i < 200; i += 1) findBirths(four, { zi: 'next' });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 200).toBeLessThan(5);
});

test('lunar_text is the lunar date of the first minute', () => {
  const { year, month, day } = fromJdn(toJdn(2000, 6, 1));
  const four = fourOf(toJdn(year, month, day) * 86_400, 'next');
  expect(findBirths(four, { zi: 'next', fromYear: 2000, toYear: 2000 })).toMatchObject([
    { from: '2000-05-31 23:00', lunar_text: '二〇〇〇年四月廿八' },
  ]);
});
