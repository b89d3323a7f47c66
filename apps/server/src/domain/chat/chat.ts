import type { Schema } from '@ziping/api-client/types';

import type { Database } from '../../db/open.ts';
import { ApiError, businessError, invalidField } from '../../shared/errors.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { findRecord, recordMissing } from '../records/own-records.ts';
import { answerEnd, answerStream, type Received } from './answer-stream.ts';
import { type Conversations, noMessage, toWire } from './conversations.ts';
import { type AnswerView, Run } from './run.ts';
import type { Runs } from './runs.ts';

type ChatBody = Schema<'ChatBody'>;

/** Answers of an account at the same time. */
const MOST_RUNNING = 3;
/** Connections of an account that follow answers at the same time, in one process. */
const MOST_STREAMS = 30;
const WAIT_SECONDS = 5;

const tooMany = (message: string) => new ApiError(429, 429, message, WAIT_SECONDS);

interface Dependencies {
  db: Database;
  entropy: Entropy;
  conversations: Conversations;
  runs: Runs;
  benefits: Benefits;
  limiter: RateLimiter;
  /** Milliseconds without an event after which a comment keeps a connection open. */
  keepAlive: number;
}

/** An answer that a request asked for, to be streamed or waited for. */
export interface Asked {
  stream(): ReadableStream<Uint8Array>;
  /** @throws ApiError 1702 where it failed */
  end(signal: AbortSignal): Promise<Schema<'ChatReply'>>;
}

export type Chat = ReturnType<typeof createChat>;

/** Conversations about the caller's own records. */
export function createChat(deps: Dependencies) {
  const { db, entropy, conversations, runs, benefits, limiter, keepAlive } = deps;
  const streams = new Map<string, number>();

  const changeStreams = (userId: string, by: 1 | -1) => {
    const count = (streams.get(userId) ?? 0) + by;
    if (count === 0) streams.delete(userId);
    else streams.set(userId, count);
  };

  function open(
    userId: string,
    look: () => Promise<Run | AnswerView | undefined>,
    received: Received | null,
    more: { restart?: boolean; onEnd?: () => void } = {},
  ): ReadableStream<Uint8Array> {
    if ((streams.get(userId) ?? 0) >= MOST_STREAMS) throw tooMany('打开的页面过多，请关闭一些后再试');
    changeStreams(userId, 1);
    return answerStream({
      look,
      received,
      keepAlive,
      stopped: runs.stopped,
      onError: runs.report,
      ...(more.restart === undefined ? {} : { restart: more.restart }),
      onEnd() {
        changeStreams(userId, -1);
        more.onEnd?.();
      },
    });
  }

  async function end(look: () => Promise<Run | AnswerView | undefined>, signal: AbortSignal) {
    const view = await answerEnd(look, signal);
    if (!view) throw recordMissing();
    if (view.error !== null) throw businessError(1702, view.error);
    const { content, reasoning } = view;
    return { role: 'assistant' as const, content, reasoning_content: reasoning || null };
  }

  /** The record may be deleted while its answer is followed. */
  async function lookAgain(userId: string, recordId: string, replyId: string) {
    try {
      return await runs.look(await findRecord(db, userId, recordId), replyId);
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  function answerOf(userId: string, recordId: string, replyId: string, restart?: boolean): Asked {
    const look = () => lookAgain(userId, recordId, replyId);
    return {
      stream: () => open(userId, look, null, restart === undefined ? {} : { restart }),
      end: (signal) => end(look, signal),
    };
  }

  /** @throws ApiError 429, 1701, 400 */
  async function assertMayAsk(tx: Database, userId: string, replyId: string): Promise<void> {
    const may = await benefits.mayAnswer(tx, userId, replyId);
    if (may === 'running') throw tooMany('这个问题正在回答，请稍候');
    const running =
      (await conversations.countRunning(tx, userId)) + (await benefits.countReserved(tx, userId));
    if (running >= MOST_RUNNING) throw tooMany('同时进行的回答过多，请等上一个回答完成');
    if (may === 'used') throw invalidField('reply_id', '消息编号已被使用');
    if (!may) throw businessError(1701, '智能对话权益不足');
  }

  return {
    /** Asks a question about a record, or finds the answer that was asked for before. */
    async ask(userId: string, recordId: string, body: ChatBody): Promise<Asked> {
      const record = await findRecord(db, userId, recordId);
      const message_id = body.message_id ?? entropy.id();
      const reply_id = body.reply_id ?? entropy.id();
      if (message_id === reply_id) throw invalidField('reply_id', '消息编号已被使用');
      const known = body.reply_id && (await conversations.find(db, recordId, reply_id));
      if (known) {
        if (known.role !== 'assistant') throw invalidField('reply_id', '消息编号已被使用');
        return answerOf(userId, recordId, reply_id, true);
      }
      await limiter.consume('chatPerUser', userId);
      const claim = runs.newClaim();
      const added = await db.transaction(async (tx) => {
        // Holds the balance: a second request with the same ids waits here, then finds the answer.
        await holdAccount(tx, userId);
        if (await conversations.find(tx, recordId, reply_id)) return null;
        await assertMayAsk(tx, userId, reply_id);
        const given = {
          message: body.message,
          report_code: body.report_type_code ?? null,
          prompt: body.prompt ?? null,
          message_id,
          reply_id,
          parent_id: body.parent_id,
        };
        await conversations.add(tx, recordId, given, claim);
        return conversations.findReply(tx, recordId, reply_id);
      });
      if (added) runs.begin(record, added);
      return answerOf(userId, recordId, reply_id, added ? undefined : true);
    },

    /** Asks a question without a record. Nothing is stored; it ends with its connection. */
    async askWithoutRecord(userId: string, body: ChatBody): Promise<Asked> {
      const reply_id = body.reply_id ?? entropy.id();
      await limiter.consume('chatPerUser', userId);
      const claim = runs.newClaim();
      await db.transaction(async (tx) => {
        await holdAccount(tx, userId);
        await assertMayAsk(tx, userId, reply_id);
        await benefits.reserve(tx, userId, reply_id, claim);
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
        stream: () => open(userId, look, null, { onEnd: () => run.stop.abort() }),
        end(signal) {
          signal.addEventListener('abort', () => run.stop.abort(), { once: true });
          return end(look, signal);
        },
      };
    },

    /** An answer from where it was received. @throws ApiError 404 */
    async follow(userId: string, recordId: string, replyId: string, received: Received) {
      const record = await findRecord(db, userId, recordId);
      await conversations.findReply(db, recordId, replyId);
      await runs.look(record, replyId);
      return open(userId, () => lookAgain(userId, recordId, replyId), received);
    },

    /** An answer as it stands. @throws ApiError 404 */
    async find(userId: string, recordId: string, replyId: string): Promise<Schema<'ChatMessage'>> {
      const record = await findRecord(db, userId, recordId);
      const row = await conversations.findReply(db, recordId, replyId);
      const view = await runs.look(record, replyId);
      if (!view) throw noMessage();
      const { content, reasoning, status, attempt, suggestions, error } = view;
      return toWire({ ...row, content, reasoning, status, attempt, suggestions, error });
    },

    /** Ends an answer; what was written stays. @throws ApiError 404 */
    async cancel(userId: string, recordId: string, replyId: string): Promise<Schema<'ChatMessage'>> {
      const record = await findRecord(db, userId, recordId);
      await conversations.findReply(db, recordId, replyId);
      await runs.cancel(record, replyId);
      return toWire(await conversations.findReply(db, recordId, replyId));
    },

    async select(userId: string, recordId: string, messageId: string): Promise<void> {
      await findRecord(db, userId, recordId);
      await conversations.select(recordId, messageId);
    },

    async clear(userId: string, recordId: string): Promise<void> {
      await runs.clear(await findRecord(db, userId, recordId));
    },

    async list(userId: string, recordId: string, query: Parameters<Conversations['list']>[1]) {
      await findRecord(db, userId, recordId);
      return conversations.list(recordId, query);
    },

    all: (userId: string) => conversations.all(userId),
    releaseAll: () => runs.releaseAll(),
    start: () => runs.start(),
    stop: (milliseconds: number) => runs.stop(milliseconds),
    abandon: () => runs.abandon(),
  };
}
