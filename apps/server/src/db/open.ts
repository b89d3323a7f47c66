import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { findProjectFile } from '../project-files.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** The one database type of the service, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

function migrationsFolder(): string {
  const folder = findProjectFile('migrations', 'db/migrations');
  if (!folder) throw new Error('the migrations folder is missing');
  return folder;
}

/** A PostgreSQL server, reached by its connection string. Brings the schema up to date first. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzleNode(pool, { schema });
  try {
    await migrateNode(db, { migrationsFolder: migrationsFolder() });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/**
 * The embedded PostgreSQL. Brings the schema up to date first.
 *
 * Every acknowledged row is handed to the operating system before the answer goes out, so the end of the process
 * by any means loses nothing. The engine runs without fsync: only a PostgreSQL server survives a power cut for sure.
 *
 * @param folder where the data lives; null keeps it in memory (tests).
 * @throws FolderInUseError when another process has the folder open.
 */
export async function openEmbedded(folder: string | null): Promise<OpenDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    const client = await PGlite.create(folder ? join(folder, 'db') : undefined, { relaxedDurability: false });
    const db = drizzleLite(client, { schema });
    await migrateLite(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
