/** The months of a year that stand out, and the first month of ease: a relief is always in sight. */
import { type CycleLuck, isMinor, luckOfMonth, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';
import { monthsOfLuck } from '@ziping/bazi/luck-cycles';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import { ageNow, type Cause, causesOf } from './causes.ts';
import type { Draft } from './draft.ts';
import { examNear } from './life-points.ts';
import { type Moment, stanceOf } from './moments.ts';
import type { ReportType } from './types/report-type.ts';
import { MONTH_USES, MONTH_USES_EXAM, MONTH_USES_LATER, MONTH_USES_YOUNG } from './words-opening.ts';
import { frameOf } from './words-frames.ts';

/** Months of one kind that are named of a year. */
const MOST_MONTHS = 2;

interface Month {
  /** Such as 8月, of the year that follows 次年1月. */
  name: string;
  moment: Moment;
}

/** With the day on which it is over. */
type WholeMonth = Month & { until: string };

/** The twelve months of a year of luck. */
function monthsOf(facts: ReadingFacts, { subject, age }: Moment): WholeMonth[] {
  const year = Number(subject.slice('year:'.length));
  const months = monthsOfLuck(year, STEMS.indexOf(facts.day_master), -1);
  return months.map(({ ganzhi, start_date }, place) => {
    const name = `${Number(start_date.slice(5, 7))}月`;
    const moment = {
      subject: `month:${start_date.slice(0, 7)}`,
      time: name,
      age,
      luck: luckOfMonth({ ganzhi, start_date }, facts),
    };
    const until = months[place + 1]?.start_date.slice(0, 10) ?? `${year + 1}-02-04`;
    return { name: place === 11 ? `次年${name}` : name, moment, until };
  });
}

/** Months in a row from which they are named as a span. */
const SPAN = 3;

/** The months of a year of luck in the order of their numbers, from 2 to 12; the first of the next year is 13. */
const placeOf = ({ name }: Month) => (name.startsWith('次年') ? 13 : Number(name.replace('月', '')));

/**
 * Months of a year, each of them named: 2、6、7月, 2到5月和9月, 11月到次年1月.
 * @param places their numbers in order; the first of the next year is 13
 */
export function monthNames(places: readonly number[]): string {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  const parts: string[] = [];
  let single: number[] = [];
  const endSingles = () => {
    if (single.length > 0) parts.push(`${single.join('、')}月`);
    single = [];
  };
  for (const run of runs.flatMap((one) => (one.length < SPAN ? one.map((place) => [place]) : [one]))) {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (run.length === 1 && last < 13) single.push(last);
    else {
      endSingles();
      if (run.length === 1) parts.push('次年1月');
      else parts.push(last === 13 ? `${first}月到次年1月` : `${first}到${last}月`);
    }
  }
  endSingles();
  return [parts.slice(0, -1).join('、'), ...parts.slice(-1)].filter(Boolean).join('和');
}

const namesOf = (months: readonly Month[]): string => monthNames(months.map(placeOf));

/** What months are good for, at the age now; in the months before an exam at school by that. */
export function usesNow(
  facts: ReadingFacts,
  { code }: ReportType,
): Readonly<Record<'push' | 'hold', string>> {
  if (isMinor(facts)) return (examNear(facts) && MONTH_USES_EXAM[code]) || MONTH_USES_YOUNG[code]!;
  return (ageNow(facts) > 60 ? MONTH_USES_LATER : MONTH_USES)[code]!;
}

/** Some months of a kind that are left of a year, those that are most so first chosen, in the order of time. */
function chosenOf(facts: ReadingFacts, year: Moment, stance: 'push' | 'hold'): WholeMonth[] {
  const sign = stance === 'push' ? -1 : 1;
  const months = monthsOf(facts, year).filter(
    ({ until, moment }) => until > facts.today && stanceOf(moment.luck) === stance,
  );
  const chosen = [...months]
    .sort((a, b) => sign * (a.moment.luck.tone - b.moment.luck.tone))
    .slice(0, MOST_MONTHS);
  return months.filter((month) => chosen.includes(month));
}

/** The best months that are left of a year, by name: wherever it is told, the same. Empty where none is easy. */
export const easyMonthsOf = (facts: ReadingFacts, year: Moment): string =>
  namesOf(chosenOf(facts, year, 'push'));

/** The hardest months that are left of a year, by name; empty where none is hard. */
export const hardMonthsOf = (facts: ReadingFacts, year: Moment): string =>
  namesOf(chosenOf(facts, year, 'hold'));

/** What a star of the matter weighs more than by itself, so that it is known from another one. */
const OWN_STAR = 6;

/** Whether what a month is told by is of the matter itself: its star, or a palace of it. */
function isOwn({ event, weight }: Cause, { palace }: ReportType): boolean {
  if (!event) return weight > OWN_STAR;
  return palace ? event.palaces.includes(palace) : event.palaces[0] === 'spouse';
}

/**
 * The month of a year to go ahead in and the one to hold back in that a report tells by what happens in them: those that
 * touch its matter before those that are merely easy or hard. In the order of time; fewer where the year has none.
 * @param isNamed whether the report has named the best and the hardest of the year: then of those alone
 */
export function markedMonths(
  facts: ReadingFacts,
  year: Moment,
  type: ReportType,
  isNamed: boolean,
): { name: string; moment: Moment }[] {
  const months = monthsOf(facts, year).filter(({ until }) => until > facts.today);
  const marked = (['push', 'hold'] as const).flatMap((stance) => {
    const named = chosenOf(facts, year, stance).map(({ name }) => name);
    const rankOf = ({ moment }: Month) =>
      (isOwn(causesOf(moment, facts, type).mains[0]!, type) ? 3 : 0) + Math.abs(moment.luck.tone);
    const [first] = months
      .filter(({ name, moment }) => stanceOf(moment.luck) === stance && (!isNamed || named.includes(name)))
      .sort((a, b) => rankOf(b) - rankOf(a));
    return first ? [first] : [];
  });
  return months.filter((month) => marked.includes(month));
}

/** How many months of a year are to go ahead in. */
export const countOfEase = (facts: ReadingFacts, year: Moment): number =>
  monthsOf(facts, year).filter(({ moment }) => stanceOf(moment.luck) === 'push').length;

/** The best and the hardest months of a year, two of each at most, after what it is told by; empty where none stands out. */
export function monthsWithin({ facts }: Draft, year: Moment, type: ReportType): string {
  const { within } = frameOf(type);
  return (['push', 'hold'] as const)
    .flatMap((stance) => {
      const names = namesOf(chosenOf(facts, year, stance));
      return names ? [`${names}${within[stance]}`] : [];
    })
    .join('，');
}

/** Years from the beginning of a decade that are looked at. */
const FIRST_YEARS = 5;

/** How many of the first years of a decade ahead are tight, where its word is better than that; else 0. */
export function slowStartOf(facts: ReadingFacts, { start_date, tone }: CycleLuck): number {
  if (tone <= 0 || start_date.slice(0, 10) <= facts.today) return 0;
  // What begins after the middle of a year is told from the next one on.
  const [year, month] = [Number(start_date.slice(0, 4)), Number(start_date.slice(5, 7))];
  const years = yearsOf(facts, month > 6 ? year + 1 : year, FIRST_YEARS);
  const tight = years.findIndex((one) => one.tone >= 0);
  const count = tight < 0 ? FIRST_YEARS : tight;
  return count > 1 ? count : 0;
}

/** The first year of some that has months of ease, and their names; undefined where none has. */
export function firstEaseOf(
  facts: ReadingFacts,
  years: readonly Moment[],
): { year: Moment; names: string } | undefined {
  return years.map((year) => ({ year, names: easyMonthsOf(facts, year) })).find(({ names }) => names !== '');
}
