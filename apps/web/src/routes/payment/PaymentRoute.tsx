import { codeOf } from '@ziping/api-client/envelope';
import { PaymentScreen, type PaymentScreenState } from '@ziping/ui/screens/payment/PaymentScreen';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { isPayable, orderOptions } from '../../data/orders.ts';
import { prefetch } from '../../data/query-client.ts';
import { useBoughtReport } from '../../features/reports/useBoughtReport.ts';
import { memberIdAtom } from '../../session/session.ts';
import { questionHref } from '../../shared/question-path.ts';
import { lazy } from '../../shared/lazy.ts';
import { type Store, useAtomValue } from '../../shared/store.ts';

// Loaded while the order is asked for.
const loadCheckout = () => import('./OrderCheckout.tsx');
const OrderCheckout = lazy(loadCheckout);

const nothing = () => undefined;

/**
 * Brings the order and the code that pays it before the page is first drawn. Its coupons are asked for, not waited for.
 * @public the shell calls it
 */
export async function loader({ store, url }: { store: Store; url: URL }): Promise<void> {
  const id = url.searchParams.get('order_id');
  const asked = id ? prefetch(store, (api) => orderOptions(api, id)) : undefined;
  const [{ prefetchCoupons }, order] = await Promise.all([loadCheckout(), asked]);
  if (order && isPayable(order)) prefetchCoupons(store, order);
}

/** /payment?order_id=: pays an order. */
export default function PaymentRoute() {
  const [search] = useSearchParams();
  const id = search.get('order_id') ?? '';
  const member = useAtomValue(memberIdAtom);
  const { data: order, error, isError, isFetching, refetch } = useQuery(orderOptions(useApi(), id));
  useEffect(() => void loadCheckout(), []);
  const paid = order?.status === 'paid' ? order : null;
  const bought = useBoughtReport(paid?.record_id ?? null, paid?.report_type_code ?? null);

  const state: PaymentScreenState =
    id === ''
      ? // In the prerendered document the member is not known either.
        { kind: member === '' ? 'loading' : 'missing' }
      : order
        ? { kind: 'loaded', order }
        : isError && !isFetching
          ? { kind: codeOf(error) === 404 ? 'missing' : 'failed' }
          : { kind: 'loading' };
  const draw = (shown: PaymentScreenState) => (
    <PaymentScreen
      state={shown}
      bought={bought}
      questionHref={paid ? questionHref() : undefined}
      cancellation={null}
      onConfirmCancellation={nothing}
      onLeaveCancellation={nothing}
      onRetry={() => void refetch()}
    />
  );
  if (order && state.kind === 'loaded' && isPayable(order)) {
    return (
      <Suspense fallback={draw({ kind: 'loading' })}>
        <OrderCheckout key={order.id} order={order} onReload={() => refetch()} />
      </Suspense>
    );
  }
  return draw(state);
}
