import { useStyles } from '../../tokens/useStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinnerStyles } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Announced in place of the picture; leave out where text beside it says the same. */
  label?: string;
  size?: 'small' | 'large';
}

/** A brush stroke going round. Colour is the text's. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  const styles = useStyles(spinnerStyles);
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
