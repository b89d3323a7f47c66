import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { formatMoney } from '../../../patterns/formatMoney.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Checkout, CheckoutActions, type CheckoutProps } from '../../../patterns/Checkout/Checkout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { paymentDialogCopy as copy } from './PaymentDialog.copy.ts';
import { paymentDialogStyles } from './PaymentDialog.styles.ts';

export interface PaymentDialogProps extends Omit<CheckoutProps, 'state'> {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: CheckoutProps['state'] | { kind: 'unlocked' };
  /** What is unlocked: one report, or all reports of a record. */
  unlocks: 'report' | 'record';
  /** Leaves the dialog. A payment that is waited for can be found again. */
  onClose: () => void;
  /** The plan that costs least; undefined while it is not known or where there is none. */
  plan?: Pick<Schema<'MembershipPlan'>, 'code' | 'name' | 'price' | 'duration_text' | 'features'> | undefined;
}

/** Buys a report, or all reports of a record without prices of their own. */
export function PaymentDialog({ state, unlocks, onClose, plan, ...rest }: PaymentDialogProps) {
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
          {plan && state.kind === 'choosing' && (
            <p css={styles.instead}>
              {copy.instead}：
              <Link href={paths.membershipPlan(plan.code)}>
                {copy.plan(plan.name, formatMoney(plan.price), plan.duration_text)}
              </Link>
              {plan.features.length > 0 && `（${plan.features.join('，')}）`}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
