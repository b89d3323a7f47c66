/** Many rows, a page at a time, so that other calls are answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows that are read at once. */
const ROWS_PER_PAGE = 200;

/** Which rows a statement reads: those after the page before, in this order. */
interface Page {
  after: SQL | undefined;
  order: SQL[];
  limit: number;
}

/**
 * Rows page by page, the newest first. One that is added or deleted meanwhile shifts no other: each page begins after
 * the last row of the one before.
 *
 * @param columns those of the table by which its rows are ordered
 * @param read reads one page
 */
export async function* newestFirst<Row extends { created_at: Date; id: string }>(
  columns: { created_at: PgColumn; id: PgColumn },
  read: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const { created_at, id } = columns;
  const order = [desc(created_at), desc(id)];
  let last: Row | undefined;
  for (;;) {
    const after =
      last && sql`(${created_at}, ${id}) < (${last.created_at.toISOString()}::timestamptz, ${last.id})`;
    const rows = await read({ after, order, limit: ROWS_PER_PAGE });
    yield rows;
    if (rows.length < ROWS_PER_PAGE) return;
    last = rows.at(-1);
    await nextTurn();
  }
}
