import {
  OrdersScreen,
  type OrdersScreenProps,
  type OrdersState,
} from '@ziping/ui/screens/payment/OrdersScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import {
  isPayable,
  useCancelOrder,
  orderListParamsAtom,
  orderListOptions,
  orderPageSize,
} from '../../data/orders.ts';
import { useApi } from '../../data/api.ts';
import { prefetch } from '../../data/query-client.ts';
import { runConfirmed } from '../../shared/run-confirmed.ts';
import { type Store, useAtom } from '../../shared/store.ts';

/**
 * Brings the first page of orders before the page is first drawn.
 * @public the shell calls it
 */
export async function loader({ store }: { store: Store }): Promise<void> {
  await prefetch(store, (api) => orderListOptions(api, store.get(orderListParamsAtom)));
}

/** /orders: the member's orders. */
export default function OrdersRoute() {
  const [params, setParams] = useAtom(orderListParamsAtom);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    orderListOptions(useApi(), params),
  );
  const { mutateAsync: cancelOrder } = useCancelOrder();
  const [cancellation, setCancellation] = useState<OrdersScreenProps['cancellation']>(null);

  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / orderPageSize));
  const beyondEnd = data !== undefined && !isPlaceholderData && params.page > pageCount;
  useEffect(() => {
    if (beyondEnd) setParams((before) => ({ ...before, page: pageCount }));
  }, [beyondEnd, pageCount, setParams]);

  const state: OrdersState =
    data && !beyondEnd && !(isError && isPlaceholderData)
      ? {
          kind: 'loaded',
          orders: data.items,
          payable: data.items.filter(isPayable).map(({ order_no }) => order_no),
          total: data.total,
          page: params.page,
          page_count: pageCount,
          refreshing: isPlaceholderData,
        }
      : { kind: isError && !isFetching ? 'failed' : 'loading' };

  function confirmCancellation() {
    const id = cancellation?.order.id;
    if (id !== undefined) void runConfirmed(cancellation, setCancellation, () => cancelOrder(id));
  }

  return (
    <OrdersScreen
      state={state}
      filter={(params.status as OrdersScreenProps['filter'] | undefined) ?? 'all'}
      cancellation={cancellation}
      onFilter={({ filter }) => setParams({ page: 1, ...(filter !== 'all' && { status: filter }) })}
      onPage={(page) => setParams((before) => ({ ...before, page }))}
      onCancel={({ order }) => setCancellation({ order, step: 'asking' })}
      onConfirmCancellation={confirmCancellation}
      onLeaveCancellation={() => setCancellation(null)}
      onRetry={() => void refetch()}
    />
  );
}
