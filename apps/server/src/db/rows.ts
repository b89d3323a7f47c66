import type { SQL } from 'drizzle-orm';

import type { Database } from './open.ts';

/** The rows of a statement that is written out; the types of the drivers leave them open. */
export async function queryRows<Row>(on: Database, statement: SQL): Promise<Row[]> {
  const answer = await on.execute(statement);
  return (answer as unknown as { rows: Row[] }).rows;
}
