/** How a year or a month stands to a matter, in plain words. */
import type { LuckEvent, Palace } from '@ziping/bazi/reading/events';
import { groupOf, type LuckOfPillar, type YearLuck, yearsOf } from '@ziping/bazi/reading/facts';

import { GOD_WORDS } from '../../reports/words-luck.ts';
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { YOUNG_YEARS } from '../../reports/words-topics.ts';
import { type Matter, type Sign, SIGN_RANKS, type Timed } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { type MonthLuck, monthsOf } from './luck/months.ts';
import { type Aspect, aspectOf, firstAhead, pointsOf, toneName, yearOfLuck } from './luck/signs.ts';
import { AGED_YEARS, STUDY_YEARS } from './words.ts';

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

/** The months of a year that are easiest for a matter, as a clause; empty where they do not differ. */
export function bestMonths(w: Writer, year: number): string {
  const months = monthsAhead(w, year);
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0], order.at(-1)];
  if (!best || !worst || best.tone === worst.tone) return '';
  const easiest = inTime(order.filter(({ tone }) => tone === best.tone).slice(0, 2));
  const name = namesOfMonths([...easiest, worst], year);
  return `最顺手的是${easiest.map(name).join('和')}前后，${name(worst)}前后放慢一点`;
}

/** What a year brings to the fore, without a term. */
export function themeOfYear(w: Writer, year: YearLuck, topic: Matter['topic']): string {
  const group = groupOf(year.stem_god);
  const aspect: Aspect = aspectOf(topic);
  if (w.minor && year.age <= 18)
    return w.pick(aspect === 'study' ? STUDY_YEARS[group] : YOUNG_YEARS[year.stem_god]!);
  if (aspect === 'study') return w.pick(STUDY_YEARS[group]);
  if (year.age > 60) return w.pick(AGED_YEARS[group]);
  return w.pick(GOD_WORDS[year.stem_god]![aspect === 'health' ? 'year' : aspect]);
}

type Felt = Readonly<Record<'joined' | 'clash' | 'other', string>>;
const EVENTS: Readonly<Record<'day' | 'month' | 'year' | 'time', Felt>> = {
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
const EVENTS_YOUNG: typeof EVENTS = {
  ...EVENTS,
  day: {
    joined: '心情安稳，容易和人亲近',
    clash: '环境和作息容易有变动，提前说给他听',
    other: '容易为小事别扭，多听他说',
  },
  month: {
    joined: '老师和同伴帮得上忙',
    clash: '学校或家里的安排容易变',
    other: '和同伴会有小摩擦，教他把话说清',
  },
};

/** What touches the day branch, where neither a tie nor luck in general is asked for: home is behind work, money and study. */
const HOME: Partial<Readonly<Record<Aspect, Felt>>> = {
  work: {
    joined: '家里安稳，在外头不分心',
    clash: '住处和作息容易有变动，会分走上班的力气',
    other: '家里的小事容易分心，先安顿好再忙外头',
  },
  money: {
    joined: '家里安稳，少有意外的开销',
    clash: '住处容易有变动，留一笔搬动、修补的钱',
    other: '家里的小事容易花钱，先商量好再付',
  },
  study: {
    joined: '心定，坐得住',
    clash: '住处和作息容易有变动，复习的钟点先定死',
    other: '心里容易装着小事，先睡够再学',
  },
};

const KEYS: Readonly<Record<Palace, keyof typeof EVENTS>> = {
  spouse: 'day',
  work: 'month',
  family: 'year',
  children: 'time',
};

/**
 * The events of a year or month that are told, as they are felt: all of the first rank, else the first of the second.
 * Empty where there is none. Their evidence is one step of the thoughts.
 * @param topic of the matter that they are told for
 */
export function eventsTold(
  w: Writer,
  label: string,
  { events }: Pick<LuckOfPillar, 'events'>,
  topic: Matter['topic'] | undefined,
): string {
  const ofRank = (of: LuckEvent['rank']) =>
    events.filter(({ rank, palaces }) => rank === of && palaces.length > 0);
  const first = ofRank(1);
  const told = first.length > 0 ? first : ofRank(2).slice(0, 1);
  if (told.length === 0) return '';
  const evidence = told.map(
    ({ keys, name }) => `与${keys.map((key) => PALACE_NAMES[key as NatalKey]).join('、')}${name}`,
  );
  w.step(`${label}${evidence.join('，')}。`);
  const felt = told.map(({ force, palaces }) => {
    const how = force === 'join' ? 'joined' : force === 'move' ? 'clash' : 'other';
    const key = KEYS[palaces[0]!];
    const ofMatter = key === 'day' && topic !== undefined ? HOME[aspectOf(topic)] : undefined;
    return (ofMatter ?? (w.minor ? EVENTS_YOUNG : EVENTS)[key])[how];
  });
  return [...new Set(felt)].join('；');
}
