import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { confirmCopy as copy } from './ConfirmDialog.copy.ts';
import { confirmDialogStyles } from './ConfirmDialog.styles.ts';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Heading. */
  title: string;
  /** Describes what will happen. */
  children: ReactNode;
  /** Names the action: 删除, not 确定. */
  confirmLabel: string;
  /** Label of the confirming button while the action runs. */
  busyLabel?: string;
  /** Label of the button that gives the action up. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The action runs. */
  busy?: boolean;
  /** Why the action failed; the dialog stays open for another try. */
  error?: string;
  /** The action is confirmed. */
  onConfirm: () => void;
  /** The action is given up. */
  onCancel: () => void;
}

/** Asks for confirmation. It cannot be closed while the action is running. */
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
  const styles = stylesOf(confirmDialogStyles);
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
      {error && (
        <div css={styles.error}>
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
    </Dialog>
  );
}
