/** The months of a year that stand out, and the first month of ease: a relief is always in sight. */
import { luckOf, type ReadingFacts, type Tone } from '@ziping/bazi/reading/facts';
import { monthsOfLuck } from '@ziping/bazi/luck-cycles';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import type { Draft } from './draft.ts';
import { type Moment, stanceOf } from './moments.ts';
import type { ReportType } from './types/report-type.ts';
import { MONTH_USES, MONTH_USES_LATER, MONTH_USES_YOUNG } from './words-opening.ts';
import { spanUsesAt } from './words-spans.ts';

/** More months than these of one kind are the year, not a part of it. */
const MOST_MONTHS = 3;

interface Month {
  /** Such as 8月, of the year that follows 次年1月. */
  name: string;
  moment: Moment;
}

/** The twelve months of a year of luck. */
function monthsOf(facts: ReadingFacts, { subject, age }: Moment): Month[] {
  const year = Number(subject.slice('year:'.length));
  return monthsOfLuck(year, STEMS.indexOf(facts.day_master), -1).map(({ ganzhi, start_date }, place) => {
    const name = `${Number(start_date.slice(5, 7))}月`;
    const moment = {
      subject: `month:${start_date.slice(0, 7)}`,
      time: name,
      age,
      luck: luckOf(ganzhi, facts),
    };
    return { name: place === 11 ? `次年${name}` : name, moment };
  });
}

/** Names of months, the word said once: 2、6、7月. */
function namesOf(months: readonly Month[]): string {
  const own = months.filter(({ name }) => !name.startsWith('次年')).map(({ name }) => name.replace('月', ''));
  const later = months.filter(({ name }) => name.startsWith('次年')).map(({ name }) => name);
  return [...(own.length > 0 ? [`${own.join('、')}月`] : []), ...later].join('和');
}

/** What months are good for, at an age. */
export const usesAt = (age: number, { code }: ReportType): Readonly<Record<'push' | 'hold', string>> =>
  (age <= 18 ? MONTH_USES_YOUNG : age > 60 ? MONTH_USES_LATER : MONTH_USES)[code]!;

/** The months of a year to go ahead and to hold back in, each with what to do then; empty where none stands out. */
export function sayMonthsWithin(draft: Draft, year: Moment, type: ReportType): string {
  const { facts } = draft;
  const months = monthsOf(facts, year);
  const tones = months.map(({ moment }) => moment.luck.tone);
  const at = (tone: Tone) => months.filter(({ moment }) => moment.luck.tone === tone);
  const [low, high] = [Math.min(...tones) as Tone, Math.max(...tones) as Tone];
  const parts = [
    ['push', high === 2 ? '最顺' : '松一些', high > 0 ? at(high) : []],
    [
      'hold',
      low === -2 ? '最费神' : '紧一些',
      low < Math.min(year.luck.tone, 0) || low === -2 ? at(low) : [],
    ],
  ] as const;
  const told = parts
    .filter(([, , found]) => found.length > 0 && found.length <= MOST_MONTHS)
    .map(([stance, feels, found]) => ({ stance, text: `${namesOf(found)}${feels}` }))
    // The same months stand out in several years: they are named once.
    .filter(({ text }) => draft.unused([text]).length > 0)
    .map(({ stance, text }) => {
      const uses = draft.unused(spanUsesAt(year.age, type)[stance]);
      return draft.pick([text]) + (uses.length > 0 ? `，${draft.pick(uses)}` : '');
    });
  return told.join('；');
}

/** The months of some years that are easier than the rest: those of the first year that has any, such as 2027年8、9月. */
export function easeIn(facts: ReadingFacts, years: readonly Moment[]): { names: string; isEasy: boolean } {
  const all = years.map((year) => ({ year, months: monthsOf(facts, year) }));
  for (const least of [2, 1, 0] as const)
    for (const { year, months } of all) {
      const found = months.filter(
        ({ moment }) => moment.luck.tone >= least && stanceOf(moment.luck) !== 'hold',
      );
      const few = found.slice(0, MOST_MONTHS);
      if (few.length > 0) return { names: `${year.time}${namesOf(few)}`, isEasy: least > 0 };
    }
  return { names: '', isEasy: false };
}
