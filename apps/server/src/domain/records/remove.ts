/** Records that are deleted, restored within a day, and purged after it. */
import { and, asc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';

import { deleteInBatches, inBatches } from '../../db/batches.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Account } from '../accounts/sessions.ts';
import { ofUser } from './own-records.ts';
import { type RecordContext, UNDO_MS } from './record-context.ts';

/** Deletes those of the given records that are the caller's; for a day they can be restored. @returns how many. */
export async function removeRecords(
  { db, clock, benefits }: RecordContext,
  account: Account,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, account.userId);
    const gone = await tx
      .update(records)
      .set({ deleted_at: clock.now() })
      .where(and(ofUser(account.userId), inArray(records.id, [...ids])))
      .returning({ id: records.id });
    await benefits.undoForRecords(
      tx,
      account.userId,
      gone.map(({ id }) => id),
    );
    return gone.length;
  });
}

/** Undoes the deletion of the given records within a day. @returns how many were restored. */
export async function restoreRecords(
  { db, clock }: RecordContext,
  { userId }: Account,
  ids: readonly string[],
): Promise<number> {
  const back = await db
    .update(records)
    .set({ deleted_at: null })
    .where(
      and(
        eq(records.user_id, userId),
        inArray(records.id, [...ids]),
        isNotNull(records.deleted_at),
        gt(records.deleted_at, new Date(clock.now().getTime() - UNDO_MS)),
      ),
    )
    .returning({ id: records.id });
  return back.length;
}

/** Deletes records for good that were deleted over a day ago. */
export function purgeRecords({ db, clock }: RecordContext, signal?: AbortSignal): Promise<void> {
  const isDue = lte(records.deleted_at, new Date(clock.now().getTime() - UNDO_MS));
  return inBatches(async (limit, skip) => {
    const due = await db
      .select({ id: records.id })
      .from(records)
      .where(isDue)
      .orderBy(asc(records.deleted_at), asc(records.id))
      .limit(limit)
      .offset(skip);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // A conversation has no bound; what else goes with a record is little.
    const { record_id, number } = chatMessages;
    const messages = {
      table: chatMessages,
      where: inArray(record_id, ids),
      order: [record_id, number] as const,
    };
    await deleteInBatches(db, messages, signal);
    if (!signal?.aborted) await db.delete(records).where(and(inArray(records.id, ids), isDue));
    return ids.length;
  }, signal);
}
