import { CircleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import type { ControlProps } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { fieldStyles } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkboxStyles } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ControlProps<'input'>, 'type'> {
  /** Name of the control, shown beside it. */
  label: ReactNode;
  /** Hides the label visually: a checkbox in a list row. */
  hideLabel?: boolean;
  /** Some but not all of its items are selected. */
  indeterminate?: boolean;
  /** Fault of what is entered, announced with the control. */
  error?: ReactNode;
}

/** A checkbox. The label is part of the target and may contain links. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, error, ...rest }: CheckboxProps) {
  const styles = stylesOf(checkboxStyles);
  const field = stylesOf(fieldStyles);
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const line = useEarlyInput<HTMLLabelElement>((label) => {
    const target = label.control as HTMLInputElement;
    if (rest.checked !== undefined && target.checked !== rest.checked) rest.onChange?.({ target });
  });

  // `indeterminate` has no attribute; it is only a property of the element.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div css={styles.root}>
      <label ref={line} css={[styles.line, hideLabel && styles.bare]}>
        <input
          ref={input}
          type="checkbox"
          css={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {error && (
        <p id={errorId} css={field.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
