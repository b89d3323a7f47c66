import type { ChartTerm, TermState } from '@ziping/ui/screens/reports/analysis';

import { atom } from '../../shared/store.ts';
import type { ShownChart } from './explanation.ts';

/** A word that was tapped, and the chart in which it stands; without one nothing is said of its place. */
interface Tapped {
  term: ChartTerm;
  shown?: ShownChart | undefined;
}

const tappedAtom = atom<Tapped | null>(null);

/** The explanation of the word that was tapped last; null when none is open. */
const explanationStateAtom = atom<TermState | null>(null);

/** The explanation that is open; write a word to open it, 'again' to retry, null to close it. */
export const explanationAtom = atom(
  (get) => get(explanationStateAtom),
  async (get, set, asked: Tapped | 'again' | null) => {
    const tapped = asked === 'again' ? get(tappedAtom) : asked;
    set(tappedAtom, tapped);
    if (tapped === null) {
      set(explanationStateAtom, null);
      return;
    }
    const loading: TermState = { kind: 'loading' };
    set(explanationStateAtom, loading);
    try {
      const { explainTapped } = await import('./explanation.ts');
      // It was closed meanwhile, or another word was tapped.
      if (get(explanationStateAtom) !== loading) return;
      set(explanationStateAtom, { kind: 'ready', ...explainTapped(tapped.term, tapped.shown) });
    } catch (error) {
      console.error(error);
      if (get(explanationStateAtom) === loading) set(explanationStateAtom, { kind: 'failed' });
    }
  },
);
