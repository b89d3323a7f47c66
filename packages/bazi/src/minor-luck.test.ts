import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { annualLuck, castChart } from './chart.ts';
import { minorLuck, yearsBeforeLuck } from './minor-luck.ts';
import { findBirths } from './reverse.ts';
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

  // 「如阳命阳年，甲子时生，堕地即行，乙丑二岁，丙寅一位，一年周而复始。阴命阳年，逆行亦然」.
  test.each([
    ['male', '乙丑 丙寅 丁卯 丙子 乙丑'],
    ['female', '癸亥 壬戌 辛酉 壬子 癸亥'],
  ] as const)('is that of the example in 《三命通会·论小运》, %s: %s', (gender, list) => {
    expect(first('甲子', '甲子', gender)).toBe(list);
  });

  /**
   * Charts of 《滴天髓阐微》, men but for 女命章, with the first 大运 that it prints, and the 小运 by hand: the same way round the
   * sixty, from the hour. No casebook that prints 小运 itself was found.
   */
  test.each([
    ['庚申 庚辰 戊辰 戊午', '辛巳', 'male', '己未 庚申 辛酉 庚午 己未'],
    ['辛卯 丁酉 庚午 丙子', '丙申', 'male', '乙亥 甲戌 癸酉 甲子 乙亥'],
    ['壬辰 壬寅 甲寅 庚午', '癸卯', 'male', '辛未 壬申 癸酉 壬午 辛未'],
    ['癸酉 甲子 癸亥 辛酉', '癸亥', 'male', '庚申 己未 戊午 己酉 庚申'],
    ['丁亥 庚戌 甲辰 壬申', '己酉', 'male', '辛未 庚午 己巳 庚申 辛未'],
    ['甲子 戊辰 庚申 壬午', '己巳', 'male', '癸未 甲申 乙酉 甲午 癸未'],
    ['戊申 甲寅 壬寅 丁未', '癸丑', 'female', '丙午 乙巳 甲辰 乙未 丙午'],
    ['丁未 乙巳 甲午 丁卯', '丙午', 'female', '戊辰 己巳 庚午 己卯 戊辰'],
    ['己亥 丙寅 丁亥 庚戌', '丁卯', 'female', '辛亥 壬子 癸丑 壬戌 辛亥'],
    ['庚辰 壬午 乙亥 癸未', '辛巳', 'female', '壬午 辛巳 庚辰 辛未 壬午'],
  ] as const)('of %s goes as its cycles, %s first, %s: %s', (four, cycle, gender, list) => {
    const [year = '', month = '', , hour = ''] = four.split(' ');
    expect(first(year, hour, gender)).toBe(list);
    const steps = (from: string, to: string) => (pairOf(to) - pairOf(from) + 60) % 60;
    expect(steps(month, cycle)).toBe(steps(list.slice(0, 2), list.slice(3, 5)));
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

  /**
   * Years that books name with the 虚岁, and the direction of the cycles that they print. Twelve were not found: books
   * judge the years before luck by 小运 and rarely date them.
   */
  test.each([
    ['壬申 戊申 壬申 戊申', 'male', '《滴天髓阐微·小儿》 果死于三岁甲戌年', 3, '甲戌'],
    ['壬辰 己酉 辛丑 癸巳', 'female', '《滴天髓阐微·女命章》 十九岁，流年庚戌', 19, '庚戌'],
    ['戊子 丁巳 甲辰 丙寅', 'male', '《渊海子平·论正财》 六十五岁，逢壬辰年死矣', 65, '壬辰'],
    ['乙酉 丁亥 丙午 己丑', 'male', '《神峰通考·偏官格》 丙戌年，六十二岁死矣', 62, '丙戌'],
  ] as const)('and of luck have the age of %s, %s, in %s', (four, gender, _, age, wanted) => {
    const [year = '', month = '', day = '', time = ''] = four.split(' ');
    const [found] = findBirths({ year, month, day, time }, { zi: 'next' });
    const [y = 0, m = 1, d = 1, hour = 0, minute = 0] = found!.from.split(/\D/).map(Number);
    const birth: Birth = { calendar_type: 'solar', year: y, month: m, day: d, hour, minute, gender };
    const chart = castChart(birth, { dst: false }, 0);
    const luck = chart.da_yun_list.flatMap((_cycle, index) => annualLuck(chart, index, 0));
    const years = [...yearsBeforeLuck(chart, 0), ...luck];
    expect(years.find((each) => each.age === age)?.ganzhi).toBe(wanted);
    expect(years.map((each) => each.age)).toEqual(years.map((_each, place) => place + 1));
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
