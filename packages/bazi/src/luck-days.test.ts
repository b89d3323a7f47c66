import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { castChart, monthlyLuck } from './chart.ts';
import { dailyLuck } from './luck-days.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { Birth, LiuYue } from './types.ts';

const BIRTH: Birth = {
  calendar_type: 'solar',
  year: 1990,
  month: 6,
  day: 15,
  hour: 11,
  minute: 30,
  gender: 'male',
};
const CHART = castChart(BIRTH, {}, 0);
const daysOf = (year: number, month: number, now = 0) =>
  dailyLuck(CHART, monthlyLuck(CHART, year, now)[month - 1]!, 'split', now);

test('the days of a year of luck are consecutive, from 立春 to the day before the next', () => {
  const months = Array.from({ length: 12 }, (_, index) => daysOf(2025, index + 1));
  // The day of a 节 ends one month and begins the next.
  months.forEach((days, index) => expect(days.at(-1)).toEqual(months[index + 1]?.[0] ?? days.at(-1)));
  const days = months.flatMap((list) => list.slice(0, -1));
  // 立春 of 2025 came on 3 February, that of 2026 on 4 February (中国科学院紫金山天文台).
  const first = toJdn(2025, 2, 3);
  expect(days).toHaveLength(toJdn(2026, 2, 4) - first);
  days.forEach(({ date, ganzhi, shi_shen, lunar_text }, place) => {
    const { year, month, day } = fromJdn(first + place);
    expect(date.split('-').map(Number)).toEqual([year, month, day]);
    const lunar = Solar.fromYmdHms(year, month, day, 12, 0, 0).getLunar();
    expect(ganzhi).toBe(lunar.getDayInGanZhi());
    expect(lunar.toString().endsWith(lunar_text)).toBe(true);
    expect(shi_shen).toMatch(/^[比劫食伤偏正七][肩财神官杀印]$/);
  });
  expect(
    days.filter(({ lunar_text }) => lunar_text.includes('月')).map(({ lunar_text }) => lunar_text),
  ).toEqual([
    '二月初一',
    '三月初一',
    '四月初一',
    '五月初一',
    '六月初一',
    '闰六月初一',
    '七月初一',
    '八月初一',
    '九月初一',
    '十月初一',
    '冬月初一',
    '腊月初一',
  ]);
});

test('a day has its ganzhi, its ten god and its lunar date', () => {
  // The day master is 辛; 4 February 2024 was 戊戌.
  expect(CHART.day_master).toBe('辛');
  expect(daysOf(2024, 1)[0]).toEqual({
    date: '2024-02-04',
    ganzhi: '戊戌',
    shi_shen: '正印',
    lunar_text: '廿五',
    current: false,
  });
});

describe('the current day', () => {
  const current = (
    now: string,
    { month = 10, zi = 'next', offset }: { month?: number; zi?: 'next' | 'split'; offset?: number } = {},
  ) => {
    const nowMs = Date.parse(now);
    return dailyLuck(CHART, monthlyLuck(CHART, 2026, nowMs)[month - 1]!, zi, nowMs, offset)
      .filter((day) => day.current)
      .map(({ date }) => date);
  };

  test('changes at 23:00, with 早晚子时 at midnight', () => {
    expect(current('2026-11-20T22:59:59+08:00')).toEqual(['2026-11-20']);
    expect(current('2026-11-20T23:30:00+08:00')).toEqual(['2026-11-21']);
    expect(current('2026-11-20T23:59:59+08:00', { zi: 'split' })).toEqual(['2026-11-20']);
    expect(current('2026-11-20T16:00:00Z', { zi: 'split' })).toEqual(['2026-11-21']);
    expect(current('2025-11-20T12:00:00Z')).toEqual([]);
  });

  test('is that of the reader’s clock', () => {
    const losAngeles = { offset: -8 * 3600 };
    expect(current('2026-11-20T10:00:00-08:00', losAngeles)).toEqual(['2026-11-20']);
    expect(current('2026-11-20T23:30:00-08:00', losAngeles)).toEqual(['2026-11-21']);
  });

  test('is in the month that ends until the 节 of that day, then in the next', () => {
    // 大雪 of 2026: 7 December, 10:52:29.
    const morning = '2026-12-07T10:00:00+08:00';
    const noon = '2026-12-07T12:00:00+08:00';
    expect([current(morning), current(morning, { month: 11 })]).toEqual([['2026-12-07'], []]);
    expect([current(noon), current(noon, { month: 11 })]).toEqual([[], ['2026-12-07']]);
  });

  test('is in the current month at any hour of a year, by any clock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2025, 1, 5), max: Date.UTC(2027, 1, 1) }),
        fc.integer({ min: -12, max: 14 }),
        fc.constantFrom('next' as const, 'split' as const),
        (nowMs, hours, zi) => {
          const months = [2025, 2026].flatMap((year) => monthlyLuck(CHART, year, nowMs));
          const days = (month: LiuYue) => dailyLuck(CHART, month, zi, nowMs, hours * 3600);
          const marked = months.filter((month) => days(month).some((day) => day.current));
          expect(marked).toEqual(months.filter((month) => month.current));
          expect(marked.flatMap((month) => days(month).filter((day) => day.current))).toHaveLength(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('days outside the lunar table have an empty lunar_text', () => {
  const late = daysOf(2101, 1);
  expect(late[0]).toMatchObject({ date: '2101-02-04', lunar_text: '' });
  expect(late.length).toBeGreaterThanOrEqual(29);
  const winter = daysOf(2100, 12).find(({ date }) => date === '2101-01-28');
  expect(winter!.lunar_text).not.toBe('');
  expect(daysOf(1899, 12)[0]!.lunar_text).toBe('');
});
