import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { fieldGroupStyles } from './FieldGroup.styles.ts';

export interface FieldGroupProps {
  /** Names the group. */
  label: string;
  /** An empty value is a fault; marked at the label. */
  required?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  /** Fault of what is entered, announced with the control. */
  error?: string;
  /** Makes the first control wider: a year beside month and day. */
  firstWide?: boolean;
  /** At the end of the label's line: a control that changes the input mode. */
  aside?: ReactNode;
  /** The controls, each with its own hidden label and `aria-invalid`; in one row as far as they fit. */
  children: ReactNode;
}

/** Several controls for one value, with a common label, hint and error. */
export function FieldGroup({
  label,
  required = false,
  hint,
  error,
  firstWide = false,
  aside,
  children,
}: FieldGroupProps) {
  const styles = stylesOf(fieldGroupStyles);
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div
      role="group"
      css={styles.root}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
    >
      <div css={styles.head}>
        <span id={`${id}-label`}>
          {label}
          {required && (
            <span css={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {aside}
      </div>
      <div css={[styles.row, firstWide && styles.firstWide]}>{children}</div>
      {error && (
        <p id={`${id}-error`} css={styles.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
