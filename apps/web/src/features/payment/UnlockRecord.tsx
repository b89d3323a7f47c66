import { codeOf, messageOf } from '@ziping/api-client/envelope';
import { PaymentDialog } from '@ziping/ui/screens/payment/PaymentDialog';
import { paymentDialogCopy as copy } from '@ziping/ui/screens/payment/PaymentDialog.copy';
import { useState } from 'react';

import { useCheckPayment, useCreateRecordPayment, type Purchase } from '../../data/payments.ts';
import type { Unfinished } from './unfinished.ts';
import { useCheapestPlan } from './useCheapestPlan.ts';
import { useCheckout } from './useCheckout.ts';

export interface UnlockRecordProps {
  record_id: string;
  /** In yuan; the service refuses any other than its own. */
  amount: number;
  /** The report by which it was chosen. */
  report?: Unfinished['report'];
  /** The reports are unlocked and the dialog was closed. */
  onPaid: () => void;
  onClose: () => void;
}

/** 解锁专业报告 for a whole record: the older flow, where reports have no prices of their own. */
export default function UnlockRecord({ record_id, amount, report, onPaid, onClose }: UnlockRecordProps) {
  const [unlocked, setUnlocked] = useState(false);
  const plan = useCheapestPlan();
  const { mutateAsync: order } = useCreateRecordPayment();
  const { mutateAsync: check } = useCheckPayment();
  const purchase: Purchase = { kind: 'record', record_id };

  async function unlockIfPaid() {
    try {
      const { status } = await check(purchase);
      setUnlocked(status === 'paid');
    } catch {
      // What the service said of the conflict is shown.
    }
  }

  const { stop, state, ...checkout } = useCheckout({
    name: `record ${record_id}`,
    purchase,
    product: { name: copy.recordProduct, price: amount },
    couponProduct: null,
    ...(report && { report }),
    invalid: record_id ? undefined : copy.messages.noRecord,
    start: ({ coupon_code: _none, ...means }) => order({ record_id, amount, ...means }),
    textOf: (error) =>
      codeOf(error) === null
        ? copy.messages.recordFailed
        : copy.recordRefused(messageOf(error, copy.messages.orderFailed)),
    notFinished: copy.messages.notFinished,
    onPaid: () => setUnlocked(true),
    onConflict: unlockIfPaid,
  });
  return (
    <PaymentDialog
      {...checkout}
      state={unlocked ? { kind: 'unlocked' } : state}
      unlocks="record"
      plan={plan}
      onCancel={() => {
        stop();
        onClose();
      }}
      onClose={unlocked ? onPaid : onClose}
    />
  );
}
