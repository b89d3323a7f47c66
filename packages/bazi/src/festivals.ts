/** Festivals of the Chinese year, by solar and by lunar date. */
import { daysInLunarMonth } from './lunar-calendar.ts';
import type { LunarDate } from './types.ts';

/**
 * Solar festivals by month and day, with the first year of each. Those of 1950 are in the regulation on
 * national festivals and memorial days 《全国年节及纪念日放假办法》 of 23 December 1949; 元旦 began with the
 * calendar of the Republic in 1912, 建党节 with the directive of June 1941, 植树节 and 教师节 with the resolutions of the National People's Congress of February 1979 and January 1985.
 */
const SOLAR: Readonly<Record<string, readonly [name: string, since: number]>> = {
  '1-1': ['元旦', 1912],
  '3-8': ['妇女节', 1950],
  '3-12': ['植树节', 1979],
  '5-1': ['劳动节', 1950],
  '5-4': ['青年节', 1950],
  '6-1': ['儿童节', 1950],
  '7-1': ['建党节', 1941],
  '8-1': ['建军节', 1950],
  '9-10': ['教师节', 1985],
  '10-1': ['国庆节', 1950],
};

/** Traditional lunar festivals. South of the Yangtze 小年 is one day later. */
const LUNAR: Readonly<Record<string, string>> = {
  '1-1': '春节',
  '1-15': '元宵节',
  '2-2': '龙抬头',
  '3-3': '上巳节',
  '5-5': '端午节',
  '7-7': '七夕',
  '7-15': '中元节',
  '8-15': '中秋节',
  '9-9': '重阳节',
  '10-1': '寒衣节',
  '10-15': '下元节',
  '12-8': '腊八节',
  '12-23': '北小年',
  '12-24': '南小年',
};

/**
 * The festivals of a day, lunar before solar. A leap month has none. 除夕 is the last day of 腊月, the 29th or the
 * 30th. 清明 is a solar term and not listed.
 *
 * @param lunar the lunar date of the same day, null when unknown
 */
export function festivalsOf(
  solar: { year: number; month: number; day: number },
  lunar: LunarDate | null,
): string[] {
  const found: string[] = [];
  if (lunar && !lunar.leap) {
    const name = LUNAR[`${lunar.month}-${lunar.day}`];
    if (name) found.push(name);
    if (lunar.month === 12 && lunar.day === daysInLunarMonth(lunar.year, 12)) found.push('除夕');
  }
  const fixed = SOLAR[`${solar.month}-${solar.day}`];
  if (fixed && solar.year >= fixed[1]) found.push(fixed[0]);
  return found;
}
