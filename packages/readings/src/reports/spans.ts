/** The months of a year that stand out, and the first month of ease: a relief is always in sight. */
import {
  type CycleLuck,
  luckOfMonth,
  type ReadingFacts,
  type Tone,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { monthsOfLuck } from '@ziping/bazi/luck-cycles';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import { ageTold, causesOf } from './causes.ts';
import type { Draft } from './draft.ts';
import { type Moment, monthMoments, stanceOf } from './moments.ts';
import type { ReportType, Stance } from './types/report-type.ts';
import { MONTH_USES, MONTH_USES_LATER, MONTH_USES_YOUNG } from './words-opening.ts';
import { frameOf } from './words-frames.ts';
import { spanUsesAt } from './words-spans.ts';

/** More months than these of one kind are the year, not a part of it. */
const MOST_MONTHS = 3;

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

/** What months are good for, at an age. */
export const usesAt = (age: number, { code }: ReportType): Readonly<Record<'push' | 'hold', string>> =>
  (age <= 18 ? MONTH_USES_YOUNG : age > 60 ? MONTH_USES_LATER : MONTH_USES)[code]!;

/** The best months that are left of a year, where they are easy and few stand out: wherever it is told, the same. */
function bestMonthsOf(facts: ReadingFacts, year: Moment): WholeMonth[] {
  const months = monthsOf(facts, year).filter(({ until }) => until > facts.today);
  const high = Math.max(...months.map(({ moment }) => moment.luck.tone));
  const found = months.filter(({ moment: { luck } }) => luck.tone === high && stanceOf(luck) !== 'hold');
  return high > 0 && found.length <= MOST_MONTHS ? found : [];
}

/** Their names; empty where there are none. */
export const easyMonthsOf = (facts: ReadingFacts, year: Moment): string => namesOf(bestMonthsOf(facts, year));

/** The months that are left of a year, by what they ask for. */
const monthsLeft = (facts: ReadingFacts, year: Moment, stance: Stance): WholeMonth[] =>
  monthsOf(facts, year).filter(
    ({ until, moment }) => until > facts.today && stanceOf(moment.luck) === stance,
  );

/** How many months of a year are to go ahead in. */
export const countOfEase = (facts: ReadingFacts, year: Moment): number =>
  monthsOf(facts, year).filter(({ moment }) => stanceOf(moment.luck) === 'push').length;

/** Whether at least as many of the months left of a year are to go ahead in as to hold back in. */
export const isMostlyEasy = (facts: ReadingFacts, year: Moment): boolean =>
  monthsLeft(facts, year, 'push').length >= monthsLeft(facts, year, 'hold').length;

/** The months left of a year that ask for one thing, by name; empty where there are none. */
export const monthsFor = (facts: ReadingFacts, year: Moment, stance: Stance): string =>
  namesOf(monthsLeft(facts, year, stance));

type Within = readonly { stance: 'push' | 'hold'; text: string }[];

/** Of a year to go ahead in: where its months go another way, which of them do and which do not. */
function mixedMonths(months: readonly Month[], type: ReportType): Within {
  const of = (stance: Stance) => months.filter(({ moment }) => stanceOf(moment.luck) === stance);
  const [easy, hard] = [of('push'), of('hold')];
  const parts = [
    { stance: 'push', months: easy, feels: frameOf(type).within.push[0] },
    { stance: 'hold', months: hard, feels: '仍要慢' },
  ] as const;
  return parts
    .filter((part) => part.months.length > 0)
    .map((part) => ({ stance: part.stance, text: `${namesOf(part.months)}${part.feels}` }));
}

/** The months that stand out in a year. */
function monthsThatStandOut(facts: ReadingFacts, year: Moment, type: ReportType): Within {
  const months = monthsOf(facts, year).filter(({ until }) => until > facts.today);
  if (stanceOf(year.luck) === 'push') return mixedMonths(months, type);
  const tones = months.map(({ moment }) => moment.luck.tone);
  const at = (tone: Tone) => months.filter(({ moment: { luck } }) => luck.tone === tone);
  const [low, high] = [Math.min(...tones) as Tone, Math.max(...tones) as Tone];
  const { within } = frameOf(type);
  const parts = [
    ['push', within.push[high === 2 ? 1 : 0], bestMonthsOf(facts, year)],
    ['hold', within.hold[low === -2 ? 1 : 0], low < Math.min(year.luck.tone, 0) || low === -2 ? at(low) : []],
  ] as const;
  return parts
    .filter(([, , found]) => found.length > 0 && found.length <= MOST_MONTHS)
    .map(([stance, feels, found]) => ({ stance, text: `${namesOf(found)}${feels}` }));
}

/**
 * The months of a year that stand out, after what it is told by; empty where none does.
 * @param stance those of one kind alone
 */
export const monthsWithin = (draft: Draft, year: Moment, type: ReportType, stance?: Stance): string =>
  monthsThatStandOut(draft.facts, year, type)
    .filter((part) => !stance || part.stance === stance)
    .map(({ text }) => text)
    .join('，');

/** The same, each with what to do then. */
export const sayMonthsWithin = (draft: Draft, year: Moment, type: ReportType): string =>
  monthsThatStandOut(draft.facts, year, type)
    // The same months stand out in several years: they are named once.
    .filter(({ text }) => draft.unused([text]).length > 0)
    .map(({ stance, text }) => {
      const uses = draft.unused(spanUsesAt(ageTold(year, draft.facts, type), type)[stance]);
      return draft.pick([text]) + (uses.length > 0 ? `，${draft.pick(uses)}` : '');
    })
    .join('；');

/** Of a year to go ahead in that begins with strained months, which these are; else empty. */
export function hardStartOf(facts: ReadingFacts, year: Moment): string {
  const months = monthsOf(facts, year).filter(({ until }) => until > facts.today);
  const first = months.findIndex(({ moment }) => stanceOf(moment.luck) !== 'hold');
  return first > 0 ? `${namesOf(months.slice(0, first))}还紧` : '';
}

/** Years from the beginning of a decade that are looked at. */
const FIRST_YEARS = 5;

/** Of a decade ahead with a better word than its first years have, that they are tight; else empty. */
export function slowStartOf(facts: ReadingFacts, { start_date, tone }: CycleLuck): string {
  if (tone <= 0 || start_date.slice(0, 10) <= facts.today) return '';
  // What begins after the middle of a year is told from the next one on.
  const [year, month] = [Number(start_date.slice(0, 4)), Number(start_date.slice(5, 7))];
  const from = month > 6 ? year + 1 : year;
  const years = yearsOf(facts, from, FIRST_YEARS);
  const tight = years.findIndex((one) => one.tone >= 0);
  const count = tight < 0 ? FIRST_YEARS : tight;
  return count > 1 ? `，${from}到${from + count - 1}年先紧` : '';
}

/** Whether a month has nothing in it that strains more than it helps. */
const isEasyMonth = ({ moment }: Month, facts: ReadingFacts, type: ReportType) =>
  stanceOf(moment.luck) !== 'hold' && causesOf(moment, facts, type).mains[0]!.sign >= 0;

/**
 * The first months that are easier than the rest, from the next one on, such as 2027年8、9月, and whether that which runs
 * is easy too: the best of the first year that has such, else those that are easy at all, else those that do not strain.
 */
export function easeIn(
  { facts, months }: Draft,
  years: readonly Moment[],
  type: ReportType,
): { names: string; isEasy: boolean; isBest: boolean; isNow: boolean } {
  const near = monthMoments(facts, months);
  const [running] = near.map((moment): Month => ({ name: '', moment }));
  const isNow = running!.moment.luck.tone > 0 && isEasyMonth(running!, facts, type);
  const isNext = ({ moment }: Month) => moment.subject !== running!.moment.subject;
  const ofYears = years.map((year) => ({
    year: year.time,
    best: bestMonthsOf(facts, year).filter(isNext),
    months: monthsOf(facts, year).filter((month) => month.until > facts.today && isNext(month)),
  }));
  const isOfYear = ({ subject }: Moment) =>
    ofYears.some(({ months: those }) => those.some(({ moment }) => moment.subject === subject));
  const before = near.slice(1).filter((moment) => !isOfYear(moment));
  const ofBefore = [...new Set(before.map(({ time }) => time.slice(0, 5)))].map((year) => ({
    year,
    best: [],
    months: before
      .filter(({ time }) => time.startsWith(year))
      .map((moment): Month => ({ name: /\d+月/.exec(moment.time)![0], moment })),
  }));
  for (const least of [1, 0] as const)
    for (const { year, best, months: those } of [...ofBefore, ...ofYears]) {
      const easy = those.filter(
        (month) => month.moment.luck.tone >= least && isEasyMonth(month, facts, type),
      );
      const found = best.length > 0 ? best : easy.slice(0, MOST_MONTHS);
      if (found.length > 0)
        return { names: `${year}${namesOf(found)}`, isEasy: least > 0, isBest: found === best, isNow };
    }
  return { names: '', isEasy: false, isBest: false, isNow };
}
