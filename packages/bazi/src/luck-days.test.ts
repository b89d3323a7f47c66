import { Solar } from 'lunar-javascript';
import { expect, test } from 'vitest';
import { castChart, monthlyLuck } from './chart.ts';
import { dailyLuck } from './luck-days.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { Birth } from './types.ts';

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
  dailyLuck(CHART, monthlyLuck(CHART, year, now)[month - 1]!, now);

test('the days of a year of luck are consecutive, from 立春 to the day before the next', () => {
  const days = Array.from({ length: 12 }, (_, index) => daysOf(2025, index + 1)).flat();
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

test('the current day is the date in UTC+8', () => {
  const current = (now: string) =>
    daysOf(2026, 10, Date.parse(now))
      .filter((day) => day.current)
      .map(({ date }) => date);
  expect(current('2026-11-20T23:59:59+08:00')).toEqual(['2026-11-20']);
  expect(current('2026-11-20T16:00:00Z')).toEqual(['2026-11-21']);
  expect(current('2025-11-20T12:00:00Z')).toEqual([]);
});

test('days outside the lunar table have an empty lunar_text', () => {
  const late = daysOf(2101, 1);
  expect(late[0]).toMatchObject({ date: '2101-02-04', lunar_text: '' });
  expect(late.length).toBeGreaterThanOrEqual(29);
  const winter = daysOf(2100, 12).find(({ date }) => date === '2101-01-28');
  expect(winter!.lunar_text).not.toBe('');
  expect(daysOf(1899, 12)[0]!.lunar_text).toBe('');
});
