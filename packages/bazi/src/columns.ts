/** The four pillars by number, and the ten gods in groups, as the rules of patterns and of the useful phase read them. */
import { numbersOf, phasePlace } from './five-phases.ts';
import type { KeyedPillar } from './types.ts';

export interface Column {
  key: KeyedPillar['key'];
  stem: number;
  branch: number;
}

/** The characters for the places of the four pillars. */
export const PLACES: Readonly<Record<string, string>> = { year: '年', month: '月', day: '日', time: '时' };

/** The groups of ten gods, by the step from the day's phase, and their names in this order. */
export const [SELF, OUTPUT, WEALTH, OFFICER, SEAL] = [0, 1, 2, 3, 4] as const;
export const GROUP_NAMES = ['比劫', '食伤', '财', '官杀', '印'];

/**
 * The four pillars by number, without the hour three, and those of month and day among them.
 *
 * @throws RangeError without the month or the day
 */
export function columnsOf(pillars: readonly KeyedPillar[]): {
  columns: Column[];
  month: Column;
  day: Column;
} {
  const columns = pillars
    .filter(({ key }) => key in PLACES)
    .map(({ key, ganzhi }) => ({ key, ...numbersOf(ganzhi) }));
  const find = (wanted: string) => {
    const column = columns.find(({ key }) => key === wanted);
    if (!column) throw new RangeError(`no pillar of the ${wanted}`);
    return column;
  };
  return { columns, month: find('month'), day: find('day') };
}

/** The group of a phase for the day stem. */
export function groupOf(dayStem: number, phase: number): number {
  return (phase - phasePlace(dayStem) + 5) % 5;
}
