/**
 * The analysis of a chart besides its table, grouped as a page needs it: of the four pillars, of the pillars shown,
 * and of a year.
 */
import { candidatesOf, hourCandidates } from './candidates.ts';
import { monthlyLuck } from './chart.ts';
import { FAVOURABLE_METHOD, favourableOf } from './favourable.ts';
import type { KnownAnalysis } from './favourable.ts';
import { commandingStem } from './commanding-stem.ts';
import { FIVE_PHASES_METHOD, fivePhasesOf } from './five-phases.ts';
import { fullAge, fullAgesInCycle, fullAgesInYear } from './full-age.ts';
import { luckChange } from './luck-change.ts';
import { dailyLuck } from './luck-days.ts';
import { hourlyLuck } from './luck-hours.ts';
import { minorLuck, yearsBeforeLuck } from './minor-luck.ts';
import { palacesOf } from './palaces.ts';
import { PATTERN_METHOD, patternOf } from './pattern.ts';
import type { PatternOptions } from './pattern.ts';
import { relationsOf } from './relations.ts';
import { shenShaOf } from './shen-sha.ts';
import { STRENGTH_METHOD, strengthOf } from './strength.ts';
import { formatSeconds, fromEpoch } from './time/calendar.ts';
import type {
  Birth,
  BirthTruth,
  Chart,
  FavourableSchool,
  JudgedPattern,
  KeyedPillar,
  LiuNian,
  PatternSchool,
} from './types.ts';

/** How balance, strength, pattern and useful phase are computed, as text for the user. */
export const ANALYSIS_METHODS = {
  five_phases: FIVE_PHASES_METHOD,
  strength: STRENGTH_METHOD,
  pattern: PATTERN_METHOD,
  favourable: FAVOURABLE_METHOD,
};

/** The four pillars of a chart, each by its two characters. */
export const fourOf = ({ bazi }: Pick<Chart, 'bazi'>): KeyedPillar[] =>
  (['year', 'month', 'day', 'time'] as const).map((key) => {
    const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });

/**
 * 格局 by each school, each with 用神 by each of theirs. Schools that find the same pattern share one answer.
 *
 * @param four without the hour it is that of three pillars
 * @param commanding the stem in command by 《三命通会》; without it the pattern by it is that of the main stem
 * @param known what is already computed of the same pillars
 */
export function patternsOf(
  four: readonly KeyedPillar[],
  commanding?: string,
  known: Omit<KnownAnalysis, 'pattern'> = {},
): Readonly<Record<PatternSchool, JudgedPattern>> {
  const judge = (options: PatternOptions, like?: JudgedPattern): JudgedPattern => {
    const pattern = patternOf(four, options);
    // The roles of the phases rest on the name of a pattern alone.
    if (like?.pattern.name === pattern.name) return like;
    const by = (school: FavourableSchool) => favourableOf(four, { school }, { ...known, pattern });
    return {
      pattern,
      favourable_by: {
        combined: by('combined'),
        balance: by('balance'),
        climate: by('climate'),
        pattern: by('pattern'),
      },
    };
  };
  const genuine = judge({});
  return {
    genuine,
    all: judge({ special: 'all' }, genuine),
    commanding: commanding === undefined ? genuine : judge({ commanding }, genuine),
  };
}

/**
 * The analysis of the four pillars, and the other charts the birth may have.
 *
 * @param chart without its conventions, or without its `birth`, it has no other charts; without its `truth` the stem in
 *   command is not known, and the pattern by it is that of the main stem
 * @param nowMs now, in milliseconds since 1970: decides what is current in those charts
 * @param hour_unknown whether to compare the charts of every hour of the day; balance, strength, pattern and useful phase
 *   are then those of three pillars, without that of an assumed hour
 */
export function natalAnalysis(
  chart: Pick<Chart, 'bazi' | 'day_master'> &
    Partial<Pick<Chart, 'conventions'>> & { truth?: Pick<BirthTruth, 'jie'> | undefined },
  birth: Birth | null,
  nowMs: number,
  hour_unknown = false,
) {
  const { conventions, truth } = chart;
  const four = fourOf(chart).filter(({ key }) => key !== 'time' || !hour_unknown);
  const known = { five_phases: fivePhasesOf(four), strength: strengthOf(four) };
  return {
    ...known,
    patterns: patternsOf(
      four,
      truth && !hour_unknown ? commandingStem({ ...chart, truth }, 'sanming').stem : undefined,
      known,
    ),
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
 * The stem that commands the month, the change of cycles, the years before the first, 小运 and 周岁.
 *
 * @param chart without its `truth` it has no commanding stem
 * @param birth its date on the solar calendar, `YYYY-MM-DD` or more
 * @param years of luck that are shown; each has 小运 and 周岁
 * @param nowMs now, in milliseconds since 1970
 */
export function timingAnalysis(
  chart: Pick<Chart, 'bazi' | 'da_yun_list' | 'day_master'> & {
    truth?: Pick<BirthTruth, 'clock' | 'jie'> | undefined;
  },
  { birth_time_solar, gender }: { birth_time_solar: string; gender: Birth['gender'] },
  years: readonly Pick<LiuNian, 'year' | 'age'>[],
  nowMs: number,
) {
  const { truth, da_yun_list } = chart;
  const today = formatSeconds(fromEpoch(nowMs));
  const before = yearsBeforeLuck(chart, nowMs);
  const age = Number(today.slice(0, 4)) - Number(birth_time_solar.slice(0, 4)) + 1;
  const nominal = Math.max(age, 1);
  const cycles = da_yun_list.map((cycle) => fullAgesInCycle(birth_time_solar, cycle));
  return {
    commanding: truth && {
      ziping: commandingStem({ ...chart, truth }),
      sanming: commandingStem({ ...chart, truth }, 'sanming'),
    },
    change: luckChange(chart),
    before,
    today: {
      age,
      full_age: fullAge(birth_time_solar, today),
      minor: {
        hour: minorLuck(chart, gender, nominal),
        fixed: minorLuck(chart, gender, nominal, 'fixed'),
      },
    },
    cycles: [{ from: 0, to: cycles[0]?.from ?? 0 }, ...cycles],
    years: years.map((each) => ({
      year: each.year,
      full_ages: fullAgesInYear(birth_time_solar, each.year),
      minor: minorLuck(chart, gender, each.age).ganzhi,
    })),
  };
}

/**
 * The months of a year of luck, the days of one of them, and the hours of one of those.
 *
 * @param year the year, by 立春
 * @param month 1 for 寅月 to 12 for 丑月; null for no days
 * @param day `YYYY-MM-DD`; null for no hours
 * @param nowMs now, in milliseconds since 1970
 */
export function yearAnalysis(
  chart: Pick<Chart, 'day_master'> & Partial<Pick<Chart, 'conventions'>>,
  year: number,
  month: number | null,
  day: string | null,
  nowMs: number,
) {
  const months = monthlyLuck(chart, year, nowMs);
  const chosen = months.find((item) => item.month === month);
  const days = chosen ? dailyLuck(chart, chosen, nowMs) : null;
  const zi = chart.conventions?.zi ?? 'next';
  const hours =
    day !== null && days?.some(({ date }) => date === day) ? hourlyLuck(chart, day, zi, nowMs) : null;
  return { year, months, month, days, day, hours };
}
