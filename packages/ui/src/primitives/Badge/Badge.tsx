import type { ComponentProps } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { badgeStyles } from './Badge.styles.ts';

export const badgeTones = ['neutral', 'accent', 'seal', 'success', 'warning', 'danger'] as const;

export interface BadgeProps extends ComponentProps<'span'> {
  /** `seal` is filled; use it at most once on a page. */
  tone?: (typeof badgeTones)[number];
}

/** A short label for a state or a category. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  const styles = stylesOf(badgeStyles);
  return <span css={[styles.root, styles[tone]]} {...rest} />;
}
