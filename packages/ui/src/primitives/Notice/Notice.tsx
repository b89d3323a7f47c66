import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { noticeStyles } from './Notice.styles.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** The way on: one or two buttons or links. */
  action?: ReactNode;
}

/** Something the reader should know, in place. Danger is announced at once, the rest politely. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const styles = useStyles(noticeStyles);
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} css={[styles.root, styles[tone]]}>
      <Icon css={styles.icon} aria-hidden="true" />
      <div css={styles.body}>
        {title && <p css={styles.title}>{title}</p>}
        {children && <div css={title ? styles.text : undefined}>{children}</div>}
        {action && <div css={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
