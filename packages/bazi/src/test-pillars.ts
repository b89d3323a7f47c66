/** Four pillars for tests. */
import { numbersOf } from './five-phases.ts';
import type { KeyedPillar } from './types.ts';

const KEYS = ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'] as const;

/** Pillars of a text such as 甲子 丙寅 甲子 丙寅; a fifth and a sixth are those of luck. */
export function pillarsOf(text: string): KeyedPillar[] {
  return text.split(' ').map((ganzhi, place) => ({ key: KEYS[place]!, ganzhi }));
}

/** Whether a calendar has such pillars: the month's stem follows from the year's, the hour's from the day's. */
export function isPossible(text: string): boolean {
  const [year, month, day, time] = pillarsOf(text).map(({ ganzhi }) => numbersOf(ganzhi));
  if (!year || !month || !day || !time) return false;
  const sameParity = [year, month, day, time].every(({ stem, branch }) => (stem - branch) % 2 === 0);
  const monthStem = ((year.stem % 5) * 2 + 2 + ((month.branch + 10) % 12)) % 10;
  const timeStem = ((day.stem % 5) * 2 + time.branch) % 10;
  return sameParity && month.stem === monthStem && time.stem === timeStem;
}
