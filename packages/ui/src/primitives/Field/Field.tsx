import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fieldStyles } from './Field.styles.ts';

/** Attributes that connect a control to its label, hint and error; pass them to the native control. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Texts around the control of a field. */
export interface FieldTexts {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** Help text below the control; also shown with an error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Marked and announced as required; the form validates it, not the browser. */
  required?: boolean;
}

/** What a field passes to `onChange`: an event, or only its element for what was entered before hydration. */
export interface FieldChange<Target> {
  target: Target;
}

/** Native props of a control that reports its changes as a {@link FieldChange}. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'children' | 'onChange' | 'ref' | 'required'
> & {
  /** The value was changed. */
  onChange?: ((change: FieldChange<HTMLElementTagNameMap[Tag]>) => void) | undefined;
};

export interface FieldProps extends FieldTexts {
  /** Renders the control with its ids. */
  children: (ids: FieldIds) => ReactNode;
  /** Id of the control, when something outside refers to it. */
  id?: string;
  /** At the end of the label's line: a link, a count. */
  aside?: ReactNode;
}

/** Label, control, hint and error of one input, connected for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  children,
  id,
  aside,
}: FieldProps) {
  const styles = stylesOf(fieldStyles);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');

  const labelText = (
    <>
      {label}
      {required && (
        <span css={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );

  return (
    <div css={styles.root}>
      <div css={[styles.labelLine, hideLabel && !aside && styles.collapsed]}>
        <label htmlFor={controlId} css={styles.label}>
          {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={errorId} css={styles.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} css={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
