import { TextField } from '../../primitives/TextField/TextField.tsx';
import { normalizePhone } from './normalizePhone.ts';
import { phoneFieldCopy as copy } from './PhoneField.copy.ts';

export interface PhoneFieldProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  placeholder?: string;
  name?: string;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** `username` where the number is what one logs in with. */
  autoComplete?: 'tel' | 'username';
}

/** A mainland mobile number, 11 digits without spaces. */
export function PhoneField({
  value,
  onChange,
  label = copy.label,
  placeholder = copy.placeholder,
  name = 'phone',
  required = true,
  error,
  hint,
  autoComplete = 'tel',
}: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      required={required}
      placeholder={placeholder}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      name={name}
      value={value}
      error={error}
      hint={hint}
      onChange={(event) => onChange(normalizePhone(event.target.value))}
    />
  );
}
