/** Orders as their owners read them, up to date with the providers. */
import { setTimeout as delay } from 'node:timers/promises';

import type { Schema } from '@ziping/api-client/types';
import { and, desc, eq } from 'drizzle-orm';

import { unlessDiskFull } from '../../db/disk-space.ts';
import { newestFirst, readAllPages, readPage } from '../../db/pages.ts';
import { orders } from '../../db/schema/orders.ts';
import { toYuan } from '../../shared/money.ts';
import { endOrder, expireOverdue } from './end.ts';
import { type OrderRow, reportCodeOf, toWireType, type Wanted } from './goods.ts';
import { noOrder, type OrderContext, reportFault, type WireOrder } from './order-context.ts';
import { findByNumber, findOwn, isFor, listOpenTrades, reload } from './order-rows.ts';
import { checkTrade, closeSuperseded, supersedeOwned } from './receive.ts';
import { toWire, toWireList } from './wire-order.ts';

/** A trade is not queried again before, in milliseconds. */
const QUERY_MS = 3000;
/** How long a caller who may be anybody waits for a provider, in milliseconds. */
const WAIT_MS = 1500;

/** An order with what it is for and what it costs. @throws ApiError 404 */
export async function readOrder(
  context: OrderContext,
  userId: string,
  id: string,
): Promise<Schema<'OrderDetail'>> {
  const row = await refresh(context, await findOwn(context, userId, id));
  return {
    ...(await toWire(context, row)),
    product_id: row.product_id,
    product_type: toWireType(row.product_type),
    quantity: 1,
    original_amount: toYuan(row.original_fen),
    discount_amount: toYuan(row.discount_fen),
    coupon_code: row.coupon_code,
  };
}

/** Whether an order is paid. @throws ApiError 404 */
export async function readStatus(context: OrderContext, userId: string, id: string) {
  const { status, order_no, record_id } = await refresh(context, await findOwn(context, userId, id));
  return { status, is_paid: status === 'paid', order_no, record_id };
}

/** The status of the last order for a report or a whole record. @throws ApiError 404 */
export async function readLastStatus(context: OrderContext, userId: string, wanted: Wanted) {
  const { status } = await findLast(context, userId, wanted);
  return { status, is_paid: status === 'paid' };
}

/**
 * The status of an order by the number in the address of the result page; its record for its owner only. A provider
 * that is silent does not hold the caller: what is stored is answered, and its answer is stored when it comes.
 */
export async function readByNumber(context: OrderContext, userId: string | null, order_no: string) {
  const order = await findByNumber(context, order_no);
  const current = (await within(refreshShared(context, order), WAIT_MS)) ?? (await reload(context, order.id));
  const { status, record_id, user_id, id } = current;
  if (userId === null || user_id !== userId) return { status, record_id: null };
  return { status, record_id, order_id: id, report_type_code: reportCodeOf(current) };
}

/** A page of the orders of an account, newest first. */
export async function listOrders(
  context: OrderContext,
  userId: string,
  query: { page?: number; page_size?: number; status?: Schema<'OrderStatus'> },
): Promise<{ items: WireOrder[]; total: number }> {
  const { page = 1, page_size = 10, status } = query;
  if (status === 'waiting_payment') return { items: [], total: 0 };
  await unlessDiskFull(expireOverdue(context, eq(orders.user_id, userId)));
  await unlessDiskFull(supersedeOwned(context, userId));
  const own = and(eq(orders.user_id, userId), status ? eq(orders.status, status) : undefined);
  const shown = { order: newestFirst(orders), number: page, size: page_size };
  const [rows, total] = await readPage(context.db, orders, own, shown);
  return { items: await toWireList(context, rows), total };
}

/** All orders of an account as they are stored, newest first. */
export async function* allOrders(context: OrderContext, userId: string): AsyncGenerator<WireOrder> {
  for await (const rows of readAllPages(context.db, orders, eq(orders.user_id, userId)))
    yield* await toWireList(context, rows);
}

/**
 * Brings an unpaid order up to date: with its provider, not more often than every few seconds, and with what its
 * account has by now.
 */
export async function refresh(context: OrderContext, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'pending' && order.status !== 'failed') return order;
  const current = order.status === 'pending' ? await askProvider(context, order) : order;
  if (current.status !== 'pending' && current.status !== 'failed') return current;
  const { id, user_id } = current;
  if (user_id === null || !(await context.goods.isOwned(context.db, user_id, current))) return current;
  await unlessDiskFull(closeSuperseded(context, current, eq(orders.id, id)));
  return reload(context, id);
}

async function askProvider(context: OrderContext, order: OrderRow): Promise<OrderRow> {
  if (order.expires_at <= context.clock.now())
    return (await unlessDiskFull(endOrder(context, order, 'expire'))) ?? order;
  const before = context.clock.now().getTime() - QUERY_MS;
  for (const trade of await listOpenTrades(context.db, order.id)) {
    if (trade.queried_at && trade.queried_at.getTime() > before) continue;
    await checkTrade(context, trade).catch((error: unknown) =>
      reportFault(context, 'querying a trade failed', trade.channel, error),
    );
  }
  return reload(context, order.id);
}

/** As {@link refresh}; callers at the same time share one. */
function refreshShared(context: OrderContext, order: OrderRow): Promise<OrderRow> {
  const running = context.refreshing.get(order.id);
  if (running) return running;
  const started = refresh(context, order).finally(() => context.refreshing.delete(order.id));
  context.refreshing.set(order.id, started);
  return started;
}

/** The last order of an account for something, up to date. @throws ApiError 404 */
async function findLast(context: OrderContext, userId: string, wanted: Wanted): Promise<OrderRow> {
  const [row] = await context.db
    .select()
    .from(orders)
    .where(isFor(userId, wanted))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(1);
  if (!row) throw noOrder();
  return refresh(context, row);
}

/** What a promise resolves to; null when that takes longer. What it comes to afterwards is ignored. */
async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | null> {
  const wait = new AbortController();
  const late = delay(milliseconds, null, { signal: wait.signal });
  late.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    wait.abort();
  }
}
