import { setTimeout as wait } from 'node:timers/promises';

import type OpenAI from 'openai';

import {
  type Model,
  type ModelAnswer,
  ModelError,
  type ModelPart,
  type ModelQuestion,
  type ModelTokens,
} from '../ports/model.ts';
import { ThoughtSeparator, UnopenedThoughtsError, withoutThoughts } from './thoughts.ts';

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

/** Retries of a request that fails before its answer begins. */
const RETRIES = 2;
/** Milliseconds before the first retry where the endpoint names none; twice as long before each further one. */
const RETRY_MS = 500;
/** The most characters of an answer; what follows is not read. */
const TEXT_LENGTH = 16_384;
/** The most characters of an answer that is passed on as it is written, with the thoughts before it. */
const STREAMED_LENGTH = 65_536;
/** How often an answer that is passed on is begun; only one without a word yet is begun again. */
const STREAM_ATTEMPTS = 2;
/** The most bytes of a streamed answer, with what surrounds each word. */
const STREAM_BYTES = 4 * 1024 * 1024;

/** The time of a question. */
interface TimeOfQuestion {
  /** Aborts when the caller gives up or the time is over. */
  signal: AbortSignal;
  /** When the time is over, as `performance.now` counts. */
  until: number;
  /** Called when the question is answered or has failed; aborts what is still open of it. */
  end(): void;
}

/** A chunk of an answer, or a whole one, as far as endpoints keep to the protocol. */
interface LooseCompletion {
  choices?: { delta?: LooseText | null; message?: LooseText | null; finish_reason?: string | null }[] | null;
  usage?: { prompt_tokens?: number; completion_tokens?: number; total_tokens?: number } | null;
}
interface LooseText {
  content?: unknown;
  /** Not in the types of the SDK: models that think aloud send it beside the content. */
  reasoning_content?: unknown;
}

/** What one chunk adds to an answer. */
interface Piece {
  content: string;
  reasoning: string;
  /** Why the model came to its end; null before. */
  finish: string | null;
  /** Null where the chunk does not say. */
  tokens: Partial<ModelTokens & { total: number }> | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readPiece(completion: LooseCompletion | null): Piece {
  const choice = completion?.choices?.[0];
  const said = choice?.delta ?? choice?.message;
  return {
    content: textOf(said?.content),
    reasoning: textOf(said?.reasoning_content),
    finish: choice?.finish_reason ?? null,
    tokens: readTokens(completion?.usage),
  };
}

function readTokens(usage: LooseCompletion['usage']): Piece['tokens'] {
  if (!usage) return null;
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total } = usage;
  const counts = Object.entries({ input, output, total }).filter(([, count]) => Number.isSafeInteger(count));
  return counts.length > 0 ? Object.fromEntries(counts) : null;
}

/** Tokens of a request as far as its endpoint says them. A Chinese character is about a token. */
function tokensOf(
  said: Piece['tokens'],
  { instructions, material }: ModelQuestion,
  written: number,
): ModelTokens {
  const input = said?.input ?? Math.min(instructions.length + material.length, said?.total ?? Infinity);
  return { input, output: said?.output ?? (said?.total === undefined ? written : said.total - input) };
}

/** The status of an error of the SDK; null where the endpoint did not answer with one. */
const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** Whether a request that failed may succeed when it is repeated. */
function isRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || [408, 409, 429].includes(status) || status >= 500;
}

class TooLongError extends Error {
  override name = 'TooLongError';
}

/** Whether an answer was longer than its bounds; the SDK wraps what its fetch throws. */
const isTooLong = (error: unknown): boolean =>
  error instanceof TooLongError || (error instanceof Error && error.cause instanceof TooLongError);

/** Milliseconds before a request is repeated: as the endpoint says, else longer each time. @param attempt from 1 */
function retryDelay(error: unknown, attempt: number): number {
  const headers = (error as { headers?: Headers }).headers;
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const named = headers?.get('retry-after') ?? '';
  const seconds = Number.parseFloat(named);
  if (seconds >= 0) return seconds * 1000;
  const moment = Date.parse(named);
  return Number.isNaN(moment) ? RETRY_MS * 2 ** (attempt - 1) : Math.max(0, moment - Date.now());
}

/** The innermost cause of an error; none where it is the endpoint's own words, which may quote the question. */
function causeOf(error: unknown): ErrorOptions {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error && !('status' in cause) ? { cause } : {};
}

/** A question that failed before its answer began. */
function noAnswer(error: unknown): ModelError {
  const status = statusOf(error);
  return new ModelError('the model gave no answer', false, {
    ...causeOf(error),
    facts: status === null ? { reason: 'no_response' } : { status },
  });
}

/** An answer that ended before its time. */
function brokenOff(error: unknown, begun: boolean): ModelError {
  if (error instanceof ModelError) return error;
  const reason = isTooLong(error)
    ? 'too_long'
    : error instanceof UnopenedThoughtsError
      ? 'unopened_thoughts'
      : error instanceof Error && error.name === 'TimeoutError'
        ? 'timeout'
        : 'broken_off';
  return new ModelError('the answer broke off', begun, { ...causeOf(error), facts: { reason } });
}

/** An answer with the status of success that is not one of a model: of a proxy, or at a wrong address. */
const noCompletion = ({ status }: Response) =>
  new ModelError('the endpoint gave something else than an answer', false, {
    facts: { reason: 'no_completion', status },
  });

/** The answer of an endpoint that does not stream. @throws ModelError when it is none */
async function* completionOf(response: Response): AsyncGenerator<LooseCompletion> {
  const body = await response.text();
  let completion: LooseCompletion | null = null;
  try {
    completion = JSON.parse(body) as LooseCompletion | null;
  } catch {
    // Its message would quote the answer.
  }
  if (!Array.isArray(completion?.choices)) throw noCompletion(response);
  yield completion;
}

/** What a question fails with. @throws the reason of a signal that has aborted */
function failureOf(error: unknown, { signal }: ModelQuestion): ModelError {
  signal.throwIfAborted();
  return error instanceof ModelError
    ? error
    : new ModelError('the model gave no answer', false, { facts: { reason: 'timeout' } });
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
 * The time of a question with this signal.
 *
 * The signal may live as long as the process, and `AbortSignal.any` would leave an entry in it for each question. The
 * timer of `AbortSignal.timeout` would outlive the question.
 */
function limitTime(signal: AbortSignal, milliseconds: number): TimeOfQuestion {
  const limit = new AbortController();
  const pass = () => limit.abort(signal.reason);
  signal.addEventListener('abort', pass, { once: true });
  if (signal.aborted) pass();
  const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds).unref();
  return {
    signal: limit.signal,
    until: performance.now() + milliseconds,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', pass);
      limit.abort();
    },
  };
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
  /** The field in which the endpoint takes the limit of tokens; null until it has taken one. */
  let tokenLimitField: 'max_tokens' | 'max_completion_tokens' | null = null;
  /** Whether the model writes thoughts without an opening tag; null until it has given a whole answer. */
  let omitsOpeningTag: boolean | null = null;

  // Loaded when it is first needed: the SDK takes longer to load than the rest of the service to start. It repeats
  // nothing, since its pauses end neither with the signal nor with the time; its log quotes answers.
  const load = () =>
    (client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          baseURL: baseUrl,
          apiKey,
          maxRetries: 0,
          timeout: idle,
          fetch: boundedFetch,
          logLevel: 'off',
        }),
    ));

  const timeOf = (question: ModelQuestion) => limitTime(question.signal, question.timeout ?? timeout);

  async function send(
    question: ModelQuestion,
    field: NonNullable<typeof tokenLimitField>,
    signal: AbortSignal,
  ) {
    const openai = await load();
    return openai.chat.completions
      .create(
        {
          model,
          stream: true,
          stream_options: { include_usage: true },
          [field]: question.maxTokens,
          messages: [
            { role: 'system', content: question.instructions },
            { role: 'user', content: question.material },
          ],
        },
        { signal },
      )
      .withResponse();
  }

  /** Sends a question; once more with the newer name of the limit of tokens where the endpoint takes no other. */
  async function request(question: ModelQuestion, signal: AbortSignal) {
    const field = tokenLimitField ?? 'max_tokens';
    try {
      const opened = await send(question, field, signal);
      tokenLimitField ??= field;
      return opened;
    } catch (error) {
      if (tokenLimitField !== null || statusOf(error) !== 400) throw error;
    }
    const opened = await send(question, 'max_completion_tokens', signal);
    tokenLimitField = 'max_completion_tokens';
    return opened;
  }

  /** Sends a question, and again where that may help and the time allows it. @throws ModelError */
  async function open(question: ModelQuestion, signal: AbortSignal, until: number) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(question, signal);
      } catch (error) {
        // The endpoint has the question and may be at work on it.
        if (signal.aborted) question.onTokens?.(tokensOf(null, question, 0));
        signal.throwIfAborted();
        const pause = retryDelay(error, attempt);
        if (!isRetryable(error) || attempt > RETRIES || performance.now() + pause > until)
          throw noAnswer(error);
        await wait(pause, undefined, { signal });
      }
    }
  }

  /**
   * Opens an answer, whose pieces are then read; an endpoint that does not stream gives one.
   *
   * @throws ModelError when it does not begin, or is no answer of a model
   */
  async function openAnswer(
    question: ModelQuestion,
    { signal, until }: TimeOfQuestion,
  ): Promise<AsyncGenerator<Piece>> {
    const stop = new AbortController();
    const own = AbortSignal.any([signal, stop.signal]);
    const { data: chunks, response } = await open(question, own, until);
    const type = response.headers.get('content-type') ?? '';
    const isWhole = /^application\/json\b/i.test(type);
    if (!isWhole && type !== '' && !/^text\/event-stream\b/i.test(type)) {
      stop.abort();
      throw noCompletion(response);
    }
    return (async function* () {
      const silence = setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), idle);
      let said: Piece['tokens'] = null;
      let written = 0;
      try {
        for await (const chunk of isWhole ? completionOf(response) : chunks) {
          silence.refresh();
          const piece = readPiece(chunk);
          said = piece.tokens ?? said;
          written += piece.content.length + piece.reasoning.length;
          yield piece;
        }
        // The SDK ends the loop without an error when its signal aborts.
        own.throwIfAborted();
      } finally {
        clearTimeout(silence);
        stop.abort();
        question.onTokens?.(tokensOf(said, question, written));
      }
    })();
  }

  /** Learns from a whole answer whether the thoughts of the model have no opening tag. */
  function learnOpeningTag(unopened: boolean, isWhole: boolean): void {
    if (unopened) omitsOpeningTag = true;
    else if (isWhole) omitsOpeningTag ??= false;
  }

  async function readWhole(question: ModelQuestion, time: TimeOfQuestion): Promise<ModelAnswer> {
    const answer: ModelAnswer = { text: '', complete: false };
    const pieces = await openAnswer(question, time);
    try {
      for await (const piece of pieces) {
        answer.text += piece.content;
        if (piece.finish !== null) answer.complete = piece.finish === 'stop';
        if (answer.text.length > TEXT_LENGTH) throw new TooLongError();
      }
    } catch (error) {
      if (!isTooLong(error)) throw brokenOff(error, true);
      answer.complete = false;
    }
    const { text, unopened } = withoutThoughts(answer.text);
    learnOpeningTag(unopened, answer.complete);
    return { ...answer, text };
  }

  /** The parts of an answer. @throws ModelError that says whether it had begun */
  async function* parts(pieces: AsyncGenerator<Piece>): AsyncGenerator<ModelPart> {
    const thoughts = new ThoughtSeparator(omitsOpeningTag !== false);
    let begun = false;
    let length = 0;
    let finish: string | null = null;
    try {
      for await (const { content, reasoning, finish: reason } of pieces) {
        finish ??= reason;
        length += content.length + reasoning.length;
        if (length > STREAMED_LENGTH) throw new TooLongError();
        if (content === '' && reasoning === '') continue;
        begun = true;
        if (reasoning !== '') {
          yield* thoughts.release();
          yield { reasoning_content: reasoning };
        }
        yield* thoughts.push(content);
      }
      // Where the connection is closed the SDK ends the loop without an error.
      if (finish === null) throw new Error('the stream ended before the answer');
    } catch (error) {
      learnOpeningTag(error instanceof UnopenedThoughtsError, false);
      throw brokenOff(error, begun);
    }
    learnOpeningTag(thoughts.unopened, finish === 'stop');
    yield* thoughts.end(finish === 'stop');
  }

  return {
    name: model,
    concurrency,
    async *stream(question) {
      try {
        // A reader waits: for a turn no longer than for an answer.
        const turn = timeOf(question);
        await gate.enter(turn.signal, true).finally(turn.end);
        const time = timeOf(question);
        try {
          for (let attempt = 1; ; attempt += 1) {
            const pieces = await openAnswer(question, time);
            try {
              yield* parts(pieces);
              return;
            } catch (error) {
              const again = error instanceof ModelError && !error.begun && attempt < STREAM_ATTEMPTS;
              if (!again || time.signal.aborted) throw error;
            }
          }
        } finally {
          time.end();
          gate.leave();
        }
      } catch (error) {
        throw failureOf(error, question);
      }
    },
    async ask(question) {
      try {
        await gate.enter(question.signal);
        const time = timeOf(question);
        try {
          return await readWhole(question, time);
        } finally {
          time.end();
          gate.leave();
        }
      } catch (error) {
        throw failureOf(error, question);
      }
    },
  };
}
