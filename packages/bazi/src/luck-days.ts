/** 流日: the days of a month of luck. */
import { lunarDayName, lunarMonthName, solarToLunar } from './lunar-calendar.ts';
import { shiShen } from './pillars.ts';
import { ganzhi, STEMS } from './sixty-cycle.ts';
import { FIRST_NEW_YEAR } from './tables/lunar-months.ts';
import { jieAt, jieInstant } from './terms.ts';
import {
  CHINA_OFFSET,
  DAY,
  formatSeconds,
  fromEpoch,
  fromJdn,
  toJdn,
  type ClockSeconds,
} from './time/calendar.ts';
import type { Chart, Conventions, LiuRi, LiuYue } from './types.ts';

const HOUR = 3600;

/** The day after the last day of the lunar table. */
const LUNAR_END = toJdn(2101, 1, 29);

function lunarDayText(jdn: number): string {
  if (jdn < FIRST_NEW_YEAR || jdn >= LUNAR_END) return '';
  const { year, month, day } = fromJdn(jdn);
  const lunar = solarToLunar(year, month, day);
  return (lunar.day === 1 ? lunarMonthName(lunar.month, lunar.leap) : '') + lunarDayName(lunar.day);
}

/**
 * 流日: the days of a month of luck, from that of its 节 to that of the next, which is also the first of the next month:
 * its hours before the 节 are still of this one. The pair of a day is that of its civil date before 23:00.
 *
 * @param month one of `monthlyLuck`
 * @param zi when the day changes: with `next` a day begins at 23:00 of the evening before
 * @param nowMs now, in milliseconds since 1970: decides which day is current
 * @param offset of the reader's clock from UTC, in seconds, by which days are counted
 * @returns 29 to 33 days; `lunar_text` is empty outside 1900-01-31 … 2101-01-28
 */
export function dailyLuck(
  chart: Pick<Chart, 'day_master'>,
  month: Pick<LiuYue, 'start_date'>,
  zi: Conventions['zi'],
  nowMs: number,
  offset: number = CHINA_OFFSET,
): LiuRi[] {
  const dayOf = (instant: ClockSeconds) =>
    Math.floor((instant - CHINA_OFFSET + offset + (zi === 'next' ? HOUR : 0)) / DAY);
  const [year = 0, ofYear = 1, day = 1] = month.start_date.slice(0, 10).split('-').map(Number);
  const jie = jieAt((toJdn(year, ofYear, day) + 1) * DAY - 1);
  const first = dayOf(jieInstant(jie));
  const last = dayOf(jieInstant(jie + 1) - 1);
  const today = dayOf(fromEpoch(nowMs));
  const isCurrent = jieAt(fromEpoch(nowMs)) === jie;
  const dayStem = STEMS.indexOf(chart.day_master);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const jdn = first + place;
    const pair = (jdn + 49) % 60;
    return {
      date: formatSeconds(jdn * DAY).slice(0, 10),
      ganzhi: ganzhi(pair),
      shi_shen: shiShen(dayStem, pair % 10),
      lunar_text: lunarDayText(jdn),
      current: isCurrent && jdn === today,
    };
  });
}
