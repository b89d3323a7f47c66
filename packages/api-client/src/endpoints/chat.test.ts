import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { type Answer, clientFor, type Received, rejection, startPeer } from '../../testing/peer.ts';
import {
  cancelChatReply,
  type ChatDelta,
  clearChatHistory,
  followChat,
  listChatHistory,
  selectChatBranch,
  type StreamedReply,
  streamChat,
} from './chat.ts';

let close: (() => Promise<void>) | undefined;

async function peer(answer: (request: Received) => Answer) {
  const started = await startPeer(answer);
  close = started.close;
  return started;
}

afterEach(async () => {
  vi.useRealTimers();
  await close?.();
  close = undefined;
});

const delta = (piece: ChatDelta, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: piece, finish_reason }] })}\n\n`;

const STOP = delta({}, 'stop');

/** Answers with these chunks, one write each; the connection stays open unless `end`. */
const stream =
  (chunks: (string | Buffer)[], end = true): Answer =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    void (async () => {
      for (const chunk of chunks) {
        response.write(chunk);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (end) response.end();
    })();
  };

async function ask(
  url: string,
  options: { signal?: AbortSignal; idleMs?: number } = {},
  tokens = {},
): Promise<ChatDelta[]> {
  const deltas: ChatDelta[] = [];
  const question = { record_id: 'rec_1', message: '适合从事什么行业？' };
  for await (const piece of streamChat(clientFor(url, tokens).client, question, options)) deltas.push(piece);
  return deltas;
}

describe('streamChat', () => {
  it('yields content and reasoning as they arrive and ends at finish_reason stop', async () => {
    const { url, received } = await peer(() =>
      stream(
        [
          delta({ reasoning_content: '先看日主' }),
          delta({ content: '宜' }),
          delta({}, 'stop'),
          delta({ content: '晚' }),
        ],
        false,
      ),
    );
    await expect(ask(url)).resolves.toEqual([{ reasoning_content: '先看日主' }, { content: '宜' }]);
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/record/rec_1/chat' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ message: '适合从事什么行业？' });
  });

  it('yields the content that arrives with finish_reason stop', async () => {
    const { url } = await peer(() => stream([delta({ content: '完' }, 'stop')]));
    await expect(ask(url)).resolves.toEqual([{ content: '完' }]);
  });

  it('posts to /api/chat without a record', async () => {
    const { url, received } = await peer(() => stream([delta({}, 'stop')]));
    const replies = streamChat(clientFor(url).client, { record_id: null, message: '你好' });
    for await (const piece of replies) expect(piece).toBeUndefined();
    expect(received[0]?.path).toBe('/api/chat');
  });

  it('joins lines and characters split between chunks', async () => {
    const whole = Buffer.from(delta({ content: '甲木' }).replaceAll('\n', '\r\n'));
    const { url } = await peer(() =>
      stream([...whole, ...Buffer.from(STOP)].map((byte) => Buffer.from([byte]))),
    );
    await expect(ask(url)).resolves.toEqual([{ content: '甲木' }]);
  });

  it.each([
    ['after a whole event', ''],
    ['inside an event', 'data: {"choi'],
    ['inside text that is not JSON', 'data: 平'],
    ['before the line break of the last event', STOP.trimEnd()],
  ])('rejects a stream that ends %s as a lost connection', async (_where, rest) => {
    const { url } = await peer(() => stream([delta({ content: '甲' }), rest]));
    const pieces: ChatDelta[] = [];
    const listen = async () => {
      const question = { record_id: 'rec_1', message: '你好' };
      for await (const piece of streamChat(clientFor(url).client, question)) pieces.push(piece);
    };
    await expect(rejection(listen())).resolves.toMatchObject({ kind: 'network' });
    expect(pieces).toEqual([{ content: '甲' }]);
  });

  it('reads data lines without blank lines between them', async () => {
    const { url } = await peer(() =>
      stream([delta({ content: '甲' }).trimEnd(), '\n', delta({ content: '乙' }).trimEnd(), '\n', STOP]),
    );
    await expect(ask(url)).resolves.toEqual([{ content: '甲' }, { content: '乙' }]);
  });

  it('yields data that is not JSON as content and ends at [DONE]', async () => {
    const { url } = await peer(() =>
      stream(['data: 平安\n\n: 注释\n\ndata: 12\n\ndata: [DONE]\n\n', delta({ content: '晚' })]),
    );
    await expect(ask(url)).resolves.toEqual([{ content: '平安' }, { content: '12' }]);
  });

  it.each(['"模型繁忙"', '{"message":"模型繁忙"}'])(
    'rejects with the message of an error event: %s',
    async (error) => {
      const { url } = await peer(() =>
        stream([delta({ content: '宜' }), `data: {"error":${error}}\n\n`], false),
      );
      await expect(rejection(ask(url))).resolves.toMatchObject({ kind: 'envelope', message: '模型繁忙' });
    },
  );

  it('rejects an HTTP error with its status and the message of the service', async () => {
    const { url } = await peer(() => ({ status: 503, json: { code: 503, message: '维护中', data: null } }));
    await expect(rejection(ask(url))).resolves.toMatchObject({
      message: '服务器响应错误: 503',
      serverMessage: '维护中',
      status: 503,
    });
  });

  it('reads an envelope sent in place of a stream', async () => {
    let answer: Answer = { json: { code: 1702, message: '暂时无法回答', data: null } };
    const { url } = await peer(() => answer);
    await expect(rejection(ask(url))).resolves.toMatchObject({ code: 1702, message: '暂时无法回答' });
    answer = {
      json: { code: 0, message: '', data: { role: 'assistant', content: '宜', reasoning_content: null } },
    };
    await expect(ask(url)).resolves.toEqual([{ content: '宜' }]);
  });

  it('renews the session and repeats the request on 401', async () => {
    const { url, received } = await peer(({ path, authorization }) => {
      if (path === '/api/auth/refresh')
        return { json: { code: 0, message: '', data: { access_token: 'fresh' } } };
      return authorization === 'Bearer fresh'
        ? stream([delta({ content: '宜' }, 'stop')])
        : { status: 401, json: { code: 401, message: '登录已过期', data: null } };
    });
    await expect(ask(url, {}, { access_token: 'old', refresh_token: 'r1' })).resolves.toEqual([
      { content: '宜' },
    ]);
    expect(received.map(({ path }) => path)).toEqual([
      '/api/record/rec_1/chat',
      '/api/auth/refresh',
      '/api/record/rec_1/chat',
    ]);
  });

  it('times out when nothing arrives for idleMs', async () => {
    const { url } = await peer(() => stream([delta({ content: '宜' })], false));
    await expect(rejection(ask(url, { idleMs: 100 }))).resolves.toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['event', delta({ content: '宜' })],
    ['comment', ': \n\n'],
    ['single byte', ':'],
  ])('restarts the idle timeout after every %s', async (_name, sent) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    const fetch = () =>
      Promise.resolve(
        new Response(new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) }), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      );
    const { client } = clientFor('http://localhost', {}, { fetch });
    const pieces = streamChat(client, { record_id: 'rec_1', message: '你好' }, { idleMs: 600 });
    const whole = (async () => {
      for await (const piece of pieces) expect(piece).toEqual({ content: '宜' });
    })();
    for (let count = 0; count < 5; count += 1) {
      await vi.advanceTimersByTimeAsync(599);
      write(sent);
    }
    await vi.advanceTimersByTimeAsync(599);
    write(`\n\n${STOP}`);
    await expect(whole).resolves.toBeUndefined();
  });

  it('yields the ids and the state that the service names', async () => {
    const reply = { message_id: 'q_1', reply_id: 'a_1', attempt: 2, status: 'complete', suggestions: ['问'] };
    const event = { choices: [{ delta: {}, finish_reason: 'stop' }], reply };
    const { url } = await peer(() => stream([`data: ${JSON.stringify(event)}\n\n`]));
    await expect(ask(url)).resolves.toEqual([{ reply: { ...reply, restart: false } }]);
  });

  it.each([
    { reply: { message_id: 'q_1', reply_id: 7, attempt: 1, status: 'running' } },
    { reply: { message_id: 'q_1', reply_id: 'a_1', attempt: 1, status: 'resting' } },
    { choices: [{ delta: { content: 7, reasoning_content: null } }] },
    { choices: 'none' },
    [],
  ])('ignores what the contract does not allow: %j', async (event) => {
    const { url } = await peer(() => stream([`data: ${JSON.stringify(event)}\n\n`, STOP]));
    await expect(ask(url)).resolves.toEqual([]);
  });

  it.each([401, 404, 429, 500])('names the status %i', async (status) => {
    const { url } = await peer(() => ({ status, text: '<html>' }));
    const { message } = (await rejection(ask(url))) as Error;
    expect(message).toBe(status === 401 ? '没有刷新令牌' : `服务器响应错误: ${status}`);
  });

  it('says that there is no stream in an empty answer', async () => {
    const { url } = await peer(() => (response) => void response.writeHead(204).end());
    await expect(rejection(ask(url))).resolves.toMatchObject({ message: '无法获取响应流' });
  });

  it('names an error event without a message 未知错误', async () => {
    const { url } = await peer(() => stream(['data: {"error":{}}\n\n']));
    await expect(rejection(ask(url))).resolves.toMatchObject({ message: '未知错误' });
  });

  it('closes the connection after finish_reason stop', async () => {
    let closed = false;
    const { url } = await peer(() => (response) => {
      response.on('close', () => (closed = true));
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(delta({ content: '宜' }, 'stop'));
    });
    await ask(url);
    await expect.poll(() => closed).toBe(true);
  });

  it('rejects with a network error when the connection breaks', async () => {
    const { url } = await peer(() => (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      // Ended below the response, which is then not whole.
      response.write(delta({ content: '宜' }), () => response.socket?.end());
    });
    await expect(rejection(ask(url))).resolves.toMatchObject({ kind: 'network' });
  });

  it('rejects with the reason of an abort and closes the connection', async () => {
    let closed = false;
    const { url } = await peer(() => (response, request) => {
      request.socket.on('close', () => (closed = true));
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(delta({ content: '宜' }));
    });
    const controller = new AbortController();
    const abortAtFirst = async () => {
      const question = { record_id: 'rec_1', message: '你好' };
      for await (const _piece of streamChat(clientFor(url).client, question, controller)) controller.abort();
    };
    await expect(rejection(abortAtFirst())).resolves.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => closed).toBe(true);
  });
});

/** A service that has written one answer, and sends it in pieces of one character. */
function writtenAnswer(content: string, reasoning: string) {
  const reply: StreamedReply = { message_id: 'q_1', reply_id: 'a_1', attempt: 1, status: 'running' };
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  const units = (text: string) => text.split('');
  const from = (at: { content: number; reasoning: number }): Buffer =>
    Buffer.from(
      [
        event({ choices: [{ delta: {} }], reply }),
        ...units(reasoning.slice(at.reasoning)).map((unit) => delta({ reasoning_content: unit })),
        ': \n\n',
        ...units(content.slice(at.content)).map((unit) => delta({ content: unit })),
        event({
          choices: [{ delta: {}, finish_reason: 'stop' }],
          reply: { ...reply, status: 'complete' },
        }),
        'data: [DONE]\n\n',
      ].join(''),
    );
  return from;
}

/** A response of these chunks; it breaks, or ends where it should go on, after the last one. */
function chunked(chunks: Iterable<Uint8Array>, end: 'close' | 'break' = 'close'): Response {
  const rest = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = rest.next();
      if (!done) controller.enqueue(value);
      else if (end === 'close') controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function* sliced(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const collected = () => ({ content: '', reasoning_content: '' });

describe('a long answer', () => {
  // Characters of one to four bytes, and those that JSON escapes.
  const character = fc.constantFrom('甲', '乙', 'a', '"', '\\', '\n', '\r', '𠮷', '\u2028', 'é');
  const sizes = fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1, maxLength: 20 });

  it('of 20,000 characters arrives whole, one character an event, split anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(character, { minLength: 5, maxLength: 40 }), sizes, async (sample, cuts) => {
        const content = sample.join('').repeat(20_000).slice(0, 20_000);
        const bytes = writtenAnswer(content, '先看日主')({ content: 0, reasoning: 0 });
        const { client } = clientFor(
          'http://localhost',
          {},
          {
            fetch: () => Promise.resolve(chunked(sliced(bytes, cuts))),
          },
        );
        const received = collected();
        for await (const piece of streamChat(client, { record_id: 'rec_1', message: '你好' })) {
          received.content += piece.content ?? '';
          received.reasoning_content += piece.reasoning_content ?? '';
        }
        expect(received.content === content).toBe(true);
        expect(received.reasoning_content).toBe('先看日主');
      }),
      { numRuns: 3 },
    );
  });

  it('that is cut at any byte and followed arrives with nothing lost or doubled', async () => {
    const long = fc.array(character, { minLength: 1, maxLength: 30 }).map((list) => list.join(''));
    const places = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(long, long, places, fc.boolean(), async (content, reasoning, cuts, breaks) => {
        const from = writtenAnswer(content, reasoning);
        const left = [...cuts];
        const { client } = clientFor(
          'http://localhost',
          {},
          {
            fetch: ({ url }) => {
              const query = new URL(url).searchParams;
              const at = {
                content: Number(query.get('content')),
                reasoning: Number(query.get('reasoning_content')),
              };
              const bytes = from(at);
              const cut = left.shift();
              return Promise.resolve(
                cut === undefined
                  ? chunked([bytes])
                  : chunked(sliced(bytes.subarray(0, cut % bytes.length), [3]), breaks ? 'break' : 'close'),
              );
            },
          },
        );
        const received = collected();
        const listen = async (pieces: AsyncIterable<ChatDelta>) => {
          for await (const piece of pieces) {
            received.content += piece.content ?? '';
            received.reasoning_content += piece.reasoning_content ?? '';
          }
        };
        let call = listen(streamChat(client, { record_id: 'rec_1', message: '你好' }));
        for (let lost = true; lost;) {
          lost = await call.then(
            () => false,
            () => true,
          );
          const { length } = received.content;
          const at = { content: length, reasoning_content: received.reasoning_content.length };
          if (lost)
            call = listen(followChat(client, { record_id: 'rec_1', reply_id: 'a_1', attempt: 1, ...at }));
        }
        expect(received).toEqual({ content, reasoning_content: reasoning });
      }),
      { numRuns: 150 },
    );
  });
});

describe('followChat', () => {
  const follow = { record_id: 'rec_1', reply_id: 'a_1', attempt: 2, content: 3, reasoning_content: 4 };

  it('takes an answer for unfinished until its last event, whatever the first event says', async () => {
    const reply = { message_id: 'q_1', reply_id: 'a_1', attempt: 2, status: 'complete' };
    const begun = `data: ${JSON.stringify({ choices: [{ delta: {} }], reply })}\n\n`;
    const ended = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }], reply })}\n\n`;
    const { url } = await peer(() => stream([begun, delta({ content: '余下的话。' }), ended]));
    const pieces = [];
    for await (const piece of followChat(clientFor(url).client, follow)) pieces.push(piece);
    expect(pieces.map((piece) => piece.reply?.status ?? piece.content)).toEqual([
      'running',
      '余下的话。',
      'complete',
    ]);
  });

  it('requests what follows the received text', async () => {
    const { url, received } = await peer(() => stream([delta({ content: '宜' }, 'stop')]));
    const pieces: ChatDelta[] = [];
    for await (const piece of followChat(clientFor(url).client, follow)) pieces.push(piece);
    expect(pieces).toEqual([{ content: '宜' }]);
    expect(received[0]).toMatchObject({
      method: 'GET',
      path: '/api/record/rec_1/chat/a_1?attempt=2&content=3&reasoning_content=4',
    });
  });

  it('reads a message sent in place of a stream as the whole answer', async () => {
    const message = { role: 'assistant', content: '宜', parent_id: 'q_1', attempt: 3, status: 'cancelled' };
    const { url } = await peer(() => ({ json: { code: 0, message: '', data: message } }));
    const reply = { message_id: 'q_1', reply_id: 'a_1', attempt: 3, restart: true, status: 'cancelled' };
    await expect(followChat(clientFor(url).client, follow).next()).resolves.toEqual({
      done: false,
      value: { content: '宜', reply: { ...reply, suggestions: [] } },
    });
  });

  it('rejects an answer that is gone', async () => {
    const { url } = await peer(() => ({
      status: 404,
      json: { code: 404, message: '没有这条消息', data: null },
    }));
    await expect(rejection(followChat(clientFor(url).client, follow).next())).resolves.toMatchObject({
      status: 404,
      serverMessage: '没有这条消息',
    });
  });
});

describe('cancelChatReply, selectChatBranch and clearChatHistory', () => {
  it('name the record and the message', async () => {
    const data = { role: 'assistant', content: '宜' };
    const { url, received } = await peer(() => ({ json: { code: 0, message: '', data } }));
    const { client } = clientFor(url);
    await cancelChatReply(client, { record_id: 'rec_1', reply_id: 'a_1' });
    await selectChatBranch(client, { record_id: 'rec_1', message_id: 'a_1' });
    await clearChatHistory(client, 'rec_1');
    expect(received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/record/rec_1/chat/a_1/cancel', ''],
      ['PUT', '/api/record/rec_1/chat-head', '{"message_id":"a_1"}'],
      ['DELETE', '/api/record/rec_1/chat-history', ''],
    ]);
  });
});

describe('listChatHistory', () => {
  it('requests the first hundred messages, oldest first', async () => {
    const messages = [{ role: 'user', content: '你好' }];
    const { url, received } = await peer(() => ({
      json: { code: 0, message: '', data: { data: messages } },
    }));
    await expect(listChatHistory(clientFor(url).client, 'rec_1')).resolves.toEqual({
      items: messages,
      total: 1,
      head_id: undefined,
    });
    expect(received[0]?.path).toBe('/api/record/rec_1/chat-history?page=1&size=100&sort=asc');
  });
});
