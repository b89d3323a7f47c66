import type { BasicAnalysis } from '@ziping/bazi/reading/basic';
import { lazy, memo, Suspense } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useNarrow } from '../../../patterns/useNarrow.ts';
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
  /**
   * The first sentence alone is shown, so that the table moves up: on a desktop, and on a page that is narrow for its
   * text. Undefined as long as nobody chose: a narrow page is folded then.
   */
  folded?: boolean | undefined;
  /** Without it the sentences cannot be folded. */
  onFold?: ((event: { folded: boolean }) => void) | undefined;
}

/** The basic analysis; each sentence opens to the terms that it rests on. */
export const BasicReading = memo(function BasicReading({
  sentences,
  hour_unknown,
  onTerm,
  folded,
  onFold,
}: BasicReadingProps) {
  const styles = stylesOf(basicReadingStyles);
  const narrow = useNarrow();
  const closed = folded ?? (narrow && onFold !== undefined);
  return (
    <section
      css={[styles.root, narrow && styles.narrow]}
      aria-label={copy.reading}
      data-folded={closed || undefined}
    >
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
      {onFold && sentences.length > 1 && (
        <div css={styles.fold} data-screen="">
          <Button
            size="small"
            variant="quiet"
            aria-expanded={!closed}
            onClick={() => onFold({ folded: !closed })}
          >
            {closed ? copy.unfoldReading : copy.foldReading}
          </Button>
        </div>
      )}
      {hour_unknown && <p>{copy.readingWithoutHour}</p>}
    </section>
  );
});

/** The lines of each sentence on a phone. */
const BLANK_LINES = [2, 2, 1, 1, 1];

/** Takes about the space of the sentences while they load, so that the chart below them stays where it is. */
export function BlankReading() {
  const styles = stylesOf(basicReadingStyles);
  const narrow = useNarrow();
  return (
    <div css={[styles.root, narrow && [styles.narrow, styles.blankNarrow]]}>
      {BLANK_LINES.map((lines, index) => (
        <div key={index} css={styles.blank}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
