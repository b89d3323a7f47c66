import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import { CreatedOrderSchema, OrderDetailSchema, OrderSchema } from '../schemas/orders.ts';
import { OrderResponseSchema, PaymentStatusSchema } from '../schemas/payments.ts';
import type { CallOptions, Page, Schema } from '../types.ts';
import type { PaymentMeans } from './payments.ts';

/** Orders a membership; it is paid for with {@link payOrder}. Codes: 1501–1504 the coupon, 1512 the order. */
export function createOrder(
  client: Client,
  body: { product_id: string; product_type: 'membership'; quantity: number; coupon_code?: string },
): Promise<Schema<'CreatedOrder'>> {
  return unwrap(client.POST('/api/orders', { body }), CreatedOrderSchema);
}

/** One page of the user's orders, newest first. */
export async function listOrders(
  client: Client,
  query: { page?: number; page_size?: number; status?: Schema<'OrderStatus'> },
  { signal }: CallOptions = {},
): Promise<Page<Schema<'Order'>>> {
  return pageOf(await envelope(client.GET('/api/orders', { params: { query }, signal })), OrderSchema);
}

/** One order with its product and price. */
export function getOrder(
  client: Client,
  id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'OrderDetail'>> {
  return unwrap(client.GET('/api/orders/{id}', { params: { path: { id } }, signal }), OrderDetailSchema);
}

/** Starts paying an order. Codes: 1501–1504 the coupon, 1510 and 1512 the channel or the order. */
export function payOrder(
  client: Client,
  { id, ...body }: { id: string; coupon_code?: string } & PaymentMeans,
): Promise<Schema<'OrderResponse'>> {
  return unwrap(client.POST('/api/orders/{id}/pay', { params: { path: { id } }, body }), OrderResponseSchema);
}

/** Cancels an order that is not paid. HTTP 409 when it is. */
export async function cancelOrder(client: Client, id: string): Promise<void> {
  await envelope(client.POST('/api/orders/{id}/cancel', { params: { path: { id } } }));
}

/** Payment status of an order. */
export function getOrderPaymentStatus(
  client: Client,
  id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'PaymentStatus'>> {
  return unwrap(
    client.GET('/api/orders/{id}/payment-status', { params: { path: { id } }, signal }),
    PaymentStatusSchema,
  );
}
