import { BEFORE_LUCK } from '@ziping/bazi/before-luck';
import { birthFromRecord } from '@ziping/bazi/birth-time';
import type * as AnalysisEngine from '@ziping/bazi/analysis';
import type { BirthTruth, LuckPillar } from '@ziping/bazi/types';
import type { ChartAnalysisView, TermState, ChartTerm } from '@ziping/ui/screens/reports/analysis';

import { atom } from '../../shared/store.ts';
import { annualLuckQueryAtom, chartDataAtom, selectionAtom } from './chart.ts';

/** The module that computes the analysis; null until it is loaded. */
const engineAtom = atom<typeof AnalysisEngine | null>(null);
engineAtom.debugLabel = 'analysisEngine';

/** Loads the module that computes the analysis. */
export const loadAnalysisAtom = atom(null, async (_get, set) => {
  const engine = await import('@ziping/bazi/analysis');
  set(engineAtom, engine);
});

const place = ({ longitude, zone, zone_clock }: Pick<BirthTruth, 'longitude' | 'zone' | 'zone_clock'>) => ({
  longitude,
  zone,
  zone_clock,
});

/** The analysis of the four pillars alone; null until the engine is loaded. */
const natalAnalysisAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(chartDataAtom);
  if (!engine || !chart) return null;
  const { truth } = chart;
  const birth = truth && birthFromRecord({ ...chart.record, ...place(truth) });
  try {
    return engine.natalAnalysis(chart, birth ?? null, Date.now(), chart.record.hour_unknown);
  } catch {
    // The engine cannot cast this birth, such as one of a service with other calendar tables.
    return engine.natalAnalysis(chart, null, Date.now());
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

/** Relations and stars of the pillars shown; null until the engine is loaded. */
const luckAnalysisAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(chartDataAtom);
  return engine && chart ? engine.luckAnalysis(chart, get(luckPillarsAtom), chart.record.gender) : null;
});

/** The months of the highlighted year and the days of the chosen month; null with no year highlighted. */
const yearAnalysisAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(chartDataAtom);
  const { year, month, day } = get(selectionAtom);
  return engine && chart && year !== null ? engine.yearAnalysis(chart, year, month, day, Date.now()) : null;
});

/** When luck changes, and the ages of the cycles and years shown; null until the engine is loaded. */
const timingAnalysisAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(chartDataAtom);
  const { data: luck } = get(annualLuckQueryAtom);
  return engine && chart ? engine.timingAnalysis(chart, chart.record, luck?.years ?? [], Date.now()) : null;
});

/** The current year in UTC+8. */
const chinaYear = () => new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();

/** Everything about the open chart beyond its table; null until the engine is loaded. */
export const analysisAtom = atom((get): ChartAnalysisView | null => {
  const engine = get(engineAtom);
  const natal = get(natalAnalysisAtom);
  const luck = get(luckAnalysisAtom);
  const timing = get(timingAnalysisAtom);
  return (
    engine &&
    natal &&
    luck &&
    timing && {
      natal,
      luck,
      timing,
      year: get(yearAnalysisAtom),
      this_year: chinaYear(),
      methods: engine.ANALYSIS_METHODS,
    }
  );
});

const tappedAtom = atom<ChartTerm | null>(null);
tappedAtom.debugLabel = 'tapped';

/** The explanation of the word that was tapped last; null when none is open. */
const explanationStateAtom = atom<TermState | null>(null);
explanationStateAtom.debugLabel = 'explanation';

/** The explanation that is open; write a word to open it, 'again' to retry, null to close it. */
export const explanationAtom = atom(
  (get) => get(explanationStateAtom),
  async (get, set, asked: ChartTerm | 'again' | null) => {
    const tapped = asked === 'again' ? get(tappedAtom) : asked;
    set(tappedAtom, tapped);
    if (tapped === null) {
      set(explanationStateAtom, null);
      return;
    }
    const chart = get(chartDataAtom);
    const luck = get(luckAnalysisAtom);
    const timing = get(timingAnalysisAtom);
    if (!chart || !luck || !timing) return;
    const loading: TermState = { kind: 'loading' };
    set(explanationStateAtom, loading);
    try {
      const { explainTapped } = await import('./explanation.ts');
      // It was closed meanwhile, or another word was tapped.
      if (get(explanationStateAtom) !== loading) return;
      set(explanationStateAtom, {
        kind: 'ready',
        ...explainTapped(tapped, { day_master: chart.day_master, timing, ...luck }),
      });
    } catch (error) {
      console.error(error);
      if (get(explanationStateAtom) === loading) set(explanationStateAtom, { kind: 'failed' });
    }
  },
);
