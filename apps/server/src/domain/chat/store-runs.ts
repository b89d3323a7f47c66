/** Answers in progress as they are stored. */
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import { queryRows } from '../../db/rows.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { RecordRow } from '../records/own-records.ts';
import { birthKey } from '../reports/birth-key.ts';
import type { Answer } from './answer-source.ts';
import type { MessageRow } from './conversations.ts';
import {
  CLAIM_MS,
  FAILURE,
  held,
  keyOf,
  ROWS,
  type RunContext,
  type StoredRun,
  untilNext,
} from './run-context.ts';

const STORE_MS = 500;

/** The text that counts from now on: that of another process where the rules would write the same answer again. */
export async function beginAttempt(
  context: RunContext,
  run: StoredRun,
  { record, reply, given }: { record: RecordRow; reply: MessageRow; given: Answer },
): Promise<void> {
  const digest = 'digest' in given ? given.digest : null;
  const resumed = reply.starts > 1;
  const goesOn = resumed && digest !== null && digest === reply.digest;
  if (goesOn) {
    run.append('reasoning', reply.reasoning);
    run.append('content', reply.content);
  }
  run.attempt = reply.attempt + (resumed && !goesOn ? 1 : 0);
  const { attempt, content, reasoning } = run;
  const [row] = await context.db
    .update(chatMessages)
    .set({ attempt, digest, content, reasoning, birth_key: birthKey(record) })
    .where(held(context, run))
    .returning({ id: chatMessages.id });
  if (!row) leave(context, run);
}

/** Ends an answer, once. */
export const end = (
  context: RunContext,
  run: StoredRun,
  status: 'complete' | 'cancelled' | 'failed',
): Promise<void> => (run.ending ??= storeEnd(context, run, status));

/** Stores the end of an answer together with what it costs. */
async function storeEnd(
  context: RunContext,
  run: StoredRun,
  status: 'complete' | 'cancelled' | 'failed',
): Promise<void> {
  const { reply_id, user_id, content, reasoning } = run;
  const suggestions = status === 'complete' ? run.suggestions : [];
  const error = status === 'failed' ? FAILURE : null;
  const stored = await context.db.transaction(async (tx) => {
    await holdAccount(tx, user_id);
    const [row] = await tx
      .update(chatMessages)
      .set({ status, content, reasoning, suggestions, error, claim: null, claimed_until: null })
      .where(held(context, run))
      .returning({ created_at: chatMessages.created_at });
    if (!row) return false;
    if (status === 'complete' && !run.urgent)
      await context.benefits.takeForAnswer(tx, user_id, reply_id, row.created_at);
    else await context.benefits.giveBack(tx, user_id, reply_id);
    return true;
  });
  if (stored) Object.assign(run, { status, suggestions, error });
  leave(context, run);
}

/** Leaves an answer for the next process. */
export async function release(context: RunContext, run: StoredRun): Promise<void> {
  const { content, reasoning } = run;
  await context.db
    .update(chatMessages)
    .set({ content, reasoning, claim: null, claimed_until: null })
    .where(held(context, run));
  leave(context, run);
}

/** This process has the answer no more. Those who follow it look for it anew. */
export function leave(context: RunContext, run: StoredRun): void {
  run.left = true;
  run.stop.abort();
  if (context.runs.get(keyOf(run.record_id, run.reply_id)) === run)
    context.runs.delete(keyOf(run.record_id, run.reply_id));
  run.wake();
}

/** Stores the text of the answers in progress every half second, until there are none. */
export async function storeNowAndAgain(context: RunContext): Promise<void> {
  while (context.runs.size > 0) {
    await delay(STORE_MS, undefined, { ref: false });
    const now = context.clock.now().getTime();
    const due = [...context.runs.values()].filter(
      (run) => !run.ending && (run.dirty || now - run.renewed_at > CLAIM_MS / 3),
    );
    for (let at = 0; at < due.length; at += ROWS) {
      const some = due.slice(at, at + ROWS).filter((run) => !run.ending && !run.left);
      try {
        if (some.length > 0) await storeSome(context, some);
      } catch (error) {
        for (const run of some) run.dirty = true;
        context.outage.logFailure('answers not stored', error);
      }
      await nextTurn();
    }
  }
}

/** Stores the text of some answers and renews their claims. */
async function storeSome(context: RunContext, some: readonly StoredRun[]): Promise<void> {
  const values = some.map(
    ({ record_id, reply_id, claim, content, reasoning }) =>
      sql`(${record_id}::text, ${reply_id}::text, ${claim}::text, ${content}::text, ${reasoning}::text)`,
  );
  for (const run of some) {
    run.dirty = false;
    run.renewed_at = context.clock.now().getTime();
  }
  const rows = await queryRows<{ record_id: string; id: string }>(
    context.db,
    sql`
    update ${chatMessages} m
    set content = v.content, reasoning = v.reasoning, claimed_until = ${untilNext(context).toISOString()}
    from (values ${sql.join(values, sql`, `)}) v (record_id, id, claim, content, reasoning), ${records} r
    where m.record_id = v.record_id and m.id = v.id and m.claim = v.claim and m.status = 'running'
      and r.id = m.record_id and r.deleted_at is null
    returning m.record_id, m.id`,
  );
  const stored = new Set(rows.map(({ record_id, id }) => keyOf(record_id, id)));
  for (const run of some)
    if (!run.ending && !run.left && !stored.has(keyOf(run.record_id, run.reply_id))) leave(context, run);
}
