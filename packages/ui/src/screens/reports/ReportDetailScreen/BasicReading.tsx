import type { BasicAnalysis } from '@ziping/bazi/reading/basic';
import { lazy, Suspense } from 'react';
import { useStyles } from '../../../tokens/useStyles.ts';
import { basicReadingCopy as copy } from './BasicReading.copy.ts';
import { basicReadingStyles } from './BasicReading.styles.ts';
import type { ChartTerm } from './analysis.ts';

// Seen only in an opened sentence.
const ReadingBasis = lazy(() => import('./ReadingBasis.tsx'));

interface BasicReadingProps {
  /** Name of the section; default that of the basic analysis. */
  label?: string;
  sentences: BasicAnalysis['sentences'];
  hour_unknown?: boolean | undefined;
  /** Without it a sentence does not open to what it rests on. */
  onTerm?: ((term: ChartTerm) => void) | undefined;
}

/** Sentences about a chart in plain words; each opens to the terms that it rests on. */
export function BasicReading({ label = copy.title, sentences, hour_unknown, onTerm }: BasicReadingProps) {
  const styles = useStyles(basicReadingStyles);
  return (
    <section css={styles.root} aria-label={label}>
      {sentences.map(({ text, basis }) => (
        <details key={text}>
          <summary>{text}</summary>
          {onTerm && (
            <Suspense fallback={null}>
              <ReadingBasis basis={basis} onTerm={onTerm} />
            </Suspense>
          )}
        </details>
      ))}
      {hour_unknown && <p>{copy.hourUnknown}</p>}
    </section>
  );
}
