/**
 * What the engine derives from a chart beyond its table. With the engine it is larger than the chart's page, so
 * `analysis.ts` imports this module when the browser is idle.
 */
import {
  ANALYSIS_METHODS,
  luckAnalysis,
  natalAnalysis,
  timingAnalysis,
  yearAnalysis,
} from '@ziping/bazi/analysis';
import { BEFORE_LUCK } from '@ziping/bazi/before-luck';
import { birthFromRecord } from '@ziping/bazi/birth-time';
import { basicFrom } from '@ziping/bazi/reading/basic';
import { readingCore } from '@ziping/bazi/reading/facts';
import { themesFrom } from '@ziping/bazi/reading/themes';
import type { LiuNian, LuckPillar } from '@ziping/bazi/types';
import type { ChartAnalysisView, RecordChart } from '@ziping/ui/screens/reports/analysis';

import { lazy } from '../../shared/lazy.ts';

// Loaded when it is opened.
const Schools = lazy(() => import('./Schools.tsx'));

/** The analysis of the four pillars alone. */
function natalAnalysisOf(chart: RecordChart) {
  const { truth } = chart;
  const birth = truth && birthFromRecord({ ...chart.record, ...truth });
  try {
    return natalAnalysis(chart, birth ?? null, Date.now(), chart.record.hour_unknown);
  } catch {
    // The engine cannot cast this birth, such as one of a service with other calendar tables.
    return natalAnalysis(chart, null, Date.now());
  }
}

const ganzhiOf = (pillar: { ganzhi: string } | LuckPillar) =>
  'ganzhi' in pillar ? pillar.ganzhi : pillar.gan + pillar.zhi;

/**
 * The pillars of luck beside the four: the chosen cycle and year, else the current ones. The current year is left out
 * beside a cycle of another decade.
 */
function luckPillars(
  chart: RecordChart,
  cycle: number | null,
  year: number | null,
  years: readonly LiuNian[],
) {
  const chosen = cycle === null ? null : (chart.da_yun_list[cycle] ?? null);
  const isBefore = cycle === BEFORE_LUCK;
  const da_yun = chosen ?? (isBefore ? null : chart.bazi.da_yun_pillar);
  const highlighted = years.find((item) => item.year === year);
  const isNow = isBefore ? years.some(({ current }) => current) : (chosen?.current ?? true);
  const liu_nian = highlighted ?? (isNow ? chart.bazi.liu_nian_pillar : null);
  return [
    ...(da_yun ? [{ key: 'da_yun' as const, ganzhi: ganzhiOf(da_yun) }] : []),
    ...(liu_nian ? [{ key: 'liu_nian' as const, ganzhi: ganzhiOf(liu_nian) }] : []),
  ];
}

/** Relations and stars of the pillars shown. */
export const luckAnalysisOf = (
  chart: RecordChart,
  cycle: number | null,
  year: number | null,
  years: readonly LiuNian[],
) => luckAnalysis(chart, luckPillars(chart, cycle, year, years), chart.record.gender);

/** Offset of the reader's clock from UTC, in seconds. */
const readerOffset = () => -60 * new Date().getTimezoneOffset();

/** The months of the highlighted year and the days of the chosen month; null with no year highlighted. */
export const yearAnalysisOf = (
  chart: RecordChart,
  year: number | null,
  month: number | null,
  day: string | null,
) => (year === null ? null : yearAnalysis(chart, year, month, day, Date.now(), readerOffset()));

/** When luck changes, and the ages of the cycles and years shown. */
export const timingAnalysisOf = (chart: RecordChart, years: readonly LiuNian[]) =>
  timingAnalysis(chart, chart.record, years, Date.now(), readerOffset());

/** The sentences and themes of the chart. */
function readingOf(chart: RecordChart) {
  const { gender, hour_unknown = false } = chart.record;
  const facts = readingCore({ chart, gender, hour_unknown, now_ms: Date.now() });
  return { basic: basicFrom(facts), themes: themesFrom(facts) };
}

/** The parts of the analysis that take long the first time. */
export const slowParts: readonly ((chart: RecordChart) => unknown)[] = [
  natalAnalysisOf,
  (chart) => luckAnalysisOf(chart, null, null, []),
  (chart) => timingAnalysisOf(chart, []),
  readingOf,
];

/** What does not depend on the chosen cycle and year. */
export const lastingAnalysis = (chart: RecordChart): Omit<ChartAnalysisView, 'luck' | 'timing' | 'year'> => ({
  natal: natalAnalysisOf(chart),
  reading: readingOf(chart),
  this_year: new Date().getFullYear(),
  methods: ANALYSIS_METHODS,
  Schools,
});
