import { eq, sql } from 'drizzle-orm';

import type { Database } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';

/** Whether a transaction has locked the row of an account; also where there is no such account. */
export async function isHeld(tx: Database, userId: string | null): Promise<boolean> {
  const [row] = await tx
    .select({ locker: sql<string>`xmax::text`, own: sql<string>`pg_current_xact_id()::text` })
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return row?.locker === row?.own;
}
