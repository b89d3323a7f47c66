import type { LiuNian } from '@ziping/bazi/types';
import type { ChartAnalysisView, RecordChart } from '@ziping/ui/screens/reports/analysis';
import { useEffect, useEffectEvent, useMemo } from 'react';

import { whenIdle } from '../../shared/idle.ts';
import { atom, useAtom } from '../../shared/store.ts';
import type * as Computed from './computed.ts';
import type { SettledSelection } from './selection.ts';

/** The module that computes the analysis; null until it is loaded. */
const computedAtom = atom<typeof Computed | null>(null);

const NO_YEARS: readonly LiuNian[] = [];

/**
 * Everything about a chart beyond its table; null until it is computed.
 * @param years of the chosen cycle
 */
export function useAnalysis(
  chart: RecordChart | null,
  { cycle, year, month, day }: SettledSelection,
  years = NO_YEARS,
): ChartAnalysisView | null {
  const [computed, setComputed] = useAtom(computedAtom);
  const load = useEffectEvent(async () => {
    const module = await import('./computed.ts');
    // One after the other: a touch waits for one part of the analysis, not for all of it.
    for (const part of module.slowParts) {
      if (chart) part(chart);
      await new Promise((done) => setTimeout(done));
    }
    setComputed(module);
  });
  // The analysis is large: its code waits until the chart is drawn.
  const wanted = chart !== null && computed === null;
  useEffect(() => (wanted ? whenIdle(() => void load()) : undefined), [wanted]);

  const lasting = useMemo(() => chart && computed && computed.lastingAnalysis(chart), [chart, computed]);
  const luck = useMemo(
    () => chart && computed && computed.luckAnalysisOf(chart, cycle, year, years),
    [chart, computed, cycle, year, years],
  );
  const timing = useMemo(
    () => chart && computed && computed.timingAnalysisOf(chart, years),
    [chart, computed, years],
  );
  const ofYear = useMemo(
    () => chart && computed && computed.yearAnalysisOf(chart, year, month, day),
    [chart, computed, year, month, day],
  );
  return useMemo(
    () => lasting && luck && timing && { ...lasting, luck, timing, year: ofYear },
    [lasting, luck, timing, ofYear],
  );
}
