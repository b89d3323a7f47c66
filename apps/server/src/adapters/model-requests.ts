/** Requests to an endpoint that speaks the chat-completions protocol of OpenAI, and the pieces of its answers. */
import { setTimeout as wait } from 'node:timers/promises';

import type OpenAI from 'openai';

import { ModelError, type ModelQuestion, type ModelTokens } from '../ports/model.ts';

/** Where the endpoint is, and what is asked of it. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Milliseconds without a word, before an answer begins or within it. */
  idle: number;
}

/** Retries of a request that fails before its answer begins. */
const RETRIES = 2;
/** Milliseconds before the first retry where the endpoint names none; twice as long before each further one. */
const RETRY_MS = 500;
/** The most bytes of a streamed answer, with what surrounds each word. */
const STREAM_BYTES = 4 * 1024 * 1024;

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
export interface Piece {
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

/** Whether an endpoint took a question and said nothing until the time was over. */
const isSilence = async (error: unknown): Promise<boolean> =>
  error instanceof (await import('openai')).APIConnectionTimeoutError;

export class TooLongError extends Error {
  override name = 'TooLongError';
}

/** Whether an answer was longer than its bounds; the SDK wraps what its fetch throws. */
export const isTooLong = (error: unknown): boolean =>
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
export function causeOf(error: unknown): ErrorOptions {
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

/** The name of the field in which an endpoint takes the limit of tokens. */
type LimitField = 'max_tokens' | 'max_completion_tokens';

/** Sends a question, and opens its answer. */
type Open = (
  question: ModelQuestion,
  signal: AbortSignal,
  until: number,
) => Promise<{ data: AsyncIterable<LooseCompletion>; response: Response }>;

/**
 * Loads the SDK when it is first needed: it takes longer to load than the rest of the service to start. It repeats
 * nothing, since its pauses end neither with the signal nor with the time; its log quotes answers.
 */
const loadClient = async ({ baseUrl, apiKey, idle }: Endpoint): Promise<OpenAI> => {
  const { default: Client } = await import('openai');
  const settings = { maxRetries: 0, timeout: idle, fetch: boundedFetch, logLevel: 'off' } as const;
  return new Client({ baseURL: baseUrl, apiKey, ...settings });
};

/** Sends a question once. */
const send = (
  openai: OpenAI,
  model: string,
  question: ModelQuestion,
  field: LimitField,
  signal: AbortSignal,
) =>
  openai.chat.completions
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

/** Sends questions to an endpoint. */
function createSender(endpoint: Endpoint): Open {
  let client: Promise<OpenAI> | null = null;
  /** Null until the endpoint has taken one. */
  let limitField: LimitField | null = null;

  /** Sends a question; once more with the newer name of the limit of tokens where the endpoint takes no other. */
  async function request(question: ModelQuestion, signal: AbortSignal) {
    const openai = await (client ??= loadClient(endpoint));
    const field = limitField ?? 'max_tokens';
    try {
      const opened = await send(openai, endpoint.model, question, field, signal);
      limitField ??= field;
      return opened;
    } catch (error) {
      if (limitField !== null || statusOf(error) !== 400) throw error;
    }
    const opened = await send(openai, endpoint.model, question, 'max_completion_tokens', signal);
    limitField = 'max_completion_tokens';
    return opened;
  }

  /** Sends a question, and again where that may help and the time allows it. @throws ModelError */
  return async function open(question, signal, until) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(question, signal);
      } catch (error) {
        // The endpoint has the question and may be at work on it.
        if (signal.aborted || (await isSilence(error))) question.onTokens?.(tokensOf(null, question, 0));
        signal.throwIfAborted();
        const pause = retryDelay(error, attempt);
        if (!isRetryable(error) || attempt > RETRIES || performance.now() + pause > until)
          throw noAnswer(error);
        await wait(pause, undefined, { signal });
      }
    }
  };
}

/** Opens answers of an endpoint. */
export function createAnswerOpener(endpoint: Endpoint) {
  const open = createSender(endpoint);

  /**
   * Opens an answer, whose pieces are then read; an endpoint that does not stream gives one.
   *
   * @param until when the time is over, as `performance.now` counts
   * @throws ModelError when it does not begin, or is no answer of a model
   */
  return async function openAnswer(
    question: ModelQuestion,
    { signal, until }: { signal: AbortSignal; until: number },
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
      const silence = setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), endpoint.idle);
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
  };
}
