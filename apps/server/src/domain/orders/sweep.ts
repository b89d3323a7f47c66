/** What a crash, a lost notification or a silent provider left open. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import { inBatches, runAll } from '../../db/batches.ts';
import { orders, payments, trades } from '../../db/schema/orders.ts';
import { records } from '../../db/schema/records.ts';
import type { Channel } from '../../ports/payments.ts';
import { expireOverdue } from './end.ts';
import { type OrderContext, reportFault } from './order-context.ts';
import { beginReport, checkTrade, closeTrade, payBack } from './receive.ts';

/** A trade of an order that has ended is queried by the sweep only so often, in milliseconds. */
const WATCH_EVERY_MS = 10 * 60_000;
/** The most rows of one kind in a sweep, of each channel. */
const BATCH = 200;
/** A provider that fails so often in a row is not asked again in the same sweep. */
const FAILURES = 3;
/** A trade whose end is not known is queried for so long after it was opened, in milliseconds. */
export const WATCH_MS = 24 * 3_600_000;

/**
 * Completes what a crash, a lost notification or a provider that failed left open: asks about every open trade, ends
 * orders whose time is over, pays back, begins reports that were paid. A provider that is silent holds up its own
 * channel only, and not for long. What fails does not keep the rest.
 *
 * @throws the first failure, after all of it
 */
export async function sweep(context: OrderContext, signal?: AbortSignal): Promise<void> {
  const sweepChannels = () =>
    Promise.all(
      (Object.keys(context.providers) as Channel[]).map(async (channel) => {
        await sweepTrades(context, channel);
        await sweepRefunds(context, channel);
      }),
    );
  await runAll([
    sweepChannels,
    () => expireOverdue(context, undefined, signal),
    () => startPaid(context, signal),
  ]);
}

/** Ends the pending orders for deleted records. A day after the deletion, when it cannot be undone, all are over. */
export function expireForDeletedRecords(context: OrderContext, signal?: AbortSignal): Promise<void> {
  const deleted = context.db.select({ id: records.id }).from(records).where(isNotNull(records.deleted_at));
  return expireOverdue(context, inArray(orders.record_id, deleted), signal);
}

/** Asks about the open trades of a channel and closes those of orders that are over. */
async function sweepTrades(context: OrderContext, channel: Channel): Promise<void> {
  const since = new Date(context.clock.now().getTime() - WATCH_MS);
  const lately = new Date(context.clock.now().getTime() - WATCH_EVERY_MS);
  const open = await context.db
    .select({ trade: trades, order: { status: orders.status, expires_at: orders.expires_at } })
    .from(trades)
    .innerJoin(orders, eq(orders.id, trades.order_id))
    .where(
      and(
        eq(trades.channel, channel),
        isNull(trades.ended_at),
        isNull(trades.problem),
        gt(trades.created_at, since),
        or(eq(orders.status, 'pending'), isNull(trades.queried_at), lte(trades.queried_at, lately)),
      ),
    )
    .orderBy(sql`${trades.queried_at} asc nulls first`)
    .limit(BATCH);
  await whileAnswered(open, async ({ trade, order }) => {
    try {
      const isOver = order.status !== 'pending' || order.expires_at <= context.clock.now();
      if ((await checkTrade(context, trade)) && isOver) await closeTrade(context, trade);
      return true;
    } catch (error) {
      reportFault(context, 'sweeping a trade failed', channel, error);
      return false;
    }
  });
}

/** Asks a channel for refunds that are not made. */
async function sweepRefunds(context: OrderContext, channel: Channel): Promise<void> {
  const due = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.refund, 'pending'), eq(payments.channel, channel)))
    .orderBy(asc(payments.refund_attempts))
    .limit(BATCH);
  await whileAnswered(due, ({ id }) => payBack(context, id));
}

/**
 * Begins the reports that were paid and not begun. How many must wait for the next day is told to the operator when it
 * changes.
 */
async function startPaid(context: OrderContext, signal?: AbortSignal): Promise<void> {
  let waiting = 0;
  await inBatches(async (limit, skip) => {
    const due = await context.db
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'paid'), isNull(orders.started_at)))
      .orderBy(asc(orders.paid_at), asc(orders.id))
      .limit(limit)
      // Those that wait are due still.
      .offset(skip + waiting);
    for (const order of due) {
      if (signal?.aborted) break;
      if (!(await beginReport(context, order))) waiting += 1;
    }
    return due.length;
  }, signal).finally(() => {
    if (waiting > 0 && waiting !== context.waiting)
      context.log.info('paid reports wait for the next day', { orders: waiting });
    context.waiting = waiting;
  });
}

/** Takes one row after the other until the provider has failed several times in a row. `step`: whether it answered. */
async function whileAnswered<Row>(rows: readonly Row[], step: (row: Row) => Promise<boolean>): Promise<void> {
  let failures = 0;
  for (const row of rows) {
    failures = (await step(row)) ? 0 : failures + 1;
    if (failures === FAILURES) return;
  }
}
