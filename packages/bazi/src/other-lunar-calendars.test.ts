/**
 * The Korean and the Vietnamese calendar against tables of others: every month, and public holidays as published.
 * Why a difference is as it is stands beside it; docs/adr/0046-other-lunar-calendars.md has the sources.
 */
import * as manseryeok from '@fullstackfamily/manseryeok';
import { getLunarDate } from '@dqcai/vn-lunar';
import fc from 'fast-check';
import KoreanLunarCalendar from 'korean-lunar-calendar';
import { describe, expect, test } from 'vitest';
import { convertSolar2Lunar } from 'vietnamese-lunar-calendar/build/solar-lunar/index.js';
import { lunisolarMonths } from '../scripts/lunisolar.ts';
import { resolveBirth } from './birth.ts';
import { castChart, DEFAULT_CONVENTIONS } from './chart.ts';
import { BirthError } from './errors.ts';
import { lunarMonthsOf, lunarToSolar, solarToLunar } from './lunar-calendar.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { LunarCalendar, LunarDate } from './types.ts';

const FIRST_DAY = toJdn(1900, 1, 31);

function iso({ year, month, day }: { year: number; month: number; day: number }): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first day of each month as a table of another has it, by keys such as 2012-3 and 2012-3L. */
type Months = Map<string, string>;

function monthsOf(
  lastYear: number,
  lunarOf: (year: number, month: number, day: number) => LunarDate,
): Months {
  const months: Months = new Map();
  for (let jdn = FIRST_DAY; jdn <= toJdn(lastYear, 12, 31); jdn += 1) {
    const solar = fromJdn(jdn);
    const { year, month, leap, day } = lunarOf(solar.year, solar.month, solar.day);
    if (day === 1) months.set(`${year}-${month}${leap ? 'L' : ''}`, iso(solar));
  }
  return months;
}

const ours = (calendar: LunarCalendar, lastYear: number) =>
  monthsOf(lastYear, (year, month, day) => solarToLunar(year, month, day, calendar));

/** Lines such as `1903-1 1903-01-29 1903-01-28`: a month, its first day here, and there. */
function differences(here: Months, there: Months): string[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((key) => here.get(key) !== there.get(key))
    .map((key) => `${key} ${here.get(key) ?? 'none'} ${there.get(key) ?? 'none'}`)
    .sort();
}

describe('the Korean calendar', () => {
  test('has a day that the Chinese one lacks: the 30th of the 3rd month of 2001', () => {
    expect(iso(lunarToSolar(2001, 3, 30, false, 'korean'))).toBe('2001-04-23');
    expect(() => lunarToSolar(2001, 3, 30)).toThrow(
      '农历 2001 年三月是小月，只有 29 天，没有三十；韩国农历有这一天',
    );
  });

  test('has every month of 1900–2050 as korean-lunar-calendar and manseryeok have it', () => {
    const here = ours('korean', 2050);
    const calendar = new KoreanLunarCalendar();
    const first = monthsOf(2050, (year, month, day) => {
      calendar.setSolarDate(year, month, day);
      const lunar = calendar.getLunarCalendar();
      return { ...lunar, leap: lunar.intercalation ?? false };
    });
    const missing: string[] = [];
    const second = monthsOf(2050, (year, month, day) => {
      try {
        const { lunar } = manseryeok.solarToLunar(year, month, day);
        return { ...lunar, leap: lunar.isLeapMonth };
      } catch {
        missing.push(iso({ year, month, day }));
        return { year, month, leap: false, day: 0 };
      }
    });
    expect(missing).toEqual(['1956-12-31']); // takes it for a day that does not exist
    expect(here.size).toBe(1867);
    expect(differences(here, first)).toEqual([]);
    expect(differences(here, second)).toEqual([]);
  });

  test('differs from the Chinese calendar on 1,978 days up to 2050, none before 1912', () => {
    let days = 0;
    for (let jdn = FIRST_DAY; jdn <= toJdn(2050, 12, 31); jdn += 1) {
      const { year, month, day } = fromJdn(jdn);
      const own = solarToLunar(year, month, day, 'korean');
      if (JSON.stringify(own) === JSON.stringify(solarToLunar(year, month, day))) continue;
      expect(own.year).toBeGreaterThanOrEqual(1912);
      days += 1;
    }
    expect(days).toBe(1978);
  });
});

/**
 * `vietnamese-lunar-calendar` takes UTC+7 for all years; until 1967 the months were those of UTC+8. A new moon in the
 * first hour of a day in UTC+8 is on the day before in UTC+7.
 */
const BY_UTC7_BEFORE_1968 = [
  '1903-1 1903-01-29 1903-01-28', // new moon at 00:38:35 in UTC+8
  '1905-11 1905-11-27 1905-11-26', // 00:46:53
  '1906-4 1906-04-24 1906-04-23', // 00:06:30
  '1908-6 1908-06-29 1908-06-28', // 00:31:18
  '1910-12 1911-01-01 1910-12-31', // 00:21:01
  '1916-3 1916-04-03 1916-04-02', // 00:20:42
  '1917-2L 1917-03-23 none', // 谷雨 at 00:17:22 on 21 April, when the next month begins in UTC+8: this month has no 中气
  '1917-3 1917-04-21 1917-03-23', // in UTC+7 谷雨 is on 20 April, the last day of this month
  '1917-3L none 1917-04-21', // so that the next one is without 中气: 小满 at 22:58:32 on 21 May in UTC+7 is a day late
  '1922-5L 1922-06-25 none', // 大暑 at 00:19:38 on 24 July, when the next month begins in UTC+8
  '1922-6 1922-07-24 1922-06-25', // in UTC+7 大暑 is on 23 July, the last day of this month
  '1922-6L none 1922-07-24', // so that the next one is without 中气
  '1933-10 1933-11-18 1933-11-17', // 00:23:43
  '1933-6 1933-07-23 1933-07-22', // 00:03:03
  '1935-1 1935-02-04 1935-02-03', // 00:27:13
  '1936-12 1937-01-13 1937-01-12', // 00:46:55
  '1938-7L 1938-08-25 none', // 秋分 at 00:59:28 on 24 September, when the next month begins in UTC+8
  '1938-8 1938-09-24 1938-08-25', // in UTC+7 秋分 is on 23 September, the last day of this month
  '1938-8L none 1938-09-24', // so that the next one is without 中气
  '1939-3 1939-04-20 1939-04-19', // 00:34:52
  '1947-2L 1947-03-23 1947-03-22', // 00:33:59
  '1950-7 1950-08-14 1950-08-13', // 00:48:10
  '1951-5 1951-06-05 1951-06-04', // 00:40:21
  '1953-7 1953-08-10 1953-08-09', // 00:09:52
  '1956-10 1956-11-03 1956-11-02', // 00:43:33
  '1957-10 1957-11-22 1957-11-21', // 00:19:14
  '1957-2 1957-03-02 1957-03-01', // 00:12:22
  '1961-4 1961-05-15 1961-05-14', // 00:54:07
  '1964-9 1964-10-06 1964-10-05', // 00:19:32
  '1965-1 1965-02-02 1965-02-01', // 00:35:37
  '1967-11 1967-12-02 1967-12-01', // 00:09:35
];

describe('the Vietnamese calendar', () => {
  test('has the new year of 1985 a month before the Chinese one', () => {
    expect(iso(lunarToSolar(1985, 1, 1, false, 'vietnamese'))).toBe('1985-01-21');
    expect(iso(lunarToSolar(1985, 1, 1))).toBe('1985-02-20');
  });

  test('has every month of 1900–2100 as vietnamese-lunar-calendar but for explained ones', () => {
    const there = monthsOf(2100, (year, month, day) => {
      const lunar = convertSolar2Lunar(day, month, year, 7);
      return { year: lunar.year, month: lunar.month, leap: lunar.isLeap, day: lunar.date };
    });
    expect(differences(ours('vietnamese', 2100), there)).toEqual([
      ...BY_UTC7_BEFORE_1968,
      '2085-9 2085-10-19 2085-10-18', // new moon 72 s after midnight, if civil time has no leap seconds until then
    ]);
  });

  test('has every month of 1900–2100 as vn-lunar but for explained ones', () => {
    const there = monthsOf(2100, (year, month, day) => {
      const lunar = getLunarDate(day, month, year);
      return { year: lunar.year, month: lunar.month, leap: lunar.leap, day: lunar.day };
    });
    expect(differences(ours('vietnamese', 2100), there)).toEqual([
      '1906-4 1906-04-24 1906-04-23', // new moon at 00:06 in UTC+8, 23:52 by Beijing's meridian; printed in China as the 24th
      '1925-1 1925-01-24 1925-01-25', // a slip there: the new moon (a solar eclipse) was at 14:45 UTC on the 24th
      '2054-4 2054-05-08 2054-05-07', // 55 s after midnight, if civil time has no leap seconds until then
      '2072-11 2072-12-10 2072-12-09', // at midnight to the second: nobody can know yet
      '2077-10 2077-11-16 2077-11-15', // 72 s after midnight
      '2085-9 2085-10-19 2085-10-18', // 72 s after midnight
    ]);
  });

  test('is the Chinese calendar until 1967, whose last day is another for the new year of 1968 by UTC+7', () => {
    for (let year = 1900; year < 1967; year += 1)
      expect(lunarMonthsOf(year, 'vietnamese')).toEqual(lunarMonthsOf(year));
    expect(lunarMonthsOf(1967, 'vietnamese').slice(0, 11)).toEqual(lunarMonthsOf(1967).slice(0, 11));
    expect(iso(lunarToSolar(1968, 1, 1, false, 'vietnamese'))).toBe('1968-01-29');
    expect(iso(lunarToSolar(1968, 1, 1))).toBe('1968-01-30');
  });
});

test('the rules give the months of the Chinese calendar in UTC+8 but for four that were decided by minutes', () => {
  const computed: Months = new Map(
    lunisolarMonths(8).map(({ year, month, leap, start }) => [
      `${year}-${month}${leap ? 'L' : ''}`,
      iso(fromJdn(start)),
    ]),
  );
  const here = ours('chinese', 2100);
  // The last month of lunar 2100 begins on 31 December, and both tables have it.
  expect(differences(here, computed)).toEqual([
    '1914-10 1914-11-17 1914-11-18', // 1.7 minutes after midnight; Beijing's meridian decided until 1928
    '1916-1 1916-02-03 1916-02-04', // 5.3 minutes after midnight
    '1920-10 1920-11-10 1920-11-11', // 4.8 minutes after midnight
    '2097-7 2097-08-07 2097-08-08', // 1.8 minutes after midnight, if civil time has no leap seconds until then
  ]);
});

/** Dates as `MM-DD` of consecutive years. */
interface Festival {
  calendar: LunarCalendar;
  month: number;
  day: number;
  firstYear: number;
  dates: string;
}

/**
 * Korea: the list of Yasumi (azuyalabs/yasumi, src/Yasumi/Provider/SouthKorea.php), which follows the converter of the
 * Korea Astronomy and Space Science Institute. Vietnam: the list of python-holidays (vacanza/holidays,
 * holidays/calendars/chinese.py) for Vietnam. Both read in November 2026.
 */
const PUBLISHED: Record<string, Festival> = {
  Seollal: {
    calendar: 'korean',
    month: 1,
    day: 1,
    firstYear: 1985,
    dates: `02-20 02-09 01-29 02-18 02-06 01-27 02-15 02-04 01-23 02-10 01-31 02-19 02-08 01-28 02-16
      02-05 01-24 02-12 02-01 01-22 02-09 01-29 02-18 02-07 01-26 02-14 02-03 01-23 02-10 01-31
      02-19 02-08 01-28 02-16 02-05 01-25 02-12 02-01 01-22 02-10 01-29 02-17 02-07 01-27 02-13 02-03`,
  },
  Chuseok: {
    calendar: 'korean',
    month: 8,
    day: 15,
    firstYear: 1949,
    dates: `10-06 09-26 09-15 10-03 09-22 09-11 09-30 09-19 09-08 09-27 09-17 10-05 09-24 09-13 10-02
      09-20 09-10 09-29 09-18 10-06 09-26 09-15 10-03 09-22 09-11 09-30 09-20 09-08 09-27 09-17
      10-05 09-23 09-12 10-01 09-21 09-10 09-29 09-18 10-07 09-25 09-14 10-03 09-22 09-11 09-30
      09-20 09-09 09-27 09-16 10-05 09-24 09-12 10-01 09-21 09-11 09-28 09-18 10-06 09-25 09-14
      10-03 09-22 09-12 09-30 09-19 09-08 09-27 09-15 10-04 09-24 09-13 10-01 09-21 09-10 09-29
      09-17 10-06 09-25 09-15 10-03 09-22 09-12 10-01 09-19 09-08 09-27 09-16 10-04 09-24 09-13 10-02 09-21`,
  },
  "Buddha's Birthday": {
    calendar: 'korean',
    month: 4,
    day: 8,
    firstYear: 2002,
    dates: `05-19 05-08 05-26 05-15 05-05 05-24 05-12 05-02 05-21 05-10 05-28 05-17 05-06 05-25 05-14
      05-03 05-22 05-12 04-30 05-19 05-08 05-27 05-15 05-05 05-24 05-13 05-02 05-20 05-09`,
  },
  Tết: {
    calendar: 'vietnamese',
    month: 1,
    day: 1,
    firstYear: 1968,
    dates: `01-29 02-16 02-06 01-27 02-15 02-03 01-23 02-11 01-31 02-18 02-07 01-28 02-16 02-05 01-25
      02-13 02-02 01-21 02-09 01-29 02-17 02-06 01-27 02-15 02-04 01-23 02-10 01-31 02-19 02-07
      01-28 02-16 02-05 01-24 02-12 02-01 01-22 02-09 01-29 02-17 02-07 01-26 02-14 02-03 01-23
      02-10 01-31 02-19 02-08 01-28 02-16 02-05 01-25 02-12 02-01 01-22 02-10 01-29 02-17 02-06
      01-26 02-13 02-02 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24`,
  },
  'Giỗ Tổ Hùng Vương': {
    calendar: 'vietnamese',
    month: 3,
    day: 10,
    firstYear: 1968,
    dates: `04-07 04-26 04-15 04-05 04-23 04-12 04-02 04-20 04-09 04-27 04-16 04-06 04-24 04-14 04-03
      04-22 04-10 04-29 04-18 04-07 04-25 04-15 04-05 04-24 04-12 04-01 04-20 04-09 04-27 04-16
      04-06 04-25 04-14 04-03 04-22 04-11 04-28 04-18 04-07 04-26 04-15 04-04 04-23 04-12 03-31
      04-19 04-09 04-28 04-16 04-06 04-25 04-14 04-02 04-21 04-10 04-29 04-18 04-07 04-26 04-16`,
  },
};

test.each(Object.entries(PUBLISHED))('%s is on every date published for it', (_, festival) => {
  const { calendar, month, day, firstYear, dates } = festival;
  const published = dates.split(/\s+/).map((date, place) => `${firstYear + place}-${date}`);
  expect(
    published.map((_date, place) => iso(lunarToSolar(firstYear + place, month, day, false, calendar))),
  ).toEqual(published);
});

test.each(['korean', 'vietnamese'] as const)(
  'converting to solar and back gives the same %s date',
  (calendar) => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST_DAY, max: toJdn(2101, 1, 28) }), (jdn) => {
        const solar = fromJdn(jdn);
        const { year, month, leap, day } = solarToLunar(solar.year, solar.month, solar.day, calendar);
        expect(lunarToSolar(year, month, day, leap, calendar)).toEqual(solar);
      }),
    );
  },
);

describe('a date that the calendar chosen does not have', () => {
  const message = (year: number, month: number, day: number, leap: boolean, calendar: LunarCalendar) => {
    try {
      lunarToSolar(year, month, day, leap, calendar);
    } catch (error) {
      if (error instanceof BirthError) return error.message;
    }
    return undefined;
  };

  test('says which leap month that year has, and which calendar has the day', () => {
    expect(message(2012, 4, 1, true, 'korean')).toBe(
      '韩国农历 2012 年没有闰四月，这一年闰的是三月；中国农历和越南农历有这一天',
    );
    expect(message(2012, 3, 1, true, 'chinese')).toBe(
      '农历 2012 年没有闰三月，这一年闰的是四月；韩国农历有这一天',
    );
    expect(message(1984, 10, 1, true, 'vietnamese')).toBe(
      '越南农历 1984 年没有闰十月，这一年没有闰月；中国农历和韩国农历有这一天',
    );
    expect(message(2023, 4, 1, true, 'vietnamese')).toBe('越南农历 2023 年没有闰四月，这一年闰的是二月');
  });

  test('says that a month is short, and which calendar has the day', () => {
    expect(message(1967, 12, 30, false, 'vietnamese')).toBe(
      '越南农历 1967 年腊月是小月，只有 29 天，没有三十；中国农历和韩国农历有这一天',
    );
    expect(message(2024, 1, 30, false, 'korean')).toBe('韩国农历 2024 年正月是小月，只有 29 天，没有三十');
  });
});

test('a birth of a lunar date is that of the calendar it names, Chinese when it names none', () => {
  const clockOf = (lunar_calendar?: LunarCalendar) =>
    resolveBirth(
      {
        calendar_type: 'lunar',
        lunar_calendar,
        year: 1985,
        month: 1,
        day: 1,
        hour: 10,
        minute: 0,
        gender: 'male',
      },
      DEFAULT_CONVENTIONS,
    ).clock;
  expect(iso(clockOf('vietnamese'))).toBe('1985-01-21');
  expect(iso(clockOf('korean'))).toBe('1985-02-20');
  expect(iso(clockOf())).toBe('1985-02-20');
});

test('a chart has the Chinese date of a birth, and beside it the date of the calendar named where it is another', () => {
  const textOf = (year: number, lunar_calendar: LunarCalendar, calendar_type: 'lunar' | 'solar' = 'lunar') =>
    castChart(
      { calendar_type, lunar_calendar, year, month: 1, day: 21, hour: 10, minute: 0, gender: 'female' },
      {},
      Date.UTC(2026, 0, 1),
    ).truth.lunar.text;
  expect(textOf(1985, 'vietnamese')).toBe('一九八四年腊月廿一（越南农历一九八五年正月廿一）');
  expect(textOf(1986, 'vietnamese')).toBe('一九八六年正月廿一');
  expect(textOf(1985, 'chinese')).toBe('一九八五年正月廿一');
  expect(textOf(1985, 'vietnamese', 'solar')).toBe('一九八四年腊月初一');
});
