import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { fieldGroupStyles } from './FieldGroup.styles.ts';

export interface FieldGroupProps {
  /** The question the controls answer together. */
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** The first control says more than the others: a year beside month and day. */
  firstWide?: boolean;
  /** At the far end of the label's line: a control that changes how the question is asked. */
  aside?: ReactNode;
  /** The controls, each with its own hidden label; side by side as far as they fit. Those at fault say so themselves. */
  children: ReactNode;
}

/** Several controls that answer one question, named and described as one. */
export function FieldGroup({
  label,
  required = false,
  hint,
  error,
  firstWide = false,
  aside,
  children,
}: FieldGroupProps) {
  const styles = useStyles(fieldGroupStyles);
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
