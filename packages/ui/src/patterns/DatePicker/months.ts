import type { MonthGridCell } from '@ziping/bazi/month-grid';

/** A calendar month, 1–12. */
export interface YearMonth {
  year: number;
  month: number;
}

const monthIndex = ({ year, month }: YearMonth) => year * 12 + month - 1;

/** The month of a date `YYYY-MM-DD`. */
export function monthOf(date: string): YearMonth {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
}

/** The month some months on, kept within those of the dates `min` and `max`. */
export function shiftMonth(from: YearMonth, by: number, min: string, max: string): YearMonth {
  const at = Math.min(Math.max(monthIndex(from) + by, monthIndex(monthOf(min))), monthIndex(monthOf(max)));
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

/** Which of its months can be shown in a year. */
export function monthsOfYear(year: number, min: string, max: string): number[] {
  const first = shiftMonth({ year, month: 1 }, 0, min, max).month;
  const last = shiftMonth({ year, month: 12 }, 0, min, max).month;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Where Tab leads in a month: the day of the date last looked at, or the nearest before it that the month and
 * the limits allow.
 */
export function tabStopDate(
  cells: readonly MonthGridCell[],
  focusedDate: string,
  min: string,
  max: string,
): string {
  const day = Number(focusedDate.slice(8));
  const open = cells.filter(({ in_month, date }) => in_month && date >= min && date <= max);
  return (open.filter((cell) => cell.day <= day).at(-1) ?? open[0])?.date ?? '';
}
