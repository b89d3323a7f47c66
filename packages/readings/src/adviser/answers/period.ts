/** How a year or a month stands to a matter, in plain words. */
import { type YearLuck, yearsOf } from '@ziping/bazi/reading/facts';

import { type Matter, type Sign, SIGN_RANKS, type Timed } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { isEnding, type MonthLuck, monthsOf } from './luck/months.ts';
import { aspectOf, firstAhead, pointsOf, toneName, yearOfLuck } from './luck/signs.ts';

/** A span of time in one word. */
export const OVERALL: Readonly<Record<Sign, string>> = {
  good: '整体顺',
  even: '整体平',
  bad: '整体偏紧',
};

/** Years that are looked over for the best of them. */
const AHEAD = 5;

/** How well a year serves a matter. The one word for the year decides, what it brings only between years of one word. */
export const scoreOf = (w: Writer, year: YearLuck, matter: Pick<Matter, 'topic'>): number =>
  pointsOf(w, year, aspectOf(matter.topic));

export const signOfScore = (score: number): Sign => (score >= 1 ? 'good' : score <= -1 ? 'bad' : 'even');

export const signOfYear = (w: Writer, year: YearLuck, matter: Pick<Matter, 'topic'>): Sign =>
  signOfScore(scoreOf(w, year, matter));

export const signOfMonth = (month: MonthLuck): Sign => signOfScore(month.tone * 2);

/** The years ahead, the best for a matter first. */
export function rankedYears(w: Writer, matter: Pick<Matter, 'topic'>, years?: readonly number[]): YearLuck[] {
  const told = years
    ? years.filter((year) => year >= w.facts.birth_year).map((year) => yearOfLuck(w, year))
    : yearsOf(w.facts, firstAhead(w), AHEAD);
  return [...told].sort((a, b) => scoreOf(w, b, matter) - scoreOf(w, a, matter) || a.year - b.year);
}

/**
 * The year that is told as the better one, wherever one is told: the best of those ahead, if its sign is better; null
 * where none is.
 */
export function betterYear(w: Writer, matter: Pick<Matter, 'topic'>, number: number): YearLuck | null {
  const rankOf = (year: YearLuck) => SIGN_RANKS[signOfYear(w, year, matter)];
  const [best] = rankedYears(w, matter);
  return best && best.year > number && rankOf(best) > rankOf(yearOfLuck(w, number)) ? best : null;
}

/** The one word of a year, the same as in the chart and in every list. */
export const overallOf = (year: YearLuck) => `整体${toneName(year)}`;

/** What is said of a year for a matter; the luck as a whole has the word of the year. */
export const wordsOfYear = (year: YearLuck, { topic, year: words }: Timed, sign: Sign): string =>
  topic === 'luck' ? words[sign].replace(/^整体[^，]+/, overallOf(year)) : words[sign];

/** What a year is called: 今年 and 明年 with their numbers. */
export const yearName = ({ today }: Writer, year: number): string =>
  year === today.year ? `今年（${year}年）` : `${year}年`;

/** The months of a year that are not over. */
export const monthsAhead = (w: Writer, year: number): MonthLuck[] => {
  const months = monthsOf(w, year);
  return months.filter(
    ({ month }, at) =>
      (months[at + 1]?.month.start_date ?? `${year + 1}-02-04`) > w.facts.today && month.month > 0,
  );
};

/** A month of luck as a reader knows it: 8月, with its year where that is not the one spoken of. */
export function monthName({ month }: MonthLuck, year: number): string {
  const [of, civil] = month.start_date.split('-').map(Number);
  return `${of === year ? '' : `${of}年`}${civil}月`;
}

/**
 * How months are called that are told in this order: with their year where it is not the year spoken of, and all of them
 * where one without a year would stand after one with it.
 */
export function namesOfMonths(months: readonly MonthLuck[], year: number): (month: MonthLuck) => string {
  const withYear = months.map((month) => month.month.start_date.slice(0, 4) !== String(year));
  const first = withYear.indexOf(true);
  const isMixed = first >= 0 && withYear.slice(first).includes(false);
  return (month) => monthName(month, isMixed ? 0 : year);
}

/** How much of this year is left, where the next is the first that is still ahead; null earlier in the year. */
export function leftOfYear(w: Writer): string | null {
  const { year, month } = w.today;
  if (firstAhead(w) === year) return null;
  return month === 12 ? '不到一个月' : month === 11 ? '一个多月' : '两三个月';
}

/** Years without the one that is nearly over, unless no other is left. */
export function withoutEndingYear(w: Writer, years: readonly number[]): readonly number[] {
  const hasAhead = years.some((year) => year >= firstAhead(w));
  return hasAhead && leftOfYear(w) !== null ? years.filter((year) => year !== w.today.year) : years;
}

/** Months in the order of time. */
export const inTime = (months: readonly MonthLuck[]) =>
  [...months].sort((a, b) => a.month.start_date.localeCompare(b.month.start_date));

/** The easiest months of a year and the one to go slow in; null where they do not differ. */
export function easyMonths(w: Writer, year: number): { easy: string; hard: string } | null {
  const ahead = monthsAhead(w, year);
  const left = ahead.filter(({ month }) => !isEnding(w, month.start_date));
  const months = left.length > 1 ? left : ahead;
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0], order.at(-1)];
  if (!best || !worst || best.tone === worst.tone) return null;
  const easiest = inTime(order.filter(({ tone }) => tone === best.tone).slice(0, 2));
  const name = namesOfMonths([...easiest, worst], year);
  return { easy: easiest.map(name).join('和'), hard: name(worst) };
}

/** The months of a year that are easiest for a matter, as a clause; empty where they do not differ. */
export function bestMonths(w: Writer, year: number): string {
  const months = easyMonths(w, year);
  return months ? `最顺手的是${months.easy}前后，${months.hard}前后放慢一点` : '';
}
