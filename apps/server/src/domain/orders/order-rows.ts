/** Orders and their trades as they are stored. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { orders, trades } from '../../db/schema/orders.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { OrderRow, Wanted } from './goods.ts';
import { noOrder, type OrderContext, type TradeRow } from './order-context.ts';

/** An order of an account. @throws ApiError 404 */
export async function findOwn(context: OrderContext, userId: string, id: string): Promise<OrderRow> {
  const [row] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), eq(orders.id, id)));
  if (!row) throw noOrder();
  return row;
}

/** An order as it is now. @throws ApiError 404 */
export async function reload(context: OrderContext, id: string): Promise<OrderRow> {
  const [row] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw noOrder();
  return row;
}

/**
 * Locks an order and its account, because a delivery depends on what the account has. The account comes first, as
 * where it is deleted, which changes its orders and coupons.
 */
export async function lock(tx: Database, id: string): Promise<OrderRow> {
  const [known] = await tx.select({ user_id: orders.user_id }).from(orders).where(eq(orders.id, id));
  if (known?.user_id) await holdAccount(tx, known.user_id);
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw noOrder();
  return row;
}

/** The order of a number of ours, or of one of its trades. Two queries, so that each uses its index. @throws ApiError 404 */
export async function findByNumber(context: OrderContext, number: string): Promise<OrderRow> {
  const [own] = await context.db.select().from(orders).where(eq(orders.order_no, number));
  if (own) return own;
  const [found] = await context.db
    .select({ order: orders })
    .from(trades)
    .innerJoin(orders, eq(orders.id, trades.order_id))
    .where(eq(trades.trade_no, number));
  if (!found) throw noOrder();
  return found.order;
}

/** The orders of an account for the same thing. */
export const isFor = (userId: string, { product_type, product_id, record_id }: Wanted) =>
  and(
    eq(orders.user_id, userId),
    eq(orders.product_type, product_type),
    eq(orders.product_id, product_id),
    record_id === null ? isNull(orders.record_id) : eq(orders.record_id, record_id),
  );

/** The trades of an order as they were opened: their numbers count up. */
export const listTrades = (on: Database, orderId: string) =>
  on
    .select()
    .from(trades)
    .where(eq(trades.order_id, orderId))
    .orderBy(sql`length(${trades.trade_no})`, asc(trades.trade_no));

/** Whether it may still be paid. */
export const isOpen = (trade: TradeRow) => trade.ended_at === null;

export const listOpenTrades = async (on: Database, orderId: string) =>
  (await listTrades(on, orderId)).filter(isOpen);
