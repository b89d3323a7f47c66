/**
 * Gregorian calendar arithmetic on plain integers. A moment on some clock is a count of seconds, with the
 * Julian day number of its date in the high part: `jdn × 86400 + second of the day`. No time zones, and no JavaScript
 * Date: it counts months from 0 and shifts in zones with DST.
 */

/** A reading of a clock: year, month 1–12, day, hour 0–23, minute, second. */
export interface Clock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Seconds on one clock: Julian day number × 86400 + second of the day. Comparable only on the same clock. */
export type ClockSeconds = number;

/** Seconds in a day. */
export const DAY = 86_400;

const UNIX_EPOCH_JDN = 2_440_588;

/** The offset from UTC of Chinese standard time, in seconds. */
export const CHINA_OFFSET = 8 * 3600;

/** Julian day number of a Gregorian date. The month must be 1–12; a day outside the month counts from its first. */
export function toJdn(year: number, month: number, day: number): number {
  const shift = month < 3 ? 1 : 0;
  const y = year + 4800 - shift;
  const m = month + 12 * shift - 3;
  return (
    day +
    Math.floor((153 * m + 2) / 5) +
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) -
    32_045
  );
}

/** The Gregorian date of a Julian day number. */
export function fromJdn(jdn: number): { year: number; month: number; day: number } {
  const a = jdn + 32_044;
  const b = Math.floor((4 * a + 3) / 146_097);
  const c = a - Math.floor((146_097 * b) / 4);
  const d = Math.floor((4 * c + 3) / 1461);
  const e = c - Math.floor((1461 * d) / 4);
  const m = Math.floor((5 * e + 2) / 153);
  const wrap = Math.floor(m / 10);
  return {
    year: 100 * b + d - 4800 + wrap,
    month: m + 3 - 12 * wrap,
    day: e - Math.floor((153 * m + 2) / 5) + 1,
  };
}

/** Days in a Gregorian month (month 1–12). */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** A clock reading as seconds. */
export function toSeconds(clock: Clock): ClockSeconds {
  return (
    toJdn(clock.year, clock.month, clock.day) * DAY + clock.hour * 3600 + clock.minute * 60 + clock.second
  );
}

/** Seconds as a clock reading; a fraction of a second is rounded off. */
export function fromSeconds(seconds: ClockSeconds): Clock {
  const whole = Math.round(seconds);
  const jdn = Math.floor(whole / DAY);
  const rest = whole - jdn * DAY;
  const date = fromJdn(jdn);
  return {
    year: date.year,
    month: date.month,
    day: date.day,
    hour: Math.floor(rest / 3600),
    minute: Math.floor(rest / 60) % 60,
    second: rest % 60,
  };
}

/** The moment of an epoch time in milliseconds, on the clock of UTC+8. */
export function fromEpoch(milliseconds: number): ClockSeconds {
  return Math.floor(milliseconds / 1000) + CHINA_OFFSET + UNIX_EPOCH_JDN * DAY;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** `YYYY-MM-DD HH:mm:ss` of a clock reading (years 1000–9999). */
export function formatClock(clock: Clock): string {
  return `${clock.year}-${twoDigits(clock.month)}-${twoDigits(clock.day)} ${twoDigits(clock.hour)}:${twoDigits(clock.minute)}:${twoDigits(clock.second)}`;
}

/** `YYYY-MM-DD HH:mm:ss` of a moment; a fraction of a second is rounded off. */
export function formatSeconds(seconds: ClockSeconds): string {
  return formatClock(fromSeconds(seconds));
}

/** `HH:mm` of a moment or of a time of day; a fraction of a second is rounded off. */
export function formatTimeOfDay(seconds: ClockSeconds): string {
  const { hour, minute } = fromSeconds(seconds);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}
