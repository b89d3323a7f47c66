/** Orders that end without a payment. */
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';

import { inBatches } from '../../db/batches.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../shared/errors.ts';
import type { OrderRow } from './goods.ts';
import type { OrderContext, WireOrder } from './order-context.ts';
import { findByNumber, findOwn, listOpenTrades, lock, reload } from './order-rows.ts';
import { applyEvent, closeTrades } from './receive.ts';
import { toWire } from './wire-order.ts';

/** Ends a pending order as its owner wishes. @throws ApiError 404 or 409 */
export async function cancelOrder(context: OrderContext, userId: string, id: string): Promise<WireOrder> {
  const order = await findOwn(context, userId, id);
  const after = order.status === 'pending' ? await endOrder(context, order, 'cancel') : order;
  if (order.status !== 'pending' || after.status !== 'cancelled') {
    throw apiError(409, '订单已支付或已关闭，不能取消');
  }
  return toWire(context, after);
}

/** Ends the time to pay of the order of a trade, for the stand-in of a cashier. */
export async function expireNow(context: OrderContext, trade_no: string): Promise<void> {
  const order = await findByNumber(context, trade_no);
  if (order.status === 'pending') await endOrder(context, order, 'expire');
}

/** Ends an order that is not paid, unless its provider says that it is. */
export async function endOrder(
  context: OrderContext,
  order: OrderRow,
  event: 'cancel' | 'expire',
): Promise<OrderRow> {
  await closeTrades(context, await listOpenTrades(context.db, order.id));
  await context.db.transaction(async (tx) => applyEvent(context, tx, await lock(tx, order.id), event));
  return reload(context, order.id);
}

/** Ends orders whose time is over, without their providers: the sweep asks about their trades and closes them. */
export function expireOverdue(context: OrderContext, filter?: SQL, signal?: AbortSignal): Promise<void> {
  return inBatches(async (limit, skip) => {
    const overdue = await context.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(filter, eq(orders.status, 'pending'), lte(orders.expires_at, context.clock.now())))
      .orderBy(asc(orders.expires_at), asc(orders.id))
      .limit(limit)
      .offset(skip);
    for (const { id } of overdue) {
      if (signal?.aborted) break;
      await context.db.transaction(async (tx) => applyEvent(context, tx, await lock(tx, id), 'expire'));
    }
    return overdue.length;
  }, signal);
}
