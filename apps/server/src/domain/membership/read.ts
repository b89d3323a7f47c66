/** What an account has as a member. */
import type { Schema } from '@ziping/api-client/types';
import { and, desc, eq } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { subscriptions } from '../../db/schema/membership.ts';
import type { Plan } from '../catalogue/catalogue-file.ts';
import {
  findEnd,
  findSharedEnd,
  isShared,
  listValid,
  notEnded,
  type SubscriptionRow,
  toWire,
  validNow,
} from './subscription-rows.ts';

const DAY_MS = 24 * 3_600_000;

/** What an account may do as a member. */
interface MemberRights {
  plan_name: string;
  /** Conversations a day, reports a month; -1: unlimited. */
  chats: number;
  reports: number;
  /** Whether a plan is for professionals. */
  professional: boolean;
  /** Whether other systems may call the service with keys of the account. */
  api_access: boolean;
}

const isProfessional = ({ user_type }: SubscriptionRow) => user_type === 'professional';
const hasApiAccess = ({ api_access }: SubscriptionRow) => api_access;

/** The membership of an account: the plan that was bought last, and the end of all that follow it. */
export async function readCurrent(context: Basics, userId: string): Promise<Schema<'CurrentMembership'>> {
  const { db, clock } = context;
  const rows = await listValid(context, db, userId);
  const [row] = rows;
  if (!row) {
    return {
      has_active_subscription: false,
      plan_id: null,
      plan_name: null,
      expire_date: null,
      days_left: null,
      professional: false,
      api_access: false,
    };
  }
  const end =
    row.user_id === userId
      ? await findEnd(context, db, userId, row.user_type)
      : await findSharedEnd(context, db, row.user_id);
  return {
    has_active_subscription: true,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    expire_date: end?.toISOString() ?? null,
    days_left: end && Math.ceil((end.getTime() - clock.now().getTime()) / DAY_MS),
    professional: rows.some(isProfessional),
    api_access: rows.some(hasApiAccess),
  };
}

/** All subscriptions, newest first. */
export async function listSubscriptions(
  context: Basics,
  userId: string,
  activeOnly: boolean,
): Promise<Schema<'Subscription'>[]> {
  const rows = await context.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), activeOnly ? notEnded(context) : undefined))
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));
  return rows.map((row) => toWire(context, row));
}

/** The best rights of the valid subscriptions; null for an account without one. */
export async function findRights(
  context: Basics,
  on: Database,
  userId: string,
): Promise<MemberRights | null> {
  const rows = await listValid(context, on, userId);
  const [first] = rows;
  if (!first) return null;
  const best = (counts: number[]) => (counts.includes(-1) ? -1 : Math.max(...counts));
  return {
    plan_name: first.plan_name,
    chats: best(rows.map(({ chats }) => chats)),
    reports: best(rows.map(({ reports }) => reports)),
    professional: rows.some(isProfessional),
    api_access: rows.some(hasApiAccess),
  };
}

/** The plan with the most seats that an account shares with others; null without one. */
export async function findShared(
  context: Basics,
  on: Database,
  ownerId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await on
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, ownerId), isShared, validNow(context)))
    .orderBy(desc(subscriptions.seats), desc(subscriptions.created_at))
    .limit(1);
  return row ?? null;
}

/** Whether an account has a plan's audience covered for life, so that nothing can be added. */
export async function isForLife(
  context: Basics,
  on: Database,
  userId: string,
  userType: Plan['user_type'],
): Promise<boolean> {
  return (await findEnd(context, on, userId, userType)) === null;
}
