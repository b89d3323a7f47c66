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

const describeReply = ({ message_id, reply_id, attempt, status }: AnswerView, more: object) => ({
  message_id,
  reply_id,
  attempt,
  ...more,
  status,
});

/** The events of an answer for one reader, made from its text and the reader's place in it. */
class AnswerEvents {
  /** Whether the reader was told which attempt it receives. */
  announced = false;
  /** Whether the last event was made. */
  ended = false;
  readonly #received: Received | null;
  readonly #restart: boolean | undefined;
  readonly #at: Record<TextField, number>;
  #attempt: number | null;

  constructor({ received, restart }: Pick<AnswerStreamOptions, 'received' | 'restart'>) {
    this.#received = received;
    this.#restart = restart;
    this.#at = { content: received?.content ?? 0, reasoning: received?.reasoning ?? 0 };
    this.#attempt = received?.attempt ?? null;
  }

  /** The next event of an answer as it stands; null where there is none yet. */
  next(view: AnswerView): string | null {
    const isOver = view.status !== 'running';
    const isOther = this.#attempt !== null && this.#attempt !== view.attempt;
    // More than there is: not of this answer. While it is written, the rest may come yet.
    const isBeyond = isOver && FIELDS.some(([field]) => this.#at[field] > view[field].length);
    if (!this.announced)
      return this.#begin(view, this.#restart ?? (this.#received === null ? undefined : isOther || isBeyond));
    if (isOther || isBeyond) return this.#begin(view, true);
    for (const [field, name] of FIELDS) {
      const text = view[field].slice(this.#at[field], this.#at[field] + PIECE);
      if (text === '') continue;
      this.#at[field] += text.length;
      return event({ choices: [{ delta: { [name]: text }, finish_reason: null }] });
    }
    return isOver ? this.#end(view) : null;
  }

  /** @param restart undefined where the reader is not told of it */
  #begin(view: AnswerView, restart: boolean | undefined): string {
    this.announced = true;
    this.#attempt = view.attempt;
    if (restart) Object.assign(this.#at, { content: 0, reasoning: 0 });
    const more = restart === undefined ? {} : { restart };
    return event({ choices: [{ delta: {} }], reply: describeReply(view, more) });
  }

  #end(view: AnswerView): string {
    this.ended = true;
    if (view.status === 'failed') return event({ error: { message: view.error } });
    const reply = describeReply(view, { suggestions: view.suggestions, written_by: writtenBy(view) });
    return `${event({ choices: [{ delta: {}, finish_reason: 'stop' }], reply })}data: [DONE]\n\n`;
  }
}

/** What one reader is sent of an answer. */
class AnswerReader {
  ended = false;
  readonly gone = new AbortController();
  readonly #options: AnswerStreamOptions;
  readonly #events: AnswerEvents;
  #view: Run | AnswerView | undefined;

  constructor(options: AnswerStreamOptions) {
    this.#options = options;
    this.#events = new AnswerEvents(options);
  }

  finish(): void {
    if (this.ended) return;
    this.ended = true;
    this.#options.onEnd();
  }

  /** The next bytes; null at the end. */
  async next(): Promise<string | null> {
    const { look, keepAlive, stopped } = this.#options;
    const quietSince = performance.now();
    while (!this.ended && !this.gone.signal.aborted) {
      if (!(this.#view instanceof Run) || (this.#view.left && this.#view.status === 'running')) {
        // A service that stops leaves the rest to the next one.
        if (this.#events.announced && stopped.aborted) break;
        this.#view = await look();
      }
      if (!this.#view) {
        this.finish();
        return event({ error: { message: recordMissing().message } });
      }
      const found = this.#events.next(this.#view);
      if (this.#events.ended) this.finish();
      if (found !== null) return found;
      const left = keepAlive - (performance.now() - quietSince);
      if (left <= 0) return ': \n\n';
      if (this.#view instanceof Run) await this.#view.changed(left, this.gone.signal);
      else await delay(Math.min(POLL_MS, left));
    }
    this.finish();
    return null;
  }
}

/**
 * The events are made when the reader takes them: a slow reader gets longer pieces, and nothing waits for it in memory.
 * Ends without a last event where the answer goes on elsewhere.
 */
export function answerStream(options: AnswerStreamOptions): ReadableStream<Uint8Array> {
  const reader = new AnswerReader(options);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await reader.next().catch((error: unknown) => {
          reader.finish();
          options.onError(error);
          return null;
        });
        if (bytes !== null) controller.enqueue(encoder.encode(bytes));
        if (reader.ended) controller.close();
      },
      cancel() {
        reader.gone.abort();
        reader.finish();
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
