import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { toastStyles } from './Toast.styles.ts';

export const toastTones = ['info', 'success', 'warning', 'danger'] as const;

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps {
  /** What kind of message it is; sets mark and colour. */
  tone?: (typeof toastTones)[number];
  /** Content. */
  children: ReactNode;
  /** {@link ToastButton}s beside the text. */
  actions?: ReactNode;
}

/** A short message above the bottom bar. The caller decides when to remove it. */
export function Toast({ tone = 'info', children, actions }: ToastProps) {
  const styles = stylesOf(toastStyles);
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} css={styles.root}>
      <Icon aria-hidden="true" />
      <span css={actions ? styles.line : undefined}>
        {children}
        {actions}
      </span>
    </div>
  );
}
