import fc from 'fast-check';
import { LunarYear } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { BirthError } from './errors.ts';
import {
  daysInLunarMonth,
  leapMonthOf,
  lunarDayName,
  lunarMonthsOf,
  lunarText,
  lunarToSolar,
  solarToLunar,
} from './lunar-calendar.ts';
import { fromJdn, toJdn } from './time/calendar.ts';

function refusal(call: () => unknown): [string, string] | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof BirthError) return [error.reason, error.message];
  }
  return undefined;
}

test('every day of lunar 1900–2100 equals that of lunar-javascript', () => {
  let jdn = toJdn(1900, 1, 31);
  for (let year = 1900; year <= 2100; year += 1) {
    const months = LunarYear.fromYear(year).getMonthsInYear();
    expect(lunarMonthsOf(year)).toEqual(
      months.map((month) => ({
        month: Math.abs(month.getMonth()),
        leap: month.getMonth() < 0,
        days: month.getDayCount(),
      })),
    );
    for (const month of months) {
      const number = Math.abs(month.getMonth());
      expect(lunarToSolar(year, number, 1, month.getMonth() < 0)).toEqual(fromJdn(jdn));
      for (let day = 1; day <= month.getDayCount(); day += 1) {
        const solar = fromJdn(jdn);
        const lunar = solarToLunar(solar.year, solar.month, solar.day);
        const same =
          lunar.year === year &&
          (lunar.leap ? -lunar.month : lunar.month) === month.getMonth() &&
          lunar.day === day;
        if (!same) expect.fail(`${JSON.stringify(solar)} gave ${JSON.stringify(lunar)}`);
        jdn += 1;
      }
    }
  }
});

test('new years and leap months equal those of the Hong Kong Observatory conversion tables', () => {
  for (const [year, month, day] of [
    [1900, 1, 31],
    [1911, 1, 30],
    [1949, 1, 29],
    [1985, 2, 20],
    [2000, 2, 5],
    [2024, 2, 10],
    [2025, 1, 29],
    [2033, 1, 31],
    [2034, 2, 19],
    [2100, 2, 9],
  ] as const)
    expect(lunarToSolar(year, 1, 1)).toEqual({ year, month, day });
  expect([1903, 1984, 2020, 2023, 2024, 2025, 2033].map((year) => leapMonthOf(year))).toEqual([
    5, 10, 4, 2, 0, 6, 11,
  ]);
  expect(solarToLunar(2033, 12, 22)).toEqual({ year: 2033, month: 11, leap: true, day: 1 });
});

test('converting to solar and back gives the same lunar date', () => {
  fc.assert(
    fc.property(fc.integer({ min: toJdn(1900, 1, 31), max: toJdn(2101, 1, 28) }), (jdn) => {
      const solar = fromJdn(jdn);
      const { year, month, leap, day } = solarToLunar(solar.year, solar.month, solar.day);
      expect(lunarToSolar(year, month, day, leap)).toEqual(solar);
      expect(day).toBeLessThanOrEqual(daysInLunarMonth(year, month, leap));
    }),
  );
});

describe('dates that do not exist', () => {
  test('rejects a leap month that the year does not have', () => {
    expect(refusal(() => lunarToSolar(2024, 4, 1, true))).toEqual([
      'no_leap_month',
      '农历 2024 年没有闰四月，这一年没有闰月',
    ]);
    expect(refusal(() => lunarToSolar(2023, 4, 1, true))).toEqual([
      'no_leap_month',
      '农历 2023 年没有闰四月，这一年闰的是二月',
    ]);
  });

  test('rejects the 30th of a short month', () => {
    expect(daysInLunarMonth(2024, 1)).toBe(29);
    expect(refusal(() => lunarToSolar(2024, 1, 30))).toEqual([
      'no_such_lunar_day',
      '农历 2024 年正月是小月，只有 29 天，没有三十',
    ]);
    expect(refusal(() => lunarToSolar(2024, 2, 31))?.[0]).toBe('no_such_lunar_day');
    expect(refusal(() => lunarToSolar(2024, 2, 0))?.[0]).toBe('no_such_lunar_day');
  });

  test('rejects months and years out of range', () => {
    expect(refusal(() => lunarToSolar(2024, 13, 1))?.[0]).toBe('no_such_month');
    expect(refusal(() => lunarToSolar(1899, 12, 1))?.[0]).toBe('before_range');
    expect(refusal(() => lunarToSolar(2101, 1, 1))?.[0]).toBe('after_range');
    expect(refusal(() => solarToLunar(1900, 1, 30))?.[0]).toBe('before_range');
    expect(refusal(() => solarToLunar(2101, 1, 29))?.[0]).toBe('after_range');
  });
});

test('writes dates in Chinese characters', () => {
  expect(lunarText({ year: 2000, month: 4, leap: true, day: 1 })).toBe('二〇〇〇年闰四月初一');
  expect(lunarText({ year: 2020, month: 12, leap: false, day: 10 })).toBe('二〇二〇年腊月初十');
  expect(lunarText({ year: 1985, month: 1, leap: false, day: 15 })).toBe('一九八五年正月十五');
  expect(lunarText({ year: 1984, month: 11, leap: false, day: 29 })).toBe('一九八四年冬月廿九');
  expect([10, 11, 19, 20, 21, 30].map(lunarDayName)).toEqual([
    '初十',
    '十一',
    '十九',
    '二十',
    '廿一',
    '三十',
  ]);
});
