import { stylesOf } from '../../tokens/stylesOf.ts';
import { stepsCopy as copy } from './Steps.copy.ts';
import { stepsStyles } from './Steps.styles.ts';

export interface StepsProps {
  /** Labels of the steps, at most three. */
  labels: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Progress through a short sequence. The steps are not links. */
export function Steps({ labels, current }: StepsProps) {
  const styles = stylesOf(stepsStyles);
  return (
    <ol css={styles.root} aria-label={copy.label}>
      {labels.map((label, at) => (
        <li
          key={label}
          css={styles.step}
          aria-current={at === current ? 'step' : undefined}
          data-done={at < current || undefined}
        >
          <span css={styles.mark}>{copy.markTitle.charAt(at)}</span>
          {label}
        </li>
      ))}
    </ol>
  );
}
