/** The times that a report tells: what each brings for its subject, and what to do then. */
import { type LuckEvent, TONE_WORDS } from '@ziping/bazi/reading/events';
import {
  type CycleLuck,
  luckOfMonth,
  type LuckOfPillar,
  monthText,
  type ReadingFacts,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import type { LiuYue } from '@ziping/bazi/types';

import type { Claim } from './draft.ts';
import type { EventKey, ReportType, Stance } from './types/report-type.ts';

/** A year, a month or a cycle with what it brings. */
export interface Moment {
  /** The subject of its claims, such as `year:2027`. */
  subject: string;
  /** In plain words, such as 2027年. */
  time: string;
  /** The 虚岁 in it. */
  age: number;
  luck: LuckOfPillar;
}

/** From this month on a report tells the coming year first. */
const LATE_MONTH = 9;

/** The year that a report tells first: from September on the coming one. */
export const firstYearOf = ({ today, calendar_year }: ReadingFacts): number =>
  Number(today.slice(5, 7)) >= LATE_MONTH ? calendar_year + 1 : calendar_year;

export function yearMoments(facts: ReadingFacts, count: number): Moment[] {
  return yearsOf(facts, firstYearOf(facts), count).map(momentOfYear);
}

export const momentOfYear = (luck: YearLuck): Moment => ({
  subject: `year:${luck.year}`,
  time: `${luck.year}年`,
  age: luck.age,
  luck,
});

/** The months to come, the one that runs now first. */
export function monthMoments(facts: ReadingFacts, months: readonly LiuYue[]): Moment[] {
  return months.map(({ ganzhi, start_date }) => ({
    subject: `month:${start_date.slice(0, 7)}`,
    time: `${monthText(start_date)}${Number(start_date.slice(8, 10))}日起`,
    age: Number(start_date.slice(0, 4)) - facts.birth_year + 1,
    luck: luckOfMonth({ ganzhi, start_date }, facts),
  }));
}

/** A cycle, at the age in the middle of what is left of it; that of a minor at the age when it begins. */
export function momentOfCycle({ age: now }: ReadingFacts, cycle: CycleLuck): Moment {
  const from = cycle.current ? Math.max(now, cycle.start_age) : cycle.start_age;
  return {
    subject: `cycle:${cycle.start_year}`,
    time: `${monthText(cycle.start_date)}到${monthText(cycle.until)}`,
    age: from <= 18 ? from : Math.max(from, Math.floor((from + cycle.end_age) / 2)),
    luck: cycle,
  };
}

/** Whether to go ahead, to go on as usual, or to hold back: the same in every report, whatever its subject. */
export const stanceOf = ({ tone, events }: LuckOfPillar): Stance =>
  tone < 0 || events.some(({ rank, force }) => rank === 1 && (force === 'move' || force === 'rub'))
    ? 'hold'
    : tone > 0
      ? 'push'
      : 'even';

/** Whether a time moves home and heart: 冲 of 夫妻宫. */
export const hasMove = ({ events }: LuckOfPillar): boolean =>
  events.some(({ rank, force }) => rank === 1 && force === 'move');

/** The word for a time; one to hold back in without a strain is said to be so. */
export const wordOf = (luck: LuckOfPillar): string =>
  TONE_WORDS[luck.tone] + (luck.tone >= 0 && stanceOf(luck) === 'hold' ? '而有动' : '');

/** What all reports must say alike of a time. */
export const momentClaims = ({ subject, luck }: Moment): Claim[] => [
  [subject, luck.tone],
  [`stance:${subject}`, stanceOf(luck)],
];

/** How much an event says for a subject. */
export function relevanceOf({ rank, force, palaces, stars, kind }: LuckEvent, type: ReportType): number {
  if (rank === 1) return 10;
  if (force === 'bring') return stars.some((star) => type.stars.includes(star)) ? 6 : 3;
  if (rank === 3) return 0;
  if (palaces[0] === 'spouse') return force === 'rub' ? 7 : 4;
  return type.palace && palaces.includes(type.palace) ? 7 : kind === 'stem_combine' ? 2 : 5;
}

/** What an event feels like, by the palace that it touches and how; `trio` of three branches without 夫妻宫. */
export function eventKeyOf({ force, palaces, kind, name, favour }: LuckEvent): EventKey | 'trio' {
  const [palace] = palaces;
  const trio = kind === 'three_combine' || kind === 'three_meet';
  if (palace === 'spouse') {
    if (trio) return favour === 'good' ? 'frame_good' : 'frame';
    if (force === 'move' || force === 'rub') return force;
    return kind === 'combine' ? 'join' : 'near';
  }
  if (trio || name.endsWith('三刑')) return 'trio';
  return palace === 'work' ? 'outside_work' : palace === 'family' ? 'outside_family' : 'outside_children';
}

/** Words that go ahead and words that hold back. */
export const TONGUE = {
  /** Words that go ahead, not fit for a time to hold back, and the other way round. */
  push: /适合|主动|可以大|宜出|宜做|往前|争取|扩|手要快|敢|松快|心情松|都好|安心受着/,
  hold: /收一收|不急|不必赶|宜收|守|放慢|放一放|别|不宜|不跟|少|慢|忍|退|紧|先站稳|隔夜|缓|强势|压力|较劲|看不惯|上限|留余地|不服|顶嘴|看清楚|先问|会闹/,
};

/** The phrasings that do not go against what the time asks for. */
export function fitting(phrasings: readonly string[], stance: Stance): readonly string[] {
  if (stance === 'even') return phrasings;
  return phrasings.filter((text) => !TONGUE[stance === 'push' ? 'hold' : 'push'].test(text));
}

const STANCES: readonly Stance[] = ['hold', 'even', 'push'];

/** How much the loudest event of a time says for a subject. */
const loudnessOf = ({ luck }: Moment, type: ReportType) =>
  Math.max(...luck.events.map((event) => relevanceOf(event, type)));

/** The best and the hardest of some times, by the word for each: of equals all, what says most for the subject first. */
export function bestAndHardest(
  moments: readonly Moment[],
  type: ReportType,
): { best: readonly Moment[]; hardest: readonly Moment[] } {
  const byTone = [...moments].sort((a, b) => b.luck.tone - a.luck.tone);
  const rankOf = ({ luck }: Moment) => STANCES.indexOf(stanceOf(luck));
  // No time to hold back in is the best where there is another.
  const best = byTone.find(({ luck }) => stanceOf(luck) !== 'hold') ?? byTone[0]!;
  const hardest = byTone.filter(({ luck }) => luck.tone === byTone.at(-1)!.luck.tone);
  const equals = ({ luck }: Moment) =>
    moments
      .filter((other) => wordOf(other.luck) === wordOf(luck) && stanceOf(other.luck) === stanceOf(luck))
      .sort((a, b) => loudnessOf(b, type) - loudnessOf(a, type));
  return { best: equals(best), hardest: equals(hardest.sort((a, b) => rankOf(a) - rankOf(b))[0]!) };
}
