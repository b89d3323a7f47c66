/** Days of the calendar in words. */
import type { CivilDate } from '../understand/time/named-days.ts';

/** The day of a date that begins with `YYYY-MM-DD`. */
export function civilDate(date: string): CivilDate {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return { year: year!, month: month!, day: day! };
}

export function dateText(date: string): string {
  const { year, month, day } = civilDate(date);
  return `${year}年${month}月${day}日`;
}
