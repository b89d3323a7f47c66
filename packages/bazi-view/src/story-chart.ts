import { timingAnalysis } from '@ziping/bazi/analysis';
import { candidatesOf, hourCandidates } from '@ziping/bazi/candidates';
import { annualLuck, castChart, monthlyLuck } from '@ziping/bazi/chart';
import { dailyLuck } from '@ziping/bazi/luck-days';
import { hourlyLuck } from '@ziping/bazi/luck-hours';
import { shenShaOf } from '@ziping/bazi/shen-sha';
import type {
  Birth,
  CandidateSet,
  Chart,
  HourCandidates,
  KeyedPillar,
  LiuNian,
  LiuRi,
  LiuShi,
  LiuYue,
  ShenSha,
} from '@ziping/bazi/types';

/** 2026-11-20 12:00 in Beijing, in milliseconds since 1970: the current time of every story. */
const STORY_NOW = 1_795_147_200_000;

type StoryBirth = Pick<Birth, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'gender'>;

/** Births named after their charts: the phase of the day master, or what is rare about them. */
const BIRTHS = {
  wood: { year: 1988, month: 6, day: 8, hour: 9, minute: 30, gender: 'female' },
  fire: { year: 1988, month: 6, day: 1, hour: 9, minute: 30, gender: 'female' },
  earth: { year: 1988, month: 6, day: 2, hour: 9, minute: 30, gender: 'female' },
  metal: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, gender: 'male' },
  water: { year: 1988, month: 6, day: 6, hour: 9, minute: 30, gender: 'female' },
  fourSame: { year: 1994, month: 10, day: 15, hour: 20, minute: 30, gender: 'female' },
  unrelated: { year: 1994, month: 12, day: 26, hour: 9, minute: 30, gender: 'female' },
  beforeFirst: { year: 2026, month: 3, day: 8, hour: 9, minute: 0, gender: 'male' },
} as const satisfies Record<string, StoryBirth>;

export type StoryChartName = keyof typeof BIRTHS;

/** A chart cast by the engine. */
export function storyChart(name: StoryChartName): Chart {
  return castChart({ calendar_type: 'solar', ...BIRTHS[name] }, {}, STORY_NOW);
}

/** Index of the current cycle of a chart; null before the first and after the last. */
export function currentCycle({ da_yun_list }: Chart): number | null {
  const index = da_yun_list.findIndex(({ current }) => current);
  return index === -1 ? null : index;
}

/** The years of one cycle. */
export function storyYears(chart: Chart, index: number): LiuNian[] {
  return annualLuck(chart, index, STORY_NOW);
}

/** The four pillars of a chart, with `withLuck` also the current pillars of luck. */
export function storyPillars({ bazi }: Chart, withLuck = false): KeyedPillar[] {
  const four = (['year', 'month', 'day', 'time'] as const).map((key) => {
    const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });
  const luck = (['da_yun', 'liu_nian'] as const).flatMap((key) => {
    const pillar = bazi[`${key}_pillar`];
    return pillar ? [{ key, ganzhi: pillar.gan + pillar.zhi }] : [];
  });
  return withLuck ? [...four, ...luck] : four;
}

/** The 神煞 of a chart and of its current luck. */
export function storyShenSha(name: StoryChartName): ShenSha[] {
  return shenShaOf(storyPillars(storyChart(name), true), BIRTHS[name].gender);
}

/** The months of a year of luck. */
export function storyMonths(chart: Chart, year: number): LiuYue[] {
  return monthlyLuck(chart, year, STORY_NOW);
}

/** The days of a month of luck. */
export function storyDays(chart: Chart, month: LiuYue): LiuRi[] {
  return dailyLuck(chart, month, 'next', STORY_NOW);
}

/** The hours of a day, for the chart `metal`. */
export function storyHoursOfDay(date: string, zi: 'next' | 'split'): LiuShi[] {
  return hourlyLuck(storyChart('metal'), date, zi, STORY_NOW);
}

/** When luck changes, and the ages, of a chart and the years of its current cycle. */
export function storyTiming(name: StoryChartName) {
  const chart = storyChart(name);
  const cycle = currentCycle(chart);
  const record = { birth_time_solar: chart.truth.clock, gender: BIRTHS[name].gender };
  return timingAnalysis(chart, record, cycle === null ? [] : storyYears(chart, cycle), STORY_NOW);
}

/** Candidates of a birth near 立春, which was at 20:40 on 4 February 2000. */
export function storyCandidates(): CandidateSet[] {
  const birth = { calendar_type: 'solar', year: 2000, month: 2, day: 4, hour: 20, minute: 35 } as const;
  return candidatesOf({ ...birth, gender: 'female' }, {}, STORY_NOW);
}

/** All hours of a day; with `jie` a day with a 节 in its evening. */
export function storyHours(name: 'jie' | 'plain'): HourCandidates {
  const day = name === 'jie' ? { year: 2000, month: 2, day: 4 } : { year: 1990, month: 5, day: 15 };
  return hourCandidates({ calendar_type: 'solar', ...day, gender: 'female' }, {}, STORY_NOW);
}
