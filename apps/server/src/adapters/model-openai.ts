import type OpenAI from 'openai';

import {
  type Model,
  type ModelAnswer,
  ModelError,
  type ModelPart,
  type ModelQuestion,
} from '../ports/model.ts';

export interface ModelOptions {
  /** Of an endpoint that speaks the chat-completions protocol of OpenAI. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Questions at the same time; the others wait. */
  concurrency: number;
  /** Milliseconds without a word, before the answer begins or within it. */
  idle?: number;
  /** Milliseconds for a whole answer with the retries before it begins, without the time it waits for its turn. */
  timeout?: number;
}

/** Retries of a request that fails before its answer begins; the SDK waits longer each time, or as the answer says. */
const RETRIES = 2;
/** The most characters of an answer; what follows is not read. */
const TEXT_LENGTH = 16_384;
/** The most characters of an answer that is passed on as it is written, with the thoughts before it. */
const STREAMED_LENGTH = 65_536;
/** How often an answer that is passed on is begun; only one without a word yet is begun again. */
const STREAM_ATTEMPTS = 2;
/** The most bytes of a streamed answer, with what surrounds each word. */
const STREAM_BYTES = 4 * 1024 * 1024;

/** Whether the endpoint answered with an error, which the SDK has repeated already where that may help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** What a question fails with. @throws the reason of a signal that has aborted */
function failureOf(error: unknown, signal: AbortSignal): ModelError {
  signal.throwIfAborted();
  return error instanceof ModelError
    ? error
    : new ModelError('the model gave no answer', false, { cause: error });
}

class TooLongError extends Error {
  override name = 'TooLongError';
}

/** A fetch whose answers end with an error after so many bytes, so that one endless line cannot fill the memory. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > STREAM_BYTES) controller.error(new TooLongError());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};

/**
 * A signal that aborts after so many milliseconds.
 *
 * Not `AbortSignal.timeout`: `AbortSignal.any` holds its sources weakly in Node 20, so that one which nothing else reads
 * is collected and never aborts.
 */
function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds).unref();
  return limit.signal;
}

/** After so many callers in a hurry one of the others comes in, so that these come in at all. */
const HURRIED_IN_A_ROW = 3;

/** Lets so many callers in at a time, in the order in which they came; most of those in a hurry before the others. */
function createGate(size: number) {
  let free = size;
  const waiting = { hurried: new Set<() => void>(), others: new Set<() => void>() };
  let hurriedInARow = 0;

  /** Takes the next caller from those that wait. */
  function takeNext(): (() => void) | undefined {
    const isTurnOfOthers = waiting.hurried.size === 0 || hurriedInARow >= HURRIED_IN_A_ROW;
    const line = isTurnOfOthers && waiting.others.size > 0 ? waiting.others : waiting.hurried;
    hurriedInARow = line === waiting.others ? 0 : hurriedInARow + 1;
    const [next] = line;
    if (next) line.delete(next);
    return next;
  }

  return {
    async enter(signal: AbortSignal, inHurry = false): Promise<void> {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      const line = inHurry ? waiting.hurried : waiting.others;
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          line.delete(enter);
          reject(signal.reason as Error);
        };
        line.add(enter);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
    leave(): void {
      const next = takeNext();
      if (next) next();
      else free += 1;
    },
  };
}

/** A model behind any endpoint that is compatible with OpenAI's, through its SDK. */
export function createOpenAiModel({
  baseUrl,
  apiKey,
  model,
  concurrency,
  idle = 30_000,
  timeout = 180_000,
}: ModelOptions): Model {
  const gate = createGate(concurrency);
  let client: Promise<OpenAI> | null = null;
  // Loaded when it is first needed: the SDK takes longer to load than the rest of the service to start.
  const load = () =>
    (client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({ baseURL: baseUrl, apiKey, maxRetries: RETRIES, timeout: idle, fetch: boundedFetch }),
    ));

  /** The signal of a question, which aborts also when its time is over. */
  const limited = (question: ModelQuestion) =>
    AbortSignal.any([question.signal, timeLimit(question.timeout ?? timeout)]);

  async function open(question: ModelQuestion, signal: AbortSignal) {
    const openai = await load();
    return openai.chat.completions.create(
      {
        model,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: question.maxTokens,
        messages: [
          { role: 'system', content: question.instructions },
          { role: 'user', content: question.material },
        ],
      },
      { signal },
    );
  }

  async function read(question: ModelQuestion, stop: AbortController, signal: AbortSignal) {
    const stream = await open(question, signal);
    const answer: ModelAnswer & { begun: boolean } = { text: '', tokens: 0, complete: false, begun: true };
    const silence = setTimeout(() => stop.abort(), idle);
    let tooLong = false;
    let failure: unknown = null;
    try {
      for await (const chunk of stream) {
        silence.refresh();
        const [choice] = chunk.choices;
        answer.text += choice?.delta.content ?? '';
        if (choice?.finish_reason) answer.complete = choice.finish_reason === 'stop';
        answer.tokens = chunk.usage?.total_tokens ?? answer.tokens;
        if (answer.text.length > TEXT_LENGTH) {
          tooLong = true;
          stop.abort();
          break;
        }
      }
    } catch (error) {
      tooLong ||= error instanceof TooLongError || (error as Error).cause instanceof TooLongError;
      if (!tooLong) failure = error;
    } finally {
      clearTimeout(silence);
    }
    if (tooLong) answer.complete = false;
    // The SDK ends the loop without an error when its signal aborts.
    if (failure !== null || (signal.aborted && !tooLong)) {
      throw new ModelError('the answer broke off', true, { cause: failure ?? signal.reason });
    }
    // A Chinese character is about a token.
    answer.tokens ||= question.instructions.length + question.material.length + answer.text.length;
    return answer;
  }

  /** The parts of one answer. @throws ModelError that says whether it had begun */
  async function* parts(question: ModelQuestion, signal: AbortSignal): AsyncGenerator<ModelPart> {
    const stop = new AbortController();
    const own = AbortSignal.any([signal, stop.signal]);
    let begun = false;
    let length = 0;
    let ended = false;
    let silence: NodeJS.Timeout | undefined;
    try {
      const stream = await open(question, own);
      silence = setTimeout(() => stop.abort(), idle);
      for await (const chunk of stream) {
        silence.refresh();
        const [choice] = chunk.choices;
        // Not in the types of the SDK: models that think aloud send it beside the content.
        const delta: { content?: string | null; reasoning_content?: string | null } = choice?.delta ?? {};
        ended ||= Boolean(choice?.finish_reason);
        const part = {
          ...(delta.content ? { content: delta.content } : {}),
          ...(delta.reasoning_content ? { reasoning_content: delta.reasoning_content } : {}),
        };
        length += (part.content?.length ?? 0) + (part.reasoning_content?.length ?? 0);
        if (length > STREAMED_LENGTH) throw new TooLongError();
        if (part.content === undefined && part.reasoning_content === undefined) continue;
        begun = true;
        yield part;
      }
    } catch (error) {
      throw new ModelError('the answer broke off', begun, { cause: error });
    } finally {
      clearTimeout(silence);
      stop.abort();
    }
    // The SDK ends the loop without an error when its signal aborts, and where the connection is closed.
    if (!ended) throw new ModelError('the answer broke off', begun, { cause: own.reason });
  }

  return {
    concurrency,
    async *stream(question) {
      try {
        // A reader waits: for a turn no longer than for an answer.
        await gate.enter(limited(question), true);
        const signal = limited(question);
        try {
          for (let attempt = 1; ; attempt += 1) {
            try {
              yield* parts(question, signal);
              return;
            } catch (error) {
              const again = error instanceof ModelError && !error.begun && attempt < STREAM_ATTEMPTS;
              if (!again || signal.aborted || isRefusal(error.cause)) throw error;
            }
          }
        } finally {
          gate.leave();
        }
      } catch (error) {
        throw failureOf(error, question.signal);
      }
    },
    async ask(question) {
      const stop = new AbortController();
      try {
        await gate.enter(question.signal);
        const signal = AbortSignal.any([stop.signal, limited(question)]);
        try {
          const { text, tokens, complete } = await read(question, stop, signal);
          return { text, tokens, complete };
        } finally {
          gate.leave();
        }
      } catch (error) {
        throw failureOf(error, question.signal);
      }
    },
  };
}
