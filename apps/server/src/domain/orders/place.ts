/** The pending order for something at a price. */
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { orders, payments } from '../../db/schema/orders.ts';
import { apiError, businessError, sessionExpired } from '../../shared/errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { chinaDigits } from '../../shared/china-time.ts';
import { discountOf } from './coupons.ts';
import { endOrder } from './end.ts';
import { type OrderRow, toWireType, type Wanted } from './goods.ts';
import { notPayable, type OrderContext } from './order-context.ts';
import { isFor, listOpenTrades, lock } from './order-rows.ts';
import { nextStatus } from './order-status.ts';
import { closeTrades } from './receive.ts';

/** How long an order can be paid, in milliseconds. */
export const PAY_MS = 30 * 60_000;

/** Creates the order for a plan or package, or finds the pending one. @returns its id */
export async function orderPlan(
  context: OrderContext,
  userId: string,
  product_id: string,
  coupon: string | undefined,
): Promise<string> {
  const wanted: Wanted = { product_type: 'membership', product_id, record_id: null };
  return (await placeOrder(context, userId, wanted, coupon)).id;
}

/** The pending order for something at a price: the one that is there, or a new one. */
export async function placeOrder(
  context: OrderContext,
  userId: string,
  wanted: Wanted,
  coupon: string | undefined,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const pending = await findPending(context, userId, wanted);
    if (pending && pending.expires_at <= context.clock.now()) {
      await endOrder(context, pending, 'expire');
      continue;
    }
    const price = await findPrice(context, userId, wanted, coupon);
    const row = pending
      ? await changePrice(context, pending, price)
      : await insertOrder(context, userId, wanted, price);
    if (row) return row;
  }
  throw businessError(1512, '创建订单失败');
}

/** The pending order for the same thing; null when there is none. */
async function findPending(context: OrderContext, userId: string, wanted: Wanted): Promise<OrderRow | null> {
  const [row] = await context.db
    .select()
    .from(orders)
    .where(and(isFor(userId, wanted), eq(orders.status, 'pending')));
  return row ?? null;
}

/** What something costs an account, with a coupon. @throws ApiError when there is no such thing or the coupon does not fit */
export async function findPrice(
  context: OrderContext,
  userId: string,
  wanted: Wanted,
  code: string | undefined,
) {
  const product = await context.goods.findProduct(context.db, userId, wanted);
  const amount_fen = product.price_fen;
  const type = toWireType(wanted.product_type);
  const forProduct = { type, id: wanted.product_id, record_id: wanted.record_id, amount_fen } as const;
  const coupon = code ? await context.coupons.find(context.db, userId, code, forProduct) : null;
  const discount_fen = coupon ? discountOf(coupon, amount_fen) : 0;
  return {
    product_name: product.name,
    original_fen: amount_fen,
    discount_fen,
    amount_fen: amount_fen - discount_fen,
    coupon_code: coupon?.code ?? null,
  };
}

type Price = Awaited<ReturnType<typeof findPrice>>;

async function takeCoupon(
  context: OrderContext,
  tx: Database,
  userId: string,
  orderId: string,
  price: Pick<Price, 'coupon_code'>,
): Promise<void> {
  if (price.coupon_code === null) return;
  const taken = await context.coupons.take(tx, userId, price.coupon_code, orderId);
  if (!taken) throw businessError(1503, '优惠券已使用');
}

/** Creates an order; null when another request created one for the same thing. */
async function insertOrder(
  context: OrderContext,
  userId: string,
  wanted: Wanted,
  price: Price,
): Promise<OrderRow | null> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, userId))) throw sessionExpired();
    const [row] = await tx
      .insert(orders)
      .values({
        ...wanted,
        ...price,
        id: context.entropy.id(),
        order_no: newOrderNo(context),
        user_id: userId,
        status: 'pending',
        created_at: now,
        expires_at: new Date(now.getTime() + PAY_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (row) await takeCoupon(context, tx, userId, row.id, price);
    return row ?? null;
  });
}

/** The number that people read and providers know; it cannot be guessed from another. */
function newOrderNo(context: OrderContext): string {
  const digits = Array.from({ length: 10 }, () => context.entropy.below(10)).join('');
  return `ZP${chinaDigits(context.clock.now())}${digits}`;
}

/**
 * Makes a failed order pending again, with the coupon that it had.
 *
 * @throws ApiError 409 when its time is over, money came in for it, or another order for the same thing is pending;
 *   1503 when its coupon went to another order
 */
export async function reopen(context: OrderContext, order: OrderRow): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const locked = await lock(tx, order.id);
    if (locked.user_id === null) throw sessionExpired();
    const status = nextStatus(locked.status, 'retry');
    if (!status) return locked;
    const [received] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.order_id, locked.id))
      .limit(1);
    const [other] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isFor(locked.user_id, locked), eq(orders.status, 'pending')))
      .limit(1);
    if (received || locked.expires_at <= context.clock.now()) throw notPayable();
    if (other) throw apiError(409, '同样的内容另有一笔待支付的订单，请先支付或取消那一笔');
    await takeCoupon(context, tx, locked.user_id, locked.id, locked);
    const [row] = await tx.update(orders).set({ status }).where(eq(orders.id, locked.id)).returning();
    return row ?? locked;
  });
}

/** Gives a pending order another price or coupon; null when it is not pending any more. */
export async function changePrice(
  context: OrderContext,
  order: OrderRow,
  price: Price,
): Promise<OrderRow | null> {
  if (order.amount_fen === price.amount_fen && order.coupon_code === price.coupon_code) return order;
  await closeTrades(context, await listOpenTrades(context.db, order.id));
  return context.db.transaction(async (tx) => {
    const locked = await lock(tx, order.id);
    if (locked.user_id === null) throw sessionExpired();
    if (locked.status !== 'pending') return null;
    await context.coupons.giveBack(tx, order.id);
    await takeCoupon(context, tx, locked.user_id, order.id, price);
    const [row] = await tx.update(orders).set(price).where(eq(orders.id, order.id)).returning();
    return row ?? null;
  });
}
