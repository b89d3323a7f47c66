import { monthlyLuck } from '@ziping/bazi/chart';
import { luckOfMonth, type LuckOfPillar } from '@ziping/bazi/reading/facts';
import type { LiuYue } from '@ziping/bazi/types';

import type { LuckMonth } from '../../understand/time/time.ts';
import type { Writer } from '../../writer.ts';
import { toneName } from './signs.ts';

export interface MonthLuck extends LuckOfPillar {
  /** The year of luck. */
  year: number;
  month: LiuYue;
}

export const monthsOf = (w: Writer, year: number): MonthLuck[] =>
  monthlyLuck(w.chart, year, w.now_ms).map((month) => ({ year, month, ...luckOfMonth(month, w.facts) }));

const yearsOfMonths = (months: readonly { year: number }[]) => [...new Set(months.map(({ year }) => year))];

/** The luck of months of luck. */
export const monthsLuck = (w: Writer, months: readonly LuckMonth[]): MonthLuck[] =>
  yearsOfMonths(months).flatMap((year) =>
    monthsOf(w, year).filter(({ month }) =>
      months.some((one) => one.year === year && one.month === month.month),
    ),
  );

/** The months of luck from the one that runs. */
export function monthsFromNow({ today: { year, month } }: Writer, count: number): LuckMonth[] {
  const first = year * 12 + month - 2;
  return Array.from({ length: count }, (_, at) => ({
    year: Math.floor((first + at) / 12),
    month: ((first + at) % 12) + 1,
  }));
}

/** Day of a month from which the month itself is nearly over. */
const ENDING = 20;
/** Whether a month of luck is named after the month of the calendar that is nearly over. @param start_date its first day */
export const isEnding = ({ today: { year, month, day = 1 } }: Writer, start_date: string): boolean =>
  day >= ENDING && start_date.startsWith(`${year}-${String(month).padStart(2, '0')}`);

/** The months of luck from the one that runs, or the next where that is nearly over. */
export const comingMonths = (w: Writer, count: number): LuckMonth[] =>
  monthsFromNow(w, count + 1)
    .slice((w.today.day ?? 1) >= ENDING ? 1 : 0)
    .slice(0, count);

export function monthTable(w: Writer, months: readonly MonthLuck[]): void {
  const severalYears = new Set(months.map(({ month }) => month.start_date.slice(0, 4))).size > 1;
  const start = ({ start_date, jie }: LiuYue) =>
    `${severalYears ? `${start_date.slice(0, 4)}年` : ''}${Number(start_date.slice(5, 7))}月${Number(start_date.slice(8, 10))}日${jie}`;
  w.lines([
    '| 月份 | 起于 | 总体 |',
    '| --- | --- | --- |',
    ...months.map((month) => `| ${month.ganzhi}月 | ${start(month.month)} | ${toneName(month)} |`),
  ]);
}
