/** The answers that a process writes, and what it needs for that. */
import { and, eq, exists, isNull, sql } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { OutageLog } from '../../db/outage.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import type { Log } from '../../shared/log.ts';
import { ModelError } from '../../ports/model.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { AnswerSource } from './answer-source.ts';
import { AnswerError } from './checked-stream.ts';
import type { ModelUse } from '../model-use/model-use.ts';
import type { Conversations } from './conversations.ts';
import { type Run } from './run.ts';

/** How long a claim lasts unless it is renewed, in milliseconds. */
export const CLAIM_MS = 30_000;
/** Answers stored or looked for by one statement. */
export const ROWS = 50;
export const FAILURE = 'AI命理师暂时无法回答，请稍后再试';

/** An answer that is stored, with the claim of this process on it. */
export interface StoredRun extends Run {
  record_id: string;
  user_id: string;
  claim: string;
  renewed_at: number;
  ending?: Promise<void>;
}

/** What the writing of answers needs. */
export interface RunNeeds extends Basics {
  conversations: Conversations;
  benefits: Benefits;
  answer: AnswerSource;
  modelUse: Pick<ModelUse, 'add' | 'logUse'>;
  /** Milliseconds between the pieces of an answer by the rules; 0 for none. */
  pause: number;
  log: Log;
  outage: OutageLog;
}

/** That, and the answers that this process writes. */
export interface RunContext extends RunNeeds {
  runs: Map<string, StoredRun>;
  unstored: Set<Run>;
  working: Set<Promise<void>>;
  stopping: AbortController;
  /** Answers in progress, stored or not. */
  active: number;
  storing: Promise<void> | null;
  looking: NodeJS.Timeout | undefined;
}

export const keyOf = (recordId: string, replyId: string) => `${recordId} ${replyId}`;

/** When a claim of now ends. */
export const untilNext = ({ clock }: RunContext) => new Date(clock.now().getTime() + CLAIM_MS);

/** The record of an answer is not deleted. */
export const liveRecord = ({ db }: RunContext) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(records)
      .where(and(eq(records.id, chatMessages.record_id), isNull(records.deleted_at))),
  );

/** This process writes an answer still. */
export const held = (context: RunContext, run: StoredRun) =>
  and(
    eq(chatMessages.record_id, run.record_id),
    eq(chatMessages.id, run.reply_id),
    eq(chatMessages.claim, run.claim),
    eq(chatMessages.status, 'running'),
    liveRecord(context),
  );

/** What failed about an answer, for the log. */
export function reportFailure(context: RunContext, error: unknown): void {
  if (error instanceof ModelError) context.log.error('model failed', error, error.facts);
  else if (error instanceof AnswerError) context.log.error('model failed', error, { reason: error.fault });
  else context.outage.logFailure('answer failed', error);
}
