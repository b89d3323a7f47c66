import type { Schema } from '@ziping/api-client/types';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { familyMembers, packages, subscriptions } from '../../db/schema.ts';
import { apiError } from '../../shared/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import type { Plan } from '../catalogue/catalogue-file.ts';
import { addMonths } from '../../shared/china-time.ts';

type Row = typeof subscriptions.$inferSelect;

const DAY_MS = 24 * 3_600_000;

/** What an account may do as a member. */
export interface MemberRights {
  plan_name: string;
  /** Conversations a day, reports a month; -1: unlimited. */
  chats: number;
  reports: number;
  /** Whether a plan is for professionals. */
  professional: boolean;
  /** Whether other systems may call the service with keys of the account. */
  api_access: boolean;
}

/** Whether a plan gives more of anything than each of the subscriptions. */
function givesMore(plan: Plan, rows: readonly Row[]): boolean {
  const amount = (count: number) => (count === -1 ? Infinity : count);
  const benefits = ['chats', 'reports', 'seats'] as const;
  if (plan.api_access && rows.every((row) => !row.api_access)) return true;
  return benefits.some((name) => rows.every((row) => amount(plan[name]) > amount(row[name])));
}

const isProfessional = ({ user_type }: Row) => user_type === 'professional';
const hasApiAccess = ({ api_access }: Row) => api_access;

export type Membership = ReturnType<typeof createMembership>;

/** Memberships of accounts. One that is cancelled is valid until it expires. */
export function createMembership({ db, clock, entropy }: { db: Database; clock: Clock; entropy: Entropy }) {
  const notEnded = () => or(isNull(subscriptions.expires_at), gt(subscriptions.expires_at, clock.now()));

  const validNow = () => and(lte(subscriptions.started_at, clock.now()), notEnded());

  const isShared = gt(subscriptions.seats, 1);

  /** The subscriptions that are valid now: an account's own, the one bought last first, then those shared with it. */
  async function listValid(on: Database, userId: string): Promise<Row[]> {
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
          validNow(),
        ),
      )
      .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));
    const isOwn = ({ user_id }: Row) => user_id === userId;
    return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
  }

  function toWire(row: Row): Schema<'Subscription'> {
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

  return {
    async current(userId: string): Promise<Schema<'CurrentMembership'>> {
      const rows = await listValid(db, userId);
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
          ? await findEnd(db, userId, row.user_type)
          : await findSharedEnd(db, row.user_id);
      return {
        has_active_subscription: true,
        plan_id: row.plan_id,
        plan_name: row.plan_name,
        expire_date: end?.toISOString() ?? null,
        days_left: end && Math.ceil((end.getTime() - clock.now().getTime()) / DAY_MS),
        professional: rows.some(isProfessional),
        api_access: rows.some(hasApiAccess),
      };
    },

    /** All subscriptions, newest first. */
    async list(userId: string, activeOnly: boolean): Promise<Schema<'Subscription'>[]> {
      const rows = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.user_id, userId), activeOnly ? notEnded() : undefined))
        .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));
      return rows.map(toWire);
    },

    /** Cancels a subscription, which stays valid until it expires. @throws ApiError 404, or 409, also for one without an end */
    async cancel(userId: string, id: string): Promise<Schema<'Subscription'>> {
      const own = and(eq(subscriptions.id, id), eq(subscriptions.user_id, userId));
      const [row] = await db
        .update(subscriptions)
        .set({ cancelled_at: clock.now() })
        .where(and(own, isNotNull(subscriptions.expires_at), isNull(subscriptions.cancelled_at), notEnded()))
        .returning();
      if (row) return toWire(row);
      const [known] = await db.select().from(subscriptions).where(own);
      if (!known) throw apiError(404, '没有这个订阅');
      throw apiError(409, known.expires_at === null ? '终身会员无需取消' : '订阅已取消或已到期');
    },

    /** The best rights of the valid subscriptions; null for an account without one. */
    async findRights(on: Database, userId: string): Promise<MemberRights | null> {
      const rows = await listValid(on, userId);
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
    },

    /** The plan with the most seats that an account shares with others; null without one. */
    async findShared(on: Database, ownerId: string): Promise<Row | null> {
      const [row] = await on
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.user_id, ownerId), isShared, validNow()))
        .orderBy(desc(subscriptions.seats), desc(subscriptions.created_at))
        .limit(1);
      return row ?? null;
    },

    findSharedEnd,

    /** Whether an account has a plan's audience covered for life, so that nothing can be added. */
    async isForLife(on: Database, userId: string, userType: Plan['user_type']): Promise<boolean> {
      return (await findEnd(on, userId, userType)) === null;
    },

    /**
     * Adds a bought plan or package, once for an order. A plan prolongs those for the same audience; it begins when
     * they end, or at once where it gives more than the running ones.
     */
    async add(tx: Database, userId: string, orderId: string, plan: Plan): Promise<void> {
      const now = clock.now();
      if (plan.kind === 'package') {
        await tx
          .insert(packages)
          .values({ order_id: orderId, user_id: userId, total: plan.chats, created_at: now });
        return;
      }
      const end = (await findEnd(tx, userId, plan.user_type)) ?? now;
      const continued = end > now ? end : now;
      const running = (await listFor(tx, userId, plan.user_type)).filter((row) => row.started_at <= now);
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
    },
  };

  /** When an account's plans end that it shares now, those that follow each other taken as one; null for life. */
  async function findSharedEnd(on: Database, ownerId: string): Promise<Date | null> {
    const rows = await on
      .select({ started_at: subscriptions.started_at, expires_at: subscriptions.expires_at })
      .from(subscriptions)
      .where(and(eq(subscriptions.user_id, ownerId), isShared, notEnded()))
      .orderBy(asc(subscriptions.started_at));
    let end = clock.now();
    for (const { started_at, expires_at } of rows) {
      if (started_at > end) break;
      if (expires_at === null) return null;
      if (expires_at > end) end = expires_at;
    }
    return end;
  }

  /** The subscriptions for an audience that have not ended, begun or not. */
  async function listFor(on: Database, userId: string, userType: Plan['user_type']): Promise<Row[]> {
    const rows = await on
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.user_id, userId), notEnded()));
    return rows.filter((row) => row.user_type === userType || row.user_type === 'both');
  }

  /** When the subscriptions for an audience end; null for life, the past where there is none. */
  async function findEnd(on: Database, userId: string, userType: Plan['user_type']): Promise<Date | null> {
    const rows = await listFor(on, userId, userType);
    const last = Math.max(0, ...rows.map(({ expires_at }) => expires_at?.getTime() ?? Infinity));
    return last === Infinity ? null : new Date(last);
  }
}
