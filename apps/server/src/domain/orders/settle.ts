/** Orders that need a person: which, and trying again. */
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';

import { orders, payments, trades } from '../../db/schema/orders.ts';
import { toYuan } from '../../shared/money.ts';
import type { OrderContext } from './order-context.ts';
import { findByNumber, reload } from './order-rows.ts';
import { refresh } from './read.ts';
import { checkTrade, payBack, startReport } from './receive.ts';
import { WATCH_MS } from './sweep.ts';

/** A refund or a start that takes longer needs a person, in milliseconds. */
const OVERDUE_MS = 3_600_000;

/** The orders that need a person, each with the reason. */
export async function findProblems(context: OrderContext): Promise<{ order_no: string; reason: string }[]> {
  const late = new Date(context.clock.now().getTime() - OVERDUE_MS);
  const old = new Date(context.clock.now().getTime() - WATCH_MS);
  const odd = await context.db
    .select({ order_no: orders.order_no, problem: trades.problem })
    .from(trades)
    .innerJoin(orders, eq(orders.id, trades.order_id))
    .where(or(isNotNull(trades.problem), and(isNull(trades.ended_at), lte(trades.created_at, old))));
  const unpaidBack = await context.db
    .select({ order_no: orders.order_no, refund: payments.refund, reason: payments.refund_reason })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      or(eq(payments.refund, 'failed'), and(eq(payments.refund, 'pending'), lte(payments.received_at, late))),
    );
  const unstarted = await context.db
    .select({ order_no: orders.order_no, user_id: orders.user_id })
    .from(orders)
    .where(and(eq(orders.status, 'paid'), isNull(orders.started_at), lte(orders.paid_at, late)));
  const stuck = [];
  for (const order of unstarted) if (!(await context.goods.mustWait(order))) stuck.push(order);
  return [
    ...odd.map(({ order_no, problem }) => ({ order_no, reason: problem ?? '支付结果一直未能确认' })),
    ...unpaidBack.map(({ order_no, refund, reason }) => ({
      order_no,
      reason: `${refund === 'failed' ? '退款被拒绝' : '退款未完成'}：${reason ?? ''}`,
    })),
    ...stuck.map(({ order_no }) => ({ order_no, reason: '已支付，报告未开始撰写' })),
  ];
}

/** Tries again everything that is open about an order. @returns its status and payments afterwards, a line each */
export async function settle(context: OrderContext, order_no: string, dryRun: boolean): Promise<string[]> {
  const order = await findByNumber(context, order_no);
  if (!dryRun) {
    await context.db
      .update(payments)
      .set({ refund: 'pending' })
      .where(and(eq(payments.order_id, order.id), eq(payments.refund, 'failed')));
    for (const trade of await context.db.select().from(trades).where(eq(trades.order_id, order.id))) {
      await checkTrade(context, trade);
    }
    await refresh(context, await reload(context, order.id));
    const due = await context.db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, order.id), eq(payments.refund, 'pending')));
    for (const { id } of due) await payBack(context, id);
    const after = await reload(context, order.id);
    if (after.status === 'paid' && after.started_at === null) await startReport(context, after);
  }
  const after = await reload(context, order.id);
  const money = await context.db.select().from(payments).where(eq(payments.order_id, order.id));
  return [
    `${after.order_no} ${after.product_name} ${toYuan(after.amount_fen)} ${after.status}`,
    ...money.map(
      ({ channel, amount_fen, refund, refund_reason }) =>
        `${channel} ${toYuan(amount_fen)} ${refund ? `refund ${refund}: ${refund_reason ?? ''}` : 'delivered'}`,
    ),
  ];
}
