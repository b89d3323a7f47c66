import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { passwordFieldCopy as copy } from './PasswordField.copy.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** A password with a button to show it. Set `autoComplete`, for password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? copy.hide : copy.show}
          aria-pressed={shown}
          disabled={props.disabled}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
