import { ChevronDown } from 'lucide-react';
import { memo, useMemo, type CSSProperties } from 'react';
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
  /** What can be chosen. */
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

/** How many ems fit in a select on a screen of 320 px in the largest text. */
const FITS_EVERY_PHONE = 8;

/** Figures and Latin letters are about half as wide as Chinese characters. */
function emsOf(text: string): number {
  const narrow = text.match(/[ -~–·]/g)?.length ?? 0;
  return text.length - narrow + narrow * 0.62;
}

/**
 * A native select: the platform's own picker on phones. It is as wide as its longest option, so a row of selects wraps
 * before one cuts its value; an option that is wider than a narrow phone is set smaller.
 */
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
  const longest = useMemo(
    () => Math.max(1, ...[placeholder ?? '', ...options.map((option) => option.label)].map(emsOf)),
    [options, placeholder],
  );
  const long = longest > FITS_EVERY_PHONE;
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
            css={[control.control, styles.select, long && styles.long, rest.value === '' && styles.empty]}
            data-long={long || undefined}
            style={long ? ({ '--longest': longest } as CSSProperties) : undefined}
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
