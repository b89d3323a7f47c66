import { useId, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import type { ControlProps } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { switchStyles } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ControlProps<'input'>, 'type'> {
  /** Name of the control, shown beside it. */
  label: ReactNode;
  /** What the switch changes, under the label. */
  hint?: ReactNode;
}

/** An on/off setting that applies at once. The whole line is the target. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const styles = stylesOf(switchStyles);
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useEarlyInput<HTMLInputElement>((target) => {
    if (rest.checked !== undefined && target.checked !== rest.checked) rest.onChange?.({ target });
  });
  return (
    <label css={styles.root} htmlFor={inputId}>
      <span css={styles.text}>
        <span id={`${inputId}-label`}>{label}</span>
        {hint && (
          <span id={`${inputId}-hint`} css={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        id={inputId}
        aria-labelledby={`${inputId}-label`}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        css={styles.input}
        {...rest}
      />
    </label>
  );
}
