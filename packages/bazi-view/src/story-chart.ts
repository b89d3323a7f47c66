import { annualLuck, castChart } from '@ziping/bazi/chart';
import type { Birth, Chart, LiuNian } from '@ziping/bazi/types';

/** 2026-11-20 12:00 in Beijing, in milliseconds since 1970: the day every story is told on. */
const STORY_NOW = 1_795_147_200_000;

type StoryBirth = Pick<Birth, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'gender'>;

/** Births named for what their charts show: the phase of the day master, or what is rare about them. */
const BIRTHS = {
  wood: { year: 1988, month: 6, day: 8, hour: 9, minute: 30, gender: 'female' },
  fire: { year: 1988, month: 6, day: 1, hour: 9, minute: 30, gender: 'female' },
  earth: { year: 1988, month: 6, day: 2, hour: 9, minute: 30, gender: 'female' },
  metal: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, gender: 'male' },
  water: { year: 1988, month: 6, day: 6, hour: 9, minute: 30, gender: 'female' },
  fourSame: { year: 1994, month: 10, day: 15, hour: 20, minute: 30, gender: 'female' },
  beforeFirst: { year: 2026, month: 3, day: 8, hour: 9, minute: 0, gender: 'male' },
} as const satisfies Record<string, StoryBirth>;

export type StoryChartName = keyof typeof BIRTHS;

/** A chart by the real engine. */
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
