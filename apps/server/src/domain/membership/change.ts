/** Plans that are added and cancelled. */
import type { Schema } from '@ziping/api-client/types';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { packages } from '../../db/schema/benefits.ts';
import { subscriptions } from '../../db/schema/membership.ts';
import { addMonths } from '../../shared/china-time.ts';
import { apiError } from '../../shared/errors.ts';
import type { Plan } from '../catalogue/catalogue-file.ts';
import { findEnd, listFor, notEnded, type SubscriptionRow, toWire } from './subscription-rows.ts';

/** Whether a plan gives more of anything than each of the subscriptions. */
function givesMore(plan: Plan, rows: readonly SubscriptionRow[]): boolean {
  const amount = (count: number) => (count === -1 ? Infinity : count);
  const benefits = ['chats', 'reports', 'seats'] as const;
  if (plan.api_access && rows.every((row) => !row.api_access)) return true;
  return benefits.some((name) => rows.every((row) => amount(plan[name]) > amount(row[name])));
}

/** Cancels a subscription, which stays valid until it expires. @throws ApiError 404, or 409, also for one without an end */
export async function cancelSubscription(
  context: Basics,
  userId: string,
  id: string,
): Promise<Schema<'Subscription'>> {
  const { db, clock } = context;
  const own = and(eq(subscriptions.id, id), eq(subscriptions.user_id, userId));
  const [row] = await db
    .update(subscriptions)
    .set({ cancelled_at: clock.now() })
    .where(
      and(own, isNotNull(subscriptions.expires_at), isNull(subscriptions.cancelled_at), notEnded(context)),
    )
    .returning();
  if (row) return toWire(context, row);
  const [known] = await db.select().from(subscriptions).where(own);
  if (!known) throw apiError(404, '没有这个订阅');
  throw apiError(409, known.expires_at === null ? '终身会员无需取消' : '订阅已取消或已到期');
}

/**
 * Adds a bought plan or package, once for an order. A plan prolongs those for the same audience; it begins when
 * they end, or at once where it gives more than the running ones.
 */
export async function addPlan(
  context: Basics,
  tx: Database,
  userId: string,
  orderId: string,
  plan: Plan,
): Promise<void> {
  const { clock, entropy } = context;
  const now = clock.now();
  if (plan.kind === 'package') {
    await tx
      .insert(packages)
      .values({ order_id: orderId, user_id: userId, total: plan.chats, created_at: now });
    return;
  }
  const end = (await findEnd(context, tx, userId, plan.user_type)) ?? now;
  const continued = end > now ? end : now;
  const running = (await listFor(context, tx, userId, plan.user_type)).filter((row) => row.started_at <= now);
  await tx.insert(subscriptions).values({
    id: entropy.id(),
    user_id: userId,
    order_id: orderId,
    plan_id: plan.id,
    plan_name: plan.name,
    user_type: plan.user_type,
    chats: plan.chats,
    reports: plan.reports,
    seats: plan.seats,
    api_access: plan.api_access,
    created_at: now,
    started_at: givesMore(plan, running) ? now : continued,
    expires_at: plan.months === null ? null : addMonths(continued, plan.months),
  });
}
