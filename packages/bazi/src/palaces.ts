/**
 * 胎元, 命宫, 身宫. 《三命通会·论胎元》, 《论坐命宫》.
 *
 * - 胎元: the month of conception, one stem and three branches on from the month of birth.
 * - 命宫: with months counted from 寅 and hours from 寅, 14 (or 26) less their sum, counted from 寅.
 * - 身宫: with months counted from 寅 and hours from 子, their sum, counted from 寅.
 *
 * The stems of both palaces follow from the stem of the year by 五虎遁, like those of its months. The month is that of
 * the pillar, which changes at the 节; an older method changes it at the 中气.
 */
import { naYin } from './pillars.ts';
import { BRANCHES, ganzhi, pairOf, STEMS } from './sixty-cycle.ts';
import type { Chart, Palaces, Pillar } from './types.ts';

function pairOfPillar(pillar: Pillar): number {
  return pairOf(pillar.heavenly_stem + pillar.earthly_branch);
}

/** The pair of a month by its index from 寅 (0–11), in a year with the given stem. */
function monthOfYear(yearStem: number, place: number): number {
  const stem = (yearStem * 2 + 2 + place) % 10;
  const branch = (place + 2) % 12;
  return pairOf(STEMS[stem]! + BRANCHES[branch]!);
}

/** The palaces of a chart. */
export function palacesOf({ bazi }: Pick<Chart, 'bazi'>): Palaces {
  const yearStem = STEMS.indexOf(bazi.year_pillar.heavenly_stem);
  const month = pairOfPillar(bazi.month_pillar);
  const hour = BRANCHES.indexOf(bazi.time_pillar.earthly_branch);
  const monthPlace = ((month % 12) + 10) % 12;
  const hourPlace = (hour + 10) % 12;
  const pairs = {
    tai_yuan: (month + 51) % 60,
    ming_gong: monthOfYear(yearStem, (35 - monthPlace - hourPlace) % 12),
    shen_gong: monthOfYear(yearStem, (monthPlace + hour + 1) % 12),
  };
  return {
    tai_yuan: ganzhi(pairs.tai_yuan),
    ming_gong: ganzhi(pairs.ming_gong),
    shen_gong: ganzhi(pairs.shen_gong),
    na_yin: {
      tai_yuan: naYin(pairs.tai_yuan),
      ming_gong: naYin(pairs.ming_gong),
      shen_gong: naYin(pairs.shen_gong),
    },
  };
}
