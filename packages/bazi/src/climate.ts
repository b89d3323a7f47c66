/**
 * 调候: the stems that each day stem needs in each month, after 《穷通宝鉴》 (余春台): those that the text of the month
 * asks for, in the order of its preference (先, 次, 佐, 无甲用乙). Where the text does not rank them, the order is that of
 * 徐乐吾 (《穷通宝鉴评注》); where it splits a month in halves, the first half decides. What it asks for only in a
 * constellation of its own, such as a 三合 of the branches, is left out.
 */
import { STEMS } from './sixty-cycle.ts';

/** By day stem from 甲; each from the month of 子. */
const CLIMATE = [
  '丁庚丙 丁庚丙 丙癸 庚戊己丙丁 庚壬丁 癸丁庚 癸丁庚 丁庚癸 丁庚壬 丁丙庚 丁癸壬庚甲 庚丁丙戊',
  '丙 丙 丙癸 丙癸 癸丙戊 癸 癸丙 癸丙 丙癸己 癸丙丁 癸辛 丙戊',
  '壬戊己 壬甲 壬庚 壬己 壬甲 壬庚癸 壬庚 壬庚 壬戊 壬癸 甲壬 甲戊庚壬',
  '甲庚 甲庚 庚甲 庚甲 甲庚 甲庚 壬庚癸 甲壬庚 甲庚丙戊 甲庚丙戊 甲庚戊 甲庚',
  '丙甲 丙甲 丙甲癸 丙甲癸 甲丙癸 甲丙癸 壬甲丙 癸丙甲 丙癸甲 丙癸 甲癸丙 甲丙',
  '丙甲 丙甲 丙庚甲 甲癸丙 丙癸甲 癸丙 癸丙 癸丙 癸丙 癸丙辛 甲癸丙 丙甲戊',
  '丁甲丙 丙丁甲 丙甲丁戊壬 丁甲庚丙 甲丁壬癸 壬戊丙丁 壬癸 丁甲 丁甲 丁甲丙 甲壬 丁丙甲',
  '丙壬戊甲 丙壬戊己 己壬庚 壬甲 壬甲 壬甲癸 壬己癸 壬庚甲 壬甲戊 壬甲 壬甲 壬丙',
  '戊丙 丙丁甲 庚丙戊 戊辛庚 甲庚 壬辛庚癸 癸庚辛 辛甲癸 戊丁 甲庚 甲丙 戊丙庚',
  '丙辛 丙丁 辛丙庚 庚辛 丙辛甲 辛庚 庚辛壬癸 庚辛壬癸 丁 辛丙 辛甲癸壬 庚辛戊丁',
].map((months) => months.split(' '));

/** The stems for a day stem and a month branch (both by number), the preferred first. */
export function climateStems(dayStem: number, branch: number): number[] {
  return [...CLIMATE[dayStem]![branch]!].map((stem) => STEMS.indexOf(stem));
}
