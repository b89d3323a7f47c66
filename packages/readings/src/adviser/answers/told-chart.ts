/** A chart cast for an answer from a birth that the question itself tells of someone: 我小孙子2019年7月8号生的. */
import { castChart } from '@ziping/bazi/chart';
import { lunarDayName, lunarMonthName, lunarToSolar } from '@ziping/bazi/lunar-calendar';
import { fromEpoch, fromJdn, fromSeconds, toJdn } from '@ziping/bazi/time/calendar';

import type { ChartInput } from '../../facts.ts';
import { type Person, type Relation, relationIn } from '../understand/kin.ts';
import { tellsBirth } from '../understand/told-birth.ts';
import { daysTold, type ToldDay } from '../understand/told-dates.ts';
import { birthIn } from './animals.ts';

/** Those whose own matter is read: 我老婆78年10月12日生，她身体如何. */
const READ: readonly Relation[] = [
  'partner',
  'child',
  'grandchild',
  'mother',
  'father',
  'sibling',
  'grandparent',
  'relative',
];
/** Those whose chart is held against the asker's. */
const TOGETHER: readonly Relation[] = ['partner', 'ex', 'unknown'];
/** 给我小孙子瞧瞧,2019年7月8号早上生的: whoever is named before. */
const BORN =
  /\d年(?:的?(?:农历|阴历))?(?:\d{1,2}|[正冬腊]|十[一二]?|[一二三四五六七八九])月(?:\d{1,2}[日号]|初.|二?廿.?|[二三]?十.?)[^,。?!]{0,6}(?:生|出生)/;
const OF_ASKER = /我(?:自己|本人)?(?:是)?(?:(?:19|20)?\d\d年|生日)/;
const NOON = { hour: 12, minute: 0 };

export interface ToldChart {
  input: ChartInput;
  /** 2019年7月8日 */
  date: string;
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
  const chart = castChart({ calendar_type: 'solar', ...civil, ...NOON, gender }, {}, now_ms);
  const lunar =
    told.calendar === 'lunar'
      ? `（农历${lunarMonthName(told.month, told.leap)}${lunarDayName(told.day)}）`
      : '';
  return {
    input: { chart, record: { gender, birth_time_solar: chart.truth.clock, hour_unknown: true }, now_ms },
    date: `${civil.year}年${civil.month}月${civil.day}日${lunar}`,
  };
}

/** @param texts the questions in their clean form, the newest first; null where none tells the whole day of that person */
export function toldChart(
  texts: readonly string[],
  { relation, gender }: Person,
  now_ms: number,
): ToldChart | null {
  if (!READ.includes(relation)) return null;
  const text = texts.find(
    (one) => tellsBirth(one) || (BORN.test(one) && !OF_ASKER.test(one) && relationIn(one) === relation),
  );
  return text === undefined ? null : castFrom(text, gender, now_ms);
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
