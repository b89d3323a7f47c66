import type { ComponentProps } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { tipsStyles } from './Tips.styles.ts';

export interface TipsProps extends ComponentProps<'div'> {
  /** Shows the names above the buttons. */
  above?: boolean;
}

/**
 * A row of {@link TipButton}s whose names a pointer brings up: after 700 ms on the first one, at once on the next one
 * within 300 ms.
 */
export function Tips({ above = false, ...rest }: TipsProps) {
  const styles = stylesOf(tipsStyles);
  return <div css={[styles.root, above && styles.above]} {...rest} />;
}

/** An IconButton whose name is shown by {@link Tips} in place of the browser. */
export function TipButton(props: IconButtonProps) {
  return <IconButton title={undefined} {...props} />;
}
