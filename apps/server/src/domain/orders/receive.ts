/** What a provider says of a payment, and what follows: delivery, or the money back.
 *
 * What a provider says is the only proof of a payment. Each payment is stored once, in the transaction that either
 * delivers what it pays for or notes that it is to be paid back.
 */
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { orders, payments, trades } from '../../db/schema/orders.ts';
import { type Channel, PaymentRefused, type Received } from '../../ports/payments.ts';
import type { OrderRow } from './goods.ts';
import { type OrderContext, type PaymentRow, reportFault, type TradeRow } from './order-context.ts';
import { listOpenTrades, lock, reload } from './order-rows.ts';
import { nextStatus, type OrderEvent } from './order-status.ts';

/**
 * A provider takes no payment of a trade so long after the end of the time to pay, in milliseconds: it was given that
 * time, and an hour allows for its clock.
 */
const CLOSED_MS = 3_600_000;

/**
 * Stores a payment that the provider has confirmed, once, and delivers or pays it back.
 *
 * @returns false when it does not belong to a trade or is of another amount: nothing is changed then.
 */
export async function receive(context: OrderContext, channel: Channel, received: Received): Promise<boolean> {
  const [trade] = await context.db
    .select()
    .from(trades)
    .where(and(eq(trades.trade_no, received.trade_no), eq(trades.channel, channel)));
  if (!trade) {
    context.log.error('payment without a trade', null, { channel });
    return false;
  }
  if (received.amount_fen !== trade.amount_fen) {
    if (trade.problem === null) context.log.error('payment of another amount', null, { channel });
    const named = received.amount_fen === null ? '不是整分的金额' : ` ${received.amount_fen} 分`;
    await context.db
      .update(trades)
      .set({ problem: `金额不符：应付 ${trade.amount_fen} 分，实付${named}` })
      .where(eq(trades.trade_no, trade.trade_no));
    return false;
  }
  const done = await context.db.transaction(async (tx) => {
    const order = await lock(tx, trade.order_id);
    const id = context.entropy.id();
    const stored = await tx
      .insert(payments)
      .values({
        id,
        order_id: order.id,
        trade_no: trade.trade_no,
        channel,
        transaction_id: received.transaction_id,
        amount_fen: trade.amount_fen,
        received_at: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (stored.length === 0) return null;
    await tx
      .update(trades)
      .set({ ended_at: context.clock.now(), problem: null })
      .where(eq(trades.trade_no, trade.trade_no));
    const isCurrent = trade.amount_fen === order.amount_fen;
    const problem = isCurrent ? await deliver(context, tx, order, channel) : '订单金额已变更';
    if (problem !== null) {
      if (isCurrent) await applyEvent(context, tx, order, 'fail');
      const refund = { refund: 'pending' as const, refund_reason: problem };
      await tx.update(payments).set(refund).where(eq(payments.id, id));
    }
    return { order, payment: id, refunded: problem !== null };
  });
  if (!done) return true;
  if (done.refunded) await payBack(context, done.payment);
  else {
    await startReport(context, done.order);
    await closeTrades(context, await listOpenTrades(context.db, done.order.id));
    await closeSuperseded(context, done.order);
  }
  return true;
}

/** Delivers an order that is locked with its account. @returns why not; null when it was delivered */
export async function deliver(
  context: OrderContext,
  tx: Database,
  order: OrderRow,
  channel: Channel | null,
): Promise<string | null> {
  const status = nextStatus(order.status, 'pay');
  if (!status) return '重复支付';
  // An order that had ended gave its coupon back.
  if (order.status !== 'pending' && order.coupon_code !== null && order.user_id !== null) {
    const taken = await context.coupons.take(tx, order.user_id, order.coupon_code, order.id);
    if (!taken) return '优惠券已用于其他订单';
  }
  const problem = await context.goods.deliver(tx, order);
  if (problem !== null) {
    if (order.status !== 'pending') await context.coupons.giveBack(tx, order.id);
    return problem;
  }
  await tx
    .update(orders)
    .set({ status, paid_at: context.clock.now(), ...(channel ? { channel } : {}) })
    .where(eq(orders.id, order.id));
  return null;
}

/** Begins the report of an order that was just paid. A fault is left to the sweep. */
export async function startReport(context: OrderContext, order: OrderRow): Promise<void> {
  await beginReport(context, order).catch((error: unknown) =>
    context.log.error('starting a paid report failed', error),
  );
}

/** Begins the report of an order that is paid. @returns false where it is left to the sweep of the next day */
export async function beginReport(context: OrderContext, order: OrderRow): Promise<boolean> {
  const begun = await context.goods.start(order);
  if (begun === 'nothing')
    await context.db.update(orders).set({ started_at: context.clock.now() }).where(eq(orders.id, order.id));
  return begun !== 'later';
}

/** Pays a payment back. A fault is left to the sweep. @returns false when the provider gave no answer */
export async function payBack(context: OrderContext, paymentId: string): Promise<boolean> {
  const [payment] = await context.db
    .update(payments)
    .set({ refund_attempts: sql`${payments.refund_attempts} + 1` })
    .where(and(eq(payments.id, paymentId), eq(payments.refund, 'pending')))
    .returning();
  const provider = payment && context.providers[payment.channel];
  if (!provider) return true;
  const set = (values: Partial<PaymentRow>) =>
    context.db.update(payments).set(values).where(eq(payments.id, paymentId));
  try {
    const done = await provider.refund({
      trade_no: payment.trade_no,
      refund_no: refundNo(payment),
      amount_fen: payment.amount_fen,
      total_fen: payment.amount_fen,
      reason: payment.refund_reason ?? '',
    });
    if (done) await set({ refund: 'done', refunded_at: context.clock.now() });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) {
      reportFault(context, 'refund failed', payment.channel, error);
      return false;
    }
    await set({ refund: 'failed' });
    context.log.error('refund refused', error, { channel: payment.channel });
  }
  return true;
}

const refundNo = (payment: PaymentRow) => `R${payment.id.replaceAll(/[^A-Za-z0-9]/g, '')}`.slice(0, 32);

/** Moves an order on without a payment and gives its coupon back. */
export async function applyEvent(
  context: OrderContext,
  tx: Database,
  order: OrderRow,
  event: Exclude<OrderEvent, 'pay'>,
) {
  const status = nextStatus(order.status, event);
  if (!status) return;
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  await context.coupons.giveBack(tx, order.id);
}

/**
 * Cancels the orders of an account for what it has by now: bought by another order, or unlocked by a membership. One
 * that failed stays as it is where its time is over, or money came in, which is paid back.
 *
 * @param filter of the orders that are looked at
 * @returns the ids of those that were cancelled; their trades may still be open
 */
export async function supersedeOwned(context: OrderContext, userId: string, filter?: SQL): Promise<string[]> {
  const unpaid = await context.db
    .select({ order: orders })
    .from(orders)
    .leftJoin(payments, eq(payments.order_id, orders.id))
    .where(
      and(
        filter,
        eq(orders.user_id, userId),
        or(
          eq(orders.status, 'pending'),
          // Later it cannot be paid again.
          and(eq(orders.status, 'failed'), gt(orders.expires_at, context.clock.now())),
        ),
        isNull(payments.id),
      ),
    );
  const superseded: string[] = [];
  for (const { order } of unpaid) {
    if (!(await context.goods.isOwned(context.db, userId, order))) continue;
    await context.db.transaction(async (tx) =>
      applyEvent(context, tx, await lock(tx, order.id), 'supersede'),
    );
    superseded.push(order.id);
  }
  return superseded;
}

/** As {@link supersedeOwned} for the account of an order, with the trades, as far as their provider answers. */
export async function closeSuperseded(
  context: OrderContext,
  { user_id }: Pick<OrderRow, 'user_id'>,
  filter?: SQL,
): Promise<void> {
  if (user_id === null) return;
  for (const id of await supersedeOwned(context, user_id, filter))
    await closeTrades(context, await listOpenTrades(context.db, id));
}

/** Makes sure that trades cannot be paid any more, as far as their provider answers. */
export async function closeTrades(context: OrderContext, open: readonly TradeRow[]): Promise<void> {
  for (const trade of open) {
    await closeTrade(context, trade).catch((error: unknown) =>
      reportFault(context, 'closing a trade failed', trade.channel, error),
    );
  }
}

/** Makes sure that a trade cannot be paid any more. @throws PaymentUnavailable */
export async function closeTrade(context: OrderContext, trade: TradeRow): Promise<void> {
  const answer = await context.providers[trade.channel]?.close(trade.trade_no);
  if (answer === 'closed') await markEnded(context, trade.trade_no);
  if (answer === 'paid') await checkTrade(context, trade);
}

/** Asks the provider about a trade and stores what follows. @returns whether it is still unpaid @throws PaymentUnavailable */
export async function checkTrade(context: OrderContext, trade: TradeRow): Promise<boolean> {
  const provider = context.providers[trade.channel];
  if (!provider) return false;
  await context.db
    .update(trades)
    .set({ queried_at: context.clock.now() })
    .where(eq(trades.trade_no, trade.trade_no));
  const answer = await provider.query(trade.trade_no);
  if (answer.state === 'paid') await receive(context, trade.channel, answer);
  if (answer.state === 'unpaid') {
    const { expires_at } = await reload(context, trade.order_id);
    if (context.clock.now().getTime() >= expires_at.getTime() + CLOSED_MS)
      await markEnded(context, trade.trade_no);
  }
  if (answer.state !== 'failed' && answer.state !== 'closed') return answer.state === 'unpaid';
  await markEnded(context, trade.trade_no);
  if (answer.state === 'closed') return false;
  await context.db.transaction(async (tx) => {
    const order = await lock(tx, trade.order_id);
    if ((await listOpenTrades(tx, order.id)).length === 0) await applyEvent(context, tx, order, 'fail');
  });
  return false;
}

const markEnded = (context: OrderContext, trade_no: string) =>
  context.db.update(trades).set({ ended_at: context.clock.now() }).where(eq(trades.trade_no, trade_no));
