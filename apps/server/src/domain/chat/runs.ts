/**
 * Writes answers and stores them as they are written (docs/adr/0024).
 *
 * A process claims an answer for some seconds and renews the claim while it writes. Every change names the claim, so that
 * two processes never both write one. An answer whose process has ended is resumed when a process starts, looks for
 * such answers, or is asked for it.
 */
import { setTimeout as delay } from 'node:timers/promises';

import { and, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';

import { unlessDiskFull } from '../../db/disk-space.ts';
import { isDatabaseUnavailable } from '../../db/outage.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { bindAll } from '../../shared/bind.ts';
import { countingUse } from '../model-use/model-use.ts';
import { ofUser, type RecordRow } from '../records/own-records.ts';
import type { AskedQuestion, OtherRecord } from './answer-source.ts';
import type { MessageRow } from './conversations.ts';
import { type AnswerView, Run } from './run.ts';
import {
  CLAIM_MS,
  FAILURE,
  keyOf,
  reportFailure,
  ROWS,
  type RunContext,
  type RunNeeds,
  type StoredRun,
  untilNext,
} from './run-context.ts';
import { claim, free, newClaim, releaseAll } from './run-claims.ts';
import { write } from './write-answer.ts';
import { beginAttempt, end, leave, release, storeNowAndAgain } from './store-runs.ts';

/** How often a process looks for answers that another one left. */
const LOOK_MS = 5000;
/** How long a stop waits for answers to be left, in milliseconds. */
const LEAVE_MS = 700;
/** An answer that ends its process so often is given up. */
const MOST_STARTS = 5;

export type Runs = ReturnType<typeof createRuns>;

/** Answers in progress: begun, resumed, cancelled, left for another process. */
export function createRuns(needs: RunNeeds) {
  const context: RunContext = {
    ...needs,
    runs: new Map(),
    unstored: new Set(),
    working: new Set(),
    stopping: new AbortController(),
    active: 0,
    storing: null,
    looking: undefined,
  };
  return {
    ...bindAll(context, {
      newClaim,
      begin,
      look,
      reportFailure,
      writeUnstored,
      cancel,
      clear,
      releaseAll,
      start,
      abandon,
      stop,
    }),
    /** Aborts when the service stops. */
    stopped: context.stopping.signal,
  };
}

/** Writes an answer that this process has claimed. */
function begin(context: RunContext, record: RecordRow, reply: MessageRow): Run {
  const run = Object.assign(new Run(reply.parent_id ?? '', reply.id), {
    record_id: record.id,
    user_id: record.user_id,
    claim: reply.claim ?? '',
    renewed_at: context.clock.now().getTime(),
  }) as StoredRun;
  // Until its own text is known: what is stored.
  run.attempt = reply.attempt;
  context.runs.set(keyOf(record.id, reply.id), run);
  const task = work(context, run, record, reply).finally(() => {
    // An error on the way to the end leaves the claim to end.
    if (!run.left) leave(context, run);
  });
  track(context, task);
  context.storing ??= storeNowAndAgain(context).finally(() => (context.storing = null));
  return run;
}

/** Records of an account that a question may name. */
const MOST_OTHERS = 200;
const { note: _note, ...OTHER_COLUMNS } = getTableColumns(records);

/**
 * The other records of the account, the newest first. They are read for every question: a record is named by whatever
 * word the account gave it, so only the names tell whether a question means one.
 */
const otherRecords = ({ db }: RunContext, record: RecordRow): Promise<OtherRecord[]> =>
  db
    .select(OTHER_COLUMNS)
    .from(records)
    .where(and(ofUser(record.user_id), ne(records.id, record.id)))
    .orderBy(desc(records.created_at), desc(records.id))
    .limit(MOST_OTHERS);

async function work(
  context: RunContext,
  run: StoredRun,
  record: RecordRow,
  reply: MessageRow,
): Promise<void> {
  try {
    if (reply.starts > MOST_STARTS) return await end(context, run, 'failed');
    const path = await context.conversations.path(context.db, record.id, reply.parent_id);
    const question = path.pop();
    if (!question) return leave(context, run);
    const others = await otherRecords(context, record);
    const asked = { record, others, before: path, question, asked_at: reply.created_at };
    await countingUse(context.modelUse, 'answer', run.user_id, async (onTokens) => {
      const given = context.answer(asked, run.stop.signal, onTokens);
      await beginAttempt(context, run, { record, reply, given });
      await write(context, run, given);
    });
    await end(context, run, 'complete');
  } catch (error) {
    if (run.left) return;
    // Cancelled.
    if (run.ending) return run.ending;
    if (isDatabaseUnavailable(error)) {
      context.outage.report(error);
      return leave(context, run);
    }
    if (context.stopping.signal.aborted && run.stop.signal.aborted) return release(context, run);
    reportFailure(context, error);
    await end(context, run, 'failed');
  }
}

function track(context: RunContext, task: Promise<void>): void {
  context.active += 1;
  const ended: Promise<void> = task
    .catch((error: unknown) => reportFailure(context, error))
    .finally(() => {
      context.active -= 1;
      context.working.delete(ended);
    });
  context.working.add(ended);
}

/** An answer as it stands; one that no process writes is resumed. Undefined where there is none. */
async function look(
  context: RunContext,
  record: RecordRow,
  replyId: string,
): Promise<Run | AnswerView | undefined> {
  const own = context.runs.get(keyOf(record.id, replyId));
  if (own) return own;
  const row = await context.conversations.find(context.db, record.id, replyId);
  if (row?.role !== 'assistant') return undefined;
  const isFree = row.claimed_until === null || row.claimed_until <= context.clock.now();
  if (row.status === 'running' && isFree && !context.stopping.signal.aborted) {
    const claimed = await unlessDiskFull(claim(context, record.id, replyId));
    if (claimed) return begin(context, record, claimed);
  }
  return { ...row, message_id: row.parent_id ?? '', reply_id: row.id };
}

/** Resumes answers that no process writes. */
async function resumeAll(context: RunContext): Promise<void> {
  const rows = await context.db
    .select({ id: chatMessages.id, record: records })
    .from(chatMessages)
    .innerJoin(records, and(eq(records.id, chatMessages.record_id), isNull(records.deleted_at)))
    .where(and(eq(chatMessages.status, 'running'), free(context)))
    .limit(ROWS);
  for (const { id, record } of rows) await look(context, record, id);
}

/** Writes an answer that is not stored, whose unit this process has reserved under a claim. */
function writeUnstored(
  context: RunContext,
  run: Run,
  asked: AskedQuestion,
  userId: string,
  claim: string,
): void {
  context.unstored.add(run);
  const renew = async () => {
    if (!(await context.benefits.renewReserved(userId, run.reply_id, claim, untilNext(context))))
      run.stop.abort();
  };
  const renewal = setInterval(
    () => void renew().catch((error: unknown) => reportFailure(context, error)),
    CLAIM_MS / 3,
  );
  const task = (async () => {
    try {
      await countingUse(context.modelUse, 'answer', userId, (onTokens) =>
        write(context, run, context.answer(asked, run.stop.signal, onTokens)),
      );
      if (!(await context.benefits.spendReserved(userId, run.reply_id, claim)))
        throw new Error('the claim on an answer has ended');
      run.status = 'complete';
    } catch (error) {
      const { aborted } = run.stop.signal;
      if (!aborted) reportFailure(context, error);
      // Where the database is away the claim ends by itself.
      await context.benefits
        .undoReserved(userId, run.reply_id, claim)
        .catch((error: unknown) => reportFailure(context, error));
      run.status = aborted ? 'cancelled' : 'failed';
      run.error = aborted ? null : FAILURE;
      run.suggestions = [];
    } finally {
      clearInterval(renewal);
      context.unstored.delete(run);
      run.wake();
    }
  })();
  track(context, task);
}

/** Ends an answer; what was written stays. One that has ended stays as it is. */
async function cancel(context: RunContext, record: RecordRow, replyId: string): Promise<void> {
  const own = context.runs.get(keyOf(record.id, replyId));
  if (own) {
    const ended = end(context, own, 'cancelled');
    own.stop.abort();
    return ended;
  }
  await context.db.transaction(async (tx) => {
    await holdAccount(tx, record.user_id);
    const [row] = await tx
      .update(chatMessages)
      .set({ status: 'cancelled', claim: null, claimed_until: null })
      .where(
        and(
          eq(chatMessages.record_id, record.id),
          eq(chatMessages.id, replyId),
          eq(chatMessages.status, 'running'),
        ),
      )
      .returning({ id: chatMessages.id });
    if (row) await context.benefits.giveBack(tx, record.user_id, replyId);
  });
}

/** Deletes a conversation with its answers in progress. */
async function clear(context: RunContext, record: RecordRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    await holdAccount(tx, record.user_id);
    for (const id of await context.conversations.clear(tx, record.id))
      await context.benefits.giveBack(tx, record.user_id, id);
  });
  for (const run of context.runs.values()) if (run.record_id === record.id) leave(context, run);
}

/** Resumes unfinished answers, now and later, until {@link stop}. */
function start(context: RunContext): void {
  const again = async () => {
    await resumeAll(context).catch((error: unknown) =>
      context.outage.logFailure('answers not resumed', error),
    );
    if (!context.stopping.signal.aborted) context.looking = setTimeout(() => void again(), LOOK_MS).unref();
  };
  void again();
}

/** Leaves answers in progress as a kill would: nothing more is stored, and claims stay. For tests. */
async function abandon(context: RunContext): Promise<void> {
  for (const run of context.runs.values()) leave(context, run);
  await Promise.allSettled(context.working);
}

/** Waits for answers in progress for some milliseconds, then leaves them for the next process. */
async function stop(context: RunContext, milliseconds: number): Promise<void> {
  clearTimeout(context.looking);
  context.stopping.abort();
  const timer = setTimeout(() => {
    for (const run of [...context.runs.values(), ...context.unstored]) run.stop.abort();
  }, milliseconds);
  const ended = (async () => {
    while (context.working.size > 0) await Promise.allSettled(context.working);
  })();
  await Promise.race([ended, delay(milliseconds + LEAVE_MS, undefined, { ref: false })]);
  clearTimeout(timer);
}
