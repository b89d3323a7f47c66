import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { findProjectFile } from '../project-files.ts';
import { findBlankImage } from './blank-image.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivateFolder } from './folder-permissions.ts';
import * as schema from './schema.ts';

/** The database, embedded or PostgreSQL, or a transaction on it. */
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

/** Key of the advisory lock around migrations; arbitrary. */
const MIGRATION_LOCK = 20_260_501;

/** Connects to a PostgreSQL server and migrates the schema. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      // Of several processes that start at once, one migrates and the others wait.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateNode(drizzleNode(client), { migrationsFolder: migrationsFolder() });
    } finally {
      // Closing the connection releases the lock.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzleNode(pool, { schema }), close: () => pool.end() };
}

/** Marker file of a completely created database folder. */
const READY = 'ziping-ready';

/**
 * Opens the embedded PostgreSQL and migrates the schema.
 *
 * Acknowledged rows survive a kill of the process: they are written to the operating system before the answer. The
 * engine runs without fsync, so only a PostgreSQL server is safe against a power failure.
 *
 * @param folder the data folder; null for a database in memory (tests).
 * @throws FolderInUseError when another process uses the folder.
 */
export async function openEmbedded(folder: string | null): Promise<OpenDatabase> {
  if (!folder) return openClient(await PGlite.create({ ...imageOption() }));
  makePrivateFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const dataDir = join(folder, 'db');
    const ready = join(dataDir, READY);
    const fresh = !existsSync(ready);
    // A first start that was stopped leaves an incomplete database that cannot be opened and holds no data.
    if (fresh && existsSync(dataDir)) renameSync(dataDir, `${dataDir}.incomplete-${Date.now()}`);
    const client = await PGlite.create({
      dataDir,
      relaxedDurability: false,
      ...(fresh ? imageOption() : {}),
    });
    const store = await openClient(client);
    // Unpacking the archive restores the permissions of its files.
    if (fresh) makePrivateFolder(folder);
    if (fresh) writeFileSync(ready, '');
    return {
      db: store.db,
      async close() {
        await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function imageOption(): { loadDataDir?: Blob } {
  const image = findBlankImage();
  return image ? { loadDataDir: image } : {};
}

async function openClient(client: PGlite): Promise<OpenDatabase> {
  const db = drizzleLite(client, { schema });
  await migrateLite(db, { migrationsFolder: migrationsFolder() });
  return { db, close: () => client.close() };
}

/**
 * An archive of an empty database with the schema. Unpacking it takes a quarter of the time of creating a database.
 * Later migrations are applied when it is opened.
 */
export async function makeBlankImage(): Promise<Uint8Array> {
  const client = await PGlite.create();
  await openClient(client);
  const archive = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await archive.arrayBuffer());
}
