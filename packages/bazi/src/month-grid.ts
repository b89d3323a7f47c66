/** A calendar month: six weeks from Sunday, each day with its lunar date, term and festivals. */
import { noSuchMonthError, outOfRangeError } from './errors.ts';
import { festivalsOf } from './festivals.ts';
import { lunarDayName, lunarMonthName, lunarYearName, solarToLunar } from './lunar-calendar.ts';
import { FIRST_NEW_YEAR } from './tables/lunar-months.ts';
import { TERM_DAYS } from './tables/term-days.ts';
import { TERM_NAMES } from './term-names.ts';
import { fromJdn, toJdn } from './time/calendar.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const DAYS = 42;

/** One day of the grid. */
export interface MonthGridCell {
  /** `YYYY-MM-DD` */
  date: string;
  year: number;
  month: number;
  day: number;
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number;
  /** False for days of the months before and after. */
  in_month: boolean;
  /** The lunar date in characters, null before 1900-01-31. */
  lunar: {
    /** Such as 二〇二五年. */
    year: string;
    /** Such as 闰六月. */
    month: string;
    /** Such as 初一. */
    day: string;
    /** The short text of the cell: the day, or the month on its first day. */
    label: string;
  } | null;
  /** The solar term that falls on this day in UTC+8. */
  term: string | null;
  /** All festivals of the day, the main one first. */
  festivals: readonly string[];
}

/** The solar term of a date. Every month has two. */
function termOf({ year, month, day }: { year: number; month: number; day: number }): string | null {
  const first = (year - FIRST_YEAR) * 24 + (month - 1) * 2;
  const term = [first, first + 1].find((number) => parseInt(TERM_DAYS.charAt(number), 36) === day);
  return term === undefined ? null : TERM_NAMES[term % 24]!;
}

function twoDigits(value: number): string {
  return String(100 + value).slice(1);
}

function lunarOf(jdn: number, solar: { year: number; month: number; day: number }) {
  return jdn < FIRST_NEW_YEAR ? null : solarToLunar(solar.year, solar.month, solar.day);
}

function lunarWords(date: NonNullable<ReturnType<typeof lunarOf>>): NonNullable<MonthGridCell['lunar']> {
  const month = lunarMonthName(date.month, date.leap);
  const day = lunarDayName(date.day);
  return { year: lunarYearName(date.year), month, day, label: date.day === 1 ? month : day };
}

/**
 * The 42 days shown for a month, from the Sunday on or before its first day.
 *
 * @param year 1900–2100
 * @param month 1–12
 * @throws BirthError outside 1900–2100, or for any other month
 */
export function monthGrid(year: number, month: number): MonthGridCell[] {
  if (!(year >= FIRST_YEAR)) throw outOfRangeError('before');
  if (year > LAST_YEAR) throw outOfRangeError('after');
  if (!(month >= 1 && month <= 12)) throw noSuchMonthError(month);
  const first = toJdn(year, month, 1);
  const start = first - ((first + 1) % 7);
  return Array.from({ length: DAYS }, (_, place) => {
    const jdn = start + place;
    const solar = fromJdn(jdn);
    const lunar = lunarOf(jdn, solar);
    return {
      date: `${solar.year}-${twoDigits(solar.month)}-${twoDigits(solar.day)}`,
      year: solar.year,
      month: solar.month,
      day: solar.day,
      weekday: place % 7,
      in_month: solar.month === month,
      lunar: lunar && lunarWords(lunar),
      term: termOf(solar),
      festivals: festivalsOf(solar, lunar),
    };
  });
}
