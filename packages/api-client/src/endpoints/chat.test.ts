import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';

import { type Answer, clientFor, type Received, rejection, startPeer } from '../../testing/peer.ts';
import { type ChatDelta, listChatHistory, streamChat } from './chat.ts';

let close: (() => Promise<void>) | undefined;

async function peer(answer: (request: Received) => Answer) {
  const started = await startPeer(answer);
  close = started.close;
  return started;
}

afterEach(async () => {
  await close?.();
  close = undefined;
});

const delta = (piece: ChatDelta, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: piece, finish_reason }] })}\n\n`;

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
    const { url } = await peer(() => stream([...whole].map((byte) => Buffer.from([byte]))));
    await expect(ask(url)).resolves.toEqual([{ content: '甲木' }]);
  });

  it('reads a last line without a line break', async () => {
    const { url } = await peer(() => stream([delta({ content: '甲' }).trimEnd()]));
    await expect(ask(url)).resolves.toEqual([{ content: '甲' }]);
  });

  it('reads data lines without blank lines between them', async () => {
    const { url } = await peer(() =>
      stream([delta({ content: '甲' }).trimEnd(), '\n', delta({ content: '乙' }).trimEnd(), '\n']),
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

  it('restarts the idle timeout after every event', async () => {
    const { url } = await peer(() => (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      let left = 5;
      const timer = setInterval(() => {
        left -= 1;
        response.write(delta({ content: '宜' }, left === 0 ? 'stop' : null));
        if (left === 0) clearInterval(timer);
      }, 150);
    });
    await expect(ask(url, { idleMs: 600 })).resolves.toHaveLength(5);
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
      response.write(delta({ content: '宜' }));
      setTimeout(() => response.destroy(), 20);
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
    setTimeout(() => controller.abort(), 50);
    await expect(rejection(ask(url, { signal: controller.signal }))).resolves.toMatchObject({
      name: 'AbortError',
    });
    await expect.poll(() => closed).toBe(true);
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
    });
    expect(received[0]?.path).toBe('/api/record/rec_1/chat-history?page=1&size=100&sort=asc');
  });
});
