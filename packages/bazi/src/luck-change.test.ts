import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { luckChange } from './luck-change.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { Birth } from './types.ts';

function birth(text: string, gender: Birth['gender']): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender };
}

/**
 * Worked by hand from the instants of the 节: the time to the next one (forward) or since the last (backward), three days
 * counting as a year, a day as four months, two hours as ten days; then the year by 立春 and the 节 before the start.
 * lunar-javascript has the same year, 节 and days for all. No casebook with dates of birth and this wording was found, so
 * none of these is a published chart.
 */
const BIRTHS: [at: string, gender: Birth['gender'], jie: string, start: string, words: string][] = [
  ['1990-05-15 14:30', 'male', '芒种 in 21 d 16 h 16 min', '1997-08-05', '丁壬小暑29'],
  ['1990-05-15 14:30', 'female', '立夏 9 d 11 h 55 min ago', '1993-07-15', '癸戊小暑7'],
  ['1984-02-04 23:30', 'male', '惊蛰 in 29 d 17 h 55 min', '1994-01-03', '癸戊大雪27'],
  ['1984-02-04 23:10', 'male', '小寒 29 d 11 h 29 min ago', '1993-12-02', '癸戊立冬24'],
  ['2006-06-02 09:38', 'female', '立夏 27 d 10 h 7 min ago', '2015-07-23', '乙庚小暑15'],
  ['2023-11-08 11:18', 'male', '立冬 10 h 42 min ago', '2024-01-01', '癸戊大雪24'],
  ['1976-09-09 00:10', 'male', '寒露 in 29 d 11 h 48 min', '1986-07-08', '丙辛小暑0'],
  ['1960-01-20 05:00', 'female', '立春 in 15 d 22 h 23 min', '1965-05-12', '乙庚立夏6'],
  ['1955-12-31 12:00', 'male', '大雪 23 d 6 h 37 min ago', '1963-10-03', '癸戊白露24'],
  ['2000-08-16 02:00', 'female', '立秋 8 d 12 h 57 min ago', '2003-06-20', '癸戊芒种14'],
  ['1968-07-07 18:45', 'male', '立秋 in 31 d 0 h 42 min', '1978-11-11', '戊癸立冬3'],
  ['1995-10-01 07:15', 'female', '寒露 in 7 d 19 h 12 min', '1998-05-07', '戊癸立夏1'],
  ['2010-03-21 20:00', 'male', '清明 in 14 d 9 h 30 min', '2015-01-08', '甲己小寒2'],
  ['1949-10-01 15:00', 'male', '白露 23 d 7 h 6 min ago', '1957-07-07', '丁壬芒种30'],
];

describe('交运', () => {
  test.each(BIRTHS)('of %s, %s, with %s: %s, %s', (at, gender, _jie, start, words) => {
    const chart = castChart(birth(at, gender), { dst: false }, 0);
    expect(chart.bazi.qi_yun_date.slice(0, 10)).toBe(start);
    const { stems, jie, days } = luckChange(chart);
    expect(stems + jie + days).toBe(words);
  });

  test('is the same without the clock of the birth where that is UTC+8', () => {
    const { bazi, truth } = castChart(birth('1990-05-15 14:30', 'male'), { dst: false }, 0);
    expect(luckChange({ bazi })).toEqual(luckChange({ bazi, truth }));
  });

  test('compares the start on the clock of the birth with the instant of the 节', () => {
    const { bazi, truth } = castChart(birth('1990-05-15 14:30', 'male'), { dst: false }, 0);
    // 清明 of 2004 was on 4 April at 18:43 in Beijing, and at 00:43 on a clock eighteen hours behind.
    const start = { ...bazi, qi_yun_date: '2004-04-04 06:00:00' };
    expect(luckChange({ bazi: start, truth })).toEqual({ stems: '甲己', jie: '惊蛰', days: 29 });
    const behind = { ...truth, clock: '1990-05-14 20:30:00' };
    expect(luckChange({ bazi: start, truth: behind })).toEqual({ stems: '甲己', jie: '清明', days: 0 });
  });

  test('has the 节, year and days of lunar-javascript, and every cycle a year of the first stem', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: toJdn(1901, 1, 1), max: toJdn(2080, 12, 31) }),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('male' as const, 'female' as const),
        (jdn, hour, gender) => {
          const born = { calendar_type: 'solar', ...fromJdn(jdn), hour, minute: 20, gender } as const;
          const { bazi, truth, da_yun_list } = castChart(born, { dst: false }, 0);
          const change = luckChange({ bazi, truth });
          expect(change.days).toBeLessThanOrEqual(32);
          const [year = 0, month = 1, day = 1, h = 0, m = 0] = bazi.qi_yun_date.split(/\D/).map(Number);
          const lunar = Solar.fromYmdHms(year, month, day, h, m, 0).getLunar();
          const jie = lunar.getPrevJie();
          const at = jie.getSolar();
          const start = toJdn(year, month, day) * 1440 + h * 60 + m;
          const since =
            start -
            toJdn(at.getYear(), at.getMonth(), at.getDay()) * 1440 -
            at.getHour() * 60 -
            at.getMinute();
          // The library's 节 are up to four seconds away.
          if (since % 1440 <= 1 || since % 1440 >= 1439 || since > 40_000) return;
          expect(change.jie).toBe(jie.getName());
          expect(change.days).toBe(Math.floor(since / 1440));
          expect(change.stems.charAt(0)).toBe(lunar.getYearInGanZhiExact().charAt(0));
          for (const { start_year } of da_yun_list) expect((start_year - year) % 10).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });
});
