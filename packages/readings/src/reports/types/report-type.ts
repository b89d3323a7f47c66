/** What makes a type of report: everything that differs between them is a part of its definition. */
import type { StarOf } from '@ziping/bazi/reading/events';
import type { GodGroup, ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft, Outline } from '../draft.ts';
import type { Moment } from '../moments.ts';
import type { Topic } from '../words-groups.ts';
import type { YoungStem } from '../words-young.ts';

export type Stance = 'push' | 'even' | 'hold';
export type ByGroup = Readonly<Record<GodGroup, string>>;
/** Things to do by what a time asks for. */
export type ActWords = Readonly<Record<Stance, readonly string[]>>;

/** Words of an adult in working life, of a minor's parent, and of a person over 60. */
interface ByAge<Words> {
  grown: Words;
  young: Words;
  aged: Words;
}

/**
 * Words of their own for those of 19 to 23, who study or look for a first job, and for those of 51 to 60, whose children
 * are grown and whose work ends; else those of an adult serve. Of minors `young` is a child at 小学, `small` one before it,
 * `teen` one after it.
 */
export interface ByBand<Words> extends ByAge<Words> {
  small: Words;
  teen: Words;
  student?: Words;
  senior?: Words;
}

/**
 * What an event of luck feels like. `join`: 六合 with 夫妻宫; `frame_good`, `frame`: a set of three with it that helps, or
 * does not; `move`: its 冲; `rub`: its 刑 and 害; `near`: what half joins it; `outside_*`: events of the other palaces.
 */
export type EventKey =
  | 'join'
  | 'frame_good'
  | 'frame'
  | 'move'
  | 'rub'
  | 'near'
  | 'outside_work'
  | 'outside_family'
  | 'outside_children';

export type EventWords = Readonly<Record<EventKey, readonly string[]>>;

/** How a type is sold at first; later its row in the database is the operator's. Prices in yuan. */
interface Listing {
  name: string;
  description: string;
  tags: string[];
  icon: 'compass' | 'briefcase' | 'coins' | 'heart' | 'activity' | 'calendar';
  price: number;
  original_price: number;
  members_only: boolean;
}

/** One of the words of a day stem in later years. */
type Voice = readonly [of: 'mind' | 'home', place: 0 | 1];

export interface ReportType<Code extends string = string> {
  code: Code;
  listing: Listing;
  /** What a language model is told that the report is about. */
  theme: string;
  /** The question that a reader may ask next. */
  question: {
    /** Where the text gives none. */
    preset: string;
    /** By what the text speaks of, the most specific first; `{1}` is filled from the match. */
    byText: readonly (readonly [pattern: RegExp, question: string])[];
  };
  /** The matter that a question beside the report is about when it names none. */
  adviserMatter: string;
  /** The year and its months, rather than the years to come. */
  ofYear?: boolean;
  /** Which times it tells beside the years. */
  tells: { months: boolean; cycles: boolean; decades: boolean };
  /** The sections that are of the person: one or two. */
  outline: readonly [Outline[number], Outline[number]?];
  /** What it is about, such as 感情. */
  subject: ByAge<string>;
  /** The topic of the words by group, where there is one. */
  topic?: Exclude<Topic, 'nature'>;
  /** Who the person is in the matter, in one or two clauses without a term. */
  core(facts: ReadingFacts): string[];
  /** What its sections say of the person in any case. */
  sure?(facts: ReadingFacts): string[];
  /** What the opening says beyond the near times. */
  sayFurther?(draft: Draft): void;
  /** The year that it tells there, and by what the list of years names it again. */
  furtherYear?(facts: ReadingFacts): Moment | undefined;
  furtherName?: string;
  /** What the list of months says beside the line of a month. */
  monthBeside?(draft: Draft, moment: Moment, text: string): string;
  /** The sections of the person in an adult's report. */
  saySelf(draft: Draft): void;
  /** What the sections of a minor's report begin with, a sentence more of the first, and lines before the second. */
  young: {
    words(stem: YoungStem, facts: ReadingFacts): readonly string[];
    sayFirst?(draft: Draft): void;
    lines?(draft: Draft): void;
  };
  /** The sections of the person in the report of a person over 60; null where an adult's serve. */
  aged: {
    /** Which of the words of the day stem each section begins with, if any: each stands in one report only. */
    voices: readonly [Voice | null, Voice | null];
    /** The group that each section tells, if any. */
    groups: readonly [GodGroup | null, GodGroup | null];
    sayMore?(draft: Draft): void;
    /** Lines before the last section's sentences. */
    sayLines?(draft: Draft): void;
  } | null;
  /** The ground of the first section in the terms of the field. */
  sayGround(draft: Draft): void;
  /** Stars and palace of which an event says more for this matter. */
  stars: readonly StarOf[];
  palace?: 'work' | 'family';
  words: {
    /** Of a year; those of a month and of ten years stand in `words-scales.ts`. */
    events: ByBand<EventWords>;
    /** What to do at a time. */
    acts: ByBand<ActWords>;
  };
}

/** 虚岁 up to which most children are not at school, and up to which at 小学. */
const SMALL_AGE = 7;
const SCHOOL_AGE = 13;
/** 虚岁 up to which a grown person is told of study and a first job. */
export const STUDENT_AGE = 23;
/** 虚岁 from which children are grown and the end of work is near. */
export const SENIOR_AGE = 51;

/** Which of the words of a type a time is told in. @param age 虚岁 in it */
export function bandAt(age: number, { words: { events, acts } }: ReportType): keyof ByBand<unknown> {
  if (age <= SMALL_AGE) return 'small';
  if (age <= SCHOOL_AGE) return 'young';
  if (age <= 18) return 'teen';
  if (age <= STUDENT_AGE && events.student && acts.student) return 'student';
  if (age > 60) return 'aged';
  return age >= SENIOR_AGE && events.senior && acts.senior ? 'senior' : 'grown';
}

/** A definition whose code is known to the types. */
export const defineReportType = <const Code extends string>(type: ReportType<Code>): ReportType<Code> => type;
