/** Claims on answers: of several processes one writes. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';

import { chatMessages } from '../../db/schema/chat.ts';
import type { MessageRow } from './conversations.ts';
import { liveRecord, type RunContext, untilNext } from './run-context.ts';

/** Claims an answer that no process writes. Null where one does, or it has ended. */
export async function claim(
  context: RunContext,
  recordId: string,
  replyId: string,
): Promise<MessageRow | null> {
  const [row] = await context.db
    .update(chatMessages)
    .set({
      claim: context.entropy.id(),
      claimed_until: untilNext(context),
      starts: sql`${chatMessages.starts} + 1`,
    })
    .where(
      and(
        eq(chatMessages.record_id, recordId),
        eq(chatMessages.id, replyId),
        eq(chatMessages.status, 'running'),
        free(context),
        liveRecord(context),
      ),
    )
    .returning();
  return row ?? null;
}

/** No process writes it. */
export const free = (context: RunContext) =>
  or(isNull(chatMessages.claimed_until), lte(chatMessages.claimed_until, context.clock.now()));

/** The columns of an answer that is added for `begin`. */
export const newClaim = (context: RunContext) => ({
  claim: context.entropy.id(),
  claimed_until: untilNext(context),
  created_at: context.clock.now(),
});

/** Ends all claims: of a process that was killed, where only one can have the database. */
export async function releaseAll(context: RunContext): Promise<void> {
  await context.benefits.releaseAll();
  await context.db
    .update(chatMessages)
    .set({ claim: null, claimed_until: null })
    .where(eq(chatMessages.status, 'running'));
}
