import type { Schema } from '@ziping/api-client/types';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import { deleteUntil, inBatches } from '../../db/batches.ts';
import type { Database } from '../../db/open.ts';
import {
  benefitCounts,
  benefitUses,
  chatMessages,
  packages,
  plans,
  records,
  type TakenUnits,
} from '../../db/schema.ts';
import { businessError, invalidField, sessionExpired } from '../../errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { readNumber } from '../catalogue/catalogue.ts';
import { chinaDay, chinaMonth, nextChinaDay, nextChinaMonth } from '../china-time.ts';
import type { Membership } from '../membership/membership.ts';
import { toYuan } from '../money.ts';

export type BenefitType = 'CHAT_COUNT' | 'REPORT_UNLOCK';

/** How much of a benefit an account has. Counts of -1 are unlimited. */
interface Balance {
  source: 'free' | 'membership' | 'package';
  /** What the day or month gives. */
  limit: number;
  /** What of it was used. */
  used: number;
  /** What packages have left, beyond the day. */
  extra: number;
  /** Less what answers in progress will take. */
  remaining: number;
}

/** The most plans that are recommended. */
const RECOMMENDATIONS = 2;
const NAMES: Record<BenefitType, string> = { CHAT_COUNT: '智能对话', REPORT_UNLOCK: '报告免费解锁' };

interface Dependencies {
  db: Database;
  clock: Clock;
  membership: Membership;
}

export type Benefits = ReturnType<typeof createBenefits>;

/** Counted rights of an account: conversations a day, reports that a member unlocks a month. */
export function createBenefits({ db, clock, membership }: Dependencies) {
  const periodOf = (type: BenefitType) =>
    type === 'CHAT_COUNT' ? chinaDay(clock.now()) : chinaMonth(clock.now());

  /** How many answers of today are in progress that no unit was taken for. `except`: the key of one not to count. */
  async function countInProgress(on: Database, userId: string, except: string): Promise<number> {
    const today = new Date(`${chinaDay(clock.now())}T00:00:00+08:00`);
    const [row] = await on
      .select({ count: sql<number>`count(*)::int` })
      .from(chatMessages)
      .innerJoin(records, eq(records.id, chatMessages.record_id))
      .leftJoin(benefitUses, and(eq(benefitUses.user_id, userId), eq(benefitUses.key, chatMessages.id)))
      .where(
        and(
          eq(chatMessages.status, 'running'),
          eq(records.user_id, userId),
          isNull(records.deleted_at),
          gte(chatMessages.created_at, today),
          ne(chatMessages.id, except),
          isNull(benefitUses.key),
        ),
      );
    return row?.count ?? 0;
  }

  async function findBalance(on: Database, userId: string, type: BenefitType, except = ''): Promise<Balance> {
    const rights = await membership.findRights(on, userId);
    const limit =
      type === 'REPORT_UNLOCK' ? (rights?.reports ?? 0) : await findChatLimit(on, rights?.chats ?? 0);
    const [row] = await on
      .select({ used: benefitCounts.used })
      .from(benefitCounts)
      .where(
        and(
          eq(benefitCounts.user_id, userId),
          eq(benefitCounts.benefit_type, type),
          eq(benefitCounts.period, periodOf(type)),
        ),
      );
    const used = row?.used ?? 0;
    const extra = type === 'CHAT_COUNT' ? await countPackages(on, userId) : 0;
    const left = limit === -1 ? -1 : Math.max(0, limit - used);
    const inProgress = type === 'CHAT_COUNT' && left !== -1 ? await countInProgress(on, userId, except) : 0;
    return {
      source: rights ? 'membership' : left === 0 && extra > 0 ? 'package' : 'free',
      limit,
      used,
      extra,
      remaining: left === -1 ? -1 : Math.max(0, left + extra - inProgress),
    };
  }

  async function findChatLimit(on: Database, ofMember: number): Promise<number> {
    return ofMember === -1 ? -1 : Math.max(ofMember, await readNumber(on, 'daily_chats'));
  }

  async function countPackages(on: Database, userId: string): Promise<number> {
    const rows = await on.select().from(packages).where(eq(packages.user_id, userId));
    return rows.reduce((sum, { total, used }) => sum + total - used, 0);
  }

  /** Uses up to `count` of a period. @returns how many */
  async function takeFromPeriod(
    tx: Database,
    userId: string,
    type: BenefitType,
    limit: number,
    count: number,
    period = periodOf(type),
  ) {
    const key = { user_id: userId, benefit_type: type, period };
    await tx
      .insert(benefitCounts)
      .values({ ...key, used: 0 })
      .onConflictDoNothing();
    const own = and(
      eq(benefitCounts.user_id, userId),
      eq(benefitCounts.benefit_type, type),
      eq(benefitCounts.period, key.period),
    );
    const [row] = await tx.select().from(benefitCounts).where(own).for('update');
    const taken = limit === -1 ? count : Math.min(count, Math.max(0, limit - (row?.used ?? 0)));
    await tx
      .update(benefitCounts)
      .set({ used: sql`${benefitCounts.used} + ${taken}` })
      .where(own);
    return taken;
  }

  /** Uses up to `count` of packages, the oldest first. @returns how many of each, by its order */
  async function takeFromPackages(
    tx: Database,
    userId: string,
    count: number,
  ): Promise<Record<string, number>> {
    const rows = await tx
      .select()
      .from(packages)
      .where(and(eq(packages.user_id, userId), lt(packages.used, packages.total)))
      .orderBy(asc(packages.created_at), asc(packages.order_id))
      .for('update');
    let left = count;
    const all: Record<string, number> = {};
    for (const { order_id, total, used } of rows) {
      const taken = Math.min(left, total - used);
      left -= taken;
      if (taken > 0) {
        all[order_id] = taken;
        await tx
          .update(packages)
          .set({ used: used + taken })
          .where(eq(packages.order_id, order_id));
      }
    }
    return all;
  }

  /** Uses up to `count` of a period, then of packages. */
  async function take(
    tx: Database,
    userId: string,
    type: BenefitType,
    count: number,
    period = periodOf(type),
  ): Promise<TakenUnits> {
    const { limit } = await findBalance(tx, userId, type);
    const of_period = await takeFromPeriod(tx, userId, type, limit, count, period);
    const rest = type === 'CHAT_COUNT' ? count - of_period : 0;
    return { period, of_period, of_packages: rest > 0 ? await takeFromPackages(tx, userId, rest) : {} };
  }

  /** Adds what was used to its period and packages again. */
  async function putBack(tx: Database, userId: string, taken: TakenUnits): Promise<void> {
    const { period, of_period, of_packages } = taken;
    await tx
      .update(benefitCounts)
      .set({ used: sql`greatest(0, ${benefitCounts.used} - ${of_period})` })
      .where(
        and(
          eq(benefitCounts.user_id, userId),
          eq(benefitCounts.benefit_type, 'CHAT_COUNT'),
          eq(benefitCounts.period, period),
        ),
      );
    for (const [order_id, count] of Object.entries(of_packages)) {
      await tx
        .update(packages)
        .set({ used: sql`greatest(0, ${packages.used} - ${count})` })
        .where(eq(packages.order_id, order_id));
    }
  }

  const countTaken = ({ of_period, of_packages }: TakenUnits) =>
    Object.values(of_packages).reduce((sum, one) => sum + one, of_period);

  const ofKey = (userId: string, key: string) =>
    and(eq(benefitUses.user_id, userId), eq(benefitUses.key, key));

  /** Uses of conversations whose answer was not delivered so far. */
  const isTaken = and(eq(benefitUses.benefit_type, 'CHAT_COUNT'), eq(benefitUses.state, 'taken'));
  /** Of those, the ones that no answer of the account is written for. */
  const isUnanswered = and(
    isTaken,
    sql`${benefitUses.key} ~ ${REPLY_ID}`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(chatMessages)
        .innerJoin(records, eq(records.id, chatMessages.record_id))
        .where(and(eq(records.user_id, benefitUses.user_id), eq(chatMessages.id, benefitUses.key))),
    ),
  );

  /** Uses for answers that are not stored and that no process writes any more. */
  const isLeft = () => and(isNotNull(benefitUses.claim), lte(benefitUses.claimed_until, clock.now()));

  const isClaimed = (userId: string, key: string, claim: string) =>
    and(ofKey(userId, key), eq(benefitUses.claim, claim));

  /** Undoes uses, as if they had never been: their keys can be used again. */
  async function undo(tx: Database, userId: string, which: SQL | undefined): Promise<void> {
    const undone = await tx
      .delete(benefitUses)
      .where(and(eq(benefitUses.user_id, userId), which))
      .returning({ taken: benefitUses.taken });
    for (const { taken } of undone) if (taken) await putBack(tx, userId, taken);
  }

  const shortfall = () => businessError(1701, '权益不足');

  async function recommend(userId: string): Promise<Schema<'BenefitDashboard'>['recommendations']> {
    if (await membership.findRights(db, userId)) return [];
    const offers = await db
      .select()
      .from(plans)
      .where(and(eq(plans.active, true), eq(plans.kind, 'membership'), gt(plans.price_fen, 0)))
      .orderBy(asc(plans.position));
    // The cheapest, and the one that the catalogue marks.
    const suitable = offers.filter(({ user_type }) => user_type !== 'professional');
    const marked = suitable.find(({ popular_tag }) => popular_tag !== null);
    return [...new Set([...suitable.slice(0, 1), ...(marked ? [marked] : suitable.slice(1, 2))])]
      .slice(0, RECOMMENDATIONS)
      .map((plan) => ({
        name: plan.name,
        description: plan.description,
        price: toYuan(plan.price_fen),
        original_price: toYuan(plan.original_price_fen),
        product_id: plan.code,
      }));
  }

  return {
    findBalance,

    async dashboard(userId: string): Promise<Schema<'BenefitDashboard'>> {
      const rights = await membership.findRights(db, userId);
      const chat = await findBalance(db, userId, 'CHAT_COUNT');
      return {
        membership_status: { is_member: rights !== null, plan_name: rights?.plan_name ?? null },
        chat_status: {
          remaining_count: chat.remaining,
          daily_free_count: await readNumber(db, 'daily_chats'),
          daily_used_count: chat.used,
          source_type: chat.source,
        },
        recommendations: await recommend(userId),
      };
    },

    async status(userId: string): Promise<Schema<'BenefitStatus'>> {
      const types: BenefitType[] = (await membership.findRights(db, userId))
        ? ['CHAT_COUNT', 'REPORT_UNLOCK']
        : ['CHAT_COUNT'];
      const items: Schema<'BenefitStatus'>['items'] = [];
      for (const benefit_type of types) {
        const { limit, used, extra, remaining } = await findBalance(db, userId, benefit_type);
        const next = benefit_type === 'CHAT_COUNT' ? nextChinaDay : nextChinaMonth;
        items.push({
          benefit_type,
          name: NAMES[benefit_type],
          total: limit === -1 ? -1 : limit + extra,
          used,
          remaining,
          resets_at: limit === -1 ? null : next(clock.now()).toISOString(),
        });
      }
      return { items };
    },

    async check(userId: string, type: BenefitType, count: number) {
      const { remaining } = await findBalance(db, userId, type);
      const has_benefit = remaining === -1 || remaining >= count;
      return { has_benefit, message: describeBalance(type, remaining, has_benefit) };
    },

    /**
     * Uses a benefit.
     *
     * @param key the same key again is the same use.
     * @returns what remains; -1: unlimited.
     * @throws ApiError 1701 when it does not suffice, 400 for a key that stands for another type or count, 401 for an
     *   account that is gone; nothing is used then.
     */
    async use(userId: string, type: BenefitType, count: number, key?: string): Promise<number> {
      return db.transaction(async (tx) => {
        if (!(await holdAccount(tx, userId))) throw sessionExpired();
        if (key !== undefined) {
          const fresh = await tx
            .insert(benefitUses)
            .values({ user_id: userId, key, benefit_type: type, created_at: clock.now() })
            .onConflictDoNothing()
            .returning();
          if (fresh.length === 0) {
            const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
            // One that was given back was for an answer.
            const former = use?.taken ? countTaken(use.taken) : 1;
            if (use?.benefit_type !== type || former !== count) {
              throw invalidField('key', '这个编号已用于另一次使用');
            }
            return (await findBalance(tx, userId, type)).remaining;
          }
        }
        const { remaining } = await findBalance(tx, userId, type, key);
        // Thrown inside the transaction: the key is not used then.
        if (remaining !== -1 && remaining < count) throw shortfall();
        const taken = await take(tx, userId, type, count);
        if (countTaken(taken) < count) throw shortfall();
        if (key !== undefined) await tx.update(benefitUses).set({ taken }).where(ofKey(userId, key));
        return (await findBalance(tx, userId, type)).remaining;
      });
    },

    /**
     * Whether an answer may be begun: a unit was taken under its key, or one is left beside those that answers in
     * progress will take. Holds the balance until the end of the transaction.
     *
     * @returns `used` where the key has served another use, `running` where it serves an answer in progress
     */
    async mayAnswer(tx: Database, userId: string, key: string): Promise<boolean | 'used' | 'running'> {
      await holdAccount(tx, userId);
      await undo(tx, userId, isLeft());
      const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
      if (use && (use.state !== 'taken' || use.benefit_type !== 'CHAT_COUNT')) return 'used';
      if (use?.claim) return 'running';
      if (use?.taken) return true;
      return (await findBalance(tx, userId, 'CHAT_COUNT', key)).remaining !== 0;
    },

    /** How many answers of an account are in progress that are not stored. */
    countReserved: (on: Database, userId: string): Promise<number> =>
      on.$count(
        benefitUses,
        and(
          eq(benefitUses.user_id, userId),
          isNotNull(benefitUses.claim),
          gt(benefitUses.claimed_until, clock.now()),
        ),
      ),

    /**
     * Takes the unit of an answer that is not stored, unless it was taken under its key already, in the transaction of
     * {@link mayAnswer}. It comes back when the claim ends.
     */
    async reserve(
      tx: Database,
      userId: string,
      key: string,
      { claim, claimed_until, created_at }: { claim: string; claimed_until: Date; created_at: Date },
    ): Promise<void> {
      const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
      const taken = use?.taken ?? (await take(tx, userId, 'CHAT_COUNT', 1, chinaDay(created_at)));
      await tx
        .insert(benefitUses)
        .values({ user_id: userId, key, taken, claim, claimed_until, created_at })
        .onConflictDoUpdate({
          target: [benefitUses.user_id, benefitUses.key],
          set: { taken, claim, claimed_until },
        });
    },

    /** Keeps what was reserved under a claim, until then. @returns false where the claim has ended */
    async renewReserved(userId: string, key: string, claim: string, claimed_until: Date): Promise<boolean> {
      const held = await db
        .update(benefitUses)
        .set({ claimed_until })
        .where(isClaimed(userId, key, claim))
        .returning({ key: benefitUses.key });
      return held.length > 0;
    },

    /** Spends what was reserved under a claim, for an answer that was delivered. @returns false where the claim has ended */
    async spendReserved(userId: string, key: string, claim: string): Promise<boolean> {
      const spent = await db
        .update(benefitUses)
        .set({ state: 'spent', claim: null, claimed_until: null })
        .where(isClaimed(userId, key, claim))
        .returning({ key: benefitUses.key });
      return spent.length > 0;
    },

    /** Gives back what was reserved under a claim, for an answer that was not delivered. */
    undoReserved: (userId: string, key: string, claim: string): Promise<void> =>
      db.transaction(async (tx) => {
        await holdAccount(tx, userId);
        await undo(tx, userId, isClaimed(userId, key, claim));
      }),

    /** Ends all claims: of a process that was killed, where only one can have the database. */
    async releaseAll(): Promise<void> {
      await db.update(benefitUses).set({ claimed_until: clock.now() }).where(isNotNull(benefitUses.claim));
    },

    /** Takes the unit of a delivered answer, unless it was taken under its key already: of the day of the question. */
    async takeForAnswer(tx: Database, userId: string, key: string, askedAt: Date): Promise<void> {
      await holdAccount(tx, userId);
      const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
      const isTaken = use?.benefit_type === 'CHAT_COUNT' && use.state === 'taken' && use.taken;
      const taken = isTaken ? use.taken : await take(tx, userId, 'CHAT_COUNT', 1, chinaDay(askedAt));
      if (use && !isTaken) return;
      const spent = { taken, state: 'spent' as const };
      await tx
        .insert(benefitUses)
        .values({ user_id: userId, key, created_at: clock.now(), ...spent })
        .onConflictDoUpdate({ target: [benefitUses.user_id, benefitUses.key], set: spent });
    },

    /** Gives back what was taken under the key of an answer that was not delivered. Later uses of the key take nothing. */
    async giveBack(tx: Database, userId: string, key: string): Promise<void> {
      await holdAccount(tx, userId);
      const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
      if (use && (use.state !== 'taken' || use.benefit_type !== 'CHAT_COUNT')) return;
      if (use?.taken) await putBack(tx, userId, use.taken);
      const returned = { taken: null, state: 'returned' as const };
      await tx
        .insert(benefitUses)
        .values({ user_id: userId, key, created_at: clock.now(), ...returned })
        .onConflictDoUpdate({ target: [benefitUses.user_id, benefitUses.key], set: returned });
    },

    /**
     * Undoes the uses for answers in progress about records that the transaction deletes. The answer of a record that is
     * restored takes its unit when it is delivered.
     */
    async undoForRecords(tx: Database, userId: string, recordIds: readonly string[]): Promise<void> {
      const running = tx
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(and(inArray(chatMessages.record_id, [...recordIds]), eq(chatMessages.status, 'running')));
      await undo(tx, userId, and(isTaken, inArray(benefitUses.key, running)));
    },

    /**
     * Undoes uses whose question never arrived or was refused, or whose process has ended. An answer that is asked for
     * later takes a unit again.
     */
    undoUnanswered(signal?: AbortSignal): Promise<void> {
      const isOld = lt(benefitUses.created_at, new Date(clock.now().getTime() - UNANSWERED_MS));
      const isDue = () => or(and(isUnanswered, isOld, isNull(benefitUses.claim)), isLeft());
      return inBatches(async (limit, skip) => {
        const accounts = await db
          .selectDistinct({ id: benefitUses.user_id })
          .from(benefitUses)
          .where(isDue())
          .orderBy(benefitUses.user_id)
          .limit(limit)
          .offset(skip);
        for (const { id } of accounts) {
          if (signal?.aborted) break;
          await db.transaction(async (tx) => {
            // A question that arrives now waits here, or has been stored and is seen.
            await holdAccount(tx, id);
            await undo(tx, id, isDue());
          });
        }
        return accounts.length;
      }, signal);
    },

    /** Uses one of a member's reports of the month, in the caller's transaction. @returns whether there was one */
    async useReport(tx: Database, userId: string): Promise<boolean> {
      const { limit } = await findBalance(tx, userId, 'REPORT_UNLOCK');
      return limit !== 0 && (await takeFromPeriod(tx, userId, 'REPORT_UNLOCK', limit, 1)) === 1;
    },

    /** Deletes keys that can no longer be sent again. */
    purge: (signal?: AbortSignal) =>
      deleteUntil(db, benefitUses.created_at, new Date(clock.now().getTime() - KEY_MS), signal),
  };
}

const KEY_MS = 7 * 24 * 3_600_000;
/** How long a use waits for its question: longer than the app goes on sending it. */
const UNANSWERED_MS = 10 * 60_000;
/** Ids of answers by the contract (ChatMessageId). */
const REPLY_ID = '^[A-Za-z0-9_-]{8,64}$';

function describeBalance(type: BenefitType, remaining: number, enough: boolean): string {
  if (type === 'REPORT_UNLOCK') {
    if (!enough) return '本月免费解锁次数已用完';
    return remaining === -1 ? '报告免费解锁不限次数' : `本月还可免费解锁${remaining}份报告`;
  }
  if (!enough) return '今日对话次数已用完，升级会员可不限次数';
  return remaining === -1 ? '对话不限次数' : `今日还可对话${remaining}次`;
}
