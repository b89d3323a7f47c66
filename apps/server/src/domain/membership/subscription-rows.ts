/** Subscriptions as they are stored: which are valid, and until when. */
import type { Schema } from '@ziping/api-client/types';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { familyMembers, subscriptions } from '../../db/schema/membership.ts';
import type { Plan } from '../catalogue/catalogue-file.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const notEnded = ({ clock }: Basics) =>
  or(isNull(subscriptions.expires_at), gt(subscriptions.expires_at, clock.now()));

export const validNow = (context: Basics) =>
  and(lte(subscriptions.started_at, context.clock.now()), notEnded(context));

export const isShared = gt(subscriptions.seats, 1);

/** The subscriptions that are valid now: an account's own, the one bought last first, then those shared with it. */
export async function listValid(context: Basics, on: Database, userId: string): Promise<SubscriptionRow[]> {
  const owner = on
    .select({ id: familyMembers.owner_id })
    .from(familyMembers)
    .where(eq(familyMembers.user_id, userId));
  const rows = await on
    .select()
    .from(subscriptions)
    .where(
      and(
        or(eq(subscriptions.user_id, userId), and(isShared, inArray(subscriptions.user_id, owner))),
        validNow(context),
      ),
    )
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));
  const isOwn = ({ user_id }: SubscriptionRow) => user_id === userId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

export function toWire({ clock }: Basics, row: SubscriptionRow): Schema<'Subscription'> {
  const ended = row.expires_at !== null && row.expires_at <= clock.now();
  return {
    id: row.id,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    status: ended ? 'expired' : row.cancelled_at ? 'cancelled' : 'active',
    started_at: row.started_at.toISOString(),
    expire_date: row.expires_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    // Every plan is paid once and ends by itself.
    auto_renew: false,
  };
}

/** When an account's plans end that it shares now, those that follow each other taken as one; null for life. */
export async function findSharedEnd(context: Basics, on: Database, ownerId: string): Promise<Date | null> {
  const rows = await on
    .select({ started_at: subscriptions.started_at, expires_at: subscriptions.expires_at })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, ownerId), isShared, notEnded(context)))
    .orderBy(asc(subscriptions.started_at));
  let end = context.clock.now();
  for (const { started_at, expires_at } of rows) {
    if (started_at > end) break;
    if (expires_at === null) return null;
    if (expires_at > end) end = expires_at;
  }
  return end;
}

/** The subscriptions for an audience that have not ended, begun or not. */
export async function listFor(
  context: Basics,
  on: Database,
  userId: string,
  userType: Plan['user_type'],
): Promise<SubscriptionRow[]> {
  const rows = await on
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), notEnded(context)));
  return rows.filter((row) => row.user_type === userType || row.user_type === 'both');
}

/** When the subscriptions for an audience end; null for life, the past where there is none. */
export async function findEnd(
  context: Basics,
  on: Database,
  userId: string,
  userType: Plan['user_type'],
): Promise<Date | null> {
  const rows = await listFor(context, on, userId, userType);
  const last = Math.max(0, ...rows.map(({ expires_at }) => expires_at?.getTime() ?? Infinity));
  return last === Infinity ? null : new Date(last);
}
