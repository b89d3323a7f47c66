import { CircleAlert } from 'lucide-react';
import { startTransition, useId, useOptimistic, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { fieldStyles } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { segmentedStyles } from './SegmentedControl.styles.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export const segmentedLayouts = ['row', 'wrap'] as const;

export interface SegmentedControlProps<Value extends string> {
  /** Names the group; announced even with `hideLegend`. */
  legend: string;
  /** The legend is for screen readers alone. */
  hideLegend?: boolean;
  /** What can be chosen. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen value; `undefined` while nothing is chosen. */
  value: Value | undefined;
  /** Another option was chosen. */
  onChange: (value: Value) => void;
  /** `row`: joined, equal widths, for two to four. `wrap`: separate, for more. */
  layout?: (typeof segmentedLayouts)[number];
  /**
   * Shows the choice at once and calls `onChange` in a transition, so that a slow phone answers a tap before the page
   * changes. Only for what a page shows: a value that a button sends must not be behind the choice.
   */
  deferred?: boolean;
  /** Cannot be changed for now. */
  disabled?: boolean;
  /** An empty value is a fault; marked at the label. */
  required?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  /** Fault of what is entered, announced with the control. */
  error?: ReactNode;
}

/** A choice between a few visible options: a native radio group, with its arrow keys. */
export function SegmentedControl<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  layout = 'row',
  deferred = false,
  disabled = false,
  required = false,
  hint,
  error,
}: SegmentedControlProps<Value>) {
  const styles = stylesOf(segmentedStyles);
  const field = stylesOf(fieldStyles);
  const [shown, show] = useOptimistic(value);
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const choose = (next: Value) => {
    if (!deferred) return onChange(next);
    startTransition(() => {
      show(next);
      onChange(next);
    });
  };
  const group = useEarlyInput<HTMLFieldSetElement>((target) => {
    const chosen = options[[...target.querySelectorAll('input')].findIndex(({ checked }) => checked)];
    if (chosen && chosen.value !== value) choose(chosen.value);
  });
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
      css={styles.root}
    >
      <legend css={hideLegend ? undefined : styles.legend}>
        {hideLegend ? (
          <VisuallyHidden>{legend}</VisuallyHidden>
        ) : (
          <>
            {legend}
            {required && (
              <span css={field.required} aria-hidden="true">
                *
              </span>
            )}
          </>
        )}
      </legend>
      <div css={layout === 'row' ? styles.row : styles.wrap}>
        {options.map((option) => (
          <label key={option.value} css={[styles.option, layout === 'row' ? styles.inRow : styles.inWrap]}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === shown}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
              css={styles.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} css={field.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} css={field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
