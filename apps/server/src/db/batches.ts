/** Work on many rows in small statements, so that other calls are answered in between. */
import { setTimeout as delay } from 'node:timers/promises';

import { lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './open.ts';
import { isDatabaseUnavailable } from './outage.ts';
import { queryRows } from './rows.ts';

/** Rows of the first batch, and the most of one. */
const FIRST_LIMIT = 100;
const MOST_LIMIT = 1000;
/** Of fewer rows a statement takes hardly less time: only those that fail are tried with fewer. */
const LEAST_LIMIT = 50;
/** What a batch may take, in milliseconds: the embedded database answers nothing else meanwhile. */
const BATCH_MS = 25;
/** The pause after a batch is as long as the batch, within these milliseconds. */
const PAUSE_MS = { least: 5, most: 1000 };
/** So many rows that fail by themselves end the work on a table. */
const MOST_FAILURES = 20;

/**
 * Works on up to `limit` rows that are due, in a fixed order, after the first `skip` of them. What it was done for is not
 * due any more.
 *
 * @returns how many rows it found
 */
type Step = (limit: number, skip: number) => Promise<number>;

/** PostgreSQL ended a statement because of its time limit. */
function isTimedOut(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === '57014') return true;
  return false;
}

/**
 * Takes a step again and again, with pauses, until nothing is due or the signal aborts. A step that fails is tried with
 * fewer rows, and a row that fails by itself is left out, so that it does not keep the rest.
 *
 * @throws the first failure of a single row, after all others; at once where the database is away
 */
export async function inBatches(step: Step, signal: AbortSignal | undefined): Promise<void> {
  const failures: unknown[] = [];
  let limit = FIRST_LIMIT;
  let skip = 0;
  while (!signal?.aborted && failures.length < MOST_FAILURES) {
    const begun = performance.now();
    try {
      if ((await step(limit, skip)) < limit) break;
      const fitting = Math.floor((limit * BATCH_MS) / (performance.now() - begun));
      limit = Math.min(2 * limit, MOST_LIMIT, Math.max(fitting, LEAST_LIMIT));
    } catch (error) {
      if (isDatabaseUnavailable(error) && !isTimedOut(error)) throw error;
      if (limit === 1) {
        failures.push(error);
        skip += 1;
      }
      limit = Math.ceil(limit / 4);
    }
    const pause = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, performance.now() - begun));
    await delay(pause, undefined, { ...(signal && { signal }) }).catch(() => {});
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Deletes rows of a table in batches. Rows that another transaction has locked are left for the next time.
 *
 * @param order columns of an index, so that a batch reads no more than it deletes
 */
export function deleteInBatches(
  db: Database,
  { table, where, order }: { table: PgTable; where: SQL; order: readonly [PgColumn, ...PgColumn[]] },
  signal: AbortSignal | undefined,
): Promise<void> {
  return inBatches(async (limit, skip) => {
    const [gone] = await queryRows<{ count: number }>(
      db,
      sql`
      with gone as (
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${where}
          order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${skip} for update skip locked
        )) returning 1
      )
      select count(*)::int as count from gone`,
    );
    return gone?.count ?? 0;
  }, signal);
}

/** Deletes the rows whose moment has come, in batches, table by table. @param moments columns with an index */
export const deleteUntil = (
  db: Database,
  moments: readonly PgColumn[],
  until: Date,
  signal: AbortSignal | undefined,
): Promise<void> =>
  runAll(
    moments.map(
      (moment) => () =>
        deleteInBatches(db, { table: moment.table, where: lte(moment, until), order: [moment] }, signal),
    ),
  );

/** Runs one task after the other; one that fails does not keep the rest. @throws the first failure, after all of them */
export async function runAll(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
