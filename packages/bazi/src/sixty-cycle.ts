/** 六十甲子: the stems, the branches, and the sixty pairs counted from 0 (甲子) to 59 (癸亥). */

/** The ten heavenly stems. */
export const STEMS = '甲乙丙丁戊己庚辛壬癸';

/** The twelve earthly branches. */
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';

/** The animal of each branch (生肖). */
export const ANIMALS = '鼠牛虎兔龙蛇马羊猴鸡狗猪';

/** The two characters of a pair: 甲子. */
export function ganzhi(pair: number): string {
  return STEMS[pair % 10]! + BRANCHES[pair % 12]!;
}

/** The number of a pair by its characters. @throws RangeError for anything but the sixty pairs */
export function pairOf(text: string): number {
  const stem = STEMS.indexOf(text.charAt(0));
  const branch = BRANCHES.indexOf(text.charAt(1));
  if (text.length !== 2 || stem < 0 || branch < 0 || (stem - branch) % 2 !== 0)
    throw new RangeError(`not a pair of the sixty-cycle: ${text}`);
  return (((6 * stem - 5 * branch) % 60) + 60) % 60;
}
