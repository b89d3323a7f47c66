import { useEffect, useState } from 'react';

import { whenIdle } from '../../shared/idle.ts';
import { useSetAtom } from '../../shared/store.ts';
import { explanationAtom } from './explanation-state.ts';
import type * as ReadingTerms from './reading-terms.ts';

const NO_TERMS: readonly string[] = [];

/**
 * The words of a text that can be tapped, and their explanation.
 * @param wanted loads the words when the browser is idle; there are none until then
 */
export function useReadingTerms(wanted: boolean) {
  const [loaded, setLoaded] = useState<typeof ReadingTerms>();
  const explain = useSetAtom(explanationAtom);
  useEffect(
    () =>
      wanted ? whenIdle(() => void import('./reading-terms.ts').then(setLoaded, () => undefined)) : undefined,
    [wanted],
  );

  function explainTerm(word: string) {
    const term = loaded?.termInReading(word);
    if (term) void explain({ term });
  }

  return { terms: loaded?.readingTerms ?? NO_TERMS, explainTerm };
}
