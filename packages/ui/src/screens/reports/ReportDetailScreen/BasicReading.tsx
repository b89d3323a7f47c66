import type { BasicAnalysis } from '@ziping/bazi/reading/basic';
import { lazy, memo, Suspense } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { basicReadingStyles } from './BasicReading.styles.ts';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import type { ChartTerm } from './analysis.ts';

// Seen only in an opened sentence.
const FoldedBasis = lazy(() => import('./ReadingBasis.tsx'));

interface BasicReadingProps {
  sentences: BasicAnalysis['sentences'];
  hour_unknown?: boolean | undefined;
  /** Without it a sentence does not open to what it rests on. */
  onTerm?: ((term: ChartTerm) => void) | undefined;
  /** On a desktop the first sentence alone is shown, so that the table moves up. */
  folded?: boolean | undefined;
  /** Without it the sentences cannot be folded. */
  onFold?: ((event: { folded: boolean }) => void) | undefined;
}

/** The basic analysis; each sentence opens to the terms that it rests on. */
export const BasicReading = memo(function BasicReading({
  sentences,
  hour_unknown,
  onTerm,
  folded = false,
  onFold,
}: BasicReadingProps) {
  const styles = stylesOf(basicReadingStyles);
  return (
    <section css={styles.root} aria-label={copy.reading} data-folded={folded || undefined}>
      {onFold && sentences.length > 1 && (
        <div css={styles.fold} data-screen="">
          <Button
            size="small"
            variant="quiet"
            aria-expanded={!folded}
            onClick={() => onFold({ folded: !folded })}
          >
            {folded ? copy.unfoldReading : copy.foldReading}
          </Button>
        </div>
      )}
      {sentences.map(({ text, basis }) => (
        <details key={text}>
          <summary>{text}</summary>
          {onTerm && (
            <Suspense fallback={null}>
              <FoldedBasis basis={basis} onTerm={onTerm} />
            </Suspense>
          )}
        </details>
      ))}
      {hour_unknown && <p>{copy.readingWithoutHour}</p>}
    </section>
  );
});

/** The lines of each sentence on a phone. */
const BLANK_LINES = [2, 2, 1, 1, 1];

/** Takes about the space of the sentences while they load, so that the chart below them stays where it is. */
export function BlankReading() {
  const styles = stylesOf(basicReadingStyles);
  return (
    <div css={styles.root}>
      {BLANK_LINES.map((lines, index) => (
        <div key={index} css={styles.blank}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
