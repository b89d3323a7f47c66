/** Uses of a benefit under a key: the same key again is the same use. */
import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';

import { deleteInBatches, deleteUntil, inBatches } from '../../db/batches.ts';
import type { Database } from '../../db/open.ts';
import { benefitCounts, benefitUses } from '../../db/schema/benefits.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { chinaMonth } from '../../shared/china-time.ts';
import { businessError, invalidField, sessionExpired } from '../../shared/errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { findBalance } from './balance.ts';
import type { BenefitContext, BenefitType } from './benefit-context.ts';
import { countTaken, putBack, take, takeFromPeriod } from './units.ts';

/** Keys are kept as long as they may be sent again. */
const KEY_MS = 7 * 24 * 3_600_000;
/** How long a use waits for its question: longer than the app goes on sending it. */
const UNANSWERED_MS = 10 * 60_000;
/** Ids of answers by the contract (ChatMessageId). */
const REPLY_ID = '^[A-Za-z0-9_-]{8,64}$';

/**
 * Uses a benefit.
 *
 * @param key the same key again is the same use.
 * @returns what remains; -1: unlimited.
 * @throws ApiError 1701 when it does not suffice, 400 for a key that stands for another type or count, 401 for an
 *   account that is gone; nothing is used then.
 */
export async function useBenefit(
  context: BenefitContext,
  userId: string,
  type: BenefitType,
  count: number,
  key?: string,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, userId))) throw sessionExpired();
    if (key !== undefined) {
      const fresh = await tx
        .insert(benefitUses)
        .values({ user_id: userId, key, benefit_type: type, created_at: context.clock.now() })
        .onConflictDoNothing()
        .returning();
      if (fresh.length === 0) {
        const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
        // One that was given back was for an answer.
        const former = use?.taken ? countTaken(use.taken) : 1;
        if (use?.benefit_type !== type || former !== count) {
          throw invalidField('key', '这个编号已用于另一次使用');
        }
        return (await findBalance(context, tx, userId, type)).remaining;
      }
    }
    const { remaining } = await findBalance(context, tx, userId, type, key);
    // Thrown inside the transaction: the key is not used then.
    if (remaining !== -1 && remaining < count) throw shortfall();
    const taken = await take(context, tx, userId, type, count);
    if (countTaken(taken) < count) throw shortfall();
    if (key !== undefined) await tx.update(benefitUses).set({ taken }).where(ofKey(userId, key));
    return (await findBalance(context, tx, userId, type)).remaining;
  });
}

/** Uses one of a member's reports of the month, in the caller's transaction. @returns whether there was one */
export async function useReport(context: BenefitContext, tx: Database, userId: string): Promise<boolean> {
  const { limit } = await findBalance(context, tx, userId, 'REPORT_UNLOCK');
  return limit !== 0 && (await takeFromPeriod(context, tx, userId, 'REPORT_UNLOCK', limit, 1)) === 1;
}

/** The use under a key of an account. */
export const ofKey = (userId: string, key: string) =>
  and(eq(benefitUses.user_id, userId), eq(benefitUses.key, key));

/** Undoes uses, as if they had never been: their keys can be used again. */
export async function undo(tx: Database, userId: string, which: SQL | undefined): Promise<void> {
  const undone = await tx
    .delete(benefitUses)
    .where(and(eq(benefitUses.user_id, userId), which))
    .returning({ taken: benefitUses.taken });
  for (const { taken } of undone) if (taken) await putBack(tx, userId, taken);
}

const shortfall = () => businessError(1701, '权益不足');

/**
 * Undoes the uses for answers in progress about records that the transaction deletes. The answer of a record that is
 * restored takes its unit when it is delivered.
 */
export async function undoForRecords(
  tx: Database,
  userId: string,
  recordIds: readonly string[],
): Promise<void> {
  const running = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(inArray(chatMessages.record_id, [...recordIds]), eq(chatMessages.status, 'running')));
  await undo(tx, userId, and(isTaken, inArray(benefitUses.key, running)));
}

/**
 * Undoes uses whose question never arrived or was refused, or whose process has ended. An answer that is asked for
 * later takes a unit again.
 */
export function undoUnanswered(context: BenefitContext, signal?: AbortSignal): Promise<void> {
  const isOld = lt(benefitUses.created_at, new Date(context.clock.now().getTime() - UNANSWERED_MS));
  const isDue = () => or(and(isUnanswered(context), isOld, isNull(benefitUses.claim)), isLeft(context));
  return inBatches(async (limit, skip) => {
    const accounts = await context.db
      .selectDistinct({ id: benefitUses.user_id })
      .from(benefitUses)
      .where(isDue())
      .orderBy(benefitUses.user_id)
      .limit(limit)
      .offset(skip);
    for (const { id } of accounts) {
      if (signal?.aborted) break;
      await context.db.transaction(async (tx) => {
        // A question that arrives now waits here, or has been stored and is seen.
        await holdAccount(tx, id);
        await undo(tx, id, isDue());
      });
    }
    return accounts.length;
  }, signal);
}

/** Deletes keys that can no longer be sent again, and the counts of months before those that they belong to. */
export async function purge({ db, clock }: BenefitContext, signal?: AbortSignal): Promise<void> {
  const until = new Date(clock.now().getTime() - KEY_MS);
  await deleteUntil(db, [benefitUses.created_at], until, signal);
  const { period } = benefitCounts;
  // A month sorts before its days.
  const old = { table: benefitCounts, where: lt(period, chinaMonth(until)), order: [period] as const };
  await deleteInBatches(db, old, signal);
}

/** Uses of conversations whose answer was not delivered so far. */
const isTaken = and(eq(benefitUses.benefit_type, 'CHAT_COUNT'), eq(benefitUses.state, 'taken'));
/** Of those, the ones that no answer of the account is written for. */
const isUnanswered = (context: BenefitContext) =>
  and(
    isTaken,
    sql`${benefitUses.key} ~ ${REPLY_ID}`,
    notExists(
      context.db
        .select({ one: sql`1` })
        .from(chatMessages)
        .innerJoin(records, eq(records.id, chatMessages.record_id))
        .where(and(eq(records.user_id, benefitUses.user_id), eq(chatMessages.id, benefitUses.key))),
    ),
  );

/** Uses for answers that are not stored and that no process writes any more. */
export const isLeft = (context: BenefitContext) =>
  and(isNotNull(benefitUses.claim), lte(benefitUses.claimed_until, context.clock.now()));
