import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
} from '@ziping/api-client/endpoints/orders';
import { codeOf, unreadable } from '@ziping/api-client/envelope';
import type { Page, Schema } from '@ziping/api-client/types';
import type { QueryClient } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberStateAtom } from '../session/member-state.ts';
import { memberIdAtom } from '../session/session.ts';
import { atom, type Getter, type Store } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { formerPageOf } from './former-page.ts';
import { type BodyOf, mutationAtom } from './mutation.ts';
import { prefetch } from './query-client.ts';

/** Orders on one page of the history. */
export const orderPageSize = 10;

const ordersKey = 'orders';

/** Page and status of the order history. */
export const orderListParamsAtom = memberStateAtom<{ page: number; status?: Schema<'OrderStatus'> }>({
  page: 1,
});

function orderListOptions(get: Getter) {
  const client = get(clientAtom);
  const params = get(orderListParamsAtom);
  return {
    queryKey: [ordersKey, get(memberIdAtom), 'list', params],
    queryFn: (): Promise<Page<Schema<'Order'>>> =>
      listOrders(client, { ...params, page_size: orderPageSize }),
  };
}

/** The page of orders that {@link orderListParamsAtom} names; until it is there, the page before it. */
export const orderListQueryAtom = atomWithQuery((get) => ({
  ...orderListOptions(get),
  placeholderData: formerPageOf(get(memberIdAtom)),
}));

/** Asks for the first page of orders before the history is first drawn. */
export const prefetchOrderList = (store: Store) => prefetch(store, orderListOptions(store.get));

/** Id of the order that {@link orderQueryAtom} asks for. */
export const orderIdAtom = atom('');

function orderOptions(get: Getter) {
  const id = get(orderIdAtom);
  const client = get(clientAtom);
  return {
    queryKey: [ordersKey, get(memberIdAtom), 'one', id],
    queryFn: async () => {
      const order = await getOrder(client, id);
      if (order.id !== id) throw unreadable();
      return order;
    },
    // Its status may change with the provider: what was asked for before the page was drawn is used, nothing older.
    staleTime: 2000,
  };
}

/** One order. */
export const orderQueryAtom = atomWithQuery((get) => ({
  ...orderOptions(get),
  enabled: get(orderIdAtom) !== '',
}));

/** Asks for an order before its page is first drawn. */
export async function prefetchOrder(store: Store, id: string): Promise<void> {
  store.set(orderIdAtom, id);
  if (id !== '' && store.get(memberIdAtom) !== null) await prefetch(store, orderOptions(store.get));
}

/** Marks everything that a payment may have changed as outdated; what is on screen is asked for again meanwhile. */
export function invalidatePurchases(queryClient: QueryClient): void {
  for (const key of [ordersKey, 'membership', 'family', 'benefits', 'coupons'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Orders a membership. */
export const createOrderMutationAtom = mutationAtom((product_id: string, { client }) =>
  createOrder(client, { product_id, product_type: 'membership', quantity: 1 }),
);

/** How the payment of an order is started. Where it was free, or is paid already, a purchase has come about. */
export async function startPayment(
  call: Promise<Schema<'OrderResponse'>>,
  queryClient: QueryClient,
): Promise<Schema<'OrderResponse'>> {
  try {
    const order = await call;
    // What is to be paid for has a way to pay.
    if (order.payment_required && !order.payment) throw unreadable();
    if (!order.payment_required) invalidatePurchases(queryClient);
    return order;
  } catch (error) {
    if (codeOf(error) === 409) invalidatePurchases(queryClient);
    throw error;
  }
}

/** Starts the payment of an order. A coupon may be part of the order from then on, also where this fails. */
export const payOrderMutationAtom = mutationAtom(
  async (body: BodyOf<typeof payOrder>, { client, queryClient }) => {
    try {
      return await startPayment(payOrder(client, body), queryClient);
    } finally {
      void queryClient.invalidateQueries({ queryKey: [ordersKey] });
    }
  },
);

/** Cancels an order that is not paid. */
export const cancelOrderMutationAtom = mutationAtom(async (id: string, { client, queryClient }) => {
  try {
    await cancelOrder(client, id);
  } finally {
    invalidatePurchases(queryClient);
  }
});
