/** 周岁: completed years of life, beside 虚岁. Dates are `YYYY-MM-DD`; more characters may follow. */
import { jieInstant, liChunOf } from './terms.ts';
import { formatSeconds } from './time/calendar.ts';
import type { DaYun, FullAges } from './types.ts';

function yearsBetween(born: string, date: string): number {
  return Number(date.slice(0, 4)) - Number(born.slice(0, 4));
}

/** 周岁 on a day; 0 before the birth. A birthday of 29 February is on 1 March in common years. */
export function fullAge(born: string, date: string): number {
  const reached = date.slice(5, 10) >= born.slice(5, 10);
  return Math.max(yearsBetween(born, date) - (reached ? 0 : 1), 0);
}

/** 周岁 from a day to the day before another. */
function fullAges(born: string, from: string, until: string): FullAges {
  const reached = until.slice(5, 10) > born.slice(5, 10);
  const last = yearsBetween(born, until) - (reached ? 0 : 1);
  return { from: fullAge(born, from), to: Math.max(last, 0) };
}

/** 周岁 in a cycle, from its start to that of the next. */
export function fullAgesInCycle(born: string, { start_date, end_year }: DaYun): FullAges {
  return fullAges(born, start_date, `${end_year + 1}${start_date.slice(4, 10)}`);
}

/** 周岁 in a year of luck, from 立春 to the next. */
export function fullAgesInYear(born: string, year: number): FullAges {
  const liChun = (of: number) => formatSeconds(jieInstant(liChunOf(of)));
  return fullAges(born, liChun(year), liChun(year + 1));
}
