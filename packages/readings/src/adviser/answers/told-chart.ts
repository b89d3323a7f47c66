/** A chart cast for an answer from a birth that the question itself tells of someone: 我小孙子2019年7月8号生的. */
import { castChart } from '@ziping/bazi/chart';
import { fromEpoch, fromJdn, fromSeconds, toJdn } from '@ziping/bazi/time/calendar';

import type { ChartInput } from '../../facts.ts';
import { type Person, type Relation, relationIn } from '../understand/kin.ts';
import { tellsBirth } from '../understand/told-birth.ts';
import { birthIn } from './animals.ts';

/** Those whose own matter is read; of two who are together both charts are wanted. */
const READ: readonly Relation[] = [
  'child',
  'grandchild',
  'mother',
  'father',
  'sibling',
  'grandparent',
  'relative',
];
/** The month and the day are of the other calendar. */
const LUNAR = /农历|阴历|旧历|老历|腊月|正月|冬月|初[一二三四五六七八九十]|廿/;
/** 给我小孙子瞧瞧,2019年7月8号早上生的: whoever is named before. */
const BORN = /\d年\d{1,2}月\d{1,2}[日号][^,。?!]{0,6}(?:生|出生)/;
const OF_ASKER = /我(?:自己|本人)?(?:是)?(?:(?:19|20)?\d\d年|生日)/;
const NOON = { hour: 12, minute: 0 };

export interface ToldChart {
  input: ChartInput;
  /** 2019年7月8日 */
  date: string;
}

/** @param texts the questions in their clean form, the newest first; null where none tells the whole day of that person */
export function toldChart(
  texts: readonly string[],
  { relation, gender }: Person,
  now_ms: number,
): ToldChart | null {
  if (!READ.includes(relation) || gender === null) return null;
  const text = texts.find(
    (one) =>
      !LUNAR.test(one) &&
      (tellsBirth(one) || (BORN.test(one) && !OF_ASKER.test(one) && relationIn(one) === relation)),
  );
  const birth = text === undefined ? null : birthIn(text);
  const month = Number.parseInt(birth?.month ?? '', 10);
  if (!birth?.day || !(month >= 1 && month <= 12)) return null;
  const { year, day } = birth;
  const born = toJdn(year, month, day);
  const civil = fromJdn(born);
  const now = fromSeconds(fromEpoch(now_ms));
  if (civil.month !== month || civil.day !== day || born > toJdn(now.year, now.month, now.day)) return null;
  const chart = castChart({ calendar_type: 'solar', year, month, day, ...NOON, gender }, {}, now_ms);
  return {
    input: { chart, record: { gender, birth_time_solar: chart.truth.clock, hour_unknown: true }, now_ms },
    date: `${year}年${month}月${day}日`,
  };
}
