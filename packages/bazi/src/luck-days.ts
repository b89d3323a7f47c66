/** 流日: the days of a month of luck. */
import { lunarDayName, lunarMonthName, solarToLunar } from './lunar-calendar.ts';
import { shiShen } from './pillars.ts';
import { ganzhi, STEMS } from './sixty-cycle.ts';
import { FIRST_NEW_YEAR } from './tables/lunar-months.ts';
import { jieAt, jieInstant } from './terms.ts';
import { DAY, formatSeconds, fromEpoch, fromJdn, toJdn } from './time/calendar.ts';
import type { Chart, LiuRi, LiuYue } from './types.ts';

/** The day after the last day of the lunar table. */
const LUNAR_END = toJdn(2101, 1, 29);

function lunarDayText(jdn: number): string {
  if (jdn < FIRST_NEW_YEAR || jdn >= LUNAR_END) return '';
  const { year, month, day } = fromJdn(jdn);
  const lunar = solarToLunar(year, month, day);
  return (lunar.day === 1 ? lunarMonthName(lunar.month, lunar.leap) : '') + lunarDayName(lunar.day);
}

/**
 * 流日: the days of a month of luck, from the date of its 节 to the day before the next 节. The pair of a
 * day is that of its civil date before 23:00.
 *
 * @param month one of `monthlyLuck`
 * @param nowMs now, in milliseconds since 1970: decides which day is current, by the date in UTC+8
 * @returns 29 to 32 days; `lunar_text` is empty outside 1900-01-31 … 2101-01-28
 */
export function dailyLuck(
  chart: Pick<Chart, 'day_master'>,
  month: Pick<LiuYue, 'start_date'>,
  nowMs: number,
): LiuRi[] {
  const [year = 0, ofYear = 1, day = 1] = month.start_date.slice(0, 10).split('-').map(Number);
  const first = toJdn(year, ofYear, day);
  const next = Math.floor(jieInstant(jieAt((first + 1) * DAY - 1) + 1) / DAY);
  const today = Math.floor(fromEpoch(nowMs) / DAY);
  const dayStem = STEMS.indexOf(chart.day_master);
  return Array.from({ length: next - first }, (_, place) => {
    const jdn = first + place;
    const pair = (jdn + 49) % 60;
    return {
      date: formatSeconds(jdn * DAY).slice(0, 10),
      ganzhi: ganzhi(pair),
      shi_shen: shiShen(dayStem, pair % 10),
      lunar_text: lunarDayText(jdn),
      current: jdn === today,
    };
  });
}
