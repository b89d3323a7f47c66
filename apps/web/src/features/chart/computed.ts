/**
 * What the engine derives from the open chart beyond its table. With the engine it is larger than the chart's page, so
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
import type { BirthTruth, LuckPillar } from '@ziping/bazi/types';
import type { ChartAnalysisView } from '@ziping/ui/screens/reports/analysis';

import { lazy } from '../../shared/lazy.ts';
import { type Atom, atom } from '../../shared/store.ts';
import { annualLuckQueryAtom, chartDataAtom, selectionAtom } from './chart.ts';

// Loaded when it is opened.
const Schools = lazy(() => import('./Schools.tsx'));

const place = ({ longitude, zone, zone_clock }: Pick<BirthTruth, 'longitude' | 'zone' | 'zone_clock'>) => ({
  longitude,
  zone,
  zone_clock,
});

/** The analysis of the four pillars alone; null without a chart. */
export const natalAnalysisAtom = atom((get) => {
  const chart = get(chartDataAtom);
  if (!chart) return null;
  const { truth } = chart;
  const birth = truth && birthFromRecord({ ...chart.record, ...place(truth) });
  try {
    return natalAnalysis(chart, birth ?? null, Date.now(), chart.record.hour_unknown);
  } catch {
    // The engine cannot cast this birth, such as one of a service with other calendar tables.
    return natalAnalysis(chart, null, Date.now());
  }
});

const ganzhiOf = (pillar: { ganzhi: string } | LuckPillar) =>
  'ganzhi' in pillar ? pillar.ganzhi : pillar.gan + pillar.zhi;

/**
 * The pillars of luck beside the four: the chosen cycle and year, else the current ones. The current year is left out
 * beside a cycle of another decade.
 */
const luckPillarsAtom = atom((get) => {
  const chart = get(chartDataAtom);
  if (!chart) return [];
  const { cycle, year } = get(selectionAtom);
  const { data: luck } = get(annualLuckQueryAtom);
  const chosen = cycle === null ? null : (chart.da_yun_list[cycle] ?? null);
  const isBefore = cycle === BEFORE_LUCK;
  const da_yun = chosen ?? (isBefore ? null : chart.bazi.da_yun_pillar);
  const highlighted = luck?.years.find((item) => item.year === year);
  const isNow = isBefore ? luck?.years.some(({ current }) => current) : (chosen?.current ?? true);
  const liu_nian = highlighted ?? (isNow ? chart.bazi.liu_nian_pillar : null);
  return [
    ...(da_yun ? [{ key: 'da_yun' as const, ganzhi: ganzhiOf(da_yun) }] : []),
    ...(liu_nian ? [{ key: 'liu_nian' as const, ganzhi: ganzhiOf(liu_nian) }] : []),
  ];
});

/** Relations and stars of the pillars shown; null without a chart. */
export const luckAnalysisAtom = atom((get) => {
  const chart = get(chartDataAtom);
  return chart ? luckAnalysis(chart, get(luckPillarsAtom), chart.record.gender) : null;
});

/** Offset of the reader's clock from UTC, in seconds. */
const readerOffset = () => -60 * new Date().getTimezoneOffset();

/** The months of the highlighted year and the days of the chosen month; null with no year highlighted. */
const yearAnalysisAtom = atom((get) => {
  const chart = get(chartDataAtom);
  const { year, month, day } = get(selectionAtom);
  return chart && year !== null ? yearAnalysis(chart, year, month, day, Date.now(), readerOffset()) : null;
});

/** When luck changes, and the ages of the cycles and years shown; null without a chart. */
export const timingAnalysisAtom = atom((get) => {
  const chart = get(chartDataAtom);
  const { data: luck } = get(annualLuckQueryAtom);
  return chart ? timingAnalysis(chart, chart.record, luck?.years ?? [], Date.now(), readerOffset()) : null;
});

/** The sentences and themes of the chart; null without a chart. */
const readingAtom = atom((get) => {
  const chart = get(chartDataAtom);
  if (!chart) return null;
  const { gender, hour_unknown = false } = chart.record;
  const facts = readingCore({ chart, gender, hour_unknown, now_ms: Date.now() });
  return { basic: basicFrom(facts), themes: themesFrom(facts) };
});

/** The parts of the analysis that take long the first time. */
export const analysisParts: readonly Atom<unknown>[] = [
  natalAnalysisAtom,
  luckAnalysisAtom,
  timingAnalysisAtom,
  readingAtom,
];

/** Everything about the open chart beyond its table; null without a chart. */
export const computedAnalysisAtom = atom((get): ChartAnalysisView | null => {
  const natal = get(natalAnalysisAtom);
  const luck = get(luckAnalysisAtom);
  const timing = get(timingAnalysisAtom);
  const reading = get(readingAtom);
  return (
    natal &&
    luck &&
    reading &&
    timing && {
      natal,
      luck,
      timing,
      reading,
      year: get(yearAnalysisAtom),
      this_year: new Date().getFullYear(),
      methods: ANALYSIS_METHODS,
      Schools,
    }
  );
});
