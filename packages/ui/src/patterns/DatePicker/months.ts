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

/** The month `by` months after `from`, limited to the months of the dates `min` and `max`. */
export function shiftMonth(from: YearMonth, by: number, min: string, max: string): YearMonth {
  const at = Math.min(Math.max(monthIndex(from) + by, monthIndex(monthOf(min))), monthIndex(monthOf(max)));
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

/** The months of a year, 1–12, that lie within the months of `min` and `max`. */
export function monthsOfYear(year: number, min: string, max: string): number[] {
  const first = shiftMonth({ year, month: 1 }, 0, min, max).month;
  const last = shiftMonth({ year, month: 12 }, 0, min, max).month;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * The date of a month that takes the Tab stop: the day of the month of `focusedDate`, or the last allowed day before
 * it. Empty when no day of the month is allowed.
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
