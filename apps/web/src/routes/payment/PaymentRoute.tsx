import { codeOf } from '@ziping/api-client/envelope';
import { PaymentScreen, type PaymentScreenState } from '@ziping/ui/screens/payment/PaymentScreen';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { orderIdAtom, orderQueryAtom } from '../../data/orders.ts';
import { lazy } from '../../shared/lazy.ts';
import { useAtom, useAtomValue } from '../../shared/store.ts';

// Loaded while the order is asked for.
const loadCheckout = () => import('./OrderCheckout.tsx');
const OrderCheckout = lazy(loadCheckout);

const nothing = () => undefined;

/** /payment?order_id=: pays an order. */
export default function PaymentRoute() {
  const [search] = useSearchParams();
  const id = search.get('order_id') ?? '';
  const [asked, setAsked] = useAtom(orderIdAtom);
  const { data: order, error, isError, isFetching, refetch } = useAtomValue(orderQueryAtom);
  useEffect(() => {
    setAsked(id);
    void loadCheckout();
  }, [id, setAsked]);

  const state: PaymentScreenState =
    id === ''
      ? { kind: 'missing' }
      : order && asked === id
        ? { kind: 'loaded', order }
        : isError && !isFetching
          ? { kind: codeOf(error) === 404 ? 'missing' : 'failed' }
          : { kind: 'loading' };
  const draw = (shown: PaymentScreenState) => (
    <PaymentScreen
      state={shown}
      cancellation={null}
      onConfirmCancellation={nothing}
      onLeaveCancellation={nothing}
      onRetry={() => void refetch()}
    />
  );
  if (
    order &&
    state.kind === 'loaded' &&
    (order.status === 'pending' || order.status === 'waiting_payment')
  ) {
    return (
      <Suspense fallback={draw({ kind: 'loading' })}>
        <OrderCheckout key={order.id} order={order} onReload={() => refetch()} />
      </Suspense>
    );
  }
  return draw(state);
}
