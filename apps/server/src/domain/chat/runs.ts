/**
 * Writes answers and stores them as they are written (docs/adr/0024).
 *
 * A process claims an answer for some seconds and renews the claim while it writes. Every change names the claim, so that
 * two processes never both write one. An answer whose process has ended is gone on with when a process starts, looks for
 * such answers, or is asked for it.
 */
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import { and, desc, eq, exists, isNull, lte, ne, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { unlessDiskFull } from '../../db/disk-space.ts';
import { isDatabaseUnavailable, type OutageLog } from '../../db/outage.ts';
import { chatMessages, records } from '../../db/schema.ts';
import type { Log } from '../../log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { ModelError } from '../../ports/model.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { Answer, AnswerSource, AskedQuestion } from './answer-source.ts';
import { AnswerError } from './checked-stream.ts';
import { ofUser, type RecordRow } from '../records/own-records.ts';
import type { Conversations, MessageRow } from './conversations.ts';
import { type AnswerView, Run, type TextField } from './run.ts';

/** How long a claim lasts unless it is renewed, in milliseconds. */
const CLAIM_MS = 30_000;
const STORE_MS = 500;
/** How often a process looks for answers that another one left. */
const LOOK_MS = 5000;
/** How long a stop waits for answers to be left, in milliseconds. */
const LEAVE_MS = 700;
/** An answer that ends its process so often is given up. */
const MOST_STARTS = 5;
/** Records of an account that a question may name. */
const MOST_OTHERS = 200;
/** Answers stored by one statement. */
const ROWS = 50;
/** Characters a second of an answer by the rules. */
const SPEED = 230;
/** Pieces in a row that are written without a pause before others get a turn. */
const PIECES = 64;

const FAILURE = 'AI命理师暂时无法回答，请稍后再试';

/** An answer that is stored, with the claim of this process on it. */
interface StoredRun extends Run {
  record_id: string;
  user_id: string;
  claim: string;
  renewed_at: number;
  ending?: Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  conversations: Conversations;
  benefits: Benefits;
  answer: AnswerSource;
  /** Milliseconds between the pieces of an answer by the rules; 0 for none. */
  pause: number;
  log: Log;
  outage: OutageLog;
}

export type Runs = ReturnType<typeof createRuns>;

export function createRuns(deps: Dependencies) {
  const { db, clock, entropy, conversations, benefits, answer, pause, log, outage } = deps;
  const runs = new Map<string, StoredRun>();
  const unstored = new Set<Run>();
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Answers in progress, stored or not. */
  let active = 0;
  let storing: Promise<void> | null = null;
  let looking: NodeJS.Timeout | undefined;

  const keyOf = (recordId: string, replyId: string) => `${recordId} ${replyId}`;
  const untilNext = () => new Date(clock.now().getTime() + CLAIM_MS);
  const liveRecord = () =>
    exists(
      db
        .select({ one: sql`1` })
        .from(records)
        .where(and(eq(records.id, chatMessages.record_id), isNull(records.deleted_at))),
    );
  const held = (run: StoredRun) =>
    and(
      eq(chatMessages.record_id, run.record_id),
      eq(chatMessages.id, run.reply_id),
      eq(chatMessages.claim, run.claim),
      eq(chatMessages.status, 'running'),
      liveRecord(),
    );

  /** Waits between two pieces: longer where many answers are written at once, so that they do not take the whole process. */
  async function pace(): Promise<number> {
    if (stopping.signal.aborted) return 0;
    const wait = Math.max(pause, active / 10);
    await delay(wait);
    return wait;
  }

  /** Writes what is left of a whole answer in small pieces, as a model would. */
  async function pour(run: Run, whole: Record<TextField, string>): Promise<void> {
    let size = 1;
    let pieces = 0;
    for (const field of ['reasoning', 'content'] as const) {
      const text = whole[field];
      while (run[field].length < text.length) {
        run.stop.signal.throwIfAborted();
        const at = run[field].length;
        let end = at + size;
        if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
        run.append(field, text.slice(at, end));
        const waited = pause > 0 ? await pace() : 0;
        // Pieces of varied length, of the same speed on the whole.
        size = waited > 0 ? Math.max(1, Math.round((SPEED * waited * (0.5 + (at % 5) / 4)) / 1000)) : 64;
        pieces += 1;
        if (waited === 0 && pieces % PIECES === 0) await nextTurn();
      }
    }
  }

  async function write(run: Run, given: Answer): Promise<void> {
    run.suggestions = given.suggestions;
    if ('parts' in given) {
      for await (const { content, reasoning_content } of given.parts) {
        run.stop.signal.throwIfAborted();
        if (reasoning_content) run.append('reasoning', reasoning_content);
        if (content) run.append('content', content);
      }
      run.stop.signal.throwIfAborted();
    } else {
      await pour(run, given);
    }
  }

  /** This process has the answer no more. Those who follow it look for it anew. */
  function leave(run: StoredRun): void {
    run.left = true;
    run.stop.abort();
    if (runs.get(keyOf(run.record_id, run.reply_id)) === run) runs.delete(keyOf(run.record_id, run.reply_id));
    run.wake();
  }

  /** Stores the end of an answer together with what it costs. */
  async function storeEnd(run: StoredRun, status: 'complete' | 'cancelled' | 'failed'): Promise<void> {
    const { reply_id, user_id, content, reasoning } = run;
    const suggestions = status === 'complete' ? run.suggestions : [];
    const error = status === 'failed' ? FAILURE : null;
    const stored = await db.transaction(async (tx) => {
      await holdAccount(tx, user_id);
      const [row] = await tx
        .update(chatMessages)
        .set({ status, content, reasoning, suggestions, error, claim: null, claimed_until: null })
        .where(held(run))
        .returning({ created_at: chatMessages.created_at });
      if (!row) return false;
      if (status === 'complete') await benefits.takeForAnswer(tx, user_id, reply_id, row.created_at);
      else await benefits.giveBack(tx, user_id, reply_id);
      return true;
    });
    if (stored) Object.assign(run, { status, suggestions, error });
    leave(run);
  }

  const end = (run: StoredRun, status: 'complete' | 'cancelled' | 'failed'): Promise<void> =>
    (run.ending ??= storeEnd(run, status));

  /** Leaves an answer for the next process. */
  async function release(run: StoredRun): Promise<void> {
    const { content, reasoning } = run;
    await db
      .update(chatMessages)
      .set({ content, reasoning, claim: null, claimed_until: null })
      .where(held(run));
    leave(run);
  }

  /** The text that counts from now on: that of another process where the rules would write the same answer again. */
  async function beginAttempt(run: StoredRun, reply: MessageRow, given: Answer): Promise<void> {
    const digest = 'digest' in given ? given.digest : null;
    const resumed = reply.starts > 1;
    const goesOn = resumed && digest !== null && digest === reply.digest;
    if (goesOn) {
      run.append('reasoning', reply.reasoning);
      run.append('content', reply.content);
    }
    run.attempt = reply.attempt + (resumed && !goesOn ? 1 : 0);
    const { attempt, content, reasoning } = run;
    const [row] = await db
      .update(chatMessages)
      .set({ attempt, digest, content, reasoning })
      .where(held(run))
      .returning({ id: chatMessages.id });
    if (!row) leave(run);
  }

  /** The other records of the account, the newest first. */
  const otherRecords = (record: RecordRow): Promise<RecordRow[]> =>
    db
      .select()
      .from(records)
      .where(and(ofUser(record.user_id), ne(records.id, record.id)))
      .orderBy(desc(records.created_at), desc(records.id))
      .limit(MOST_OTHERS);

  async function work(run: StoredRun, record: RecordRow, reply: MessageRow): Promise<void> {
    try {
      if (reply.starts > MOST_STARTS) return await end(run, 'failed');
      const path = await conversations.path(record.id, reply);
      const question = path.pop();
      if (!question) return leave(run);
      const others = await otherRecords(record);
      const asked = { record, others, before: path, question, asked_at: reply.created_at };
      const given = answer(asked, run.stop.signal);
      await beginAttempt(run, reply, given);
      await write(run, given);
      await end(run, 'complete');
    } catch (error) {
      if (run.left) return;
      // Cancelled.
      if (run.ending) return run.ending;
      if (isDatabaseUnavailable(error)) {
        outage.report(error);
        return leave(run);
      }
      if (stopping.signal.aborted && run.stop.signal.aborted) return release(run);
      reportFailure(error);
      await end(run, 'failed');
    }
  }

  function reportFailure(error: unknown): void {
    if (error instanceof ModelError) log.error('model failed', error, error.facts);
    else if (error instanceof AnswerError) log.error('model failed', error, { reason: error.fault });
    else log.error('answer failed', error);
  }

  function report(error: unknown): void {
    if (isDatabaseUnavailable(error)) outage.report(error);
    else log.error('answer failed', error);
  }

  function track(task: Promise<void>): void {
    active += 1;
    const ended: Promise<void> = task.catch(report).finally(() => {
      active -= 1;
      working.delete(ended);
    });
    working.add(ended);
  }

  /** Writes an answer that this process has claimed. */
  function begin(record: RecordRow, reply: MessageRow): Run {
    const run = Object.assign(new Run(reply.parent_id ?? '', reply.id), {
      record_id: record.id,
      user_id: record.user_id,
      claim: reply.claim ?? '',
      renewed_at: clock.now().getTime(),
    }) as StoredRun;
    // Until its own text is known: what is stored.
    run.attempt = reply.attempt;
    runs.set(keyOf(record.id, reply.id), run);
    const task = work(run, record, reply).finally(() => {
      // An error on the way to the end leaves the claim to end.
      if (!run.left) leave(run);
    });
    track(task);
    storing ??= storeNowAndAgain().finally(() => (storing = null));
    return run;
  }

  /** Stores the text of some answers and renews their claims. */
  async function storeSome(some: readonly StoredRun[]): Promise<void> {
    const values = some.map(
      ({ record_id, reply_id, claim, content, reasoning }) =>
        sql`(${record_id}::text, ${reply_id}::text, ${claim}::text, ${content}::text, ${reasoning}::text)`,
    );
    for (const run of some) {
      run.dirty = false;
      run.renewed_at = clock.now().getTime();
    }
    const answer = await db.execute(sql`
      update ${chatMessages} m
      set content = v.content, reasoning = v.reasoning, claimed_until = ${untilNext().toISOString()}
      from (values ${sql.join(values, sql`, `)}) v (record_id, id, claim, content, reasoning), ${records} r
      where m.record_id = v.record_id and m.id = v.id and m.claim = v.claim and m.status = 'running'
        and r.id = m.record_id and r.deleted_at is null
      returning m.record_id, m.id`);
    const stored = new Set(
      (answer as unknown as { rows: { record_id: string; id: string }[] }).rows.map(({ record_id, id }) =>
        keyOf(record_id, id),
      ),
    );
    for (const run of some)
      if (!run.ending && !run.left && !stored.has(keyOf(run.record_id, run.reply_id))) leave(run);
  }

  async function storeNowAndAgain(): Promise<void> {
    while (runs.size > 0) {
      await delay(STORE_MS, undefined, { ref: false });
      const now = clock.now().getTime();
      const due = [...runs.values()].filter(
        (run) => !run.ending && (run.dirty || now - run.renewed_at > CLAIM_MS / 3),
      );
      for (let at = 0; at < due.length; at += ROWS) {
        const some = due.slice(at, at + ROWS).filter((run) => !run.ending && !run.left);
        try {
          if (some.length > 0) await storeSome(some);
        } catch (error) {
          for (const run of some) run.dirty = true;
          if (isDatabaseUnavailable(error)) outage.report(error);
          else log.error('answers not stored', error);
        }
        await nextTurn();
      }
    }
  }

  const free = () => or(isNull(chatMessages.claimed_until), lte(chatMessages.claimed_until, clock.now()));

  /** Claims an answer that no process writes. Null where one does, or it has ended. */
  async function claim(recordId: string, replyId: string): Promise<MessageRow | null> {
    const [row] = await db
      .update(chatMessages)
      .set({
        claim: entropy.id(),
        claimed_until: untilNext(),
        starts: sql`${chatMessages.starts} + 1`,
      })
      .where(
        and(
          eq(chatMessages.record_id, recordId),
          eq(chatMessages.id, replyId),
          eq(chatMessages.status, 'running'),
          free(),
          liveRecord(),
        ),
      )
      .returning();
    return row ?? null;
  }

  /** An answer as it stands; one that no process writes is gone on with. Undefined where there is none. */
  async function look(record: RecordRow, replyId: string): Promise<Run | AnswerView | undefined> {
    const own = runs.get(keyOf(record.id, replyId));
    if (own) return own;
    const row = await conversations.find(db, record.id, replyId);
    if (row?.role !== 'assistant') return undefined;
    const isFree = row.claimed_until === null || row.claimed_until <= clock.now();
    if (row.status === 'running' && isFree && !stopping.signal.aborted) {
      const claimed = await unlessDiskFull(claim(record.id, replyId));
      if (claimed) return begin(record, claimed);
    }
    return { ...row, message_id: row.parent_id ?? '', reply_id: row.id };
  }

  /** Goes on with answers that no process writes. */
  async function resumeAll(): Promise<void> {
    const rows = await db
      .select({ id: chatMessages.id, record: records })
      .from(chatMessages)
      .innerJoin(records, and(eq(records.id, chatMessages.record_id), isNull(records.deleted_at)))
      .where(and(eq(chatMessages.status, 'running'), free()))
      .limit(ROWS);
    for (const { id, record } of rows) await look(record, id);
  }

  return {
    /** The columns of an answer that is added for {@link begin}. */
    newClaim: () => ({ claim: entropy.id(), claimed_until: untilNext(), created_at: clock.now() }),
    begin,
    look,
    report,
    /** Aborts when the service stops. */
    stopped: stopping.signal,

    /** Writes an answer that is not stored, whose unit this process has reserved under a claim. */
    writeUnstored(run: Run, asked: AskedQuestion, userId: string, claim: string): void {
      unstored.add(run);
      const renew = async () => {
        if (!(await benefits.renewReserved(userId, run.reply_id, claim, untilNext()))) run.stop.abort();
      };
      const renewal = setInterval(() => void renew().catch(report), CLAIM_MS / 3);
      const task = (async () => {
        try {
          await write(run, answer(asked, run.stop.signal));
          if (!(await benefits.spendReserved(userId, run.reply_id, claim)))
            throw new Error('the claim on an answer has ended');
          run.status = 'complete';
        } catch (error) {
          const { aborted } = run.stop.signal;
          if (!aborted && isDatabaseUnavailable(error)) outage.report(error);
          else if (!aborted) reportFailure(error);
          // Where the database is away the claim ends by itself.
          await benefits.undoReserved(userId, run.reply_id, claim).catch(report);
          run.status = aborted ? 'cancelled' : 'failed';
          run.error = aborted ? null : FAILURE;
          run.suggestions = [];
        } finally {
          clearInterval(renewal);
          unstored.delete(run);
          run.wake();
        }
      })();
      track(task);
    },

    /** Ends an answer; what was written stays. One that has ended stays as it is. */
    async cancel(record: RecordRow, replyId: string): Promise<void> {
      const own = runs.get(keyOf(record.id, replyId));
      if (own) {
        const ended = end(own, 'cancelled');
        own.stop.abort();
        return ended;
      }
      await db.transaction(async (tx) => {
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
        if (row) await benefits.giveBack(tx, record.user_id, replyId);
      });
    },

    /** Deletes a conversation with its answers in progress. */
    async clear(record: RecordRow): Promise<void> {
      await db.transaction(async (tx) => {
        await holdAccount(tx, record.user_id);
        for (const { id } of await conversations.clear(tx, record.id))
          await benefits.giveBack(tx, record.user_id, id);
      });
      for (const run of runs.values()) if (run.record_id === record.id) leave(run);
    },

    /** Ends all claims: of a process that was killed, where only one can have the database. */
    async releaseAll(): Promise<void> {
      await benefits.releaseAll();
      await db
        .update(chatMessages)
        .set({ claim: null, claimed_until: null })
        .where(eq(chatMessages.status, 'running'));
    },

    /** Goes on with unfinished answers, now and later, until {@link stop}. */
    start(): void {
      const again = async () => {
        await resumeAll().catch((error: unknown) => {
          if (isDatabaseUnavailable(error)) outage.report(error);
          else log.error('answers not resumed', error);
        });
        if (!stopping.signal.aborted) looking = setTimeout(() => void again(), LOOK_MS).unref();
      };
      void again();
    },

    /** Leaves answers in progress as a kill would: nothing more is stored, and claims stay. For tests. */
    async abandon(): Promise<void> {
      for (const run of runs.values()) leave(run);
      await Promise.allSettled(working);
    },

    /** Waits for answers in progress for some milliseconds, then leaves them for the next process. */
    async stop(milliseconds: number): Promise<void> {
      clearTimeout(looking);
      stopping.abort();
      const timer = setTimeout(() => {
        for (const run of [...runs.values(), ...unstored]) run.stop.abort();
      }, milliseconds);
      const ended = (async () => {
        while (working.size > 0) await Promise.allSettled(working);
      })();
      await Promise.race([ended, delay(milliseconds + LEAVE_MS, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
}
