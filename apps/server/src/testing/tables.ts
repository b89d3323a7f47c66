import { sql } from 'drizzle-orm';

import type { Database } from '../db/open.ts';
import { queryRows } from '../db/rows.ts';

/** The names of all tables, as a statement has them. */
export async function listTables(db: Database): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

/** What the database holds, as JSON, without some of its tables. */
export async function dumpTables(db: Database, without: readonly string[] = []): Promise<string> {
  const names = (await listTables(db)).filter((name) => !without.includes(name));
  return JSON.stringify(
    await Promise.all(names.map((name) => queryRows(db, sql.raw(`select * from ${name}`)))),
  );
}
