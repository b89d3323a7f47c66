/** Answers as they are followed: by events, or until they end. */
import type { Schema } from '@ziping/api-client/types';

import { ApiError, businessError } from '../../shared/errors.ts';
import { findRecord, recordMissing } from '../records/own-records.ts';
import { birthKey } from '../reports/birth-key.ts';
import { answerEnd, answerStream, type Received } from './answer-stream.ts';
import { type ChatContext, tooMany } from './chat-context.ts';
import { noMessage, toWire } from './conversations.ts';
import type { AnswerView, Run } from './run.ts';

/** Connections of an account that follow answers at the same time, in one process. */
const MOST_STREAMS = 30;

/** An answer that a request asked for, to be streamed or waited for. */
export interface Asked {
  stream(): ReadableStream<Uint8Array>;
  /** @throws ApiError 1702 where it failed */
  end(signal: AbortSignal): Promise<Schema<'ChatReply'>>;
}

function changeStreams({ streams }: ChatContext, userId: string, by: 1 | -1): void {
  const count = (streams.get(userId) ?? 0) + by;
  if (count === 0) streams.delete(userId);
  else streams.set(userId, count);
}

/** Opens a connection that follows an answer. @throws ApiError 429 */
export function openStream(
  context: ChatContext,
  userId: string,
  look: () => Promise<Run | AnswerView | undefined>,
  received: Received | null,
  more: { restart?: boolean; onEnd?: () => void } = {},
): ReadableStream<Uint8Array> {
  const { streams, keepAlive, runs } = context;
  if ((streams.get(userId) ?? 0) >= MOST_STREAMS) throw tooMany('打开的页面过多，请关闭一些后再试');
  changeStreams(context, userId, 1);
  return answerStream({
    look,
    received,
    keepAlive,
    stopped: runs.stopped,
    onError: runs.reportFailure,
    ...(more.restart === undefined ? {} : { restart: more.restart }),
    onEnd() {
      changeStreams(context, userId, -1);
      more.onEnd?.();
    },
  });
}

/** Waits for the end of an answer. @throws ApiError 1702 where it failed, 404 where its record is gone */
export async function waitForEnd(look: () => Promise<Run | AnswerView | undefined>, signal: AbortSignal) {
  const view = await answerEnd(look, signal);
  if (!view) throw recordMissing();
  if (view.error !== null) throw businessError(1702, view.error);
  const { content, reasoning } = view;
  return { role: 'assistant' as const, content, reasoning_content: reasoning || null };
}

/** The record may be deleted while its answer is followed. */
async function lookAgain({ db, runs }: ChatContext, userId: string, recordId: string, replyId: string) {
  try {
    return await runs.look(await findRecord(db, userId, recordId), replyId);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** A stored answer, as it was asked for. @param restart whether its text so far is sent as well */
export function answerOf(
  context: ChatContext,
  userId: string,
  recordId: string,
  replyId: string,
  restart?: boolean,
): Asked {
  const look = () => lookAgain(context, userId, recordId, replyId);
  return {
    stream: () => openStream(context, userId, look, null, restart === undefined ? {} : { restart }),
    end: (signal) => waitForEnd(look, signal),
  };
}

/** A stored answer of an account's conversation, with its record. @throws ApiError 404 */
async function findOwnReply(
  { db, conversations }: ChatContext,
  userId: string,
  recordId: string,
  replyId: string,
) {
  const record = await findRecord(db, userId, recordId);
  return { record, reply: await conversations.findReply(db, recordId, replyId) };
}

/** An answer from where it was received. @throws ApiError 404 */
export async function follow(
  context: ChatContext,
  userId: string,
  recordId: string,
  replyId: string,
  received: Received,
) {
  const { record } = await findOwnReply(context, userId, recordId, replyId);
  await context.runs.look(record, replyId);
  return openStream(context, userId, () => lookAgain(context, userId, recordId, replyId), received);
}

/** An answer as it stands. @throws ApiError 404 */
export async function findAnswer(
  context: ChatContext,
  userId: string,
  recordId: string,
  replyId: string,
): Promise<Schema<'ChatMessage'>> {
  const { record, reply } = await findOwnReply(context, userId, recordId, replyId);
  const view = await context.runs.look(record, replyId);
  if (!view) throw noMessage();
  const { content, reasoning, status, attempt, suggestions, error, digest } = view;
  const row = { ...reply, content, reasoning, status, attempt, suggestions, error, digest };
  return toWire(row, birthKey(record));
}

/** Ends an answer; what was written stays. @throws ApiError 404 */
export async function cancelAnswer(
  context: ChatContext,
  userId: string,
  recordId: string,
  replyId: string,
): Promise<Schema<'ChatMessage'>> {
  const { record } = await findOwnReply(context, userId, recordId, replyId);
  await context.runs.cancel(record, replyId);
  return toWire(await context.conversations.findReply(context.db, recordId, replyId), birthKey(record));
}
