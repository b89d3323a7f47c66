import type { ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { emptyStateStyles } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** A mark above the title; decorative. */
  icon?: ReactNode;
  /** Heading level that fits the page. */
  level?: 1 | 2 | 3;
}

/** Nothing here: why, and what to do next. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  const styles = useStyles(emptyStateStyles);
  const Heading = `h${level}` as const;
  return (
    <section css={styles.root}>
      {icon && (
        <span css={styles.mark} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading css={styles.title}>{title}</Heading>
      {children && <div css={styles.text}>{children}</div>}
      {action && <div css={styles.action}>{action}</div>}
    </section>
  );
}
