/** Dates as people write them. */
import { BirthError } from '@ziping/bazi/errors';
import { lunarToSolar } from '@ziping/bazi/lunar-calendar';

import { DIGITS, HAN, numberOf } from './written-numbers.ts';

export type CalendarType = 'solar' | 'lunar';

export interface WrittenDate {
  calendar: CalendarType | undefined;
  /** Whether the calendar follows from the way that the date is written: 七月廿一, 腊月, 闰四月. */
  byWriting: boolean;
  year: number;
  month: number;
  day: number;
  leap: boolean;
}

const yearOf = (text: string) =>
  Number(
    [...text].map((sign) => (/\d/.test(sign) ? sign : DIGITS.indexOf(sign.replace(/[零○]/, '〇')))).join(''),
  );

const MONTHS: Partial<Record<string, number>> = { 正: 1, 元: 1, 冬: 11, 腊: 12 };
const CALENDAR = /^\(?(?:(公历|阳历|新历|西历|公元)|(农历|阴历|旧历|夏历|古历))\)?[:\s]*/;
const WITH_SIGNS = /^(\d{4})\s*[-/.]\s*(闰)?(\d{1,2})\s*[-/.]\s*(\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=\D|$|\d{4}$|\d{6}$)/;
const WITH_WORDS = new RegExp(
  `^(\\d{4}|[${HAN}]{4})(?:\\(?[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]\\)?)?年\\s*(闰)?([正元冬腊]|\\d{1,2}|[${HAN}]{1,2})月[大小]?\\s*(\\d{1,2}|初?[${HAN}]{1,3})\\s*([日号])?`,
);

/** The date at the start of a text, and what follows it; null where there is none. */
export function readDate(text: string): { date: WrittenDate; rest: string } | null {
  const [prefix = '', solar, lunar] = CALENDAR.exec(text) ?? [];
  const said = solar ? 'solar' : lunar ? 'lunar' : undefined;
  const body = text.slice(prefix.length);
  const plain = WITH_SIGNS.exec(body);
  if (plain) {
    const [all, year, leap, month, day] = plain;
    const date = { year: Number(year), month: Number(month), day: Number(day), leap: leap !== undefined };
    return {
      date: { ...date, calendar: said ?? (date.leap ? 'lunar' : undefined), byWriting: !said && date.leap },
      rest: body.slice(all.length),
    };
  }
  const compact = COMPACT.exec(body);
  if (compact) {
    const [all, year, month, day] = compact;
    const date = { year: Number(year), month: Number(month), day: Number(day), leap: false };
    return { date: { ...date, calendar: said, byWriting: false }, rest: body.slice(all.length) };
  }
  const words = WITH_WORDS.exec(body);
  if (!words) return null;
  const [all, year = '', leap, month = '', day = '', sign] = words;
  const isLunar =
    leap !== undefined || /^[正冬腊]/.test(month) || /^[初廿卅]/.test(day) || (!/^\d/.test(day) && !sign);
  return {
    date: {
      calendar: said ?? (isLunar ? 'lunar' : undefined),
      byWriting: !said && isLunar,
      year: yearOf(year),
      month: MONTHS[month] ?? numberOf(month),
      day: numberOf(day),
      leap: leap !== undefined,
    },
    rest: body.slice(all.length),
  };
}

/** Whether two dates are one day. @param calendar that of a date which names none */
export function isSameDay(one: WrittenDate, other: WrittenDate, calendar: CalendarType): boolean {
  const solar = ({ year, month, day, leap, calendar: own = calendar }: WrittenDate) =>
    own === 'lunar' ? lunarToSolar(year, month, day, leap) : { year, month, day };
  try {
    const [a, b] = [solar(one), solar(other)];
    return a.year === b.year && a.month === b.month && a.day === b.day;
  } catch (error) {
    if (error instanceof BirthError) return false;
    throw error;
  }
}
