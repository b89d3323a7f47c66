/** What answers of conversations take, and give back when they do not come. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { benefitUses, type TakenUnits } from '../../db/schema/benefits.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { chinaDay } from '../../shared/china-time.ts';
import { findBalance } from './balance.ts';
import type { BenefitContext } from './benefit-context.ts';
import { putBack, take } from './units.ts';
import { isLeft, ofKey, undo } from './uses.ts';

/**
 * Whether an answer may be begun: a unit was taken under its key, or one is left beside those that answers in
 * progress will take. Holds the balance until the end of the transaction.
 *
 * @returns `used` where the key has served another use, `running` where it serves an answer in progress
 */
export async function mayAnswer(
  context: BenefitContext,
  tx: Database,
  userId: string,
  key: string,
): Promise<boolean | 'used' | 'running'> {
  await holdAccount(tx, userId);
  await undo(tx, userId, isLeft(context));
  const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
  if (use && (use.state !== 'taken' || use.benefit_type !== 'CHAT_COUNT')) return 'used';
  if (use?.claim) return 'running';
  if (use?.taken) return true;
  return (await findBalance(context, tx, userId, 'CHAT_COUNT', key)).remaining !== 0;
}

/** How many answers of an account are in progress that are not stored. */
export const countReserved = (context: BenefitContext, on: Database, userId: string): Promise<number> =>
  on.$count(
    benefitUses,
    and(
      eq(benefitUses.user_id, userId),
      isNotNull(benefitUses.claim),
      gt(benefitUses.claimed_until, context.clock.now()),
    ),
  );

/**
 * Takes the unit of an answer that is not stored, unless it was taken under its key already, in the transaction of
 * {@link mayAnswer}. It comes back when the claim ends. A free answer takes none, and gives back what was taken.
 */
export async function reserve(
  context: BenefitContext,
  tx: Database,
  userId: string,
  key: string,
  { claim, claimed_until, created_at }: { claim: string; claimed_until: Date; created_at: Date },
  free: boolean,
): Promise<void> {
  const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
  if (free && use?.taken) await putBack(tx, userId, use.taken);
  const taken = free
    ? null
    : (use?.taken ?? (await take(context, tx, userId, 'CHAT_COUNT', 1, chinaDay(created_at))));
  await tx
    .insert(benefitUses)
    .values({ user_id: userId, key, taken, claim, claimed_until, created_at })
    .onConflictDoUpdate({
      target: [benefitUses.user_id, benefitUses.key],
      set: { taken, claim, claimed_until },
    });
}

/** Keeps what was reserved under a claim, until then. @returns false where the claim has ended */
export async function renewReserved(
  context: BenefitContext,
  userId: string,
  key: string,
  claim: string,
  claimed_until: Date,
): Promise<boolean> {
  const held = await context.db
    .update(benefitUses)
    .set({ claimed_until })
    .where(isClaimed(userId, key, claim))
    .returning({ key: benefitUses.key });
  return held.length > 0;
}

/** Spends what was reserved under a claim, for an answer that was delivered. @returns false where the claim has ended */
export async function spendReserved(
  context: BenefitContext,
  userId: string,
  key: string,
  claim: string,
): Promise<boolean> {
  const spent = await context.db
    .update(benefitUses)
    .set({ state: 'spent', claim: null, claimed_until: null })
    .where(isClaimed(userId, key, claim))
    .returning({ key: benefitUses.key });
  return spent.length > 0;
}

/** Gives back what was reserved under a claim, for an answer that was not delivered. */
export const undoReserved = (
  context: BenefitContext,
  userId: string,
  key: string,
  claim: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await undo(tx, userId, isClaimed(userId, key, claim));
  });

/** Ends all claims: of a process that was killed, where only one can have the database. */
export async function releaseAll(context: BenefitContext): Promise<void> {
  await context.db
    .update(benefitUses)
    .set({ claimed_until: context.clock.now() })
    .where(isNotNull(benefitUses.claim));
}

/** Takes the unit of a delivered answer, unless it was taken under its key already: of the day of the question. */
export async function takeForAnswer(
  context: BenefitContext,
  tx: Database,
  userId: string,
  key: string,
  askedAt: Date,
): Promise<void> {
  await holdAccount(tx, userId);
  const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
  const isTaken = use?.benefit_type === 'CHAT_COUNT' && use.state === 'taken' && use.taken;
  const taken = isTaken ? use.taken : await take(context, tx, userId, 'CHAT_COUNT', 1, chinaDay(askedAt));
  if (use && !isTaken) return;
  await closeUse(context, tx, userId, key, { taken, state: 'spent' });
}

/** Gives back what was taken under the key of an answer that was not delivered, or is free. Later uses of the key take nothing. */
export async function giveBack(
  context: BenefitContext,
  tx: Database,
  userId: string,
  key: string,
): Promise<void> {
  await holdAccount(tx, userId);
  const [use] = await tx.select().from(benefitUses).where(ofKey(userId, key));
  if (use && (use.state !== 'taken' || use.benefit_type !== 'CHAT_COUNT')) return;
  if (use?.taken) await putBack(tx, userId, use.taken);
  await closeUse(context, tx, userId, key, { taken: null, state: 'returned' });
}

/** Keeps how the use of a key ended. */
async function closeUse(
  context: BenefitContext,
  tx: Database,
  userId: string,
  key: string,
  ended: { taken: TakenUnits | null; state: 'spent' | 'returned' },
): Promise<void> {
  await tx
    .insert(benefitUses)
    .values({ user_id: userId, key, created_at: context.clock.now(), ...ended })
    .onConflictDoUpdate({ target: [benefitUses.user_id, benefitUses.key], set: ended });
}

const isClaimed = (userId: string, key: string, claim: string) =>
  and(ofKey(userId, key), eq(benefitUses.claim, claim));
