import { expect, test } from 'vitest';
import { festivalsOf } from './festivals.ts';
import { solarToLunar } from './lunar-calendar.ts';

function on(year: number, month: number, day: number): string[] {
  return festivalsOf({ year, month, day }, solarToLunar(year, month, day));
}

test('lunar festivals of 2025 and 2026 are on the dates of the Hong Kong Observatory', () => {
  expect(on(2025, 1, 7)).toEqual(['腊八节']);
  expect(on(2025, 1, 22)).toEqual(['北小年']);
  expect(on(2025, 1, 23)).toEqual(['南小年']);
  expect(on(2025, 1, 28)).toEqual(['除夕']);
  expect(on(2025, 1, 29)).toEqual(['春节']);
  expect(on(2025, 2, 12)).toEqual(['元宵节']);
  expect(on(2025, 5, 31)).toEqual(['端午节']);
  expect(on(2025, 8, 29)).toEqual(['七夕']);
  expect(on(2025, 9, 6)).toEqual(['中元节']);
  expect(on(2025, 10, 6)).toEqual(['中秋节']);
  expect(on(2025, 10, 29)).toEqual(['重阳节']);
  expect(on(2026, 3, 20)).toEqual(['龙抬头']);
  expect(on(2026, 4, 19)).toEqual(['上巳节']);
});

test('除夕 is the last day of the lunar year, the 29th or the 30th', () => {
  expect(on(2024, 2, 9)).toEqual(['除夕']);
  expect(solarToLunar(2024, 2, 9).day).toBe(30);
  expect(on(2022, 1, 31)).toEqual(['除夕']);
  expect(solarToLunar(2022, 1, 31).day).toBe(29);
  expect(on(2024, 2, 8)).toEqual([]);
});

test('a leap month repeats no festival', () => {
  expect(on(2009, 5, 28)).toEqual(['端午节']);
  // 闰五月初五
  expect(on(2009, 6, 27)).toEqual([]);
});

test('a day with two festivals lists the lunar one first', () => {
  expect(on(2020, 10, 1)).toEqual(['中秋节', '国庆节']);
});

test('a solar festival is absent before its first year', () => {
  expect(on(1911, 1, 1)).toEqual([]);
  expect(on(1912, 1, 1)).toEqual(['元旦']);
  expect(on(1949, 10, 1)).toEqual([]);
  expect(on(1950, 10, 1)).toEqual(['国庆节']);
  expect(on(1984, 9, 10)).not.toContain('教师节');
  expect(on(1985, 9, 10)).toEqual(['教师节']);
});

test('without a lunar date only solar festivals are listed', () => {
  expect(festivalsOf({ year: 1950, month: 5, day: 1 }, null)).toEqual(['劳动节']);
});
