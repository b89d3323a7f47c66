/** A chart cast for an answer from a birth that the question itself tells of someone: 我小孙子2019年7月8号生的. */
import { castChart } from '@ziping/bazi/chart';
import { lunarDayName, lunarMonthName, lunarToSolar } from '@ziping/bazi/lunar-calendar';
import { fromEpoch, fromJdn, fromSeconds, toJdn } from '@ziping/bazi/time/calendar';

import type { ChartInput } from '../../facts.ts';
import { CLOCK } from '../understand/facts.ts';
import { type Person, type Relation, relationIn } from '../understand/kin.ts';
import { readNumber } from '../understand/time/numbers.ts';
import { bornIn, tellsBirth } from '../understand/told-birth.ts';
import { daysTold, type ToldDay } from '../understand/told-dates.ts';
import { birthIn } from './animals.ts';

/** Those who are no one person, or of whom only the two together are asked about. */
const NOT_READ: readonly Relation[] = ['parents', 'ex', 'unknown'];
/** Of two who are together both charts are wanted, where it is only told who they are. */
const OF_TWO: readonly Relation[] = ['partner', 'friend', 'colleague', 'in_law'];
/** Those whose chart is held against the asker's. */
const TOGETHER: readonly Relation[] = ['partner', 'ex', 'unknown'];
/** 给我小孙子瞧瞧,2019年7月8号早上生的: whoever is named before. */
const BORN =
  /\d年(?:的?(?:农历|阴历))?(?:\d{1,2}|[正冬腊]|十[一二]?|[一二三四五六七八九])月(?:\d{1,2}[日号]|初.|二?廿.?|[二三]?十.?)(?:[^,。?!]{0,8}(?:生|出生)|[^,。?!]{0,8}(?<=[日号点半分时])的?(?=[,。?!]|$))/;
const OF_ASKER = /我(?:自己|本人)?(?:是)?(?:(?:19|20)?\d\d年|生日)/;
const NOON = { hour: 12, minute: 0 };
/** The hour that stands behind a day of birth. */
const HOUR_BEHIND = new RegExp(`[日号]的?(?:${CLOCK.source})`);

/** The time of the clock that is told behind a day of birth; null where none is, or none that is plain. */
function clockOf(text: string): { hour: number; minute: number } | null {
  const { part = '', hour: word, rest = '' } = HOUR_BEHIND.exec(text)?.groups ?? {};
  if (word === undefined) return null;
  const told = readNumber(word);
  const isLate = /下午|傍晚|晚上|夜晚|夜里|中午/.test(part) && told < (part === '中午' ? 3 : 12);
  const hour = isLate ? told + 12 : part === '晚上' && told === 12 ? 0 : told;
  const minute = /半/.test(rest)
    ? 30
    : /刻/.test(rest)
      ? 15 * readNumber(rest.charAt(0))
      : readNumber(rest.replace('分', '') || '零');
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 ? { hour, minute } : null;
}

/** The gender that a question tells of someone whose relation has none; null where it does not. */
const genderIn = (text: string): Person['gender'] =>
  /女的|女士|女生|小姐|太太|闺蜜|姐|她/.test(text)
    ? 'female'
    : /男的|先生|男生|哥|他|总/.test(text)
      ? 'male'
      : null;

export interface CastFrom {
  /** 2019年7月8日 */
  date: string;
  /** Whether the hour was told. */
  withHour: boolean;
}

export interface ToldChart extends CastFrom {
  input: ChartInput;
}

/** Of a person without a gender only what does not depend on it is read. */
interface Asked {
  person: Person;
  /** The birth was only told after the question. */
  onlyTold: boolean;
  /** Years or months are asked about. */
  timed: boolean;
}

/** The civil date of a day that is told; null where there is no such day. */
function civilOf({ year, month, day, leap, calendar }: ToldDay & { year: number }) {
  if (calendar === 'solar') return { year, month, day };
  try {
    return lunarToSolar(year, month, day, leap);
  } catch {
    return null;
  }
}

/** The chart of a birth in a text; null where it does not tell the whole day. */
function castFrom(text: string, gender: Person['gender'], now_ms: number): ToldChart | null {
  const now = fromSeconds(fromEpoch(now_ms));
  const year = birthIn(text)?.year;
  const told = daysTold(text, now.year)[0];
  const civil = told && year !== undefined ? civilOf({ ...told, year }) : null;
  if (!told || !civil || gender === null) return null;
  const born = toJdn(civil.year, civil.month, civil.day);
  const { month, day } = fromJdn(born);
  if (month !== civil.month || day !== civil.day || born > toJdn(now.year, now.month, now.day)) return null;
  const clock = clockOf(text);
  const chart = castChart({ calendar_type: 'solar', ...civil, ...(clock ?? NOON), gender }, {}, now_ms);
  const lunar =
    told.calendar === 'lunar'
      ? `（农历${lunarMonthName(told.month, told.leap)}${lunarDayName(told.day)}）`
      : '';
  return {
    input: {
      chart,
      record: { gender, birth_time_solar: chart.truth.clock, hour_unknown: clock === null },
      now_ms,
    },
    date: `${civil.year}年${civil.month}月${civil.day}日${lunar}`,
    withHour: clock !== null,
  };
}

/** @param texts the questions in their clean form, the newest first; null where none tells the whole day of that person */
export function toldChart(
  texts: readonly string[],
  { person, onlyTold, timed }: Asked,
  now_ms: number,
): ToldChart | null {
  const { relation } = person;
  if (NOT_READ.includes(relation) || (onlyTold && OF_TWO.includes(relation))) return null;
  const text = texts.find(
    (one) =>
      bornIn(one)?.relation === relation ||
      tellsBirth(one) ||
      (BORN.test(one) && !OF_ASKER.test(one) && relationIn(one) === relation),
  );
  if (text === undefined) return null;
  return castFrom(text, person.gender ?? genderIn(text) ?? (timed ? null : 'male'), now_ms);
}

/**
 * The chart of a partner, or a former one, whose day of birth a text tells, to be held against the asker's.
 * @param other the gender of one who is named without it
 */
export function toldPartnerChart(
  text: string,
  { relation, gender }: Person,
  other: NonNullable<Person['gender']>,
  now_ms: number,
): ToldChart | null {
  return TOGETHER.includes(relation) && tellsBirth(text) ? castFrom(text, gender ?? other, now_ms) : null;
}
