import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { newPasswordCopy as copy } from './NewPasswordFields.copy.ts';

interface Passwords {
  new_password: string;
  confirm_password: string;
}

export interface NewPasswordFieldsProps {
  /** What is entered in the fields. */
  values: Passwords;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof Passwords, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<Passwords>) => void;
  /** The words of both fields. */
  labels?: { label: string; confirm: string };
}

/** A new password and its confirmation. */
export function NewPasswordFields({ values, errors, onChange, labels = copy }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.label}
        required
        hint={copy.hint}
        autoComplete="new-password"
        name="new_password"
        value={values.new_password}
        error={errors.new_password}
        onChange={(event) => onChange({ new_password: event.target.value })}
      />
      <PasswordField
        label={labels.confirm}
        required
        autoComplete="new-password"
        name="confirm_password"
        value={values.confirm_password}
        error={errors.confirm_password}
        onChange={(event) => onChange({ confirm_password: event.target.value })}
      />
    </>
  );
}
