import type { Client } from '../client.ts';
import { ApiError, envelope, messageOf } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import { dataLines } from '../stream/data-lines.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** A piece of a reply: text, reasoning or both, to append to the pieces before. */
export interface ChatDelta {
  content?: string;
  reasoning_content?: string;
}

interface ChatEvent {
  choices?: { delta?: ChatDelta; finish_reason?: string | null }[];
  error?: string | { message?: string };
}

const IDLE_MS = 60_000;

/** One page of the conversation about a record; by default the first hundred messages, oldest first. */
export async function listChatHistory(
  client: Client,
  record_id: string,
  query: { page?: number; size?: number; sort?: 'asc' | 'desc' } = { page: 1, size: 100, sort: 'asc' },
  { signal }: CallOptions = {},
): Promise<Page<Schema<'ChatMessage'>>> {
  return pageOf(
    await envelope(
      client.GET('/api/record/{id}/chat-history', { params: { path: { id: record_id }, query }, signal }),
    ),
  );
}

/** An event of the stream; null for plain text. */
function parseEvent(line: string): ChatEvent | null {
  try {
    const event: unknown = JSON.parse(line);
    return typeof event === 'object' ? (event as ChatEvent | null) : null;
  } catch {
    return null;
  }
}

async function open(client: Client, record_id: string | null, body: Schema<'ChatBody'>, signal: AbortSignal) {
  const init = { body, signal, headers: { Accept: 'text/event-stream' }, parseAs: 'stream' } as const;
  const { data, error, response } =
    record_id === null
      ? await client.POST('/api/chat', init)
      : await client.POST('/api/record/{id}/chat', { ...init, params: { path: { id: record_id } } });
  const { ok, status } = response;
  if (!ok) {
    const stated = await envelope(Promise.resolve({ error, response })).catch((reason: unknown) => reason);
    throw new ApiError('http', `服务器响应错误: ${status}`, { status, serverMessage: messageOf(stated, '') });
  }
  if (!data) throw new ApiError('http', '无法获取响应流', { status });
  return { stream: data as ReadableStream<Uint8Array>, response };
}

/**
 * Asks a question and yields the reply piece by piece, until finish_reason stop. Data that is not JSON is yielded as
 * content.
 *
 * @param record_id the record the question is about; null for none.
 * @param idleMs time to wait for the next event, in milliseconds.
 * @throws ApiError 服务器响应错误, 无法获取响应流, the stream's own error, a timeout; an aborted signal's own reason.
 */
export async function* streamChat(
  client: Client,
  { record_id, ...body }: { record_id: string | null } & Schema<'ChatBody'>,
  { signal, idleMs = IDLE_MS }: CallOptions & { idleMs?: number } = {},
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
    const { stream, response } = await open(client, record_id, body, controller.signal);
    if (response.headers.get('Content-Type')?.includes('json')) {
      const answer = (await new Response(stream).json()) as { code: 0; data: Schema<'ChatReply'> };
      const { data } = await envelope(Promise.resolve({ data: answer, response }));
      yield {
        content: data.content,
        ...(data.reasoning_content ? { reasoning_content: data.reasoning_content } : {}),
      };
      return;
    }
    for await (const line of dataLines(stream)) {
      wait();
      if (line === '[DONE]') return;
      const event = parseEvent(line);
      if (!event) {
        if (line !== '') yield { content: line };
        continue;
      }
      if (event.error) {
        const message = typeof event.error === 'string' ? event.error : (event.error.message ?? '');
        throw new ApiError('envelope', message || '未知错误', { status: 200, serverMessage: message });
      }
      const choice = event.choices?.[0];
      const { content, reasoning_content } = choice?.delta ?? {};
      if (content || reasoning_content) {
        yield { ...(content ? { content } : {}), ...(reasoning_content ? { reasoning_content } : {}) };
      }
      if (choice?.finish_reason === 'stop') return;
    }
  } catch (error) {
    if (late) throw new ApiError('timeout', '请求超时，请稍后再试');
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError('network', '网络错误，请稍后重试');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
