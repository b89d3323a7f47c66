import type { ChatDelta } from '@ziping/api-client/endpoints/chat';
import { ApiError } from '@ziping/api-client/envelope';
import { describe, expect, it, vi } from 'vitest';

import { receive } from './receive.ts';

const lost = () => new ApiError('network', '网络错误，请稍后重试');
const late = () => new ApiError('timeout', '请求超时，请稍后再试');
const numbered = { message_id: 'q_1', reply_id: 'a_1', attempt: 1, restart: false, suggestions: [] };
const begun: ChatDelta = { reply: { ...numbered, status: 'running' } };
const done: ChatDelta = { reply: { ...numbered, status: 'complete' } };

/** Connections, each of which sends pieces and then fails or ends. */
function service(...connections: (ChatDelta | Error)[][]) {
  const left = [...connections];
  async function* connect() {
    await Promise.resolve();
    for (const sent of left.shift() ?? []) {
      if (sent instanceof Error) throw sent;
      yield sent;
    }
  }
  const delivered: string[] = [];
  const ports = {
    ask: vi.fn(connect),
    follow: vi.fn(connect),
    deliver: ({ content }: ChatDelta) => void (content && delivered.push(content)),
    pause: () => Promise.resolve(),
    connection: () => new AbortController().signal,
    onReconnecting: vi.fn(),
  };
  return {
    ports,
    delivered,
    run: (confirmed = false) => receive(confirmed, new AbortController().signal, ports),
  };
}

describe('an answer that stalls', () => {
  it.each([
    ['before its first word', [late()]],
    ['after its first event', [begun, late()]],
    ['after its first word', [begun, { content: '甲' }, late()]],
  ])('fails %s, without another attempt', async (_name, sent) => {
    const { ports, run } = service(sent, [done]);
    await expect(run()).rejects.toMatchObject({ kind: 'timeout' });
    expect(ports.ask).toHaveBeenCalledOnce();
    expect(ports.follow).not.toHaveBeenCalled();
    expect(ports.onReconnecting).not.toHaveBeenCalledWith(true);
  });
});

describe('a lost connection', () => {
  it.each([
    ['of the question', [lost()]],
    ['before the first word', [begun, lost()]],
  ])('%s is opened again silently', async (_name, sent) => {
    const { ports, delivered, run } = service(sent, [{ content: '甲' }, done]);
    await run();
    expect(delivered).toEqual(['甲']);
    expect(ports.onReconnecting).not.toHaveBeenCalledWith(true);
  });

  it.each([
    ['after the first word', [begun, { content: '甲' }, lost()], false],
    ['after the first thought', [begun, { reasoning_content: '先看月令' }, lost()], false],
    ['of an answer begun in an earlier visit', [lost()], true],
  ])('%s is announced', async (_name, sent, confirmed) => {
    const { ports, run } = service(sent, [{ content: '木' }, done]);
    await run(confirmed);
    expect(ports.onReconnecting).toHaveBeenCalledWith(true);
    expect(ports.onReconnecting).toHaveBeenLastCalledWith(false);
  });
});
