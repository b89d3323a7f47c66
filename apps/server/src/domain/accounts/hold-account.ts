import { eq } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema/accounts.ts';

/**
 * Makes other transactions that hold the same account wait until this one ends. Rows that refer to the account can be
 * added meanwhile.
 *
 * @returns whether there is the account: it may have been deleted since the request was let in
 */
export async function holdAccount(tx: Database, userId: string): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return held.length > 0;
}
