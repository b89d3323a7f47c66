import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { Field, type ControlProps, type FieldTexts } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';

export interface TextFieldProps extends ControlProps<'input'>, FieldTexts {
  /** Inside the frame, before the text: an icon, +86. */
  leading?: ReactNode;
  /** Inside the frame, after the text: a unit, a small button. */
  trailing?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

/** A one-line text input. Native props go to the `<input>`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  leading,
  trailing,
  aside,
  id,
  ...rest
}: TextFieldProps) {
  const styles = stylesOf(controlStyles);
  const input = useEarlyInput<HTMLInputElement>((target) => {
    if (rest.value !== undefined && target.value !== rest.value) rest.onChange?.({ target });
  });
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, aside }}>
      {(ids) => (
        <div css={styles.frame}>
          {leading && <span css={styles.affixStart}>{leading}</span>}
          <input
            ref={input}
            data-control
            type="text"
            css={styles.control}
            {...rest}
            {...ids}
            // A group around the field may hold the message.
            aria-invalid={ids['aria-invalid'] ?? rest['aria-invalid']}
          />
          {trailing && <span css={styles.affix}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
