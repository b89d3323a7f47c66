/**
 * What may stand beside the verdict of a year or a month. Each sentence is told only of the matters that it is true of;
 * of any other the one word of the year is its reason.
 */
import type { LuckEvent, Palace } from '@ziping/bazi/reading/events';
import { groupOf, type LuckOfPillar, type YearLuck } from '@ziping/bazi/reading/facts';

import { GOD_WORDS } from '../../reports/words-luck.ts';
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { YOUNG_YEARS } from '../../reports/words-topics.ts';
import type { Matter, Timed } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { betterYear, overallOf } from './period.ts';
import { AGED_YEARS, PUPIL_YEARS, STUDY_YEARS, TOGETHER_YEARS, MEETING_YEARS } from './words.ts';

type Named = Pick<Matter, 'id'>;

/** What a year brings, by the side of a life that its sentences are of. */
type Theme = 'year' | 'work' | 'money' | 'study' | 'meeting' | 'together';

/** The matters that the sentences of each theme are true of, by id. */
const THEME_OF: Readonly<Partial<Record<string, Theme>>> = {
  luck: 'year',
  career: 'work',
  boss: 'work',
  promotion: 'work',
  wealth: 'money',
  exam: 'study',
  study: 'study',
  entrance: 'study',
  postgraduate: 'study',
  civil_service: 'study',
  certificate: 'study',
  marriage: 'together',
  romance: 'meeting',
  meeting: 'meeting',
  blind_date: 'meeting',
};

/** What a year brings to the fore in a matter, without a term; empty where nothing of it is sure to fit. */
export function themeOfYear(w: Writer, year: YearLuck, { id }: Named): string {
  const theme = THEME_OF[id];
  if (!theme) return '';
  const group = groupOf(year.stem_god);
  if (w.minor && year.age <= 18 && theme !== 'study')
    return w.spoken_of ? w.pick(YOUNG_YEARS[year.stem_god]!) : PUPIL_YEARS[group];
  if (theme === 'study') return w.pick(STUDY_YEARS[group]);
  if (year.age > 60) return theme === 'year' ? w.pick(AGED_YEARS[group]) : '';
  if (theme === 'meeting') return MEETING_YEARS[group];
  if (theme === 'together') return TOGETHER_YEARS[group];
  return w.pick(GOD_WORDS[year.stem_god]![theme]);
}

/** What a year brings as a sentence of its own; else its one word. */
export function reasonOfYear(w: Writer, year: YearLuck, matter: Named): string {
  const theme = themeOfYear(w, year, matter);
  if (theme === '') return matter.id === 'luck' ? '' : `这一年${overallOf(year)}`;
  return theme.includes('的一年') ? `这是${theme}` : `这一年${theme}`;
}

type Felt = Readonly<Record<'joined' | 'clash' | 'other', string>>;
type Place = 'day' | 'month' | 'year' | 'time';

const EVENTS: Readonly<Record<Place, Felt>> = {
  day: {
    joined: '心里想安稳，身边的人也愿意靠近',
    clash: '住处、作息或最亲近的关系容易有变动，先商量好再动',
    other: '和最亲近的人容易为小事别扭，话慢一点说',
  },
  month: {
    joined: '工作和家里有人搭手',
    clash: '工作或家里的安排容易变，先把要紧的排好',
    other: '一起做事的人会有摩擦，规矩先说清',
  },
  year: {
    joined: '长辈和老关系帮得上忙',
    clash: '外面的环境变得快，出门和搬动多些',
    other: '老关系里会有旧事要了结',
  },
  time: {
    joined: '往后的打算有人支持',
    clash: '定好的计划容易改，别一次定死',
    other: '后续的事会有反复，留一点余地',
  },
};
const EVENTS_AGED: typeof EVENTS = {
  ...EVENTS,
  month: {
    joined: '家里有人搭手',
    clash: '家里的安排容易变，先把要紧的排好',
    other: '家里人会有小摩擦，话慢一点说',
  },
};
/** Told to those who raise the child. */
const EVENTS_YOUNG: typeof EVENTS = {
  ...EVENTS,
  day: {
    joined: '心情安稳，容易和人亲近',
    clash: '环境和作息容易有变动，提前说给孩子听',
    other: '容易为小事别扭，先听孩子说完',
  },
  month: {
    joined: '老师和同伴帮得上忙',
    clash: '学校或家里的安排容易变',
    other: '和同伴会有小摩擦，教孩子把话说清',
  },
};
const EVENTS_OF_PUPIL: typeof EVENTS = {
  ...EVENTS_YOUNG,
  day: {
    joined: '心情安稳，容易和人亲近',
    clash: '住处和作息容易有变动，早些跟家里说好',
    other: '容易为小事别扭，话慢一点说',
  },
  month: {
    joined: '老师和同学帮得上忙',
    clash: '学校或家里的安排容易变',
    other: '和同学会有小摩擦，当面把话说清就过去了',
  },
};

/** The matters, by id, that what moves a place of the chart is felt in. */
const FELT_IN: Readonly<Record<Place, readonly string[]>> = {
  day: ['luck', 'love', 'marriage'],
  month: ['luck', 'career', 'boss', 'job_change', 'promotion'],
  year: ['luck', 'people', 'parents'],
  time: ['luck'],
};
const KEYS: Readonly<Record<Palace, Place>> = {
  spouse: 'day',
  work: 'month',
  family: 'year',
  children: 'time',
};

const eventsOf = (w: Writer): typeof EVENTS =>
  w.minor ? (w.spoken_of ? EVENTS_YOUNG : EVENTS_OF_PUPIL) : w.aged ? EVENTS_AGED : EVENTS;

/**
 * The events of a year or month that are felt in a matter: all of the first rank, else the first of the second. Empty
 * where there is none. Their evidence is one step of the thoughts.
 */
export function eventsTold(
  w: Writer,
  label: string,
  { events }: Pick<LuckOfPillar, 'events'>,
  { id }: Named,
): string {
  const placeOf = ({ palaces }: LuckEvent) => KEYS[palaces[0]!];
  const ofRank = (of: LuckEvent['rank']) =>
    events.filter(
      (event) => event.rank === of && event.palaces.length > 0 && FELT_IN[placeOf(event)].includes(id),
    );
  const first = ofRank(1);
  const told = first.length > 0 ? first : ofRank(2).slice(0, 1);
  if (told.length === 0) return '';
  const evidence = told.map(
    ({ keys, name }) => `与${keys.map((key) => PALACE_NAMES[key as NatalKey]).join('、')}${name}`,
  );
  w.step(`${label}${evidence.join('，')}。`);
  const felt = told.map((event) => {
    const how = event.force === 'join' ? 'joined' : event.force === 'move' ? 'clash' : 'other';
    return eventsOf(w)[placeOf(event)][how];
  });
  return [...new Set(felt)].join('；');
}

/** Years within which one is named for what no matter knows. */
const NEAR_YEARS = 2;

/** The later year that is better, and what it is better for; null where there is none, or the matter cannot wait. */
export function betterTold(w: Writer, matter: Timed, number: number): string | null {
  const better = matter.now ? null : betterYear(w, matter, number);
  if (!better || (matter.id === 'anything' && better.year > number + NEAR_YEARS)) return null;
  return `${matter.best?.includes('最') ? matter.best.replace('最', '更') : `更适合${matter.act}`}的是${better.year}年`;
}
