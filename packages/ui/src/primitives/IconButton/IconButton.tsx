import type { ComponentProps, ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { unavailableButtonProps } from '../Button/unavailableButtonProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconButtonStyles } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, and the tooltip. */
  label: string;
  /** A lucide icon or a mark of this package; decorative. */
  icon: ReactNode;
  /** The action is running: a spinner in place of the icon, and presses are ignored. The button keeps the focus. */
  busy?: boolean;
}

/** A 44px target around an icon. */
export function IconButton({ label, icon, busy = false, type = 'button', ...rest }: IconButtonProps) {
  const styles = stylesOf(iconButtonStyles);
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      css={styles.root}
      {...rest}
      aria-busy={busy || undefined}
      {...(busy && unavailableButtonProps)}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
