import { codeOf, messageOf } from '@ziping/api-client/envelope';
import { PaymentScreen, type PaymentScreenProps } from '@ziping/ui/screens/payment/PaymentScreen';
import { ordersCopy } from '@ziping/ui/screens/payment/OrdersScreen.copy';
import { paymentCopy as copy } from '@ziping/ui/screens/payment/PaymentScreen.copy';
import { useState } from 'react';

import { type CouponProduct, couponsOptions } from '../../data/coupons.ts';
import { type LoadedOrder, useCancelOrder, usePayOrder } from '../../data/orders.ts';
import { prefetch } from '../../data/query-client.ts';
import { useCheckout } from '../../features/payment/useCheckout.ts';
import { type Store } from '../../shared/store.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

/** What coupons for an order apply to; null where it is not known, or the order has one, which is part of its amount. */
function couponProductOf({ coupon_code, product_id, product_type }: LoadedOrder): CouponProduct | null {
  const known = product_id !== undefined && product_type !== undefined;
  return known && !coupon_code ? { product_id, product_type } : null;
}

/** Asks for the coupons of an order that can be paid before its page is first drawn. */
export function prefetchCoupons(store: Store, order: LoadedOrder): void {
  const product = couponProductOf(order);
  if (product) void prefetch(store, (api) => couponsOptions(api, product));
}

/** An order that can still be paid. */
export default function OrderCheckout({
  order,
  onReload,
}: {
  order: LoadedOrder;
  /** Asks for the order again; settles when it is there, or cannot be had. */
  onReload: () => Promise<unknown>;
}) {
  const { id, payment_type, product_name = ordersCopy.types[payment_type], amount, expires_at } = order;
  const { mutateAsync: payOrder } = usePayOrder();
  const { mutateAsync: cancelOrder } = useCancelOrder();
  const [cancellation, setCancellation] = useState<PaymentScreenProps['cancellation']>(null);
  const [remaining] = useState(() =>
    expires_at ? Math.max(1000, Date.parse(expires_at) - Date.now()) : null,
  );
  // What the service says then is shown.
  useTimeout(remaining, onReload);

  const { stop, ...checkout } = useCheckout({
    name: `order ${id}`,
    purchase: { kind: 'order', order_id: id },
    product: { name: product_name, price: amount, original_price: order.original_amount },
    couponProduct: couponProductOf(order),
    start: (means) => payOrder({ id, ...means }),
    textOf: (error) =>
      codeOf(error) === null ? copy.messages.failed : messageOf(error, copy.messages.refused),
    notFinished: copy.again,
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
      state={checkout.state.kind === 'loading' ? { kind: 'loading' } : { kind: 'loaded', order }}
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
