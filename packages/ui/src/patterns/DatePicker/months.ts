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

/** The years that the picker shows: those of the lunar calendar's tables. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** The month `by` months after `from`, within the years that the picker shows. */
export function shiftMonth(from: YearMonth, by: number): YearMonth {
  const first = monthIndex({ year: FIRST_YEAR, month: 1 });
  const last = monthIndex({ year: LAST_YEAR, month: 12 });
  const at = Math.min(Math.max(monthIndex(from) + by, first), last);
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
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
