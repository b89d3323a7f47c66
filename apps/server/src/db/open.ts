import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
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

/** Any number that nothing else on the server locks. */
const MIGRATION_LOCK = 20_260_501;

/** A PostgreSQL server, reached by its connection string. Brings the schema up to date first. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      // Several processes may start at once; one brings the schema up to date, the others wait for it.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateNode(drizzleNode(client), { migrationsFolder: migrationsFolder() });
    } finally {
      // Closing the connection gives the lock back, however the migration went.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzleNode(pool, { schema }), close: () => pool.end() };
}

/** Stands in a database folder once it has been set up completely. */
const READY = 'ziping-ready';

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
  if (!folder) return openClient(await PGlite.create({ ...imageOption() }));
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const dataDir = join(folder, 'db');
    const ready = join(dataDir, READY);
    const fresh = !existsSync(ready);
    // Whoever was stopped amid the first start left a part that can never be opened, and nothing worth keeping.
    if (fresh && existsSync(dataDir)) renameSync(dataDir, `${dataDir}.incomplete-${Date.now()}`);
    const client = await PGlite.create({
      dataDir,
      relaxedDurability: false,
      ...(fresh ? imageOption() : {}),
    });
    const store = await openClient(client);
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
 * A database with the schema and nothing in it, as an archive: unpacking it takes a quarter of the time of making
 * one. Migrations that are younger than the archive are applied when it is opened.
 */
export async function makeBlankImage(): Promise<Uint8Array> {
  const client = await PGlite.create();
  await openClient(client);
  const archive = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await archive.arrayBuffer());
}
