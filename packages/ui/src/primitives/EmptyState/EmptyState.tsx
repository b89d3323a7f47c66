import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { emptyStateStyles } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Heading. */
  title: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** A decorative icon above the title. */
  icon?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
}

/** An empty list or page: why it is empty, and what to do next. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  const styles = stylesOf(emptyStateStyles);
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
