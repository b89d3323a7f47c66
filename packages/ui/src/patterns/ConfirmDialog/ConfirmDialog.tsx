import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { confirmCopy as copy } from './ConfirmDialog.copy.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in words. */
  children: ReactNode;
  /** Names the act: 删除, not 确定. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** Why the act did not succeed; the dialog stays so that it can be tried again. */
  error?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens. It cannot be left while the act is running. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel = copy.busy,
  cancelLabel = copy.cancel,
  tone = 'primary',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}
