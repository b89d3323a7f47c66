import type { Client } from '../client.ts';
import { type ChatPart, withTextContent } from '../chat-parts.ts';
import { type AnswerSchema, readAnswer, unwrap } from '../answer.ts';
import { ApiError, envelope, messageOf } from '../envelope.ts';
import { fields, pageOf } from '../normalise.ts';
import { dataLines } from '../stream/data-lines.ts';
import { ChatMessageSchema, ChatReplySchema } from '../schemas/chat.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** Ids and state of an answer that is sent. */
export type StreamedReply = NonNullable<Extract<Schema<'ChatStreamEvent'>, { choices: unknown }>['reply']>;

/** A piece of a reply: text, reasoning or both, to append to the pieces before. */
export interface ChatDelta {
  content?: string;
  reasoning_content?: string;
  /** In the first piece and the last, where the service numbers its messages. */
  reply?: StreamedReply;
}

type StreamOptions = CallOptions & {
  /** Time without a single byte after which the stream is given up, in milliseconds. */
  idleMs?: number;
};

interface ReplyId {
  record_id: string;
  reply_id: string;
}

type Opened = { stream: ReadableStream<Uint8Array>; response: Response };

const IDLE_MS = 60_000;
const STATUSES: readonly unknown[] = ['running', 'complete', 'cancelled', 'failed'];

/** A message of a conversation; with `parts` where the service sends more than texts. */
export type HistoryMessage = Schema<'ChatMessage'> & { parts?: readonly ChatPart[] };

/** The conversation about a record, one page of it. */
export interface ChatHistory extends Page<HistoryMessage> {
  /** The last message of the selected branch; null for none, undefined where the service does not select branches. */
  head_id: string | null | undefined;
}

/** One page of the conversation about a record; by default the first hundred messages, oldest first. */
export async function listChatHistory(
  client: Client,
  record_id: string,
  query: { page?: number; size?: number; sort?: 'asc' | 'desc' } = { page: 1, size: 100, sort: 'asc' },
  { signal }: CallOptions = {},
): Promise<ChatHistory> {
  const body = await envelope(
    client.GET('/api/record/{id}/chat-history', { params: { path: { id: record_id }, query }, signal }),
  );
  const { head_id } = fields(body.data);
  const known = typeof head_id === 'string' || head_id === undefined;
  return { ...pageOf(body, ChatMessageSchema, withTextContent), head_id: known ? head_id : null };
}

const pathOf = ({ record_id, reply_id }: ReplyId) => ({ path: { id: record_id, reply_id } });

/** Stops an answer. What was written of it stays; an answer that has ended stays as it is. */
export function cancelChatReply(client: Client, reply: ReplyId): Promise<Schema<'ChatMessage'>> {
  return unwrap(
    client.POST('/api/record/{id}/chat/{reply_id}/cancel', { params: pathOf(reply) }),
    ChatMessageSchema,
  );
}

/** Selects the branch of the conversation that ends with a message. */
export async function selectChatBranch(
  client: Client,
  { record_id, message_id }: { record_id: string; message_id: string },
): Promise<void> {
  const params = { path: { id: record_id } };
  await envelope(client.PUT('/api/record/{id}/chat-head', { params, body: { message_id } }));
}

/** Deletes the conversation about a record. */
export async function clearChatHistory(client: Client, record_id: string): Promise<void> {
  await envelope(client.DELETE('/api/record/{id}/chat-history', { params: { path: { id: record_id } } }));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFilled = (value: unknown): value is string => isText(value) && value !== '';

function readReply(value: unknown): StreamedReply | undefined {
  const { message_id, reply_id, attempt, restart, status, suggestions, written_by } = fields(value);
  if (!isText(message_id) || !isText(reply_id) || !Number.isInteger(attempt)) return undefined;
  if (!STATUSES.includes(status)) return undefined;
  return {
    ...{ message_id, reply_id, attempt: attempt as number, restart: restart === true },
    status: status as StreamedReply['status'],
    suggestions: Array.isArray(suggestions) ? suggestions.filter(isFilled) : [],
    ...((written_by === 'model' || written_by === 'rules') && { written_by }),
  };
}

/** A line of the stream as JSON; undefined for plain text. */
function parseEvent(line: string): Record<string, unknown> | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return typeof event === 'object' && event !== null ? fields(event) : undefined;
  } catch {
    return undefined;
  }
}

/** The piece of an event, and whether the answer ends with it. */
function readEvent(event: Record<string, unknown>): { piece: ChatDelta; last: boolean } {
  const choice = fields(Array.isArray(event['choices']) ? (event['choices'] as unknown[])[0] : undefined);
  const { content, reasoning_content } = fields(choice['delta']);
  const last = choice['finish_reason'] === 'stop';
  const reply = readReply(event['reply']);
  // The first event of an answer that is finished says so, but its text is still to come.
  if (reply && !last) reply.status = 'running';
  return {
    piece: {
      ...(isFilled(content) && { content }),
      ...(isFilled(reasoning_content) && { reasoning_content }),
      ...(reply && { reply }),
    },
    last,
  };
}

async function opened(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<Opened> {
  const { data, error, response } = await call;
  const { ok, status } = response;
  if (!ok) {
    const stated = await envelope(Promise.resolve({ error, response })).catch((reason: unknown) => reason);
    throw new ApiError('http', `服务器响应错误: ${status}`, { status, serverMessage: messageOf(stated, '') });
  }
  if (!data) throw new ApiError('http', '无法获取响应流', { status });
  return { stream: data as ReadableStream<Uint8Array>, response };
}

const lost = () => new ApiError('network', '网络错误，请稍后重试');

/** Yields a stream piece by piece. `readWhole` reads an answer that is not streamed. */
async function* receive<Whole>(
  open: (signal: AbortSignal) => Promise<Opened>,
  schema: AnswerSchema<Whole>,
  readWhole: (answer: Whole) => ChatDelta,
  { signal, idleMs = IDLE_MS }: StreamOptions,
): AsyncGenerator<ChatDelta, void> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, idleMs);
  };
  try {
    wait();
    const { stream, response } = await open(controller.signal);
    if (response.headers.get('Content-Type')?.includes('json')) {
      const answer = (await new Response(stream).json()) as { code: 0; data: unknown };
      const { data } = await envelope(Promise.resolve({ data: answer, response }));
      yield readWhole(readAnswer(schema, data));
      return;
    }
    for await (const line of dataLines(stream, wait)) {
      if (line === '[DONE]') return;
      const event = parseEvent(line);
      if (!event) {
        if (line !== '') yield { content: line };
        continue;
      }
      const { error } = event;
      if (error) {
        const message = isText(error) ? error : fields(error)['message'];
        const stated = isText(message) ? message : '';
        throw new ApiError('envelope', stated || '未知错误', { status: 200, serverMessage: stated });
      }
      const { piece, last } = readEvent(event);
      if (Object.keys(piece).length > 0) yield piece;
      if (last) return;
    }
    throw lost();
  } catch (error) {
    if (late) throw new ApiError('timeout', '请求超时，请稍后再试');
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw lost();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

const STREAM = { headers: { Accept: 'text/event-stream' }, parseAs: 'stream' } as const;

/**
 * Asks a question and yields the reply piece by piece, until finish_reason stop. Data that is not JSON is yielded as
 * content.
 *
 * @param record_id the record the question is about; null for none.
 * @throws ApiError 服务器响应错误, 无法获取响应流, the stream's own error, a timeout, a network error where the stream ends
 * early; an aborted signal's own reason.
 */
export function streamChat(
  client: Client,
  { record_id, ...body }: { record_id: string | null } & Schema<'ChatBody'>,
  options: StreamOptions = {},
): AsyncGenerator<ChatDelta, void> {
  return receive(
    (signal) =>
      opened(
        record_id === null
          ? client.POST('/api/chat', { ...STREAM, body, signal })
          : client.POST('/api/record/{id}/chat', {
              ...{ ...STREAM, body, signal },
              params: { path: { id: record_id } },
            }),
      ),
    ChatReplySchema,
    ({ content, reasoning_content }) => ({ content, ...(reasoning_content && { reasoning_content }) }),
    options,
  );
}

/**
 * Yields the rest of an answer from what was received of it. A first piece with `reply.restart` says that the answer
 * follows from its beginning.
 *
 * @param received attempt of the received text, and its lengths in UTF-16 units
 * @throws ApiError as {@link streamChat}
 */
export function followChat(
  client: Client,
  {
    record_id,
    reply_id,
    ...received
  }: ReplyId & { attempt: number; content: number; reasoning_content: number },
  options: StreamOptions = {},
): AsyncGenerator<ChatDelta, void> {
  return receive(
    (signal) =>
      opened(
        client.GET('/api/record/{id}/chat/{reply_id}', {
          ...{ ...STREAM, signal },
          params: { ...pathOf({ record_id, reply_id }), query: received },
        }),
      ),
    ChatMessageSchema,
    ({
      content,
      reasoning_content,
      parent_id,
      attempt = 1,
      status = 'complete',
      suggestions = [],
      written_by,
    }) => ({
      content,
      ...(reasoning_content && { reasoning_content }),
      reply: {
        ...{ message_id: parent_id ?? '', reply_id, attempt, restart: true, status, suggestions },
        ...(written_by && { written_by }),
      },
    }),
    options,
  );
}
