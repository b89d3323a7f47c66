import type { ComponentProps, ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { filePickerStyles } from './FilePicker.styles.ts';

export interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Words of the button. */
  label: string;
  /** Mark beside the label. */
  icon: ReactNode;
  /** `tile`: a square among pictures. */
  variant?: 'button' | 'tile';
  /** Files were picked. */
  onPick: (event: { files: readonly File[] }) => void;
}

/** Chooses files from the device. Native props such as `accept` and `multiple` go to the `<input>`. */
export function FilePicker({ label, icon, variant = 'button', onPick, ...rest }: FilePickerProps) {
  const styles = stylesOf(filePickerStyles);
  return (
    <label css={[styles.root, variant === 'tile' && styles.tile]}>
      {icon}
      {label}
      <input
        type="file"
        css={styles.input}
        {...rest}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // Cleared, so that choosing the same file again fires a change event.
          event.target.value = '';
          if (files.length > 0) onPick({ files });
        }}
      />
    </label>
  );
}
