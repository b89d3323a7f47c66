/**
 * The reports to be written, in the database of the service, so that they survive its end (docs/adr/0019).
 *
 * A process claims a job for some seconds and renews the claim while it writes. Every change to a job names the claim,
 * so that a process whose claim has ended changes nothing any more, and each report is written once.
 */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { queryRows } from '../../db/rows.ts';
import { records } from '../../db/schema/records.ts';
import { reportJobs, reports, reportSections, reportTurns } from '../../db/schema/reports.ts';
import { bindAll } from '../../shared/bind.ts';
import { TokenCount } from '../model-use/model-use.ts';
import { markUnstarted } from '../orders/started.ts';
import type { Access } from './access.ts';
import { birthKey } from './birth-key.ts';

/** How long a claim lasts unless it is renewed, in milliseconds. */
export const CLAIM_MS = 30_000;

/** A claimed job. */
export interface Job {
  id: number;
  report_id: string;
  claim: string;
  /** How often a process began to write it, this time included. */
  starts: number;
  /** Tokens that a model had used for it before this process. */
  tokens: number;
  /** Those of this process. */
  used: TokenCount;
}

export type Section = Pick<typeof reportSections.$inferSelect, 'position' | 'title' | 'text' | 'written_by'>;
/** What a report is written from. */
export type ReportMaterial = {
  report: typeof reports.$inferSelect;
  record: typeof records.$inferSelect;
  /** The sections stored so far. */
  sections: Section[];
};
/** Why a report is not written on: its record is gone, its birth has changed, or another process has it. */
export type Ended = 'gone' | 'outdated' | 'lost';

interface QueueContext extends Basics {
  access: Access;
}

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(context: QueueContext) {
  return {
    ...bindAll(context, {
      waiting: countWaiting,
      claim: claimNext,
      renew,
      release,
      releaseAll,
      open,
      restart,
      storeSection,
      complete,
      fail,
      postpone,
    }),
    add,
  };
}

/** All tokens that a model has used for a job. */
export const tokensOf = ({ tokens, used }: Job): number => tokens + used.total;

const mine = (job: Job) => and(eq(reportJobs.id, job.id), eq(reportJobs.claim, job.claim));
const untilNext = ({ clock }: QueueContext) => new Date(clock.now().getTime() + CLAIM_MS);

/** The report of a claimed job with its record, with the claim renewed and its tokens stored. */
async function renewAndLoad(
  context: QueueContext,
  on: Database,
  job: Job,
): Promise<Omit<ReportMaterial, 'sections'> | Ended> {
  const [held] = await on
    .update(reportJobs)
    .set({ claimed_until: untilNext(context), tokens: tokensOf(job) })
    .where(mine(job))
    .returning({ id: reportJobs.id });
  if (!held) return 'lost';
  const [row] = await on
    .select({ report: reports, record: records })
    .from(reports)
    .innerJoin(records, and(eq(records.id, reports.record_id), isNull(records.deleted_at)))
    .where(eq(reports.id, job.report_id));
  if (!row) return 'gone';
  return birthKey(row.record) === row.report.birth_key ? row : 'outdated';
}

/** Takes a job off the queue; false where another process has it. */
async function remove(on: Database, job: Job): Promise<boolean> {
  const gone = await on.delete(reportJobs).where(mine(job)).returning({ id: reportJobs.id });
  return gone.length > 0;
}

/** Adds a report. `on` is the transaction in which it was ordered. */
async function add(on: Database, reportId: string, userId: string): Promise<void> {
  await on.insert(reportJobs).values({ report_id: reportId, user_id: userId });
}

/** How many reports each user waits for, as `{ userId: count }`. */
async function countWaiting({ db }: QueueContext): Promise<Map<string, number>> {
  const rows = await db
    .select({ user_id: reportJobs.user_id, count: sql<number>`count(*)::int` })
    .from(reportJobs)
    .groupBy(reportJobs.user_id);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

/**
 * Claims the next job: one that was begun already, else the first of the user who has waited longest for a turn.
 * Null when nothing waits.
 */
async function claimNext(context: QueueContext): Promise<Job | null> {
  const { db, clock, entropy } = context;
  const claim = entropy.id();
  const now = clock.now().toISOString();
  // One statement, because it runs for every report.
  const [job] = await queryRows<Omit<Job, 'claim' | 'used'>>(
    db,
    sql`
    with next as (
      select j.id from ${reportJobs} j left join ${reportTurns} t on t.user_id = j.user_id
      where j.claimed_until is null or j.claimed_until <= ${now}
      order by j.starts = 0, t.turn nulls first, j.id limit 1 for update of j skip locked
    ), taken as (
      update ${reportJobs} j set claim = ${claim}, claimed_until = ${untilNext(context).toISOString()}, starts = j.starts + 1
      from next where j.id = next.id returning j.id, j.report_id, j.user_id, j.starts, j.tokens
    ), turn as (
      insert into ${reportTurns} (user_id) select user_id from taken
      on conflict (user_id) do update set turn = excluded.turn
    )
    select id::int, report_id, starts, tokens from taken`,
  );
  return job ? { ...job, claim, used: new TokenCount() } : null;
}

/** Keeps a claim for another while. */
async function renew(context: QueueContext, job: Job): Promise<void> {
  await context.db
    .update(reportJobs)
    .set({ claimed_until: untilNext(context) })
    .where(mine(job));
}

/** Gives a claim up, so that any process can go on at once. */
async function release({ db }: QueueContext, job: Job): Promise<void> {
  await db
    .update(reportJobs)
    .set({ claim: null, claimed_until: null, starts: job.starts - 1 })
    .where(mine(job));
}

/** Ends all claims; for a process that has the database to itself, when it starts. */
async function releaseAll({ db }: QueueContext): Promise<void> {
  await db.update(reportJobs).set({ claim: null, claimed_until: null }).where(isNotNull(reportJobs.claim));
}

/** The report of a job, its record and the sections stored so far. */
async function open(context: QueueContext, job: Job): Promise<ReportMaterial | Ended> {
  const { db } = context;
  const row = await renewAndLoad(context, db, job);
  if (typeof row === 'string') return row;
  const sections = await db
    .select({
      position: reportSections.position,
      title: reportSections.title,
      text: reportSections.text,
      written_by: reportSections.written_by,
    })
    .from(reportSections)
    .where(eq(reportSections.report_id, job.report_id))
    .orderBy(asc(reportSections.position));
  return { ...row, sections };
}

/** Drops the sections of a report, which now has another number of them. */
async function restart(context: QueueContext, job: Job, sections_total: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (typeof (await renewAndLoad(context, tx, job)) === 'string') return;
    await tx.delete(reportSections).where(eq(reportSections.report_id, job.report_id));
    await tx.update(reports).set({ sections_total }).where(eq(reports.id, job.report_id));
  });
}

/** Stores a section, unless the report has ended meanwhile. */
function storeSection(context: QueueContext, job: Job, section: Section): Promise<Ended | null> {
  return context.db.transaction(async (tx) => {
    const row = await renewAndLoad(context, tx, job);
    if (typeof row === 'string') return row;
    await tx.insert(reportSections).values({ report_id: job.report_id, ...section });
    return null;
  });
}

/** Ends a job whose sections are all stored; false where another process has it. */
function complete({ db, clock }: QueueContext, job: Job): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await remove(tx, job))) return false;
    const [model] = await tx
      .select({ position: reportSections.position })
      .from(reportSections)
      .where(and(eq(reportSections.report_id, job.report_id), eq(reportSections.written_by, 'model')))
      .limit(1);
    await tx
      .update(reports)
      .set({
        status: 'completed',
        failure: null,
        written_by: model ? 'model' : 'rules',
        written_at: clock.now(),
      })
      .where(eq(reports.id, job.report_id));
    return true;
  });
}

/** Ends a job without a report: what was written is dropped, and the free report given back. */
async function fail({ db, access }: QueueContext, job: Job, failure: string | null): Promise<void> {
  await db.transaction((tx) => endWithout(access, tx, job, failure));
}

/** As {@link fail}; one that was bought is begun again the next day. */
async function postpone({ db, access }: QueueContext, job: Job, failure: string): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await endWithout(access, tx, job, failure);
    if (report) await markUnstarted(tx, report.record_id, report.code);
  });
}

/** Ends a job without a report. @returns what was to be written; undefined where another process has it */
async function endWithout(access: Access, tx: Database, job: Job, failure: string | null) {
  if (!(await remove(tx, job))) return undefined;
  const [report] = await tx
    .update(reports)
    .set({ status: 'failed', failure })
    .where(eq(reports.id, job.report_id))
    .returning({
      record_id: reports.record_id,
      code: reports.report_code,
      ordered_at: reports.created_at,
    });
  await tx.delete(reportSections).where(eq(reportSections.report_id, job.report_id));
  if (report) await access.returnFree(tx, report.record_id, report.code, report.ordered_at);
  return report;
}
