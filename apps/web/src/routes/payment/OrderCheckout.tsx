import { codeOf, messageOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { PaymentScreen, type PaymentScreenProps } from '@ziping/ui/screens/payment/PaymentScreen';
import { paymentCopy as copy } from '@ziping/ui/screens/payment/PaymentScreen.copy';
import { useState } from 'react';

import { cancelOrderMutationAtom, payOrderMutationAtom } from '../../data/orders.ts';
import { useCheckout } from '../../features/payment/useCheckout.ts';
import { useAtomValue } from '../../shared/store.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

/** An order that can still be paid. */
export default function OrderCheckout({
  order,
  onReload,
}: {
  order: Schema<'OrderDetail'>;
  /** Asks for the order again; settles when it is there, or cannot be had. */
  onReload: () => Promise<unknown>;
}) {
  const { id, product_id, product_type, product_name, amount, coupon_code, expires_at } = order;
  const { mutateAsync: payOrder } = useAtomValue(payOrderMutationAtom);
  const { mutateAsync: cancelOrder } = useAtomValue(cancelOrderMutationAtom);
  const [cancellation, setCancellation] = useState<PaymentScreenProps['cancellation']>(null);
  const [remaining] = useState(() =>
    expires_at === null ? null : Math.max(1000, Date.parse(expires_at) - Date.now()),
  );
  // What the service says then is shown.
  useTimeout(remaining, onReload);

  const { stop, ...checkout } = useCheckout({
    name: `order ${id}`,
    purchase: { kind: 'order', order_id: id },
    product: { name: product_name, price: amount, original_price: order.original_amount },
    // A coupon that the order has is part of its amount.
    couponProduct: coupon_code === null ? { product_id, product_type } : null,
    start: (means) => payOrder({ id, ...means }),
    textOf: (error) =>
      codeOf(error) === null ? copy.messages.failed : messageOf(error, copy.messages.refused),
    onPaid: onReload,
    onConflict: onReload,
    onOver: onReload,
  });

  function leave() {
    stop();
    void onReload();
  }

  async function confirmCancellation() {
    setCancellation('busy');
    try {
      await cancelOrder(id);
    } catch {
      setCancellation('failed');
    }
  }

  return (
    <PaymentScreen
      state={{ kind: 'loaded', order }}
      checkout={{
        ...checkout,
        onCancel: checkout.state.kind === 'waiting' ? leave : () => setCancellation('asking'),
      }}
      cancellation={cancellation}
      onConfirmCancellation={() => void confirmCancellation()}
      onLeaveCancellation={() => setCancellation(null)}
      onRetry={onReload}
    />
  );
}
