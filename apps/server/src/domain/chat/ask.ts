/** Questions. */
import type { Schema } from '@ziping/api-client/types';
import { isUrgent } from '@ziping/readings/adviser/adviser';

import type { Database } from '../../db/open.ts';
import { businessError, invalidField } from '../../shared/errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { findRecord } from '../records/own-records.ts';
import { type ChatContext, tooMany } from './chat-context.ts';
import { answerOf, type Asked, openStream, waitForEnd } from './follow.ts';
import { Run } from './run.ts';

type ChatBody = Schema<'ChatBody'>;

/** Answers of an account at the same time. */
const MOST_RUNNING = 3;

/** @param asked `urgent`: someone in danger is answered by the rules, whatever was used. @throws ApiError 429, 1701, 400 */
async function assertMayAsk(
  { conversations, benefits, modelUse }: ChatContext,
  tx: Database,
  { userId, replyId, urgent }: { userId: string; replyId: string; urgent: boolean },
): Promise<void> {
  if (!urgent) await modelUse.assertLeft(userId, tx);
  const may = await benefits.mayAnswer(tx, userId, replyId);
  if (may === 'running') throw tooMany('这个问题正在回答，请稍候');
  const running = (await conversations.countRunning(tx, userId)) + (await benefits.countReserved(tx, userId));
  if (running >= MOST_RUNNING) throw tooMany('同时进行的回答过多，请等上一个回答完成');
  if (may === 'used') throw invalidField('reply_id', '消息编号已被使用');
  if (!may && !urgent) throw businessError(1701, '智能对话权益不足');
}

/** Asks a question about a record, or finds the answer that was asked for before. */
export async function ask(
  context: ChatContext,
  userId: string,
  recordId: string,
  body: ChatBody,
): Promise<Asked> {
  const { db, entropy, conversations, limiter, runs } = context;
  const record = await findRecord(db, userId, recordId);
  const message_id = body.message_id ?? entropy.id();
  const reply_id = body.reply_id ?? entropy.id();
  if (message_id === reply_id) throw invalidField('reply_id', '消息编号已被使用');
  const known = body.reply_id && (await conversations.find(db, recordId, reply_id));
  if (known) {
    if (known.role !== 'assistant') throw invalidField('reply_id', '消息编号已被使用');
    return answerOf(context, userId, recordId, reply_id, true);
  }
  await limiter.consume('chatPerUser', userId);
  const claim = runs.newClaim();
  const added = await db.transaction(async (tx) => {
    // Holds the balance: a second request with the same ids waits here, then finds the answer.
    await holdAccount(tx, userId);
    if (await conversations.find(tx, recordId, reply_id)) return null;
    const given = {
      message: body.message,
      report_code: body.report_type_code ?? null,
      prompt: body.prompt ?? null,
      message_id,
      reply_id,
      parent_id: body.parent_id,
    };
    const { question, before } = await conversations.questionsTo(tx, recordId, given);
    await assertMayAsk(context, tx, { userId, replyId: reply_id, urgent: isUrgent(question, before) });
    await conversations.add(tx, recordId, given, claim);
    return conversations.findReply(tx, recordId, reply_id);
  });
  if (added) runs.begin(record, added);
  return answerOf(context, userId, recordId, reply_id, added ? undefined : true);
}

/** Asks a question without a record. Nothing is stored; it ends with its connection. */
export async function askWithoutRecord(context: ChatContext, userId: string, body: ChatBody): Promise<Asked> {
  const { db, entropy, limiter, runs, benefits } = context;
  const reply_id = body.reply_id ?? entropy.id();
  await limiter.consume('chatPerUser', userId);
  const claim = runs.newClaim();
  const urgent = isUrgent(body.message);
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await assertMayAsk(context, tx, { userId, replyId: reply_id, urgent });
    await benefits.reserve(tx, userId, reply_id, claim, urgent);
  });
  const run = new Run(body.message_id ?? entropy.id(), reply_id);
  const question = {
    content: body.message,
    report_code: body.report_type_code ?? null,
    prompt: body.prompt ?? null,
  };
  const asked = { record: null, others: [], before: [], question, asked_at: claim.created_at };
  runs.writeUnstored(run, asked, userId, claim.claim);
  const look = () => Promise.resolve(run);
  return {
    stream: () => openStream(context, userId, look, null, { onEnd: () => run.stop.abort() }),
    end(signal) {
      signal.addEventListener('abort', () => run.stop.abort(), { once: true });
      return waitForEnd(look, signal);
    },
  };
}
