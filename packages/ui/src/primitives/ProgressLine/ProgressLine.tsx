import { stylesOf } from '../../tokens/stylesOf.ts';
import { progressLineStyles } from './ProgressLine.styles.ts';

export interface ProgressLineProps {
  /** What is waited for; announced to screen readers. */
  label: string;
}

/** A line at the top of the window while the next page is fetched: the answer to a press on a slow network. */
export function ProgressLine({ label }: ProgressLineProps) {
  const styles = stylesOf(progressLineStyles);
  return <div css={styles.root} role="progressbar" aria-label={label} />;
}
