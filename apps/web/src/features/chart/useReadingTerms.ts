import { useEffect, useState } from 'react';

import { whenIdle } from '../../shared/idle.ts';
import { useSetAtom } from '../../shared/store.ts';
import { explanationAtom, loadAnalysisAtom } from './analysis.ts';
import type * as ReadingTerms from './reading-terms.ts';

/**
 * The words of a text that can be tapped, and their explanation.
 * @param wanted loads the words when the browser is idle; `terms` is undefined until then
 */
export function useReadingTerms(wanted: boolean) {
  const [loaded, setLoaded] = useState<typeof ReadingTerms>();
  const loadAnalysis = useSetAtom(loadAnalysisAtom);
  const explain = useSetAtom(explanationAtom);
  useEffect(
    () =>
      wanted ? whenIdle(() => void import('./reading-terms.ts').then(setLoaded, () => undefined)) : undefined,
    [wanted],
  );

  async function explainTerm(term: string) {
    const tapped = loaded?.termInReading(term) ?? null;
    if (!tapped) return;
    await loadAnalysis();
    void explain(tapped);
  }

  return { terms: loaded?.readingTerms, explainTerm: (term: string) => void explainTerm(term) };
}
