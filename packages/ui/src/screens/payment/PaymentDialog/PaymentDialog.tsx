import { Checkout, CheckoutActions, type CheckoutProps } from '../../../patterns/Checkout/Checkout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { paymentDialogCopy as copy } from './PaymentDialog.copy.ts';
import { paymentDialogStyles } from './PaymentDialog.styles.ts';

export interface PaymentDialogProps extends Omit<CheckoutProps, 'state'> {
  state: CheckoutProps['state'] | { kind: 'unlocked' };
  /** What is unlocked: one report, or all reports of a record. */
  unlocks: 'report' | 'record';
  /** Leaves the dialog. A payment that is waited for can be found again. */
  onClose: () => void;
}

/** Buys a report, or all reports of a record without prices of their own. */
export function PaymentDialog({ state, unlocks, onClose, ...rest }: PaymentDialogProps) {
  const styles = stylesOf(paymentDialogStyles);
  const onCancel = state.kind === 'waiting' ? rest.onCancel : onClose;
  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      dismissible={state.kind !== 'creating'}
      footer={
        state.kind === 'unlocked' ? (
          <Button variant="primary" onClick={onClose}>
            {copy.done}
          </Button>
        ) : (
          <CheckoutActions {...rest} state={state} onCancel={onCancel} />
        )
      }
    >
      {state.kind === 'unlocked' ? (
        <Notice tone="success">{copy.unlocked}</Notice>
      ) : (
        <>
          {state.kind !== 'waiting' && (
            <p css={styles.lead}>{unlocks === 'record' ? copy.leadRecord : copy.lead}</p>
          )}
          <Checkout {...rest} state={state} />
        </>
      )}
    </Dialog>
  );
}
