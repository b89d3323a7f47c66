import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { Field, type ControlProps, type FieldTexts } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { selectStyles } from './SelectField.styles.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends ControlProps<'select'>, FieldTexts {
  options: readonly SelectOption[];
  /** Shown while the value is empty; not selectable. */
  placeholder?: string;
}

/** Memoised by the array: the two hundred years of a birth are not rendered for every keystroke in the form. */
const Options = memo(function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
});

/** A native select: the platform's own picker on phones. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  required,
  options,
  placeholder,
  id,
  ...rest
}: SelectFieldProps) {
  const control = stylesOf(controlStyles);
  const styles = stylesOf(selectStyles);
  const select = useEarlyInput<HTMLSelectElement>((target) => {
    if (rest.value !== undefined && target.value !== rest.value) rest.onChange?.({ target });
  });
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {(ids) => (
        <div css={control.frame}>
          <select
            ref={select}
            data-control
            css={[control.control, styles.select, rest.value === '' && styles.empty]}
            {...rest}
            {...ids}
            aria-invalid={ids['aria-invalid'] ?? rest['aria-invalid']}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            <Options options={options} />
          </select>
          <ChevronDown css={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
