import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { libraryJie, libraryJieAt } from '../scripts/library-terms.ts';
import { parseBirthTime } from './birth-time.ts';
import { castChart } from './chart.ts';
import { luckDelay, luckStart, monthsOfLuck, runsForward, yearsOfLuck } from './luck-cycles.ts';
import { yearPair } from './pillars.ts';
import { pairOf } from './sixty-cycle.ts';
import { jieAt, jieInstant, liChunOf } from './terms.ts';
import { fromJdn, toJdn, toSeconds } from './time/calendar.ts';
import type { Birth } from './types.ts';

const clock = (year: number, month: number, day: number, hour = 0, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second: 0,
});

const births: fc.Arbitrary<Birth> = fc
  .record({
    jdn: fc.integer({ min: toJdn(1900, 2, 1), max: toJdn(2100, 12, 31) }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
  })
  .map(({ jdn, ...time }) => ({ calendar_type: 'solar' as const, ...fromJdn(jdn), ...time }));

test('luck runs forward for men of yang years and women of yin years', () => {
  const jia = yearPair(1984);
  expect(runsForward('male', jia)).toBe(true);
  expect(runsForward('female', jia)).toBe(false);
  expect(runsForward('male', jia + 1)).toBe(false);
  expect(runsForward('female', jia + 1)).toBe(true);
  fc.assert(
    fc.property(births, ({ gender, ...birth }) => {
      const turn = (of: 'male' | 'female') => castChart({ ...birth, gender: of }, { dst: false }, 0);
      expect(turn('male').qi_yun.forward).toBe(!turn('female').qi_yun.forward);
      const { year_pillar } = turn(gender).bazi;
      const yang = '甲丙戊庚壬'.includes(year_pillar.heavenly_stem);
      expect(turn(gender).qi_yun.forward).toBe(yang === (gender === 'male'));
    }),
  );
});

test('cycles follow the month pair by pair, ten years each, without a gap', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { bazi, da_yun_list, qi_yun } = castChart(birth, { dst: false }, 0);
      const month = pairOf(bazi.month_pillar.heavenly_stem + bazi.month_pillar.earthly_branch);
      expect(da_yun_list).toHaveLength(10);
      expect(da_yun_list[0]!.start_date).toBe(bazi.qi_yun_date);
      da_yun_list.forEach((cycle, index) => {
        const step = qi_yun.forward ? index + 1 : -index - 1;
        expect(pairOf(cycle.ganzhi)).toBe((month + step + 60) % 60);
        expect(cycle.end_year - cycle.start_year).toBe(9);
        expect(cycle.end_age - cycle.start_age).toBe(9);
        expect(cycle.start_age).toBe(cycle.start_year - birth.year + 1);
        expect(Number(cycle.start_date.slice(0, 4))).toBe(cycle.start_year);
        const next = da_yun_list[index + 1];
        if (next) expect([next.start_year, next.start_age]).toEqual([cycle.end_year + 1, cycle.end_age + 1]);
      });
      expect(da_yun_list[0]!.start_age).toBeLessThanOrEqual(12);
    }),
    { numRuns: 100 },
  );
});

test('a cycle ends the second the next begins, and from the start of luck one is always current', () => {
  // The clock of UTC+8 as milliseconds since 1970, for births without summer time.
  const epoch = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
  fc.assert(
    fc.property(births, (birth) => {
      const running = (now: number) =>
        castChart(birth, { dst: false }, now).da_yun_list.flatMap(({ current }, index) =>
          current ? [index] : [],
        );
      const { da_yun_list } = castChart(birth, { dst: false }, 0);
      da_yun_list.forEach(({ start_date }, index) => {
        expect(running(epoch(start_date) - 1000)).toEqual(index === 0 ? [] : [index - 1]);
        expect(running(epoch(start_date))).toEqual([index]);
      });
      const last = da_yun_list.at(-1)!;
      expect(running(epoch(last.start_date) + 3650 * 86_400_000)).toEqual([9]);
      expect(running(epoch(last.start_date) + 3654 * 86_400_000)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['shichen', 1],
  ['minutes', 2],
] as const)('luck by %s starts when lunar-javascript has it start', (yun, sect) => {
  fc.assert(
    fc.property(births, (birth) => {
      const { qi_yun, bazi } = castChart(birth, { yun, dst: false }, 0);
      // Both conventions count whole minutes at most: seconds between the two 节 must not change them.
      const at = toSeconds({ ...birth, second: 0 });
      const jie = jieAt(at) + (qi_yun.forward ? 1 : 0);
      fc.pre(libraryJieAt(at) === jieAt(at));
      fc.pre(Math.floor(libraryJie(jie) / 60) === Math.floor(jieInstant(jie) / 60));
      const library = Solar.fromYmdHms(birth.year, birth.month, birth.day, birth.hour, birth.minute, 0)
        .getLunar()
        .getEightChar()
        .getYun(birth.gender === 'male' ? 1 : 0, sect);
      expect(qi_yun).toEqual({
        years: library.getStartYear(),
        months: library.getStartMonth(),
        days: library.getStartDay(),
        hours: library.getStartHour(),
        forward: library.isForward(),
      });
      expect(bazi.qi_yun_date).toBe(library.getStartSolar().toYmdHms());
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['shichen', 1],
  ['minutes', 2],
] as const)(
  'luck by %s starts when lunar-javascript has it start for a birth on 29 February',
  (yun, sect) => {
    for (let year = 1904; year <= 2096; year += 4)
      for (const gender of ['male', 'female'] as const) {
        const birth = {
          calendar_type: 'solar' as const,
          year,
          month: 2,
          day: 29,
          hour: 8,
          minute: 30,
          gender,
        };
        const { bazi, qi_yun } = castChart(birth, { yun, dst: false }, 0);
        const at = toSeconds({ ...birth, second: 0 });
        const jie = jieAt(at) + (qi_yun.forward ? 1 : 0);
        // Their 节 differ by seconds, which may fall into two minutes.
        if (Math.floor(libraryJie(jie) / 60) !== Math.floor(jieInstant(jie) / 60)) continue;
        const library = Solar.fromYmdHms(year, 2, 29, 8, 30, 0)
          .getLunar()
          .getEightChar()
          .getYun(gender === 'male' ? 1 : 0, sect);
        expect(bazi.qi_yun_date).toBe(library.getStartSolar().toYmdHms());
      }
  },
);

test.each([
  ['shichen', 1],
  ['minutes', 2],
] as const)('luck by %s has the delay of lunar-javascript when counted to its 节', (yun, sect) => {
  fc.assert(
    fc.property(births, (birth) => {
      const at = toSeconds({ ...birth, second: 0 });
      const library = Solar.fromYmdHms(birth.year, birth.month, birth.day, birth.hour, birth.minute, 0)
        .getLunar()
        .getEightChar()
        .getYun(birth.gender === 'male' ? 1 : 0, sect);
      const jie = libraryJieAt(at) + (library.isForward() ? 1 : 0);
      const { years, months, days, hours } = luckDelay(at, libraryJie(jie), yun);
      expect([years, months, days, hours]).toEqual([
        library.getStartYear(),
        library.getStartMonth(),
        library.getStartDay(),
        library.getStartHour(),
      ]);
    }),
    { numRuns: 200 },
  );
});

describe('the delay of luck', () => {
  test('3 days count as a year, 12 minutes as a day, a second as two minutes', () => {
    const at = toSeconds(clock(2000, 1, 10));
    const delay = { years: 0, months: 0, days: 0, hours: 0, minutes: 0 };
    expect(luckDelay(at, at + 3 * 86_400, 'exact')).toEqual({ ...delay, years: 1 });
    expect(luckDelay(at, at - 6 * 3600, 'exact')).toEqual({ ...delay, months: 1 });
    expect(luckDelay(at, at + 720, 'exact')).toEqual({ ...delay, days: 1 });
    expect(luckDelay(at, at + 31, 'exact')).toEqual({ ...delay, hours: 1, minutes: 2 });
    expect(luckDelay(at, at + 779, 'china95')).toEqual({ ...delay, days: 1 });
  });

  test('exact differs from whole minutes by less than two hours', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 59 }), (birth, second) => {
        const at = toSeconds({ ...birth, second });
        const jie = jieInstant(jieAt(at));
        const hours = (yun: 'exact' | 'minutes') => {
          const { years, months, days, hours: rest } = luckDelay(at, jie, yun);
          return ((years * 12 + months) * 30 + days) * 24 + rest;
        };
        expect(Math.abs(hours('exact') - hours('minutes'))).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('exact luck of 2006-06-02 09:38, female, starts within 5 minutes of 2015-07-23 00:21', () => {
  const birth = { year: 2006, month: 6, day: 2, hour: 9, minute: 38, gender: 'female' } as const;
  const { bazi } = castChart({ calendar_type: 'solar', ...birth }, { yun: 'exact' }, 0);
  const { year, month, day, hour, minute } = parseBirthTime(bazi.qi_yun_date);
  const off = toSeconds(clock(year, month, day, hour, minute)) - toSeconds(clock(2015, 7, 23, 0, 21));
  expect(Math.abs(off)).toBeLessThanOrEqual(5 * 60);
});

test('exact luck of 2023-11-08 11:18, male, starts in the first hour of 2024, at age 2', () => {
  const birth = { year: 2023, month: 11, day: 8, hour: 11, minute: 18, gender: 'male' } as const;
  const { bazi, da_yun_list } = castChart({ calendar_type: 'solar', ...birth }, { yun: 'exact' }, 0);
  expect(bazi.qi_yun_date).toMatch(/^2024-01-01 00:/);
  expect(da_yun_list[0]).toMatchObject({ start_date: bazi.qi_yun_date, start_age: 2, start_year: 2024 });
});

test.each(['exact', 'minutes', 'shichen', 'tyme', 'china95'] as const)(
  'luck by %s starts at the birth plus its delay, the minutes included',
  (yun) => {
    const at = clock(2001, 1, 1, 8, 30);
    const jie = toSeconds(at) + 2 * 86_400 + 17;
    const { months, days, hours, minutes } = luckDelay(toSeconds(at), jie, yun);
    const expected = toSeconds({ ...at, month: 1 + months }) + days * 86_400 + hours * 3600 + minutes * 60;
    expect(toSeconds(luckStart(at, luckDelay(toSeconds(at), jie, yun), yun))).toBe(expected);
  },
);

test('luck starts by the calendar, the day limited to the end of the month', () => {
  const delay = { years: 1, months: 1, days: 0, hours: 5, minutes: 40 };
  expect(luckStart(clock(1991, 1, 31, 22, 30), delay, 'exact')).toEqual(clock(1992, 3, 1, 4, 10));
  expect(luckStart(clock(1991, 1, 31, 22, 30), delay, 'tyme')).toEqual(clock(1992, 3, 3, 4, 10));
  expect(luckStart(clock(1999, 11, 30), { ...delay, years: 0, months: 3, hours: 0 }, 'exact')).toEqual(
    clock(2000, 2, 29, 0, 40),
  );
});

test('years of luck follow the sixty-cycle and mark the current one', () => {
  const years = yearsOfLuck(2020, 10, 0, 1990, 2026);
  expect(years.map(({ year, age, ganzhi }) => `${year} ${age} ${ganzhi}`).slice(0, 2)).toEqual([
    '2020 31 庚子',
    '2021 32 辛丑',
  ]);
  expect(years.filter(({ current }) => current).map(({ year }) => year)).toEqual([2026]);
});

test('months of luck begin at the instant of their 节', () => {
  const months = monthsOfLuck(2024, 0, liChunOf(2024) + 3);
  expect(months.map(({ ganzhi }) => ganzhi).join('')).toBe(
    '丙寅丁卯戊辰己巳庚午辛未壬申癸酉甲戌乙亥丙子丁丑',
  );
  // 中国科学院紫金山天文台: 立春 2024-02-04 16:27, 小寒 2025-01-05 10:32.
  expect(months[0]).toMatchObject({
    month: 1,
    jie: '立春',
    start_date: expect.stringMatching(/^2024-02-04 16:2/),
  });
  expect(months[11]).toMatchObject({ jie: '小寒', start_date: expect.stringMatching(/^2025-01-05 10:3/) });
  expect(months.filter(({ current }) => current).map(({ month }) => month)).toEqual([4]);
});
