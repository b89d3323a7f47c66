/**
 * Properties of stems and branches. A pair of the sixty-cycle is a number from 0 (甲子) to 59
 * (癸亥); `% 10` is its stem, `% 12` its branch. Sources: 《三命通会》 for na yin, hidden stems and the life
 * stages (火土同宫, yin stems backwards).
 */
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import { DAY, type ClockSeconds } from './time/calendar.ts';
import type { LuckPillar, Pillar, ZiConvention } from './types.ts';

/** Stems by number, main first, of each branch from 子. */
const HIDDEN_STEMS = [
  [9],
  [5, 9, 7],
  [0, 2, 4],
  [1],
  [4, 1, 9],
  [2, 6, 4],
  [3, 5],
  [5, 3, 1],
  [6, 8, 4],
  [7],
  [4, 7, 3],
  [8, 0],
];

/** By the step from the day's phase to the other's, then same or other polarity. */
const TEN_GODS = [
  ['比肩', '劫财'],
  ['食神', '伤官'],
  ['偏财', '正财'],
  ['七杀', '正官'],
  ['偏印', '正印'],
] as const;

const NA_YIN =
  '海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金 覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水'.split(
    ' ',
  );

const LIFE_STAGES = ['长生', '沐浴', '冠带', '临官', '帝旺', '衰', '病', '死', '墓', '绝', '胎', '养'];

/** The branch of 长生 for each stem. */
const BIRTH_BRANCHES = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3];

/** 十神: the ten god of a stem for the day stem, both by number from 0 for 甲. */
export function shiShen(dayStem: number, stem: number): string {
  const step = ((stem >> 1) - (dayStem >> 1) + 5) % 5;
  return TEN_GODS[step]![(dayStem + stem) & 1]!;
}

/** 藏干, the hidden stems of a branch (both by number: 0 for 子, 0 for 甲), main first. */
export function cangGan(branch: number): readonly number[] {
  return HIDDEN_STEMS[branch]!;
}

/** 纳音 of a pair. */
export function naYin(pair: number): string {
  return NA_YIN[pair >> 1]!;
}

/** 空亡: the two void branches of the ten days that contain a pair. */
export function kongWang(pair: number): string {
  const start = 10 - 2 * Math.floor(pair / 10);
  return BRANCHES[start]! + BRANCHES[start + 1]!;
}

/** 十二长生, the life stage of a stem in a branch. */
export function diShi(stem: number, branch: number): string {
  const step = branch - BIRTH_BRANCHES[stem]!;
  return LIFE_STAGES[((stem % 2 === 0 ? step : -step) + 12) % 12]!;
}

/** The properties of a pair for a day stem: what every pillar has besides its two characters and its ten god. */
function details(pair: number, dayStem: number) {
  const hidden = cangGan(pair % 12);
  return {
    /** Hidden stems, main first, and the ten god of each. */
    cang_gan: hidden.map((stem) => STEMS[stem]!),
    cang_gan_shi_shen: hidden.map((stem) => shiShen(dayStem, stem)),
    na_yin: naYin(pair),
    /** The two void branches of this pillar's own ten days, such as 申酉. */
    kong_wang: kongWang(pair),
    /** Life stage of the day stem in this branch. */
    di_shi: diShi(dayStem, pair % 12),
    /** Life stage of the pillar's own stem in its branch. */
    zi_zuo: diShi(pair % 10, pair % 12),
  };
}

export type PillarDetails = ReturnType<typeof details>;

/** One of the four pillars. @param own whether it is the day pillar, whose stem is the 日主 */
export function pillar(pair: number, dayStem: number, own = false): Pillar {
  return {
    shi_shen: own ? '日主' : shiShen(dayStem, pair % 10),
    heavenly_stem: STEMS[pair % 10]!,
    earthly_branch: BRANCHES[pair % 12]!,
    ...details(pair, dayStem),
  };
}

/** The properties of a pair of luck, without its characters. */
export function luckDetails(pair: number, dayStem: number) {
  return { shi_shen: shiShen(dayStem, pair % 10), ...details(pair, dayStem) };
}

/** A pair of luck as a pillar next to the four. */
export function luckPillar(pair: number, dayStem: number): LuckPillar {
  return { gan: STEMS[pair % 10]!, zhi: BRANCHES[pair % 12]!, ...luckDetails(pair, dayStem) };
}

/** The pair of a year, which begins at 立春. */
export function yearPair(year: number): number {
  return (((year - 4) % 60) + 60) % 60;
}

/** The pair of the month that begins at a 节, by its number (0 is 小寒 of 1900, which begins 丁丑). */
export function monthPair(jie: number): number {
  return (((13 + jie) % 60) + 60) % 60;
}

/** The pairs of the day and the hour, by a clock that may be true solar time. */
export function dayAndTimePairs(clock: ClockSeconds, zi: ZiConvention): { day: number; time: number } {
  const jdn = Math.floor(clock / DAY);
  const hour = Math.floor((clock - jdn * DAY) / 3600);
  const late = hour === 23;
  const day = (jdn + 49 + (late && zi === 'next' ? 1 : 0)) % 60;
  const stemDay = (jdn + 49 + (late && zi !== 'same' ? 1 : 0)) % 10;
  const branch = ((hour + 1) >> 1) % 12;
  const stem = ((stemDay % 5) * 2 + branch) % 10;
  return { day, time: (((6 * stem - 5 * branch) % 60) + 60) % 60 };
}
