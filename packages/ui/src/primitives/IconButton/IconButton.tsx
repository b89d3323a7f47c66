import type { ComponentProps, ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { iconButtonStyles } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, and the tooltip. */
  label: string;
  /** A lucide icon or a mark of this package; decorative. */
  icon: ReactNode;
}

/** A 44px target around an icon. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  const styles = stylesOf(iconButtonStyles);
  return (
    <button type={type} aria-label={label} title={label} css={styles.root} {...rest}>
      {icon}
    </button>
  );
}
