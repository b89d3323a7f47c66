/** Rows of a table a page at a time. */
import { setImmediate as nextTurn } from 'node:timers/promises';

import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './open.ts';

/** Rows that are read at once. */
const ROWS_PER_PAGE = 200;

/** A table with the columns that its rows are ordered by. */
type Dated = PgTable & { created_at: PgColumn; id: PgColumn };

/** The columns that have the newest rows first. */
export const newestFirst = ({ created_at, id }: Dated): SQL[] => [desc(created_at), desc(id)];

/** One page of the rows that a reader may see, and how many they are. @param number from 1 */
export async function readPage<Table extends Dated>(
  db: Database,
  table: Table,
  where: SQL | undefined,
  { order, number, size }: { order: SQL[]; number: number; size: number },
): Promise<[rows: Table['$inferSelect'][], total: number]> {
  return Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((number - 1) * size),
    db.$count(table, where),
  ]);
}

/**
 * All rows, the newest first, in pages, so that other calls are answered in between. One that is added or deleted
 * meanwhile shifts no other: each page begins after the last row of the one before.
 */
export async function* readAllPages<Table extends Dated>(
  db: Database,
  table: Table,
  where: SQL | undefined,
): AsyncGenerator<Table['$inferSelect'][]> {
  const { created_at, id } = table;
  let after: SQL | undefined;
  for (;;) {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(and(where, after))
      .orderBy(...newestFirst(table))
      .limit(ROWS_PER_PAGE)) as { created_at: Date; id: string }[];
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_PAGE) return;
    after = sql`(${created_at}, ${id}) < (${last.created_at.toISOString()}::timestamptz, ${last.id})`;
    await nextTurn();
  }
}
