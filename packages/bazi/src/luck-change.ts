/**
 * 交运: when the cycles change, in the traditional words: the stems of the years, and the days after a 节, such as
 * 逢丁、壬年清明后 12 日. Every cycle begins in a year of the first stem; five years on, in a year of the second, it passes
 * from its stem to its branch. Year and 节 are those of the instant at which luck starts, and the days are whole ones.
 */
import { parseBirthTime } from './birth-time.ts';
import { yearPair } from './pillars.ts';
import { STEMS } from './sixty-cycle.ts';
import { jieAt, jieInstant, jieName, yearOfJie } from './terms.ts';
import { DAY, toSeconds, type ClockSeconds } from './time/calendar.ts';
import type { BirthTruth, Chart, LuckChange } from './types.ts';

function secondsOf(moment: string): ClockSeconds {
  return toSeconds({ ...parseBirthTime(moment), second: Number(moment.slice(17)) });
}

/**
 * When the cycles of a chart change.
 *
 * @param chart without `truth` its clock is taken to be that of UTC+8
 */
export function luckChange({
  bazi: { qi_yun_date },
  truth,
}: Pick<Chart, 'bazi'> & { truth?: Pick<BirthTruth, 'clock' | 'jie'> | undefined }): LuckChange {
  // 节 are on the clock of UTC+8, the start of luck is on that of the birth.
  const ahead = truth
    ? secondsOf(truth.clock) - secondsOf(truth.jie.previous.at) + Math.round(truth.jie.previous.minutes * 60)
    : 0;
  const instant = secondsOf(qi_yun_date) - ahead;
  const jie = jieAt(instant);
  const stem = yearPair(yearOfJie(jie)) % 10;
  return {
    stems: STEMS.charAt(stem) + STEMS.charAt((stem + 5) % 10),
    jie: jieName(jie),
    days: Math.floor((instant - jieInstant(jie)) / DAY),
  };
}
