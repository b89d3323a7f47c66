/** An answer as server-sent events, from where its reader received it. */
import { setTimeout as delay } from 'node:timers/promises';

import { recordMissing } from '../records/own-records.ts';
import { writtenBy } from './conversations.ts';
import { type AnswerView, Run, type TextField } from './run.ts';

/** What a reader received: of which attempt, and how many UTF-16 units. */
export interface Received {
  attempt: number;
  content: number;
  reasoning: number;
}

interface AnswerStreamOptions {
  /** The answer as it stands; undefined where it is gone. */
  look(): Promise<Run | AnswerView | undefined>;
  /** Null: nothing, and the answer is new. */
  received: Received | null;
  /** Whether the reader is told that what it received before does not count. */
  restart?: boolean;
  /** Milliseconds without an event after which a comment keeps the connection open. */
  keepAlive: number;
  /** Aborts when the service stops. */
  stopped: AbortSignal;
  /** Called once when the stream has ended or its reader is gone. */
  onEnd(): void;
  /** Called where the answer cannot be read: the stream ends without a last event, and its reader follows it anew. */
  onError(error: unknown): void;
}

/** The most UTF-16 units of an event. */
const PIECE = 8192;
/** How often an answer that another process writes is read, in milliseconds. */
const POLL_MS = 500;

const FIELDS = [
  ['reasoning', 'reasoning_content'],
  ['content', 'content'],
] as const satisfies [TextField, string][];

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

/**
 * The events are made when the reader takes them, from the text and the reader's place in it: a slow reader gets longer
 * pieces, and nothing waits for it in memory. Ends without a last event where the answer goes on elsewhere.
 */
export function answerStream(options: AnswerStreamOptions): ReadableStream<Uint8Array> {
  const { look, received, keepAlive, stopped } = options;
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const at = { content: received?.content ?? 0, reasoning: received?.reasoning ?? 0 };
  let attempt = received?.attempt ?? null;
  let announced = false;
  let ended = false;
  let view: Run | AnswerView | undefined;

  const finish = () => {
    if (ended) return;
    ended = true;
    options.onEnd();
  };

  const reply = (one: AnswerView, more: object) => ({
    message_id: one.message_id,
    reply_id: one.reply_id,
    attempt: one.attempt,
    ...more,
    status: one.status,
  });

  function begin(one: AnswerView, restart: boolean | undefined): string {
    announced = true;
    attempt = one.attempt;
    if (restart) Object.assign(at, { content: 0, reasoning: 0 });
    const more = restart === undefined ? {} : { restart };
    return event({ choices: [{ delta: {} }], reply: reply(one, more) });
  }

  /** The next event of an answer; null where there is none yet. */
  function nextEvent(one: AnswerView): string | null {
    const isOver = one.status !== 'running';
    const isOther = attempt !== null && attempt !== one.attempt;
    // More than there is: not of this answer. While it is written, the rest may come yet.
    const isBeyond = isOver && FIELDS.some(([field]) => at[field] > one[field].length);
    if (!announced) {
      const restart = options.restart ?? (received === null ? undefined : isOther || isBeyond);
      return begin(one, restart);
    }
    if (isOther || isBeyond) return begin(one, true);
    for (const [field, name] of FIELDS) {
      const text = one[field].slice(at[field], at[field] + PIECE);
      if (text === '') continue;
      at[field] += text.length;
      return event({ choices: [{ delta: { [name]: text }, finish_reason: null }] });
    }
    if (!isOver) return null;
    finish();
    if (one.status === 'failed') return event({ error: { message: one.error } });
    const last = reply(one, { suggestions: one.suggestions, written_by: writtenBy(one) });
    return `${event({ choices: [{ delta: {}, finish_reason: 'stop' }], reply: last })}data: [DONE]\n\n`;
  }

  async function wait(milliseconds: number): Promise<void> {
    if (view instanceof Run) await view.changed(milliseconds, gone.signal);
    else await delay(Math.min(POLL_MS, milliseconds));
  }

  /** The next bytes; null at the end. */
  async function next(): Promise<string | null> {
    const quietSince = performance.now();
    while (!ended && !gone.signal.aborted) {
      if (!(view instanceof Run) || (view.left && view.status === 'running')) {
        // A service that stops leaves the rest to the next one.
        if (announced && stopped.aborted) break;
        view = await look();
      }
      if (!view) {
        finish();
        return event({ error: { message: recordMissing().message } });
      }
      const found = nextEvent(view);
      if (found !== null) return found;
      const left = keepAlive - (performance.now() - quietSince);
      if (left <= 0) return ': \n\n';
      await wait(left);
    }
    finish();
    return null;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let bytes: string | null;
        try {
          bytes = await next();
        } catch (error) {
          finish();
          options.onError(error);
          bytes = null;
        }
        if (bytes !== null) controller.enqueue(encoder.encode(bytes));
        if (ended) controller.close();
      },
      cancel() {
        gone.abort();
        finish();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Resolves when an answer has ended, or the signal aborts; undefined where it is gone. */
export async function answerEnd(
  look: AnswerStreamOptions['look'],
  signal: AbortSignal,
): Promise<AnswerView | undefined> {
  for (;;) {
    const view = await look();
    if (!view || view.status !== 'running' || signal.aborted) return view;
    if (view instanceof Run && !view.left) await view.changed(POLL_MS, signal);
    else await delay(POLL_MS);
  }
}
