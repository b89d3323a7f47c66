/**
 * What a time brings and because of what, for the parents of a minor and for a person over 60, by age: the effects, and
 * beside which of them what is to be done.
 */
import type { GodGroup } from '@ziping/bazi/reading/facts';

import { deedsOf, effectsOf } from './deeds.ts';
import { NO_EVENTS } from './types/no-events.ts';
import type { EventWords } from './types/report-type.ts';
import { AGED_CAUSE_ROWS } from './words-causes-aged.ts';
import { GROWN_DEEDS } from './words-deeds-grown.ts';
import { AGED_MONTH_DEEDS } from './words-deeds-months-aged.ts';
import { SCHOOL_MONTH_DEEDS } from './words-deeds-months-school.ts';
import { MONTH_DEEDS } from './words-deeds-months.ts';
import { STUDENT_DEEDS } from './words-deeds-student.ts';
import { AGED_EVENT_ROWS, SCHOOL_EVENTS } from './words-events-ages.ts';
import { TEEN_EVENTS } from './words-events-teen.ts';
import { GROWN_CHILD_CAUSE_ROWS, GROWN_CHILD_EVENT_ROWS } from './words-grown-child.ts';
import { SCHOOL_CAUSES } from './words-minors-school.ts';
import { SMALL_CAUSES, SMALL_EVENTS } from './words-minors-small.ts';
import { TEEN_CAUSES } from './words-minors-teen.ts';

/** One phrasing or several. */
type Words = string | readonly string[];

export type PlainCauses = Readonly<
  Record<GodGroup | 'tide' | 'mixed', Readonly<Record<'gain' | 'cost', Words>>>
> & {
  readonly quiet: Words;
  /** What a star brings that neither helps nor strains. */
  readonly even: Readonly<Record<GodGroup, Words>>;
};

/** Before school, at 小学, at 初中 and 高中, and after 60. */
export type AgeBand = 'small' | 'young' | 'teen' | 'aged';

const CAUSE_ROWS: Readonly<Record<AgeBand, Readonly<Record<string, PlainCauses>>>> = {
  small: SMALL_CAUSES,
  young: SCHOOL_CAUSES,
  teen: TEEN_CAUSES,
  aged: AGED_CAUSE_ROWS,
};
const EVENT_ROWS: Readonly<Record<AgeBand, Readonly<Record<string, Partial<EventWords>>>>> = {
  small: SMALL_EVENTS,
  young: SCHOOL_EVENTS,
  teen: TEEN_EVENTS,
  aged: AGED_EVENT_ROWS,
};

/** What a time is told by at an age, by type of report. */
export const AGE_CAUSES = effectsOf(CAUSE_ROWS);

/** The people around a child who has grown up, in the love report of a minor. */
export const GROWN_CHILD_CAUSES = effectsOf(GROWN_CHILD_CAUSE_ROWS);
export const GROWN_CHILD_EVENTS = effectsOf(GROWN_CHILD_EVENT_ROWS);

/** What events of luck feel like at each of these ages, for a type of report. */
export const eventsByAge = (code: string): Readonly<Record<AgeBand, EventWords>> => ({
  small: { ...NO_EVENTS, ...effectsOf(EVENT_ROWS.small[code]) },
  young: { ...NO_EVENTS, ...effectsOf(EVENT_ROWS.young[code]) },
  teen: { ...NO_EVENTS, ...effectsOf(EVENT_ROWS.teen[code]) },
  aged: { ...NO_EVENTS, ...effectsOf(EVENT_ROWS.aged[code]) },
});

const isAgeBand = (band: string): band is AgeBand => Object.hasOwn(CAUSE_ROWS, band);

const BOUND = new Set(deedsOf([CAUSE_ROWS, EVENT_ROWS]).flatMap(([, deeds]) => deeds));

/** Whether an act belongs to an effect of these ages: beside another effect it would miss the point. */
export const isBound = (act: string): boolean => BOUND.has(act);

/** The acts of each effect by type: of an age, and of the grown. */
const deedsByType = (...tables: Readonly<Record<string, unknown>>[]) =>
  Object.fromEntries(
    Object.keys(tables[0]!).map((code) => [code, deedsOf(tables.map((table) => table[code]))]),
  );
const AGE_DEEDS = {
  small: deedsByType(CAUSE_ROWS.small, EVENT_ROWS.small),
  young: deedsByType(CAUSE_ROWS.young, EVENT_ROWS.young, SCHOOL_MONTH_DEEDS),
  teen: deedsByType(CAUSE_ROWS.teen, EVENT_ROWS.teen, {
    love: [GROWN_CHILD_CAUSE_ROWS, GROWN_CHILD_EVENT_ROWS],
  }),
  aged: deedsByType(CAUSE_ROWS.aged, EVENT_ROWS.aged, AGED_MONTH_DEEDS),
};
const DEEDS_OF_GROWN = deedsByType(GROWN_DEEDS, MONTH_DEEDS, STUDENT_DEEDS);

/** What to do about the effects that a text tells, by age and type; empty where it tells none that has acts of its own. */
export function actsBeside(text: string, band: string, code: string): string[] {
  if (text === '') return [];
  const deeds = (isAgeBand(band) ? AGE_DEEDS[band] : DEEDS_OF_GROWN)[code] ?? [];
  return deeds.filter(([effect]) => text.includes(effect)).flatMap(([, acts]) => acts);
}
