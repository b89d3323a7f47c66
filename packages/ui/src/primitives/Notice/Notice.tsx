import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Button } from '../Button/Button.tsx';
import { noticeStyles } from './Notice.styles.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NoticeProps {
  /** What kind of message it is; sets mark and colour. */
  tone?: NoticeTone;
  /** Heading. */
  title?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** One or two buttons or links. */
  action?: ReactNode;
}

/** An inline message. `danger` is announced as an alert, other tones as a status. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const styles = stylesOf(noticeStyles);
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

interface RetryNoticeProps {
  message: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** What failed inside a field or a part of a page, with a small button to try it again. */
export function RetryNotice({ message, retry, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
