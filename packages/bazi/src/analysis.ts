/**
 * The analysis of a chart besides its table, grouped as a page needs it: of the four pillars, of the pillars shown,
 * and of a year.
 */
import { candidatesOf, hourCandidates } from './candidates.ts';
import { monthlyLuck } from './chart.ts';
import { FAVOURABLE_METHOD, favourableOf } from './favourable.ts';
import { FIVE_PHASES_METHOD, fivePhasesOf } from './five-phases.ts';
import { dailyLuck } from './luck-days.ts';
import { palacesOf } from './palaces.ts';
import { PATTERN_METHOD, patternOf } from './pattern.ts';
import { relationsOf } from './relations.ts';
import { shenShaOf } from './shen-sha.ts';
import { STRENGTH_METHOD, strengthOf } from './strength.ts';
import type { Birth, Chart, KeyedPillar } from './types.ts';

/** How balance, strength, pattern and useful phase are computed, as text for the user. */
export const ANALYSIS_METHODS = {
  five_phases: FIVE_PHASES_METHOD,
  strength: STRENGTH_METHOD,
  pattern: PATTERN_METHOD,
  favourable: FAVOURABLE_METHOD,
};

const fourOf = ({ bazi }: Pick<Chart, 'bazi'>): KeyedPillar[] =>
  (['year', 'month', 'day', 'time'] as const).map((key) => {
    const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });

/**
 * The analysis of the four pillars, and the other charts the birth may have.
 *
 * @param chart without its conventions, or without its `birth`, it has no other charts
 * @param nowMs now, in milliseconds since 1970: decides what is current in those charts
 * @param hour_unknown whether to compare the charts of every hour of the day
 */
export function natalAnalysis(
  chart: Pick<Chart, 'bazi'> & Partial<Pick<Chart, 'conventions'>>,
  birth: Birth | null,
  nowMs: number,
  hour_unknown = false,
) {
  const { conventions } = chart;
  const four = fourOf(chart);
  return {
    five_phases: fivePhasesOf(four),
    strength: strengthOf(four),
    pattern: patternOf(four),
    favourable: favourableOf(four),
    palaces: palacesOf(chart),
    candidates: birth && conventions ? candidatesOf(birth, conventions, nowMs) : [],
    hours: birth && conventions && hour_unknown ? hourCandidates(birth, conventions, nowMs) : null,
  };
}

/** The relations and stars of the four pillars and those of luck. */
export function luckAnalysis(
  chart: Pick<Chart, 'bazi'>,
  luck: readonly KeyedPillar[],
  gender: Birth['gender'],
) {
  const pillars = [...fourOf(chart), ...luck];
  return { pillars, relations: relationsOf(pillars), shen_sha: shenShaOf(pillars, gender) };
}

/**
 * The months of a year of luck, and the days of one of them.
 *
 * @param year the year, by 立春
 * @param month 1 for 寅月 to 12 for 丑月; null for no days
 * @param nowMs now, in milliseconds since 1970
 */
export function yearAnalysis(
  chart: Pick<Chart, 'day_master'>,
  year: number,
  month: number | null,
  nowMs: number,
) {
  const months = monthlyLuck(chart, year, nowMs);
  const chosen = months.find((item) => item.month === month);
  return { year, months, month, days: chosen ? dailyLuck(chart, chosen, nowMs) : null };
}
