/** What the times of a chart bring, as data: what a model is told of them, and what its text is checked against. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { type LifeStage, type LuckOfPillar, readingFacts, yearsOf } from '@ziping/bazi/reading/facts';
import { otherClock } from '@ziping/bazi/time/zone-name';

import { chartFacts, type ChartFacts, type ChartInput, TOLD_YEARS } from './facts.ts';
import { stanceOf } from './reports/moments.ts';
import { phaseName } from './reports/parts.ts';
import type { Stance } from './reports/types/report-type.ts';

/** A time of luck as chart page, reports and answers have it. */
interface TimeFacts {
  /** 顺 to 紧. */
  word: string;
  /** Whether it asks to go ahead, to go on, or to hold back. */
  stance: Stance;
  /** Its relations with the natal pillars and the star of its stem, the first rank first. */
  events: { name: string; rank: 1 | 2 | 3; force: 'join' | 'move' | 'rub' | 'bring'; on_day: boolean }[];
}

export interface ToldYear extends TimeFacts {
  year: number;
  ganzhi: string;
}

interface ChartTimes {
  /** The clock of a birth abroad; null for one by that of the Chinese mainland. */
  clock: string | null;
  /** The stage of life in this year. */
  stage: LifeStage;
  /** What two readings of a chart of doubtful strength would each take; empty where it is not in doubt. */
  readings: { as: string; take: string[] }[];
  /** From this year on. */
  years: ToldYear[];
  /** In the order of the chart. */
  cycles: TimeFacts[];
}

/** What a model is given, and what its text is checked against. */
export type ModelFacts = ChartFacts & { times: ChartTimes };

const timeFacts = (luck: LuckOfPillar): TimeFacts => ({
  word: TONE_WORDS[luck.tone],
  stance: stanceOf(luck),
  events: luck.events.map(({ name, rank, force, keys }) => ({
    ...{ name, rank, force },
    on_day: keys.includes('day'),
  })),
});

/** The facts of a chart and what its times bring, at the moment of `now_ms`. */
export function modelFacts(input: ChartInput): ModelFacts {
  const { chart, record, now_ms } = input;
  const { gender, hour_unknown } = record;
  const reading = readingFacts({ chart, gender, hour_unknown, now_ms });
  return {
    ...chartFacts(input),
    times: {
      clock: otherClock(chart.truth),
      stage: reading.stage,
      readings: reading.advice.readings.map(({ as, good }) => ({
        as,
        take: good.map(phaseName),
      })),
      years: yearsOf(reading, reading.calendar_year, TOLD_YEARS).map((luck) => ({
        ...timeFacts(luck),
        year: luck.year,
        ganzhi: luck.ganzhi,
      })),
      cycles: reading.cycles.map(timeFacts),
    },
  };
}
