import { useStyles } from '../../tokens/useStyles.ts';
import { stepsCopy as copy } from './Steps.copy.ts';
import { stepsStyles } from './Steps.styles.ts';

export interface StepsProps {
  /** What is done at each step, at most three. */
  labels: readonly string[];
  /** Place of the step one is at, from 0. */
  current: number;
}

/** Where one is in a short sequence. It tells, it does not navigate. */
export function Steps({ labels, current }: StepsProps) {
  const styles = useStyles(stepsStyles);
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
