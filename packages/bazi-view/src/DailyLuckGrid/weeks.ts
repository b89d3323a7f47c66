/** Weekday offset of each month, January and February counted in the year before. */
const MONTH_SHIFT = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/**
 * The weekday of a date of the Gregorian calendar, by Sakamoto's rule.
 *
 * @param date `YYYY-MM-DD`
 * @returns 0 for Sunday to 6 for Saturday
 */
export function weekdayOf(date: string): number {
  const [civilYear = 0, month = 1, day = 1] = date.split('-').map(Number);
  const year = month < 3 ? civilYear - 1 : civilYear;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (year + leaps + MONTH_SHIFT[month - 1]! + day) % 7;
}

/**
 * Consecutive days as rows of a calendar, from Sunday to Saturday, with null where a week begins before
 * the first day or ends after the last.
 */
export function weeksOf<Day extends { date: string }>(days: readonly Day[]): (Day | null)[][] {
  const before = days[0] ? weekdayOf(days[0].date) : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
