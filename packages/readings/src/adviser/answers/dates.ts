/** Days of the calendar in words. */
import { fromJdn, toJdn } from '@ziping/bazi/time/calendar';

import type { CivilDate } from '../understand/time/named-days.ts';
import type { Today } from '../understand/time/time.ts';

/** The day of a date that begins with `YYYY-MM-DD`. */
export function civilDate(date: string): CivilDate {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return { year: year!, month: month!, day: day! };
}

export const civilText = ({ year, month, day }: CivilDate): string => `${year}年${month}月${day}日`;

export const dateText = (date: string): string => civilText(civilDate(date));

/** The clock of a time that begins with `YYYY-MM-DD HH:mm`. */
export const clockText = (time: string): string => `${Number(time.slice(11, 13))}点${time.slice(14, 16)}分`;

/** The next two Saturdays, today among them. */
export function weekendsAhead({ year, month, day = 1 }: Today): readonly [CivilDate, CivilDate] {
  const today = toJdn(year, month, day);
  // Day 5 of the count of days from a Monday is a Saturday.
  const first = today + ((5 - (today % 7) + 7) % 7);
  return [fromJdn(first), fromJdn(first + 7)];
}

/** The Saturdays and Sundays of a month. */
export function weekendsIn(year: number, month: number): number[] {
  const first = toJdn(year, month, 1);
  const next = month === 12 ? toJdn(year + 1, 1, 1) : toJdn(year, month + 1, 1);
  return Array.from({ length: next - first }, (_, at) => at + 1).filter((day) => (first + day - 1) % 7 >= 5);
}
