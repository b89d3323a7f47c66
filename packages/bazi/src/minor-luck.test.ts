import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { annualLuck, castChart } from './chart.ts';
import { minorLuck, yearsBeforeLuck } from './minor-luck.ts';
import { pairOf } from './sixty-cycle.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { Birth, Chart, MinorLuckSchool } from './types.ts';

const births: fc.Arbitrary<Birth> = fc
  .record({
    jdn: fc.integer({ min: toJdn(1901, 1, 1), max: toJdn(2090, 12, 31) }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
  })
  .map(({ jdn, ...time }) => ({ calendar_type: 'solar' as const, ...fromJdn(jdn), ...time }));

const pillarsOf = (
  year: string,
  hour: string,
  day_master = '甲',
): Parameters<typeof minorLuck>[0] & Pick<Chart, 'day_master'> => {
  const pillar = (pair: string) => ({ heavenly_stem: pair.charAt(0), earthly_branch: pair.charAt(1) });
  return { day_master, bazi: { year_pillar: pillar(year), time_pillar: pillar(hour) } as Chart['bazi'] };
};

describe('小运', () => {
  const first = (year: string, hour: string, gender: Birth['gender'], school?: MinorLuckSchool) =>
    [1, 2, 3, 12, 61].map((age) => minorLuck(pillarsOf(year, hour), gender, age, school).ganzhi).join(' ');

  // Worked by hand: one place on from the hour for each year of age, back at the first after sixty.
  test.each([
    ['甲子', '甲子', 'male', '乙丑 丙寅 丁卯 丙子 乙丑'],
    ['甲子', '甲子', 'female', '癸亥 壬戌 辛酉 壬子 癸亥'],
    ['乙丑', '甲子', 'male', '癸亥 壬戌 辛酉 壬子 癸亥'],
    ['乙丑', '甲子', 'female', '乙丑 丙寅 丁卯 丙子 乙丑'],
    ['庚午', '癸未', 'male', '甲申 乙酉 丙戌 乙未 甲申'],
    ['庚午', '癸亥', 'male', '甲子 乙丑 丙寅 乙亥 甲子'],
    ['辛未', '甲午', 'male', '癸巳 壬辰 辛卯 壬午 癸巳'],
    ['壬申', '丁酉', 'female', '丙申 乙未 甲午 乙酉 丙申'],
    ['癸酉', '丁酉', 'female', '戊戌 己亥 庚子 己酉 戊戌'],
    ['丙寅', '己巳', 'male', '庚午 辛未 壬申 辛巳 庚午'],
    ['丁卯', '己巳', 'male', '戊辰 丁卯 丙寅 丁巳 戊辰'],
    ['戊辰', '乙丑', 'female', '甲子 癸亥 壬戌 癸丑 甲子'],
  ] as const)('of a year %s and an hour %s, %s, goes on from the hour: %s', (year, hour, gender, list) => {
    expect(first(year, hour, gender)).toBe(list);
  });

  test('by the older method begins at 丙寅 for men and 壬申 for women, whatever year and hour', () => {
    for (const year of ['甲子', '乙丑'])
      for (const hour of ['甲子', '癸亥']) {
        expect(first(year, hour, 'male', 'fixed')).toBe('丙寅 丁卯 戊辰 丁丑 丙寅');
        expect(first(year, hour, 'female', 'fixed')).toBe('壬申 辛未 庚午 辛酉 壬申');
      }
  });

  test('has the ten god of its stem', () => {
    expect(minorLuck(pillarsOf('甲子', '甲子', '甲'), 'male', 6)).toEqual({
      ganzhi: '庚午',
      shi_shen: '七杀',
    });
  });

  test('moves one place a year, and equals that of lunar-javascript', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 100 }), (birth, age) => {
        const chart = castChart(birth, { dst: false }, 0);
        const at = (of: number, school?: MinorLuckSchool) =>
          pairOf(minorLuck(chart, birth.gender, of, school).ganzhi);
        const step = chart.qi_yun.forward ? 1 : 59;
        expect(at(age + 1)).toBe((at(age) + step) % 60);
        expect(at(age + 1, 'fixed')).toBe((at(age, 'fixed') + (birth.gender === 'male' ? 1 : 59)) % 60);

        const { bazi } = chart;
        const eight = Solar.fromYmdHms(birth.year, birth.month, birth.day, birth.hour, birth.minute, 0)
          .getLunar()
          .getEightChar();
        eight.setSect(1);
        // Within a second of a 节 or an hour the library may have another pillar.
        const time = bazi.time_pillar.heavenly_stem + bazi.time_pillar.earthly_branch;
        const year = bazi.year_pillar.heavenly_stem + bazi.year_pillar.earthly_branch;
        if (eight.getTime() !== time || eight.getYear() !== year) return;
        for (const cycle of eight.getYun(birth.gender === 'male' ? 1 : 0, 2).getDaYun())
          for (const each of cycle.getXiaoYun())
            expect(minorLuck(chart, birth.gender, each.getAge()).ganzhi).toBe(each.getGanZhi());
      }),
      { numRuns: 60 },
    );
  });
});

describe('the years before luck', () => {
  test('are those of lunar-javascript before its first cycle', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = castChart(birth, { dst: false, yun: 'minutes' }, 0);
        const [before, cycle] = Solar.fromYmdHms(
          birth.year,
          birth.month,
          birth.day,
          birth.hour,
          birth.minute,
          0,
        )
          .getLunar()
          .getEightChar()
          .getYun(birth.gender === 'male' ? 1 : 0, 2)
          .getDaYun();
        // The library's 节 are up to four seconds away, enough for another year at its end.
        if (cycle!.getStartYear() !== chart.da_yun_list[0]!.start_year) return;
        expect(yearsBeforeLuck(chart, 0).map(({ year, age, ganzhi }) => ({ year, age, ganzhi }))).toEqual(
          before!
            .getLiuNian()
            .map((each) => ({ year: each.getYear(), age: each.getAge(), ganzhi: each.getGanZhi() })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('end where the first cycle begins, and are none when luck starts in the year of the birth', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = castChart(birth, { dst: false }, 0);
        const years = yearsBeforeLuck(chart, 0);
        expect(years).toHaveLength(chart.da_yun_list[0]!.start_age - 1);
        years.forEach(({ age, year }, place) => {
          expect(age).toBe(place + 1);
          expect(year).toBe(birth.year + place);
        });
        const [next] = annualLuck(chart, 0, 0);
        if (years.length > 0) expect(next!.year).toBe(years.at(-1)!.year + 1);
      }),
      { numRuns: 100 },
    );
  });

  test('mark this year', () => {
    const birth = { calendar_type: 'solar', year: 2024, month: 3, day: 8, hour: 9, minute: 0 } as const;
    const chart = castChart({ ...birth, gender: 'male' }, {}, 0);
    const years = yearsBeforeLuck(chart, Date.parse('2026-11-20T12:00:00+08:00'));
    expect(years.filter(({ current }) => current).map(({ year }) => year)).toEqual([2026]);
  });
});
