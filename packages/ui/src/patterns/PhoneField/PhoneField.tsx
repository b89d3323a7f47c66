import { TextField } from '../../primitives/TextField/TextField.tsx';
import { normalizePhone } from './normalizePhone.ts';
import { phoneFieldCopy as copy } from './PhoneField.copy.ts';

export interface PhoneFieldProps {
  /** The digits that are typed. */
  value: string;
  /** The digits were changed, without what was typed or pasted beside them. */
  onChange: (value: string) => void;
  /** Name of the control, shown beside it. */
  label?: string;
  /** Example of what is entered. */
  placeholder?: string;
  /** Name of the native input. */
  name?: string;
  /** An empty value is a fault; marked at the label. */
  required?: boolean;
  /** Fault of what is entered, announced with the control. */
  error?: string | undefined;
  /** Help below the control. */
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
