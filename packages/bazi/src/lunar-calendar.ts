/** The Chinese lunar calendar of 1900–2100: conversion both ways, and dates in characters. */
import { BirthError, noSuchMonthError, outOfRangeError } from './errors.ts';
import { FIRST_LUNAR_YEAR, FIRST_NEW_YEAR, LEAP_MONTHS, LONG_MONTHS } from './tables/lunar-months.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { LunarDate } from './types.ts';

const LAST_LUNAR_YEAR = FIRST_LUNAR_YEAR + LEAP_MONTHS.length - 1;
const MEAN_MONTH = 29.530588;

const DIGITS = '〇一二三四五六七八九';
const MONTH_NAMES = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'];
const DAY_TENS = ['初', '十', '廿', '三'];
const DAY_ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A month of a lunar year. */
export interface LunarMonth {
  month: number;
  leap: boolean;
  /** 29 or 30. */
  days: number;
}

interface MonthIndex {
  /** Julian day number of the first day of each month, and of the day after the last. */
  starts: Int32Array;
  /** Index in `starts` of the first month of each year, and of the end of the last year. */
  years: Int16Array;
}

let index: MonthIndex | undefined;

function monthIndex(): MonthIndex {
  if (index) return index;
  const years = new Int16Array(LEAP_MONTHS.length + 1);
  for (let i = 0; i < LEAP_MONTHS.length; i += 1)
    years[i + 1] = years[i]! + (LEAP_MONTHS[i] === '0' ? 12 : 13);
  const count = years[LEAP_MONTHS.length]!;
  const starts = new Int32Array(count + 1);
  let jdn = FIRST_NEW_YEAR;
  for (let i = 0; i < count; i += 1) {
    starts[i] = jdn;
    jdn += 29 + ((parseInt(LONG_MONTHS[i >> 2]!, 16) >> (3 - (i & 3))) & 1);
  }
  starts[count] = jdn;
  index = { starts, years };
  return index;
}

/** The leap month of a lunar year, 0 for none. @throws BirthError outside 1900–2100 */
export function leapMonthOf(year: number): number {
  if (!(year >= FIRST_LUNAR_YEAR)) throw outOfRangeError('before');
  if (year > LAST_LUNAR_YEAR) throw outOfRangeError('after');
  return parseInt(LEAP_MONTHS[year - FIRST_LUNAR_YEAR]!, 16);
}

/** The months of a lunar year in order. @throws BirthError outside 1900–2100 */
export function lunarMonthsOf(year: number): LunarMonth[] {
  const leapMonth = leapMonthOf(year);
  const { starts, years } = monthIndex();
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

function monthPlace(year: number, month: number, leap: boolean): number {
  const leapMonth = leapMonthOf(year);
  if (!Number.isInteger(month) || month < 1 || month > 12) throw noSuchMonthError();
  if (leap && month !== leapMonth) {
    const instead = leapMonth ? `，这一年闰的是${lunarMonthName(leapMonth, false)}` : '，这一年没有闰月';
    throw new BirthError('no_leap_month', `农历 ${year} 年没有${lunarMonthName(month, true)}${instead}`);
  }
  const after = leapMonth > 0 && (month > leapMonth || leap);
  return monthIndex().years[year - FIRST_LUNAR_YEAR]! + month - 1 + (after ? 1 : 0);
}

/**
 * Days in a lunar month: 29 or 30.
 *
 * @throws BirthError outside 1900–2100, or when that year has no such month
 */
export function daysInLunarMonth(year: number, month: number, leap = false): number {
  const place = monthPlace(year, month, leap);
  const { starts } = monthIndex();
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
): { year: number; month: number; day: number } {
  const days = daysInLunarMonth(year, month, leap);
  if (!Number.isInteger(day) || day < 1 || day > days) {
    const name = `农历 ${year} 年${lunarMonthName(month, leap)}`;
    throw new BirthError(
      'no_such_lunar_day',
      day === 30 ? `${name}是小月，只有 29 天，没有三十` : `${name}只有 ${days} 天，没有第 ${day} 天`,
    );
  }
  return fromJdn(monthIndex().starts[monthPlace(year, month, leap)]! + day - 1);
}

/**
 * Converts a solar date (1900-01-31 to 2101-01-28) to a lunar one.
 *
 * @throws BirthError outside that range
 */
export function solarToLunar(year: number, month: number, day: number): LunarDate {
  const { starts, years } = monthIndex();
  const jdn = toJdn(year, month, day);
  if (!(jdn >= FIRST_NEW_YEAR)) throw outOfRangeError('before');
  if (jdn >= starts[starts.length - 1]!) throw outOfRangeError('after');
  let place = Math.min(Math.floor((jdn - FIRST_NEW_YEAR) / MEAN_MONTH), starts.length - 2);
  while (starts[place]! > jdn) place -= 1;
  while (starts[place + 1]! <= jdn) place += 1;
  let row = Math.min(Math.floor(place / 12.3), years.length - 2);
  while (years[row]! > place) row -= 1;
  while (years[row + 1]! <= place) row += 1;
  const leapMonth = parseInt(LEAP_MONTHS[row]!, 16);
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

/** A lunar date in characters: 二〇〇〇年闰四月初一. */
export function lunarText(date: LunarDate): string {
  return `${lunarYearName(date.year)}${lunarMonthName(date.month, date.leap)}${lunarDayName(date.day)}`;
}
