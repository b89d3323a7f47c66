import { stylesOf } from '../../tokens/stylesOf.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinnerStyles } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Announced to screen readers; omit it when visible text says the same. */
  label?: string;
  /** Beside text, or alone. */
  size?: 'small' | 'large';
}

/** A loading indicator in the text colour. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  const styles = stylesOf(spinnerStyles);
  return (
    <span css={styles.root} role={label ? 'status' : undefined}>
      <svg css={[styles.ring, styles[size]]} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
