/** A model behind any endpoint that is compatible with OpenAI's. */
import {
  type Model,
  type ModelAnswer,
  ModelError,
  type ModelPart,
  type ModelQuestion,
} from '../ports/model.ts';
import {
  causeOf,
  createAnswerOpener,
  type Endpoint,
  isTooLong,
  type Piece,
  TooLongError,
} from './model-requests.ts';
import { ThoughtSeparator, UnopenedThoughtsError, withoutThoughts } from './thoughts.ts';

export interface ModelOptions extends Omit<Endpoint, 'idle'>, Partial<Pick<Endpoint, 'idle'>> {
  /** Questions at the same time; the others wait. */
  concurrency: number;
  /** Milliseconds for a whole answer with the retries before it begins, without the time it waits for its turn. */
  timeout?: number;
}

/** The most characters of an answer; what follows is not read. */
const TEXT_LENGTH = 16_384;
/** The most characters of an answer that is passed on as it is written, with the thoughts before it. */
const STREAMED_LENGTH = 65_536;
/** How often an answer that is passed on is begun; only one without a word yet is begun again. */
const STREAM_ATTEMPTS = 2;
/** The time of a question. */
interface TimeOfQuestion {
  /** Aborts when the caller gives up or the time is over. */
  signal: AbortSignal;
  /** When the time is over, as `performance.now` counts. */
  until: number;
  /** Called when the question is answered or has failed; aborts what is still open of it. */
  end(): void;
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

/** What a question fails with. @throws the reason of a signal that has aborted */
function failureOf(error: unknown, { signal }: ModelQuestion): ModelError {
  signal.throwIfAborted();
  return error instanceof ModelError
    ? error
    : new ModelError('the model gave no answer', false, { facts: { reason: 'timeout' } });
}

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

/** Whether the model writes thoughts without an opening tag, as far as its answers have shown. */
class OpeningTag {
  /** Null until the model has given a whole answer. */
  isOmitted: boolean | null = null;

  /** Learns from an answer. */
  learn(unopened: boolean, isWhole: boolean): void {
    if (unopened) this.isOmitted = true;
    else if (isWhole) this.isOmitted ??= false;
  }
}

/** An answer as a whole, without its thoughts. @throws ModelError when it breaks off */
async function readWhole(pieces: AsyncGenerator<Piece>, openingTag: OpeningTag): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', complete: false };
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
  openingTag.learn(unopened, answer.complete);
  return { ...answer, text };
}

/** The parts of an answer. @throws ModelError that says whether it had begun */
async function* readParts(pieces: AsyncGenerator<Piece>, openingTag: OpeningTag): AsyncGenerator<ModelPart> {
  const thoughts = new ThoughtSeparator(openingTag.isOmitted !== false);
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
    openingTag.learn(error instanceof UnopenedThoughtsError, false);
    throw brokenOff(error, begun);
  }
  openingTag.learn(thoughts.unopened, finish === 'stop');
  yield* thoughts.end(finish === 'stop');
}

/** A model behind any endpoint that is compatible with OpenAI's, through its SDK. */
export function createOpenAiModel({
  concurrency,
  idle = 30_000,
  timeout = 180_000,
  ...endpoint
}: ModelOptions): Model {
  const gate = createGate(concurrency);
  const openAnswer = createAnswerOpener({ ...endpoint, idle });
  const openingTag = new OpeningTag();
  const timeOf = (question: ModelQuestion) => limitTime(question.signal, question.timeout ?? timeout);

  return {
    name: endpoint.model,
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
              yield* readParts(pieces, openingTag);
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
          return await readWhole(await openAnswer(question, time), openingTag);
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
