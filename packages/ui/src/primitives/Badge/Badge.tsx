import type { ComponentProps } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { badgeStyles } from './Badge.styles.ts';

export const badgeTones = ['neutral', 'accent', 'seal', 'success', 'warning', 'danger'] as const;

export interface BadgeProps extends ComponentProps<'span'> {
  /** `seal` is filled, for the one thing on a page that stands out. */
  tone?: (typeof badgeTones)[number];
}

/** A word about the thing beside it: a state, a kind. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  const styles = useStyles(badgeStyles);
  return <span css={[styles.root, styles[tone]]} {...rest} />;
}
