import { statfsSync } from 'node:fs';

import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/**
 * Free bytes below which the embedded database is not opened, and not written to. Its log grows by segments of 16 MB,
 * and it never returns from a write that finds no space for the next one. The rest is for the statement that was
 * checked and for other programs. A new database takes about 40 MB.
 */
const LEAST_FREE = 64 * 1024 * 1024;

/** The code of PostgreSQL for a full disk, which counts as an outage. */
const DISK_FULL = '53100';
/** The code of PostgreSQL for a write in a read-only transaction. */
const READ_ONLY = '25006';

/** Bytes that are free on the disk of a folder. */
export type FreeBytes = () => number;

/** Reads the free space, which takes a few microseconds. */
export function freeBytesOf(folder: string): FreeBytes {
  return () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
}

/** Whether the embedded database must not be written to. */
export const isShort = (freeBytes: FreeBytes): boolean => freeBytes() < LEAST_FREE;

/** A write that was refused because the disk of the data folder is nearly full. */
class DiskFullError extends Error {
  override name = 'DiskFullError';
  readonly code = DISK_FULL;
}

/** Whether a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === DISK_FULL) return true;
  }
  return false;
}

/** A write that a read can do without: undefined where the disk is full. @throws any other failure */
export async function unlessDiskFull<T>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => {
    if (isDiskFull(error)) return undefined;
    throw error;
  });
}

/**
 * The embedded database, which refuses writes while the disk has little space: its statements are run in read-only
 * transactions then, so that the database itself knows a write. Each statement looks at the space anew, so that writes
 * work again once there is some.
 */
export class GuardedDatabase extends PGlite {
  readonly #isShort: () => boolean;

  constructor(options: PGliteOptions, freeBytes: FreeBytes) {
    super(options);
    this.#isShort = () => isShort(freeBytes);
  }

  /** @throws DiskFullError */
  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (!this.#isShort()) return super.query<T>(text, values, options);
    return this.transaction((tx) => tx.query<T>(text, values, options));
  }

  /** @throws DiskFullError from a statement of the transaction */
  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      let isReadOnly = false;
      const query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
        if (!isReadOnly && this.#isShort()) {
          await tx.exec('set transaction read only');
          isReadOnly = true;
        }
        return tx.query<Row>(text, values, options).catch((error: unknown) => {
          throw (error as { code?: unknown }).code === READ_ONLY
            ? new DiskFullError('the disk of the data folder is nearly full', { cause: error })
            : error;
        });
      };
      return run(Object.assign(Object.create(tx) as Transaction, { query }));
    });
  }
}
