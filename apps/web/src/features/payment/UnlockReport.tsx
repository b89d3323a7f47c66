import { codeOf, messageOf } from '@ziping/api-client/envelope';
import { PaymentDialog } from '@ziping/ui/screens/payment/PaymentDialog';
import { paymentDialogCopy as copy } from '@ziping/ui/screens/payment/PaymentDialog.copy';

import { useCreateReportOrder } from '../../data/payments.ts';
import { useCheapestPlan } from './useCheapestPlan.ts';
import { useCheckout } from './useCheckout.ts';

export interface UnlockReportProps {
  record_id: string;
  /** Prices in yuan; none where the service does not say. */
  report: { code: string; name: string; price?: number; original_price?: number } | null;
  /** The report is unlocked: the list of reports is to be loaded again, and the dialog closed. */
  onPaid: () => void;
  /** The dialog is left. A payment that is waited for is found again when it opens the next time. */
  onClose: () => void;
}

/** Why a report cannot be bought; undefined where it can. */
function findProblem({ record_id, report }: Pick<UnlockReportProps, 'record_id' | 'report'>) {
  if (!report) return record_id ? copy.messages.noRecord : copy.messages.noReport;
  if (!record_id) return copy.messages.noReport;
  return report.code ? undefined : copy.messages.noCode;
}

/** 解锁专业报告: buys one report of a record. */
export default function UnlockReport({ record_id, report, onPaid, onClose }: UnlockReportProps) {
  const { mutateAsync: order } = useCreateReportOrder();
  const plan = useCheapestPlan();
  const { code = '', name = '', price, original_price } = report ?? {};
  const { stop, ...checkout } = useCheckout({
    name: `report ${record_id} ${code}`,
    purchase: { kind: 'report', record_id, report_type_code: code },
    product: { name, price, original_price },
    couponProduct:
      code && record_id && price !== undefined
        ? { product_id: code, product_type: 'report', record_id }
        : null,
    ...(report && { report }),
    invalid: findProblem({ record_id, report }),
    start: (means) => order({ record_id, report_type_code: code, ...means }),
    textOf: (error) =>
      codeOf(error) === null ? copy.messages.unlockFailed : messageOf(error, copy.messages.orderFailed),
    onPaid,
    // The list says whether it is unlocked.
    onConflict: onPaid,
  });
  return (
    <PaymentDialog
      {...checkout}
      unlocks="report"
      plan={plan}
      onCancel={() => {
        stop();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
