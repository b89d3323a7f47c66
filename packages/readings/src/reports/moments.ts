/** The times that a report tells: what each brings for its subject, and what to do then. */
import { type LuckEvent, TONE_WORDS } from '@ziping/bazi/reading/events';
import {
  type CycleLuck,
  isAged,
  type LuckOfPillar,
  monthText,
  type ReadingFacts,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import type { LiuYue } from '@ziping/bazi/types';
import { luckOf, type Tone } from '@ziping/bazi/reading/facts';
import { monthsOfLuck } from '@ziping/bazi/luck-cycles';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import type { Claim, Draft } from './draft.ts';
import { bandAt, type EventKey, type ReportType, type Stance } from './types/report-type.ts';
import { EVENT_ACTS } from './words-acts.ts';
import { AGED_YEARS } from './words-aged.ts';
import { TEEN_YEARS } from './words-teen.ts';
import { YOUNG_YEARS } from './words-topics.ts';

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
    luck: luckOf(ganzhi, facts),
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

/** What an event by itself asks for. */
function signOfEvent({ force, favour, kind }: LuckEvent): Stance {
  if (force === 'move' || force === 'rub') return 'hold';
  if (force === 'join') return kind === 'combine' || favour === 'good' ? 'push' : 'even';
  return favour === 'good' ? 'push' : favour === 'bad' ? 'hold' : 'even';
}

const goesAgainst = (event: LuckEvent, stance: Stance) =>
  (stance === 'push' && signOfEvent(event) === 'hold') ||
  (stance === 'hold' && signOfEvent(event) === 'push');

/** The events of a time that are worth telling for a subject, the weightiest first; what agrees with it before what does not. */
export function tellingEvents({ luck }: Moment, type: ReportType): LuckEvent[] {
  const stance = stanceOf(luck);
  const weight = (event: LuckEvent) =>
    relevanceOf(event, type) + (signOfEvent(event) === stance ? 2 : goesAgainst(event, stance) ? -4 : 0);
  return luck.events
    .filter((event) => relevanceOf(event, type) > 0)
    .sort((a, b) => (a.rank === 1 || b.rank === 1 ? a.rank - b.rank : weight(b) - weight(a)));
}

function eventKeyOf({ force, palaces, kind, name, favour }: LuckEvent): EventKey {
  const [palace] = palaces;
  const trio = kind === 'three_combine' || kind === 'three_meet';
  if (palace === 'spouse') {
    if (trio) return favour === 'good' ? 'frame_good' : 'frame';
    if (force === 'move' || force === 'rub') return force;
    return kind === 'combine' ? 'join' : 'near';
  }
  if (trio || name.endsWith('三刑')) return 'outside_frame';
  return palace === 'work' ? 'outside_work' : palace === 'family' ? 'outside_family' : 'outside_children';
}

const TONGUE = {
  /** Words that go ahead, not fit for a time to hold back, and the other way round. */
  push: /适合|主动|可以大|宜出|宜做|往前|争取|扩|手要快|敢|松快|心情松|都好|安心受着/,
  hold: /收一收|宜收|守|放慢|放一放|别|不宜|不跟|少|慢|忍|退|紧|先站稳|隔夜|缓|强势|压力|较劲|看不惯|上限|留余地|不服|顶嘴|看清楚|先问|会闹/,
};

/** The phrasings that do not go against what the time asks for. */
export function fitting(phrasings: readonly string[], stance: Stance): readonly string[] {
  if (stance === 'even') return phrasings;
  return phrasings.filter((text) => !TONGUE[stance === 'push' ? 'hold' : 'push'].test(text));
}

/** The words for a relation. */
function eventWordsOf({ age, subject }: Moment, type: ReportType) {
  const { events } = type.words;
  const band = bandAt(age, type);
  if (band !== 'grown') return events[band]!;
  if (subject.startsWith('year')) return events.grown;
  return (subject.startsWith('month') ? events.month : events.cycle) ?? events.grown;
}

/** Whether a time of a minor or of later years is told by what to do alone. */
export const isSparse = ({ age }: Moment, { actsAlone }: ReportType) => (age <= 18 || age > 60) && actsAlone;

function starWords(god: string, { age, subject }: Moment, type: ReportType): readonly string[] {
  const { stars } = type.words;
  if (stars.student && bandAt(age, type) === 'student') return stars.student[god]!;
  const ofMonth = subject.startsWith('month');
  if (age <= 18) return (stars.young ?? (age <= 12 ? YOUNG_YEARS : TEEN_YEARS))[god]!;
  if (age > 60 && stars.aged) return stars.aged[god]!;
  if (age > 60) return ((ofMonth && stars.agedMonths) || AGED_YEARS)[god]!;
  return stars.grown(god, ofMonth);
}

/** In the report of a person over 60 the years before are told in the words for that age as well. */
const agedAs = ({ facts }: Draft, moment: Moment): Moment =>
  isAged(facts) && moment.age <= 60 ? { ...moment, age: 61 } : moment;

/** What an event feels like at an age; empty where no phrasing fits what the time asks for. */
function feelOf(draft: Draft, event: LuckEvent, own: Moment, type: ReportType): string {
  const moment = agedAs(draft, own);
  const { luck } = moment;
  if (event.rank !== 1 && isSparse(moment, type)) return '';
  const words =
    event.force === 'bring'
      ? fitting(starWords(event.name, moment, type), stanceOf(luck))
      : eventWordsOf(moment, type)[eventKeyOf(event)];
  // A lesser event in words that the report has already gives way to the next one.
  if (words.length === 0 || (event.rank !== 1 && draft.unused(words).length === 0)) return '';
  return draft.pick(words);
}

/** Acts by the time as a whole that do not suit an event of it. */
const UNFIT_ACTS: Partial<Readonly<Record<EventKey, RegExp>>> = {
  move: /照|自己的时间|换方向|放一放|先守住/,
  rub: /停半天|别出口|自己的时间/,
  outside_work: /照|自己的时间|换方向/,
  outside_family: /放一放|先守住/,
  outside_children: /放一放|先守住/,
};

/** Acts of other times that fit a time as well, for where the report has said its own. */
const calmActs = ({ push, even, hold }: ReportType['words']['acts']['grown'], stance: Stance) =>
  stance === 'even'
    ? [...push, ...hold].filter((act) => !TONGUE.push.test(act) && !TONGUE.hold.test(act))
    : fitting(even, stance);

/** The acts that a time may have, those about its weightiest event first. */
function actsOf(moment: Moment, type: ReportType): (readonly string[])[] {
  const stance = stanceOf(moment.luck);
  const band = bandAt(moment.age, type);
  const acts = type.words.acts[band]!;
  const events = tellingEvents(moment, type).slice(0, 3);
  const keys = events.map((event) => (event.force === 'bring' ? undefined : eventKeyOf(event)));
  const isFit = (act: string) => !keys.some((key) => key && UNFIT_ACTS[key]?.test(act));
  const general = acts[stance].filter(isFit);
  const [first] = keys;
  const own = (band === 'grown' && stance !== 'push' && first && EVENT_ACTS[type.code]?.[first]) || [];
  return [own, general, calmActs(acts, stance).filter(isFit)];
}

/** What to do at a time, for a subject at that age: different things, joined; what the report does not have yet first. */
export function actOf(draft: Draft, own: Moment, type: ReportType, count = 1): string {
  const pools = actsOf(agedAs(draft, own), type);
  const chosen: string[] = [];
  while (chosen.length < count) {
    const left = pools.map((pool) => pool.filter((act) => !chosen.includes(act)));
    const fresh = left.map((pool) => draft.unused(pool)).find((pool) => pool.length > 0);
    chosen.push(draft.pick(fresh ?? left.flat()));
  }
  return chosen.join('；');
}

/** Whether there is an act for a time that the report does not have yet. */
const hasNewAct = (draft: Draft, own: Moment, type: ReportType) =>
  actsOf(agedAs(draft, own), type).some((pool) => draft.unused(pool).length > 0);

/** An instruction, which no 好在 or 只是 leads. */
const INSTRUCTS =
  /^(?:先|宜|别|少|多听|把|不|要|累了|坐久|按时|见见|该交|约好|适合)|，(?:先|宜|别|少|早睡|把)/;
/** Words of a star that are good to hear at any time. */
const GLAD = /体谅|温和|有滋味|加分|有回音|安心|有人照应|扶持|提携|信任|见功|帮/;

interface Feel {
  event: LuckEvent;
  feel: string;
}

/** Relations that draw together, whose words are good to hear. */
const isHelp = (event: LuckEvent) => ['join', 'near', 'frame_good'].includes(eventKeyOf(event));

/** How what an event feels like follows on what a time of a sign is like: as the other side of it, or as one thing more. */
function linkTo({ event, feel }: Feel, sign: Stance): string {
  const isStar = event.force === 'bring';
  const turns =
    sign === 'hold'
      ? isStar
        ? GLAD.test(feel)
        : goesAgainst(event, sign) && isHelp(event)
      : !isStar && goesAgainst(event, sign);
  return !turns || INSTRUCTS.test(feel) ? '；' : sign === 'hold' ? '，好在' : '，只是';
}

/** The events that a time is told by first: those of the first rank, two at most, else the weightiest. */
function mainEvents(events: readonly LuckEvent[]): LuckEvent[] {
  const keys = new Set<string>();
  const first = events.filter(({ rank }) => rank === 1);
  if (first.length === 0) return events.slice(0, 1);
  return first.filter((event) => !keys.has(eventKeyOf(event)) && keys.add(eventKeyOf(event))).slice(0, 2);
}

/** What the lesser events of a time feel like, two at most: what is left to tell of one that is told already. */
export function otherFeelsOf(draft: Draft, moment: Moment, type: ReportType): Feel[] {
  const events = tellingEvents(moment, type);
  const main = mainEvents(events);
  return events
    .filter((event) => event.rank !== 1 && !main.includes(event))
    .slice(0, 2)
    .map((event) => ({ event, feel: feelOf(draft, event, moment, type) }))
    .filter(({ feel }) => feel !== '');
}

/**
 * What a time feels like: by its main events, or by the first of the others that has words for it, and by others that
 * are given. What goes against the time as a whole comes after what it is as a whole.
 */
export function feelsOf(draft: Draft, moment: Moment, type: ReportType, withOthers = false): string {
  const stance = stanceOf(moment.luck);
  const events = tellingEvents(moment, type);
  const main: Feel[] = mainEvents(events)
    .map((event) => ({ event, feel: feelOf(draft, event, moment, type) }))
    .filter(({ feel }) => feel !== '');
  const others = withOthers || main.length === 0 ? otherFeelsOf(draft, moment, type) : [];
  const told = [...main, ...(withOthers ? others : others.slice(0, 1))];
  const isAgainst = told.slice(0, Math.max(1, main.length)).every(({ event }) => goesAgainst(event, stance));
  const flows = draft.unused(type.words.flows[stance]);
  const isGrown = moment.age > 18 && moment.age <= 60 && !isSparse(moment, type);
  let text =
    isAgainst && isGrown && (flows.length > 0 || told.length > 0)
      ? draft.pick(flows.length > 0 ? flows : type.words.flows[stance])
      : '';
  const sign = isAgainst ? stance : signOfEvent(told[0]!.event);
  let canTurn = true;
  for (const one of told) {
    const link = text === '' ? '' : canTurn ? linkTo(one, sign) : '；';
    text += link + one.feel;
    // The words of a star are of both signs.
    if (link.startsWith('，') || one.event.force === 'bring') canTurn = false;
  }
  return text;
}

/** An advice, wherever it stands in the words of a star. */
const ADVISES = /先|别|宜|不|少|把|要|再|适合|就好|最好|留|慢慢|量力|选|谈|问/;

/** What a time brings and what to do in it. */
export const lineOf = (draft: Draft, moment: Moment, type: ReportType): string =>
  [feelsOf(draft, moment, type), actOf(draft, moment, type)].filter(Boolean).join('；');

/** The same in a table: the words of a star that say what to do need no more, and no act is said twice. */
export function cellOf(draft: Draft, moment: Moment, type: ReportType): string {
  const feel = feelsOf(draft, moment, type);
  const [event] = tellingEvents(moment, type);
  const isAdvice = event?.force === 'bring' && (stanceOf(moment.luck) !== 'hold' || ADVISES.test(feel));
  if (feel && (isAdvice || !hasNewAct(draft, moment, type))) return feel;
  return [feel, actOf(draft, moment, type)].filter(Boolean).join('；');
}

/** More months than these of one kind are the year, not a part of it. */
const MOST_MONTHS = 3;

/** The months of a year to hold back in and to go ahead in, as a clause; empty where they do not stand out. */
export function sayMonthsWithin(facts: ReadingFacts, { luck, subject }: Moment, matter: string): string {
  const months = monthsOfLuck(Number(subject.slice('year:'.length)), STEMS.indexOf(facts.day_master), -1).map(
    ({ ganzhi, start_date }, place) => {
      const name = `${Number(start_date.slice(5, 7))}月`;
      return { name: place === 11 ? `次年${name}` : name, ...luckOf(ganzhi, facts) };
    },
  );
  const tones = months.map(({ tone }) => tone);
  const namesAt = (tone: Tone) => months.filter((month) => month.tone === tone).map(({ name }) => name);
  const [low, high] = [Math.min(...tones) as Tone, Math.max(...tones) as Tone];
  const parts = [
    ['要慢', low < Math.min(luck.tone, 0) || low === -2 ? namesAt(low) : []],
    ['放得开', high > 0 ? namesAt(high) : []],
  ] as const;
  const told = parts
    .filter(([, names]) => names.length > 0 && names.length <= MOST_MONTHS)
    .map(([what, names]) => `${what}的月份是${names.join('、')}`);
  // One clause: the same months stand in several reports, each of another subject.
  return told.length === 0 ? '' : `${matter}${told[0]!}${told[1] ? `（${told[1]}）` : ''}`;
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
  const order = [...moments].sort(
    (a, b) =>
      b.luck.tone - a.luck.tone || STANCES.indexOf(stanceOf(b.luck)) - STANCES.indexOf(stanceOf(a.luck)),
  );
  const equals = ({ luck }: Moment) =>
    moments
      .filter((other) => wordOf(other.luck) === wordOf(luck) && stanceOf(other.luck) === stanceOf(luck))
      .sort((a, b) => loudnessOf(b, type) - loudnessOf(a, type));
  return { best: equals(order[0]!), hardest: equals(order.at(-1)!) };
}

/**
 * The three times to remember, in the order of time: of years the first one; the best and the hardest, all of the
 * hardest where they strain most; then what speaks loudest for the subject.
 */
export function marksOf(moments: readonly Moment[], type: ReportType): Moment[] {
  const { best, hardest } = bestAndHardest(moments, type);
  const loudest = [...moments].sort(
    (a, b) =>
      loudnessOf(b, type) + Math.abs(b.luck.tone) * 1.5 - loudnessOf(a, type) - Math.abs(a.luck.tone) * 1.5,
  );
  const ranked = [
    ...moments.slice(0, type.ofYear ? 0 : 1),
    best[0]!,
    ...hardest.slice(0, hardest[0]!.luck.tone === -2 ? 3 : 1),
    ...loudest,
  ];
  const chosen = [...new Set(ranked)].slice(0, 3);
  return moments.filter((moment) => chosen.includes(moment));
}
