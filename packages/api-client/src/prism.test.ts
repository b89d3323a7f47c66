import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPrism } from '../../../mocks/start-prism.ts';
import { parse } from 'yaml';

import * as auth from './endpoints/auth.ts';
import * as chart from './endpoints/chart.ts';
import * as chat from './endpoints/chat.ts';
import * as orders from './endpoints/orders.ts';
import * as records from './endpoints/records.ts';
import * as reports from './endpoints/reports.ts';
import * as user from './endpoints/user.ts';
import { ApiError } from './envelope.ts';
import { calls, id, phone, reply_id, verify_code } from '../testing/calls.ts';
import { clientFor, rejection } from '../testing/peer.ts';

interface Example {
  operation: string;
  status: number;
  example: string;
  value: { code: number; message: string };
}

const root = new URL('../../../', import.meta.url);

/** Every named JSON example of every operation. */
function readExamples(): Example[] {
  type Node = Record<string, unknown>;
  const contract = parse(readFileSync(new URL('openapi.yaml', root), 'utf8')) as Node;
  const resolved = (node: Node): Node => {
    const ref = node['$ref'] as string | undefined;
    if (!ref) return node;
    return ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key] as Node, contract);
  };
  const methods = Object.values(contract['paths'] as Node).flatMap((path) =>
    Object.values(path as Node),
  ) as Node[];
  return methods
    .filter(({ operationId }) => typeof operationId === 'string')
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses as Record<string, Node>).flatMap(([status, response]) => {
        const content = resolved(response)['content'] as Record<string, Node> | undefined;
        const examples = (content?.['application/json']?.['examples'] ?? {}) as Record<
          string,
          { value: unknown }
        >;
        return Object.entries(examples).map(([example, { value }]) => ({
          operation: operationId as string,
          status: Number(status),
          example,
          value: value as Example['value'],
        }));
      }),
    );
}

let prism: Awaited<ReturnType<typeof startPrism>>;
let url: string;

beforeAll(async () => {
  prism = await startPrism();
  ({ url } = prism);
}, 60_000);

afterAll(() => prism.stop());

/** A signed-in client that gets the named example from every operation but the renewal. */
function clientWith(prefer: string | null) {
  return clientFor(
    url,
    { access_token: 'a', refresh_token: 'r' },
    {
      fetch: (request) => {
        if (prefer && !request.url.endsWith('/api/auth/refresh')) request.headers.set('Prefer', prefer);
        return fetch(request);
      },
    },
  );
}

describe('every operation against the mock service', () => {
  const examples = readExamples();

  it.each(Object.entries(calls))(
    '%s sends a valid request and reads every example answer',
    async (operation, call) => {
      const own = examples.filter((entry) => entry.operation === operation);
      expect(own.length).toBeGreaterThan(0);
      for (const { status, example, value } of own) {
        const { client, told } = clientWith(`code=${status}, example=${example}`);
        const outcome = await call(client).catch((error: unknown) => error);
        const name = `${status} ${example}`;
        if (status === 200 && (value.code === 0 || (operation === 'bindPhone' && value.code === 1108))) {
          expect(outcome, name).not.toBeInstanceOf(Error);
        } else {
          expect(outcome, name).toBeInstanceOf(ApiError);
          expect(outcome, name).toMatchObject({
            kind: status === 200 ? 'envelope' : 'http',
            status,
            code: value.code,
            message: value.message,
          });
        }
        expect(told.phoneRequired, name).toBe(value.code === 1200 ? 1 : 0);
      }
    },
  );
});

describe('the client', () => {
  it('ends a session without a token', async () => {
    const { client, told } = clientFor(url);
    await expect(rejection(user.getUserInfo(client))).resolves.toMatchObject({
      code: 401,
      message: '没有刷新令牌',
    });
    expect(told.signedOut).toEqual([{ reason: 'no_refresh_token', message: '没有刷新令牌' }]);
  });

  it('returns linked when the number already had an account', async () => {
    const { client } = clientWith('code=200, example=linked');
    await expect(auth.bindPhone(client, { phone, verify_code })).resolves.toMatchObject({ linked: true });
    await expect(calls.bindPhone(clientWith(null).client)).resolves.toMatchObject({ linked: false });
  });

  it('returns a captcha image as a data URL', async () => {
    for (const example of ['success', 'data_url']) {
      const { image } = await auth.createCaptcha(clientWith(`code=200, example=${example}`).client, {
        phone,
      });
      expect(image).toMatch(/^data:image\//);
    }
  });

  it('returns lists as pages', async () => {
    const { client } = clientWith(null);
    for (const call of [
      records.listRecords(client, {}),
      orders.listOrders(client, {}),
      chat.listChatHistory(client, id),
    ]) {
      const { items, total } = await call;
      expect(items.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(items.length);
    }
  });

  it('reads a Word file', async () => {
    const file = await reports.exportReport(clientWith(null).client, { record_id: id });
    expect(await file.text()).toContain('PK');
  });

  it('reads the answers of the mock service to an unknown route and to an invalid parameter', async () => {
    const { client, told } = clientFor(`${url}/nowhere`, { access_token: 'a', refresh_token: 'r' });
    await expect(rejection(user.getUserInfo(client))).resolves.toMatchObject({
      kind: 'http',
      status: 404,
      code: 404,
    });
    expect(told.logged).toMatchObject([{ message: '请求的资源不存在' }]);
    const call = chart.listLiuNian(clientWith(null).client, { id, da_yun_id: -1 });
    await expect(rejection(call)).resolves.toMatchObject({ kind: 'http', status: 422, code: 422 });
  });

  it.each([id, null])('streams a reply for record %s', async (record_id) => {
    const pieces: chat.ChatDelta[] = [];
    for await (const piece of chat.streamChat(clientWith('example=reply').client, {
      record_id,
      message: '我的正缘？',
    })) {
      pieces.push(piece);
    }
    expect(pieces.some(({ reasoning_content }) => reasoning_content)).toBe(true);
    expect(pieces.map(({ content = '' }) => content).join('')).not.toBe('');
  });

  it('follows an answer', async () => {
    const { client } = clientWith('example=rest');
    const received = { attempt: 1, content: 9, reasoning_content: 0 };
    const pieces: chat.ChatDelta[] = [];
    for await (const piece of chat.followChat(client, { record_id: id, reply_id, ...received })) {
      pieces.push(piece);
    }
    expect(pieces[0]?.reply).toMatchObject({ reply_id, status: 'running', restart: false });
    expect(pieces.map(({ content = '' }) => content).join('')).toBe('对方多半温和聪慧，重情义。');
    expect(pieces.at(-1)?.reply?.status).toBe('complete');
  });

  it('rejects when a stream sends an error', async () => {
    const replies = chat.streamChat(clientWith('example=error').client, { record_id: id, message: '你好' });
    const listen = async () => {
      for await (const piece of replies) expect(piece).toBeDefined();
    };
    await expect(rejection(listen())).resolves.toMatchObject({ name: 'ApiError', kind: 'envelope' });
  });
});
