/**
 * 小运: a pillar for each year of age, and the years before the first cycle, when there is no 大运 yet.
 * 《三命通会·论小运》 「大运司十年之休咎，小运掌一岁之灾祥」.
 *
 * - `hour` (default), 醉醒子's method in that chapter, used by most software: from the pillar of the hour, one place on at
 *   the age of 1 and one more each year, forward or backward as the cycles run.
 * - `fixed`, the older one of the same chapter: 男起丙寅顺行，女起壬申逆行, at the age of 1.
 *
 * Ages are 虚岁.
 */
import { runsForward, yearsOfLuck } from './luck-cycles.ts';
import { shiShen } from './pillars.ts';
import { ganzhi, pairOf, STEMS } from './sixty-cycle.ts';
import { jieAt, yearOfJie } from './terms.ts';
import { fromEpoch } from './time/calendar.ts';
import type { Birth, Chart, LiuNian, MinorLuck, MinorLuckSchool } from './types.ts';

/** 小运 of an age. @param age 虚岁, from 1 */
export function minorLuck(
  { bazi, day_master }: Pick<Chart, 'bazi' | 'day_master'>,
  gender: Birth['gender'],
  age: number,
  school: MinorLuckSchool = 'hour',
): MinorLuck {
  const pairIn = (key: 'year_pillar' | 'time_pillar') =>
    pairOf(bazi[key].heavenly_stem + bazi[key].earthly_branch);
  const male = gender === 'male';
  const [before, forward] =
    school === 'hour'
      ? [pairIn('time_pillar'), runsForward(gender, pairIn('year_pillar'))]
      : [pairOf(male ? '乙丑' : '癸酉'), male];
  const pair = (((before + (forward ? age : -age)) % 60) + 60) % 60;
  return { ganzhi: ganzhi(pair), shi_shen: shiShen(STEMS.indexOf(day_master), pair % 10) };
}

/**
 * The years from the birth to the one before the first cycle; none when luck starts in the year of the birth.
 *
 * @param nowMs now, in milliseconds since 1970
 */
export function yearsBeforeLuck(
  { da_yun_list: [first], day_master }: Pick<Chart, 'da_yun_list' | 'day_master'>,
  nowMs: number,
): LiuNian[] {
  if (!first) return [];
  const count = first.start_age - 1;
  const born = first.start_year - count;
  return yearsOfLuck(born, count, STEMS.indexOf(day_master), born, yearOfJie(jieAt(fromEpoch(nowMs))));
}
