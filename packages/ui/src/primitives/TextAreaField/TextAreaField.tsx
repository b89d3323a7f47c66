import { stylesOf } from '../../tokens/stylesOf.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { Field, type ControlProps, type FieldTexts } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { textAreaStyles } from './TextAreaField.styles.ts';

export interface TextAreaFieldProps extends Omit<ControlProps<'textarea'>, 'value'>, FieldTexts {
  /** What is typed. */
  value: string;
  /** Shows the character count, with `maxLength` if set. */
  counted?: boolean;
}

/** A text area that grows with its content. */
export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  required,
  counted = false,
  id,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const control = stylesOf(controlStyles);
  const styles = stylesOf(textAreaStyles);
  const area = useEarlyInput<HTMLTextAreaElement>((target) => {
    if (target.value !== rest.value) rest.onChange?.({ target });
  });
  const count = rest.maxLength ? `${rest.value.length} / ${rest.maxLength}` : `${rest.value.length}`;
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, id }}
      aside={counted ? <span data-figures="">{count}</span> : undefined}
    >
      {(ids) => (
        <div css={control.frame}>
          <textarea
            ref={area}
            data-control
            rows={rows}
            css={[control.control, styles.area]}
            {...rest}
            {...ids}
          />
        </div>
      )}
    </Field>
  );
}
