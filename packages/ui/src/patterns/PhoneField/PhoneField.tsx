import { TextField } from '../../primitives/TextField/TextField.tsx';
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
}

/** A mainland mobile number, written as one word. */
export function PhoneField({
  value,
  onChange,
  label = copy.label,
  placeholder = copy.placeholder,
  name = 'phone',
  required = true,
  error,
  hint,
}: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      required={required}
      placeholder={placeholder}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      name={name}
      maxLength={11}
      value={value}
      error={error}
      hint={hint}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
