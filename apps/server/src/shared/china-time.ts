/** China has no summer time and is 8 hours ahead. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const local = (moment: Date) => new Date(moment.getTime() + OFFSET_MS).toISOString();

/** The day in China, as 'YYYY-MM-DD'. */
export const chinaDay = (moment: Date): string => local(moment).slice(0, 10);

/** The month in China, as 'YYYY-MM'. */
export const chinaMonth = (moment: Date): string => local(moment).slice(0, 7);

/** The day in China as people read it, such as 2026年11月20日. */
export const chinaDate = (moment: Date): string => {
  const [year, month, day] = chinaDay(moment).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

/** The second in China, as 'YYYYMMDDHHMMSS'. */
export const chinaDigits = (moment: Date): string => local(moment).replaceAll(/\D/g, '').slice(0, 14);

/** The moment of a second in China, as 'YYYY-MM-DD HH:MM:SS'; null where no calendar has it. */
export function fromChinaSecond(text: string): Date | null {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  // A day that a month has not is read as one of the next month.
  return !Number.isNaN(moment.getTime()) && local(moment).startsWith(text.slice(0, 10)) ? moment : null;
}

/** The second in China, as 'YYYY-MM-DD HH:MM:SS'. */
export const chinaSecond = (moment: Date): string => local(moment).slice(0, 19).replace('T', ' ');

/** Midnight in China at the beginning of a day. @param day as 'YYYY-MM-DD' */
export const chinaDayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Midnight in China after a moment. */
export const nextChinaDay = (moment: Date): Date =>
  new Date(chinaDayStart(chinaDay(moment)).getTime() + DAY_MS);

/** The first midnight in China of the month after a moment. */
export function nextChinaMonth(moment: Date): Date {
  const [year = 0, month = 0] = chinaMonth(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1) - OFFSET_MS);
}

/** The same time some months later; the last day of a month that is too short. */
export function addMonths(moment: Date, months: number): Date {
  const shifted = new Date(moment.getTime() + OFFSET_MS);
  const day = shifted.getUTCDate();
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(day, last));
  return new Date(shifted.getTime() - OFFSET_MS);
}
