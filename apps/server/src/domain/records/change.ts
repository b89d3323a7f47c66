/** Records that are added and changed. */
import type { Schema } from '@ziping/api-client/types';
import { and, inArray } from 'drizzle-orm';

import { records } from '../../db/schema/records.ts';
import type { Account } from '../accounts/sessions.ts';
import { findRecord, ofUser, ownRecord, recordMissing, type RecordRow } from './own-records.ts';
import type { RecordContext } from './record-context.ts';
import { castBirthRow, type NewRecord, toWire, type WireRecord } from './record-rows.ts';

type RecordMove = Schema<'RecordMove'>;
type Category = Schema<'Category'>;

/**
 * Creates a record.
 *
 * @returns its id.
 * @throws ValidationError for an impossible birth, with the engine's message.
 */
export async function createRecord(
  context: RecordContext,
  userId: string,
  given: NewRecord,
): Promise<string> {
  const { db, clock, entropy, limiter } = context;
  await limiter.consume('recordPerUser', userId);
  const now = clock.now();
  const { row: birth } = castBirthRow(context, given, now);
  const row = { ...birth, id: entropy.id(), user_id: userId, created_at: now };
  await db.insert(records).values(row);
  return row.id;
}

async function updateRow(
  { db }: RecordContext,
  account: Account,
  id: string,
  part: Partial<RecordRow>,
): Promise<WireRecord> {
  const [row] = await db.update(records).set(part).where(ownRecord(account.userId, id)).returning();
  if (!row) throw recordMissing();
  return toWire(row);
}

/** Replaces the birth data of a record; id, note and pin stay. @throws ValidationError as {@link createRecord} does. */
export async function updateRecord(
  context: RecordContext,
  account: Account,
  id: string,
  given: NewRecord,
): Promise<WireRecord> {
  await context.limiter.consume('recordPerUser', account.userId);
  await findRecord(context.db, account.userId, id);
  return updateRow(context, account, id, castBirthRow(context, given, context.clock.now()).row);
}

/** Pins a record to the top of the list, or unpins it. */
export const pinRecord = (context: RecordContext, account: Account, id: string, pinned: boolean) =>
  updateRow(context, account, id, { pinned });

/** Sets a record's note, trimmed. */
export const noteRecord = (context: RecordContext, account: Account, id: string, note: string) =>
  updateRow(context, account, id, { note: note.trim() });

/** Moves the given records to a category. @returns the moved records by former category, and the missing ids. */
export async function moveRecords(
  { db }: RecordContext,
  { userId }: Account,
  ids: readonly string[],
  category: Category,
): Promise<RecordMove> {
  // In one transaction, so that the former categories are those that this call replaced.
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: records.id, category: records.category })
      .from(records)
      .where(and(ofUser(userId), inArray(records.id, [...ids])))
      .orderBy(records.id)
      .for('update');
    const former = new Map<Category, string[]>();
    for (const row of found) {
      if (row.category === category) continue;
      former.set(row.category, [...(former.get(row.category) ?? []), row.id]);
    }
    const moved = [...former.values()].flat();
    if (moved.length > 0) await tx.update(records).set({ category }).where(inArray(records.id, moved));
    const there = new Set(found.map(({ id }) => id));
    return {
      moved: moved.length,
      missing: ids.filter((id) => !there.has(id)),
      former: [...former].map(([from, record_ids]) => ({ category: from, record_ids })),
    };
  });
}
