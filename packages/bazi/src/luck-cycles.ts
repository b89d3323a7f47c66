/**
 * 起运, 大运, 流年 and 流月: when luck starts, its cycles of ten years, its years and months.
 *
 * Luck runs forward for men of a yang year and women of a yin year (the year by 立春), otherwise backward. The time
 * from the birth to the next 节 (forward) or from the previous one (backward) gives the delay until luck starts: 3 days
 * count as a year. 《渊海子平·论大运》
 */
import { luckDetails, monthPair, yearPair } from './pillars.ts';
import { ganzhi } from './sixty-cycle.ts';
import { jieInstant, jieName, liChunOf } from './terms.ts';
import {
  DAY,
  daysInMonth,
  formatSeconds,
  fromSeconds,
  toJdn,
  toSeconds,
  type Clock,
  type ClockSeconds,
} from './time/calendar.ts';
import type { DaYun, LiuNian, LiuYue, YunConvention } from './types.ts';

/** Enough cycles to reach the age of 100 for any start. */
const CYCLES = 10;
const YEARS_IN_CYCLE = 10;

/** Time from the birth to the start of luck, a year being 12 months of 30 days. */
export interface LuckDelay {
  years: number;
  months: number;
  days: number;
  hours: number;
  minutes: number;
}

/** Whether luck runs forward, by gender and the pair (0–59) of the year. */
export function runsForward(gender: 'male' | 'female', year: number): boolean {
  return (year % 2 === 0) === (gender === 'male');
}

function doubleHourIndex(clock: Clock): number {
  return clock.hour === 23 ? 11 : (clock.hour + 1) >> 1;
}

function splitDelay(minutes: number): LuckDelay {
  const days = Math.floor(minutes / 1440);
  return {
    years: Math.floor(days / 360),
    months: Math.floor(days / 30) % 12,
    days: days % 30,
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

/**
 * The delay until luck starts.
 *
 * @param birth instant of the birth, seconds on the clock of UTC+8
 * @param jie instant of the 节 to which the delay is counted, on the same clock
 */
export function luckDelay(birth: ClockSeconds, jie: ClockSeconds, yun: YunConvention): LuckDelay {
  const from = Math.min(birth, jie);
  const to = Math.max(birth, jie);
  if (yun === 'shichen') {
    const start = fromSeconds(from);
    const end = fromSeconds(to);
    const span =
      (Math.floor(to / DAY) - Math.floor(from / DAY)) * 12 + doubleHourIndex(end) - doubleHourIndex(start);
    return splitDelay(span * 10 * 1440);
  }
  if (yun === 'minutes') return splitDelay((Math.floor(to / 60) - Math.floor(from / 60)) * 120);
  if (yun === 'china95') return { ...splitDelay(Math.floor((to - from) / 60) * 120), hours: 0, minutes: 0 };
  return splitDelay((to - from) * 2);
}

/** A clock reading some months later, the day limited to the end of the month. */
function addMonths(clock: Clock, count: number): Clock {
  const months = clock.year * 12 + clock.month - 1 + count;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return { ...clock, year, month, day: Math.min(clock.day, daysInMonth(year, month)) };
}

/**
 * 起运: the clock reading at which luck starts, on the clock of the birth: years and months are added by the
 * calendar, then days, hours and minutes. `minutes` and `shichen` add the years before the months, as
 * lunar-javascript does: from 29 February the day then becomes 28 in a common year.
 */
export function luckStart(clock: Clock, delay: LuckDelay, yun: YunConvention): Clock {
  const { years, months, days, hours, minutes } = delay;
  const rest = days * DAY + hours * 3600 + minutes * 60;
  if (yun === 'tyme') {
    // Days beyond the end of the month count into the next one.
    const first = addMonths({ ...clock, day: 1 }, years * 12 + months);
    return fromSeconds(toSeconds(first) + (clock.day - 1) * DAY + rest);
  }
  const yearsFirst = yun === 'minutes' || yun === 'shichen';
  const date = yearsFirst
    ? addMonths(addMonths(clock, years * 12), months)
    : addMonths(clock, years * 12 + months);
  return fromSeconds(toSeconds(date) + rest);
}

/**
 * 大运: the ten-year cycles.
 *
 * @param month pair (0–59) of the month of birth, next to which the first cycle is
 * @param start when luck starts, on the clock of the birth
 * @param birthYear calendar year of the birth, for the ages
 * @param now seconds on the clock of the birth
 */
export function majorCycles(
  month: number,
  forward: boolean,
  dayStem: number,
  start: Clock,
  birthYear: number,
  now: ClockSeconds,
): { list: DaYun[]; current: number | null } {
  const list: DaYun[] = [];
  let current: number | null = null;
  const time = start.hour * 3600 + start.minute * 60 + start.second;
  const beginOf = (year: number) =>
    toJdn(year, start.month, Math.min(start.day, daysInMonth(year, start.month))) * DAY + time;
  let begin = beginOf(start.year);
  for (let index = 0; index < CYCLES; index += 1) {
    const pair = (month + (forward ? index + 1 : 59 - index)) % 60;
    const year = start.year + index * YEARS_IN_CYCLE;
    const end = beginOf(year + YEARS_IN_CYCLE);
    const isCurrent = now >= begin && now < end;
    if (isCurrent) current = pair;
    list.push({
      start_age: year - birthYear + 1,
      end_age: year - birthYear + YEARS_IN_CYCLE,
      start_year: year,
      end_year: year + YEARS_IN_CYCLE - 1,
      start_date: formatSeconds(begin),
      ganzhi: ganzhi(pair),
      ...luckDetails(pair, dayStem),
      current: isCurrent,
    });
    begin = end;
  }
  return { list, current };
}

/**
 * 流年: consecutive years of luck.
 *
 * @param currentYear the current year, by 立春
 */
export function yearsOfLuck(
  first: number,
  count: number,
  dayStem: number,
  birthYear: number,
  currentYear: number,
): LiuNian[] {
  return Array.from({ length: count }, (_, index) => {
    const year = first + index;
    const pair = yearPair(year);
    return {
      age: year - birthYear + 1,
      year,
      ganzhi: ganzhi(pair),
      ...luckDetails(pair, dayStem),
      current: year === currentYear,
    };
  });
}

/**
 * 流月: the twelve months of a year of luck, from 立春 to the next.
 *
 * @param currentJie number of the 节 that began the current month
 */
export function monthsOfLuck(year: number, dayStem: number, currentJie: number): LiuYue[] {
  const liChun = liChunOf(year);
  return Array.from({ length: 12 }, (_, index) => {
    const jie = liChun + index;
    const pair = monthPair(jie);
    return {
      month: index + 1,
      ganzhi: ganzhi(pair),
      ...luckDetails(pair, dayStem),
      jie: jieName(jie),
      start_date: formatSeconds(jieInstant(jie)),
      current: jie === currentJie,
    };
  });
}
