/**
 * What is read from a chart beyond its table, put together for one page: of the four pillars alone, of the pillars
 * shown, and of a year. Each part is explained where it is computed.
 */
import { candidatesOf } from './candidates.ts';
import { monthlyLuck } from './chart.ts';
import { FIVE_PHASES_METHOD, fivePhasesOf } from './five-phases.ts';
import { dailyLuck } from './luck-days.ts';
import { palacesOf } from './palaces.ts';
import { relationsOf } from './relations.ts';
import { shenShaOf } from './shen-sha.ts';
import { STRENGTH_METHOD, strengthOf } from './strength.ts';
import type { Birth, Chart, KeyedPillar } from './types.ts';

/** How the balance and the strength are counted, in words for the reader of a chart. */
export const STUDY_METHODS = { five_phases: FIVE_PHASES_METHOD, strength: STRENGTH_METHOD };

const fourOf = ({ bazi }: Pick<Chart, 'bazi'>): KeyedPillar[] =>
  (['year', 'month', 'day', 'time'] as const).map((key) => {
    const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });

/**
 * What is read from the four pillars alone, and what the birth they were cast from leaves open.
 *
 * @param nowMs now, in milliseconds since 1970: decides what is current in the charts the birth may also have
 */
export function natalStudy(chart: Chart, birth: Birth, nowMs: number) {
  const four = fourOf(chart);
  return {
    five_phases: fivePhasesOf(four),
    strength: strengthOf(four),
    palaces: palacesOf(chart),
    candidates: candidatesOf(birth, chart.conventions, nowMs),
  };
}

/** How the four pillars and those of luck beside them meet, and the stars each has. */
export function luckStudy(chart: Pick<Chart, 'bazi'>, luck: readonly KeyedPillar[], gender: Birth['gender']) {
  const pillars = [...fourOf(chart), ...luck];
  return { pillars, relations: relationsOf(pillars), shen_sha: shenShaOf(pillars, gender) };
}

/**
 * The months of a year of luck, and the days of one of them.
 *
 * @param year the year, by 立春
 * @param month 1 for 寅月 to 12 for 丑月; null for none: then there are no days
 * @param nowMs now, in milliseconds since 1970
 */
export function yearStudy(
  chart: Pick<Chart, 'day_master'>,
  year: number,
  month: number | null,
  nowMs: number,
) {
  const months = monthlyLuck(chart, year, nowMs);
  const chosen = months.find((item) => item.month === month);
  return { year, months, month, days: chosen ? dailyLuck(chart, chosen, nowMs) : null };
}
