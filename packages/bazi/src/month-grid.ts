/** A month as a calendar shows it: six weeks from Sunday, each day with its lunar date, term and festivals. */
import { outOfRange } from './errors.ts';
import { festivalsOf } from './festivals.ts';
import { lunarDayName, lunarMonthName, lunarYearName, solarToLunar } from './lunar-calendar.ts';
import { FIRST_NEW_YEAR } from './tables/lunar-months.ts';
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
  /** False for the days before and after the month that fill its weeks. */
  in_month: boolean;
  /** The lunar date in words, null before 1900-01-31. */
  lunar: {
    /** Such as 二〇二五年. */
    year: string;
    /** Such as 闰六月. */
    month: string;
    /** Such as 初一. */
    day: string;
    /** What a calendar prints: the day, and on the first of a month the month. */
    label: string;
  } | null;
  /** The solar term that falls on this day in UTC+8. */
  term: string | null;
  /** All festivals of the day, the one to print first. */
  festivals: readonly string[];
}

/** As in terms.ts, set here so that a calendar does not load the table of instants beside them. */
const TERM_NAMES =
  '小寒大寒立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至';

/** Days from the beginning of 1900 to each of its terms, 小寒 first. */
const TERMS_OF_1900 = [
  5.096, 19.824, 34.588, 49.429, 64.36, 79.403, 94.592, 109.895, 125.339, 140.888, 156.533, 172.237, 187.977,
  203.695, 219.372, 234.974, 250.473, 265.849, 281.103, 296.212, 311.197, 326.084, 340.886, 355.627,
];

/** Terms so near to midnight that the planets push them over it, by number from 小寒 of 1900, and which way. */
const OVER_MIDNIGHT: Readonly<Record<number, number>> = { 555: -1, 4421: 1, 4440: -1, 4736: 1 };

/**
 * The day a term falls on: from year to year a term comes later by the mean tropical year, a little more in
 * winter and less in summer. Needs none of the table of instants, and gives its days for all of 1900–2100.
 *
 * @param number of the term, from 0 for 小寒 of 1900
 * @returns the Julian day number
 */
function termDay(number: number): number {
  const years = Math.floor(number / 24);
  const place = number - 24 * years;
  const year = 365.24217 + 0.00057 * Math.cos(((place - 0.25) * Math.PI) / 12);
  const days = Math.floor(TERMS_OF_1900[place]! + year * years);
  return toJdn(FIRST_YEAR, 1, 1) + days + (OVER_MIDNIGHT[number] ?? 0);
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
 * The 42 days a calendar shows for a month, from the Sunday on or before its first.
 *
 * @param year 1900–2100
 * @param month 1–12
 * @throws BirthError outside 1900–2100
 */
export function monthGrid(year: number, month: number): MonthGridCell[] {
  if (!(year >= FIRST_YEAR)) throw outOfRange('before');
  if (year > LAST_YEAR) throw outOfRange('after');
  const first = toJdn(year, month, 1);
  const start = first - ((first + 1) % 7);
  const terms = new Map<number, string>();
  const firstTerm = (year - FIRST_YEAR) * 24 + (month - 1) * 2;
  // The weeks may reach the last term of the month before and the first of the month after.
  for (let number = firstTerm - 1; number <= firstTerm + 2; number += 1) {
    const place = (number + 24) % 24;
    terms.set(termDay(number), TERM_NAMES.slice(2 * place, 2 * place + 2));
  }

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
      term: terms.get(jdn) ?? null,
      festivals: festivalsOf(solar, lunar),
    };
  });
}
