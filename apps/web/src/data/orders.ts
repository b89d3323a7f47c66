import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
} from '@ziping/api-client/endpoints/orders';
import { codeOf, unreadable } from '@ziping/api-client/envelope';
import type { Page, Schema } from '@ziping/api-client/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { memberStateAtom } from '../session/member-state.ts';
import type { Api } from './api.ts';
import { formerPageOf } from './former-page.ts';
import { type BodyOf, callHook, mutationHook } from './mutation.ts';

/** Orders on one page of the history. */
export const orderPageSize = 10;

const ordersKey = 'orders';

type OrderListParams = Omit<BodyOf<typeof listOrders>, 'page_size'> & { page: number };

/** Page and status of the order history. */
export const orderListParamsAtom = memberStateAtom<OrderListParams>({ page: 1 });

/** A page of the order history; until it is there, the page before it. */
export const orderListOptions = ({ client, member }: Api, params: OrderListParams) =>
  queryOptions({
    queryKey: [ordersKey, member, 'list', params],
    queryFn: (): Promise<Page<Schema<'Order'>>> =>
      listOrders(client, { ...params, page_size: orderPageSize }),
    placeholderData: formerPageOf(member),
  });

/** One order. */
export const orderOptions = ({ client, member }: Api, id: string) =>
  queryOptions({
    queryKey: [ordersKey, member, 'one', id],
    queryFn: async () => {
      const order = await getOrder(client, id);
      if (order.id !== undefined && order.id !== id) throw unreadable();
      return { ...order, id };
    },
    enabled: id !== '',
    // Its status may change with the provider: what was asked for before the page was drawn is used, nothing older.
    staleTime: 2000,
  });

/** An order, with the id it was asked for by. */
export type LoadedOrder = Schema<'OrderDetail'> & { id: string };

/** Whether an order can be paid. A payment that failed can be tried again until the time of the order is over. */
export function isPayable({ status, expires_at, refund_status }: Schema<'Order'>): boolean {
  if (status !== 'failed') return status === 'pending' || status === 'waiting_payment';
  return !refund_status && typeof expires_at === 'string' && Date.parse(expires_at) > Date.now();
}

/** Marks everything that a payment may have changed as outdated; what is on screen is asked for again meanwhile. */
export function invalidatePurchases(queryClient: QueryClient): void {
  for (const key of [ordersKey, 'membership', 'family', 'benefits', 'coupons'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Orders a membership. */
export const useCreateOrder = mutationHook((product_id: string, { client }) =>
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
export const usePayOrder = mutationHook(
  (body: BodyOf<typeof payOrder>, { client, queryClient }) =>
    startPayment(payOrder(client, body), queryClient),
  ({ queryClient }) => void queryClient.invalidateQueries({ queryKey: [ordersKey] }),
);

/** Cancels an order that is not paid. */
export const useCancelOrder = callHook(cancelOrder, ({ queryClient }) => invalidatePurchases(queryClient));
