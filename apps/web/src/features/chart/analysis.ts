import type { ChartAnalysisView, TermState, ChartTerm } from '@ziping/ui/screens/reports/analysis';

import { atom } from '../../shared/store.ts';
import { chartDataAtom } from './chart.ts';
import type * as Computed from './computed.ts';

/** The module that computes the analysis; null until it is loaded. */
const computedAtom = atom<typeof Computed | null>(null);

/** Loads the module that computes the analysis, and computes it. */
export const loadAnalysisAtom = atom(null, async (get, set) => {
  const computed = await import('./computed.ts');
  // One after the other: a touch waits for one part of the analysis, not for all of it.
  for (const part of computed.analysisParts) {
    get(part);
    await new Promise((done) => setTimeout(done));
  }
  set(computedAtom, computed);
});

/** Everything about the open chart beyond its table; null until it is computed. */
export const analysisAtom = atom((get): ChartAnalysisView | null => {
  const computed = get(computedAtom);
  return computed && get(computed.computedAnalysisAtom);
});

const tappedAtom = atom<ChartTerm | null>(null);

/** The explanation of the word that was tapped last; null when none is open. */
const explanationStateAtom = atom<TermState | null>(null);

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
    const computed = get(computedAtom);
    const natal = computed && get(computed.natalAnalysisAtom);
    const luck = computed && get(computed.luckAnalysisAtom);
    const timing = computed && get(computed.timingAnalysisAtom);
    if (!chart || !natal || !luck || !timing) return;
    const loading: TermState = { kind: 'loading' };
    set(explanationStateAtom, loading);
    try {
      const { explainTapped } = await import('./explanation.ts');
      // It was closed meanwhile, or another word was tapped.
      if (get(explanationStateAtom) !== loading) return;
      set(explanationStateAtom, {
        kind: 'ready',
        ...explainTapped(tapped, { day_master: chart.day_master, natal, timing, ...luck }),
      });
    } catch (error) {
      console.error(error);
      if (get(explanationStateAtom) === loading) set(explanationStateAtom, { kind: 'failed' });
    }
  },
);
