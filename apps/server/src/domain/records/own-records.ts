/** The records that a user reaches: the own ones that are not deleted. */
import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { records } from '../../db/schema/records.ts';
import { apiError } from '../../shared/errors.ts';

export type RecordRow = typeof records.$inferSelect;

export const recordMissing = () => apiError(404, '记录不存在或已删除');

/** The condition for all records of a user. */
export const ofUser = (userId: string) => and(eq(records.user_id, userId), isNull(records.deleted_at));

/** The condition for one record of a user. */
export const ownRecord = (userId: string, id: string) => and(ofUser(userId), eq(records.id, id));

/** A record of a user. @throws ApiError 404 */
export async function findRecord(on: Database, userId: string, id: string): Promise<RecordRow> {
  const [row] = await on.select().from(records).where(ownRecord(userId, id));
  if (!row) throw recordMissing();
  return row;
}
