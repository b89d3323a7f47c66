import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { findProjectFile } from '../shared/project-files.ts';
import { findBlankImage } from './blank-image.ts';
import { type FreeBytes, freeBytesOf, GuardedDatabase, isShort } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivateFolder } from './folder-permissions.ts';
import { isDatabaseUnavailable } from './outage.ts';

/** The database, embedded or PostgreSQL, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

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

const CONNECT_MS = 3000;
/** The most time of a statement, migrations excepted. */
const STATEMENT_MS = 5000;

/** Connects to a PostgreSQL server and migrates the schema. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    statement_timeout: STATEMENT_MS,
    // For a server that does not enforce its own limit because the connection hangs.
    query_timeout: STATEMENT_MS + 1000,
  });
  // The pool replaces a broken connection; without a listener its error would end the process. The pool itself
  // listens to idle clients only, not to one between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    // Of several processes that start at once, one migrates and the others wait.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNode(drizzleNode(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
  const db = Object.assign(drizzleNode(pool), { transaction: createTransaction(pool) });
  return { db, close: () => pool.end() };
}

/** A connection to PostgreSQL that failed. By itself the cause can look like a request that its client cut off. */
class ConnectionError extends Error {
  override name = 'ConnectionError';
  /** connection_failure */
  readonly code = '08006';
}

/**
 * Transactions that give every client back, and a broken one to be destroyed. Those of drizzle on a pool keep the client
 * when BEGIN fails, and give it back as it is when ROLLBACK fails.
 *
 * @throws ConnectionError
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  return async (run, config) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new ConnectionError('no connection to PostgreSQL', { cause });
    });
    let lost: Error | undefined;
    const noteLoss = (error: Error) => (lost ??= error);
    client.on('error', noteLoss);
    let isReleased = false;
    const release = (isBroken: boolean) => {
      if (!isReleased) client.release(isBroken);
      isReleased = true;
    };
    let failure: unknown;
    try {
      const result = await drizzleNode(client).transaction(async (tx) => {
        try {
          return await run(tx);
        } catch (error) {
          failure = error;
          // A ROLLBACK would wait for a server that does not answer.
          if (isDatabaseUnavailable(error)) release(true);
          throw error;
        }
      }, config);
      release(false);
      return result;
    } catch (error) {
      // An error of BEGIN, COMMIT or ROLLBACK leaves the state of the connection unknown.
      const isBroken = error !== failure;
      release(isBroken);
      const isLost = lost !== undefined || (isBroken && failure === undefined && !isFromServer(error));
      if (isLost) throw new ConnectionError('connection to PostgreSQL lost', { cause: lost ?? error });
      throw failure ?? error;
    } finally {
      client.off('error', noteLoss);
    }
  };
}

/** Whether a statement failed with an answer of the server. */
const isFromServer = (error: unknown): boolean =>
  error instanceof Error && (error instanceof pg.DatabaseError || isFromServer(error.cause));

/** Marker file of a completely created database folder. */
const READY = 'ziping-ready';
/** Marker file beside a database folder while it is being created. */
const CREATING = 'creating';

/** A database folder that must not be used as it is. The message is for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/**
 * Opens the embedded PostgreSQL and migrates the schema.
 *
 * Acknowledged rows survive a kill of the process: they are written to the operating system before the answer. The
 * engine runs without fsync, so only a PostgreSQL server is safe against a power failure.
 *
 * @param folder the data folder; null for a database in memory (tests).
 * @param create whether to make the database where the folder has none.
 * @param freeBytes the space on its disk; while there is little, writes fail as in an outage.
 * @throws FolderInUseError when another process uses the folder.
 * @throws DataFolderError when the folder has no whole database, or its disk is full.
 */
export async function openEmbedded(
  folder: string | null,
  {
    create = true,
    freeBytes = folder ? freeBytesOf(folder) : () => Infinity,
  }: { create?: boolean; freeBytes?: FreeBytes } = {},
): Promise<OpenDatabase> {
  const openGuarded = async (options: PGliteOptions) => {
    const client = new GuardedDatabase(options, freeBytes);
    await client.waitReady;
    return openClient(client);
  };
  if (!folder) return openGuarded(imageOption());
  const diskFull = () => new DataFolderError(`磁盘空间不足，请为数据目录 ${folder} 腾出空间后再启动`);
  if (!create && !existsSync(join(folder, 'db'))) {
    throw new DataFolderError(`数据目录 ${folder} 里没有数据库，请检查 DATA_DIR，或先启动一次服务`);
  }
  makePrivateFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    if (isShort(freeBytes)) throw diskFull();
    const dataDir = join(folder, 'db');
    const ready = join(dataDir, READY);
    const fresh = !existsSync(ready);
    const creating = join(folder, CREATING);
    if (fresh && existsSync(dataDir)) {
      if (!existsSync(creating)) {
        throw new DataFolderError(
          `数据库文件夹 ${dataDir} 缺少标记文件 ${READY}，可能不完整或不是本服务的数据。请从备份恢复，或把它移到别处后再启动`,
        );
      }
      // A first start that was stopped leaves an incomplete database without data.
      renameSync(dataDir, `${dataDir}.incomplete-${Date.now()}`);
    }
    if (fresh) writeFileSync(creating, '');
    const store = await openGuarded({
      dataDir,
      relaxedDurability: false,
      ...(fresh ? imageOption() : {}),
    });
    // Unpacking the archive restores the permissions of its files.
    if (fresh) makePrivateFolder(folder);
    if (fresh) {
      writeFileSync(ready, '');
      rmSync(creating);
    }
    return {
      db: store.db,
      async close() {
        // Closing writes too. Without it the next start recovers, as after a kill.
        if (!isShort(freeBytes)) await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    // The engine's own error is the same for a full disk and for damaged data.
    throw isShort(freeBytes) ? diskFull() : error;
  }
}

function imageOption(): { loadDataDir?: Blob } {
  const image = findBlankImage();
  return image ? { loadDataDir: image } : {};
}

async function openClient(client: PGlite): Promise<OpenDatabase> {
  const db = drizzleLite(client);
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
