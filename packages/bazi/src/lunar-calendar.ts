/**
 * The lunar calendars of 1900–2100: conversion both ways, and dates in characters. The Chinese one, and those of Korea
 * and Vietnam, which follow its rules by the clock of their own country (docs/adr/0046-other-lunar-calendars.md).
 */
import { BirthError, noSuchMonthError, outOfRangeError } from './errors.ts';
import { LUNAR_DIFFERENCES } from './tables/lunar-differences.ts';
import { FIRST_LUNAR_YEAR, FIRST_NEW_YEAR, LEAP_MONTHS, LONG_MONTHS } from './tables/lunar-months.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { LunarCalendar, LunarDate } from './types.ts';

const LAST_LUNAR_YEAR = FIRST_LUNAR_YEAR + LEAP_MONTHS.length - 1;
const MEAN_MONTH = 29.530588;

const DIGITS = '〇一二三四五六七八九';
const MONTH_NAMES = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'];
const DAY_TENS = ['初', '十', '廿', '三'];
const DAY_ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** What the dates of each calendar are called. */
const CALENDAR_NAMES = { chinese: '农历', korean: '韩国农历', vietnamese: '越南农历' } as const;
const CALENDARS = Object.keys(CALENDAR_NAMES) as LunarCalendar[];

/** A month of a lunar year. */
export interface LunarMonth {
  month: number;
  leap: boolean;
  /** 29 or 30. */
  days: number;
}

interface MonthIndex {
  /** The leap month of each year, 0 for none. */
  leaps: number[];
  /** Julian day number of the first day of each month, and of the day after the last. */
  starts: Int32Array;
  /** Index in `starts` of the first month of each year, and of the end of the last year. */
  years: Int16Array;
}

const indexes: Partial<Record<LunarCalendar, MonthIndex>> = {};

function createIndex(calendar: LunarCalendar): MonthIndex {
  const leaps = Array.from(LEAP_MONTHS, (digit) => parseInt(digit, 16));
  const other = calendar === 'chinese' ? null : LUNAR_DIFFERENCES[calendar];
  if (other)
    for (const [year, leap] of Object.entries(other.leaps)) leaps[Number(year) - FIRST_LUNAR_YEAR] = leap;
  const years = new Int16Array(leaps.length + 1);
  leaps.forEach((leap, row) => (years[row + 1] = years[row]! + (leap ? 13 : 12)));
  const count = years[leaps.length]!;
  const starts = new Int32Array(count + 1);
  let jdn = FIRST_NEW_YEAR;
  for (let i = 0; i < count; i += 1) {
    starts[i] = jdn;
    jdn += 29 + ((parseInt(LONG_MONTHS[i >> 2]!, 16) >> (3 - (i & 3))) & 1);
  }
  starts[count] = jdn;
  let place = -1;
  for (const gap of other?.gaps ?? '') {
    place += parseInt(gap, 36) || 35;
    if (gap !== '0') starts[place]! += other!.shift;
  }
  return { leaps, starts, years };
}

function monthIndex(calendar: LunarCalendar): MonthIndex {
  return (indexes[calendar] ??= createIndex(calendar));
}

/** The leap month of a lunar year, 0 for none. @throws BirthError outside 1900–2100 */
export function leapMonthOf(year: number, calendar: LunarCalendar = 'chinese'): number {
  if (!(year >= FIRST_LUNAR_YEAR)) throw outOfRangeError('before');
  if (year > LAST_LUNAR_YEAR) throw outOfRangeError('after');
  return monthIndex(calendar).leaps[year - FIRST_LUNAR_YEAR]!;
}

/** The months of a lunar year in order. @throws BirthError outside 1900–2100 */
export function lunarMonthsOf(year: number, calendar: LunarCalendar = 'chinese'): LunarMonth[] {
  const leapMonth = leapMonthOf(year, calendar);
  const { starts, years } = monthIndex(calendar);
  const first = years[year - FIRST_LUNAR_YEAR]!;
  const count = leapMonth ? 13 : 12;
  return Array.from({ length: count }, (_, place) => {
    const leap = leapMonth > 0 && place === leapMonth;
    return {
      month: leapMonth > 0 && place >= leapMonth ? place : place + 1,
      leap,
      days: starts[first + place + 1]! - starts[first + place]!,
    };
  });
}

/** The place of a month in the index, or -1 when the year has no such leap month. */
function findMonth(year: number, month: number, leap: boolean, calendar: LunarCalendar): number {
  const leapMonth = leapMonthOf(year, calendar);
  if (!Number.isInteger(month) || month < 1 || month > 12) throw noSuchMonthError(month);
  if (leap && month !== leapMonth) return -1;
  const after = leapMonth > 0 && (month > leapMonth || leap);
  return monthIndex(calendar).years[year - FIRST_LUNAR_YEAR]! + month - 1 + (after ? 1 : 0);
}

/** Names the other calendars that have a day, as the end of a sentence that says that this one has not. */
function othersWith(
  year: number,
  month: number,
  day: number,
  leap: boolean,
  calendar: LunarCalendar,
): string {
  const names = CALENDARS.filter((other) => {
    const place = other === calendar ? -1 : findMonth(year, month, leap, other);
    const { starts } = monthIndex(other);
    return place >= 0 && starts[place]! + day <= starts[place + 1]!;
  }).map((other) => (other === 'chinese' ? '中国农历' : CALENDAR_NAMES[other]));
  return names.length > 0 ? `；${names.join('和')}有这一天` : '';
}

function monthPlace(year: number, month: number, leap: boolean, calendar: LunarCalendar, day = 1): number {
  const place = findMonth(year, month, leap, calendar);
  if (place >= 0) return place;
  const leapMonth = leapMonthOf(year, calendar);
  const instead = leapMonth ? `，这一年闰的是${lunarMonthName(leapMonth, false)}` : '，这一年没有闰月';
  throw new BirthError(
    'no_leap_month',
    `${CALENDAR_NAMES[calendar]} ${year} 年没有${lunarMonthName(month, true)}${instead}${othersWith(year, month, day, leap, calendar)}`,
  );
}

/**
 * Days in a lunar month: 29 or 30.
 *
 * @throws BirthError outside 1900–2100, or when that year has no such month
 */
export function daysInLunarMonth(
  year: number,
  month: number,
  leap = false,
  calendar: LunarCalendar = 'chinese',
): number {
  const place = monthPlace(year, month, leap, calendar);
  const { starts } = monthIndex(calendar);
  return starts[place + 1]! - starts[place]!;
}

/**
 * Converts a lunar date to a solar one.
 *
 * @throws BirthError outside lunar 1900–2100, or when the year has no such month or the month no such day
 */
export function lunarToSolar(
  year: number,
  month: number,
  day: number,
  leap = false,
  calendar: LunarCalendar = 'chinese',
): { year: number; month: number; day: number } {
  const place = monthPlace(year, month, leap, calendar, day);
  const { starts } = monthIndex(calendar);
  const days = starts[place + 1]! - starts[place]!;
  if (!Number.isInteger(day) || day < 1 || day > days) {
    const name = `${CALENDAR_NAMES[calendar]} ${year} 年${lunarMonthName(month, leap)}`;
    throw new BirthError(
      'no_such_lunar_day',
      day === 30
        ? `${name}是小月，只有 29 天，没有三十${othersWith(year, month, day, leap, calendar)}`
        : `${name}只有 ${days} 天，没有第 ${day} 天`,
    );
  }
  return fromJdn(starts[place]! + day - 1);
}

/**
 * Converts a solar date (1900-01-31 to 2101-01-28) to a lunar one.
 *
 * @throws BirthError outside that range
 */
export function solarToLunar(
  year: number,
  month: number,
  day: number,
  calendar: LunarCalendar = 'chinese',
): LunarDate {
  const { leaps, starts, years } = monthIndex(calendar);
  const jdn = toJdn(year, month, day);
  if (!(jdn >= FIRST_NEW_YEAR)) throw outOfRangeError('before');
  if (jdn >= starts[starts.length - 1]!) throw outOfRangeError('after');
  let place = Math.min(Math.floor((jdn - FIRST_NEW_YEAR) / MEAN_MONTH), starts.length - 2);
  while (starts[place]! > jdn) place -= 1;
  while (starts[place + 1]! <= jdn) place += 1;
  let row = Math.min(Math.floor(place / 12.3), years.length - 2);
  while (years[row]! > place) row -= 1;
  while (years[row + 1]! <= place) row += 1;
  const leapMonth = leaps[row]!;
  const number = place - years[row]!;
  return {
    year: FIRST_LUNAR_YEAR + row,
    month: leapMonth > 0 && number >= leapMonth ? number : number + 1,
    leap: leapMonth > 0 && number === leapMonth,
    day: jdn - starts[place]! + 1,
  };
}

/** A lunar year in characters: 二〇〇〇年. */
export function lunarYearName(year: number): string {
  return `${String(year).replace(/\d/g, (digit) => DIGITS[Number(digit)]!)}年`;
}

/** A lunar month in characters: 正月, 闰四月, 冬月, 腊月. */
export function lunarMonthName(month: number, leap: boolean): string {
  return `${leap ? '闰' : ''}${MONTH_NAMES[month - 1] ?? month}月`;
}

/** A lunar day in characters: 初一, 初十, 十五, 二十, 廿一, 三十. */
export function lunarDayName(day: number): string {
  if (day === 20) return '二十';
  return `${DAY_TENS[day === 10 ? 0 : Math.floor(day / 10)]!}${DAY_ONES[day % 10]!}`;
}

/**
 * The lunar date of a solar one in characters. Where a calendar other than the Chinese one is chosen and has another
 * date, that follows in brackets: 一九八四年腊月初一（越南农历一九八五年正月初一）.
 */
export function lunarTextIn(
  solar: { year: number; month: number; day: number },
  calendar: LunarCalendar,
): string {
  const textOf = (of: LunarCalendar) => lunarText(solarToLunar(solar.year, solar.month, solar.day, of));
  const chinese = textOf('chinese');
  const own = textOf(calendar);
  return own === chinese ? chinese : `${chinese}（${CALENDAR_NAMES[calendar]}${own}）`;
}

/** A lunar date in characters: 二〇〇〇年闰四月初一. */
export function lunarText(date: LunarDate): string {
  return `${lunarYearName(date.year)}${lunarMonthName(date.month, date.leap)}${lunarDayName(date.day)}`;
}
