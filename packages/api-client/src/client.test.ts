import { afterEach, describe, expect, it, vi } from 'vitest';

import { login } from './endpoints/auth.ts';
import { getChart } from './endpoints/chart.ts';
import { streamChat } from './endpoints/chat.ts';
import { createRecord, deleteRecords, listRecords } from './endpoints/records.ts';
import { uploadAvatar } from './endpoints/upload.ts';
import { getUserInfo, updateUserInfo } from './endpoints/user.ts';
import { ApiError, codeOf, messageOf } from './envelope.ts';
import { type Answer, clientFor, type Received, rejection, startPeer } from '../testing/peer.ts';

const user = {
  ...{ id: 'u_1', nickname: '清和', name: '', avatar: '/avatars/default.png', phone: null, email: null },
  ...{ created_at: '2026-11-20T08:00:00Z', gender: 'male', birth_time: '', birth_place: '' },
};
const ok = (data: unknown): Answer => ({ json: { code: 0, message: '成功', data } });
const fail = (status: number, code: number, message: string): Answer => ({
  status,
  json: { code, message, data: null },
});
const expired = fail(401, 401, '登录已过期');

let close: (() => Promise<void>) | undefined;

async function peer(answer: (request: Received) => Answer | Promise<Answer>) {
  const started = await startPeer(answer);
  close = started.close;
  return started;
}

/** A service that accepts one access token and issues it for the refresh token r1, once it has refused `together` calls. */
function session({
  valid = 'fresh',
  unauthorized = expired,
  together = 1,
}: { valid?: string; unauthorized?: Answer; together?: number } = {}) {
  let refused = 0;
  let refuseLast = () => {};
  const allRefused = new Promise<void>((done) => (refuseLast = done));
  return peer(async ({ path, authorization, body }) => {
    if (path === '/api/auth/refresh') {
      await allRefused;
      return JSON.parse(body).refresh_token === 'r1'
        ? ok({ access_token: 'fresh', refresh_token: 'r2' })
        : fail(401, 401, '刷新令牌无效');
    }
    if (authorization === `Bearer ${valid}`) return ok({ ...user, body, url: '/uploads/me.png' });
    refused += 1;
    if (refused === together) refuseLast();
    return unauthorized;
  });
}

const refreshes = (received: Received[]) => received.filter(({ path }) => path === '/api/auth/refresh');

afterEach(async () => {
  vi.useRealTimers();
  await close?.();
  close = undefined;
});

describe('envelope', () => {
  it('resolves with the data of code 0', async () => {
    const { url } = await peer(() => ok(user));
    await expect(getUserInfo(clientFor(url).client)).resolves.toEqual(user);
  });

  it('rejects a non-zero code inside HTTP 200 with the message of the service', async () => {
    const { url } = await peer(() => fail(200, 1001, '手机号或密码错误'));
    const error = await rejection(login(clientFor(url).client, { phone: '13800138000', password: 'x' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'envelope', code: 1001, status: 200, message: '手机号或密码错误' });
  });

  it('rejects an HTTP error with its code and data', async () => {
    const data = { errors: [{ field: 'phone', message: '请输入有效的手机号码' }] };
    const { url } = await peer(() => ({ status: 400, json: { code: 400, message: '请检查输入', data } }));
    const error = await rejection(login(clientFor(url).client, { phone: '1', password: 'x' }));
    expect(error).toMatchObject({ kind: 'http', code: 400, status: 400, message: '请检查输入', data });
  });

  it.each([
    ['90', 90],
    ['Sun, 22 Nov 2026 08:00:00 GMT', null],
    [null, null],
  ])('reads the seconds of Retry-After %j', async (header, retryAfter) => {
    const { url } = await peer(() => (response) => {
      response.writeHead(429, {
        'Content-Type': 'application/json',
        ...(header && { 'Retry-After': header }),
      });
      response.end(JSON.stringify({ code: 429, message: '操作过于频繁', data: null }));
    });
    const error = await rejection(login(clientFor(url).client, { phone: '13800138000', password: 'x' }));
    expect(error).toMatchObject({ code: 429, retryAfter });
    expect(codeOf(error)).toBe(429);
  });

  it('rejects HTTP 200 without an envelope', async () => {
    const { url } = await peer(() => ({ json: { id: 'u_1' } }));
    await expect(rejection(getUserInfo(clientFor(url).client))).resolves.toMatchObject({
      kind: 'http',
      status: 200,
    });
  });

  it('does not use the HTML of a proxy as the message', async () => {
    const page = { text: '<!doctype html><h1>Bad Gateway</h1>', type: 'text/html' };
    const { url } = await peer(({ path }) => ({ ...page, status: path === '/api/user/info' ? 502 : 200 }));
    const { client } = clientFor(url);
    for (const call of [getUserInfo(client), getChart(client, '1')]) {
      await expect(rejection(call)).resolves.toMatchObject({ kind: 'http', message: '操作失败，请稍后再试' });
    }
  });

  it('rejects an error of the mock service, which has no envelope, with its own text', async () => {
    const invalid = {
      type: 'https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY',
      title: 'Invalid request',
      status: 422,
    };
    const { url } = await peer(() => ({ status: 422, json: invalid }));
    const error = await rejection(getUserInfo(clientFor(url).client));
    expect(error).toMatchObject({ kind: 'http', code: 422, status: 422, message: JSON.stringify(invalid) });
    expect(messageOf(error, '更新失败，请稍后重试')).toBe('更新失败，请稍后重试');
  });
});

describe('bearer', () => {
  it('sends the token stored at the time of the call', async () => {
    const { url, received } = await peer(() => ok(user));
    const { client, tokens } = clientFor(url, { access_token: 'a' });
    await getUserInfo(client);
    tokens.write({ access_token: 'b', refresh_token: 'r' });
    await getUserInfo(client);
    tokens.clear();
    await getUserInfo(client);
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer a', 'Bearer b', undefined]);
  });
});

describe('refresh', () => {
  it('renews the session on HTTP 401 and repeats the request once', async () => {
    const { url, received } = await session();
    const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(getUserInfo(client)).resolves.toMatchObject(user);
    expect(received.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/user/info', 'Bearer old'],
      ['/api/auth/refresh', undefined],
      ['/api/user/info', 'Bearer fresh'],
    ]);
    expect(tokens.stored).toEqual({ access_token: 'fresh', refresh_token: 'r2' });
    expect(told).toEqual({ signedOut: [], phoneRequired: 0, logged: [] });
  });

  it('renews the session on code 401 inside HTTP 200', async () => {
    const { url, received } = await session({ unauthorized: fail(200, 401, '登录已过期') });
    const { client } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(getUserInfo(client)).resolves.toMatchObject(user);
    expect(received).toHaveLength(3);
  });

  it('ignores a 401 elsewhere in an answer', async () => {
    const { url, received } = await peer(() => ok({ ...user, name: '401', inner: { code: 401 } }));
    const { client } = clientFor(url, { access_token: 'a', refresh_token: 'r1' });
    await getUserInfo(client);
    expect(received).toHaveLength(1);
  });

  it('renews once for requests that fail together', async () => {
    const { url, received } = await session({ together: 5 });
    const { client } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await Promise.all(Array.from({ length: 5 }, () => getUserInfo(client)));
    expect(refreshes(received)).toHaveLength(1);
    expect(received).toHaveLength(11);
  });

  it('renews again when the session expires again', async () => {
    const { url, received } = await session();
    const { client, tokens } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await getUserInfo(client);
    tokens.write({ access_token: 'old again', refresh_token: 'r1' });
    await getUserInfo(client);
    expect(refreshes(received)).toHaveLength(2);
  });

  it('repeats a JSON body and a form unchanged', async () => {
    const { url, received } = await session();
    const body = {
      name: '林清和',
      birth_time: '1990-05-17 12:00:00',
      calendar_type: 'solar',
      gender: 'male',
      birth_place: '',
      category: 'other',
    } as const;
    const { client, tokens } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await createRecord(client, body);
    expect(
      received.filter(({ path }) => path === '/api/record').map((sent) => JSON.parse(sent.body)),
    ).toEqual([body, body]);

    tokens.write({ access_token: 'old', refresh_token: 'r1' });
    await uploadAvatar(client, new File(['picture'], 'me.png', { type: 'image/png' }));
    const uploads = received.filter(({ path }) => path === '/api/upload/avatar');
    expect(uploads).toHaveLength(2);
    for (const { contentType, body: form } of uploads) {
      expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
      expect(form).toContain('name="file"; filename="me.png"');
      expect(form).toContain('picture');
    }
  });

  it('repeats a request once only', async () => {
    const { url, received } = await session({ valid: 'never' });
    const { client, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ kind: 'http', code: 401 });
    expect(received).toHaveLength(3);
    expect(told.signedOut).toEqual([]);
  });

  it('ends a session without a refresh token', async () => {
    const { url, received } = await session();
    const { client, tokens, told } = clientFor(url, { access_token: 'old' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({
      code: 401,
      message: '没有刷新令牌',
    });
    expect(told.signedOut).toEqual([{ reason: 'no_refresh_token', message: '没有刷新令牌' }]);
    expect(tokens.stored).toEqual({ access_token: null, refresh_token: null });
    expect(received).toHaveLength(1);
  });

  it('ends a session whose refresh token is refused and reports it once', async () => {
    const { url, received } = await session({ together: 2 });
    const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'bad' });
    const errors = await Promise.all([getUserInfo(client), listRecords(client, {})].map(rejection));
    for (const error of errors) expect(error).toMatchObject({ code: 401, message: '刷新令牌失败' });
    expect(told.signedOut).toEqual([{ reason: 'refresh_failed', message: '刷新令牌失败' }]);
    expect(tokens.stored).toEqual({ access_token: null, refresh_token: null });
    expect(refreshes(received)).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['HTTP 400', fail(400, 400, '没有刷新令牌')],
    ['code 401 inside HTTP 200', fail(200, 401, '刷新令牌无效')],
    ['another code inside HTTP 200', fail(200, 1001, '刷新令牌无效')],
  ])('ends a session whose refresh is answered with %s', async (_answer, answer) => {
    const { url } = await peer(({ path }) => (path === '/api/auth/refresh' ? answer : expired));
    const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ message: '刷新令牌失败' });
    expect(told.signedOut).toEqual([{ reason: 'refresh_failed', message: '刷新令牌失败' }]);
    expect(tokens.stored).toEqual({ access_token: null, refresh_token: null });
  });

  it.each<[string, Answer, Partial<ApiError>]>([
    ['HTTP 503', fail(503, 503, '服务暂时不可用'), { status: 503, message: '服务暂时不可用' }],
    ['HTTP 429', fail(429, 429, '操作过于频繁'), { status: 429, message: '操作过于频繁' }],
    ['code 503 inside HTTP 200', fail(200, 503, '服务暂时不可用'), { code: 503, message: '服务暂时不可用' }],
    [
      'a page of a proxy',
      { text: '<h1>登录网络</h1>', type: 'text/html' },
      { message: '操作失败，请稍后再试' },
    ],
    ['no token', ok({}), { message: '操作失败，请稍后再试' }],
    ['nothing', (response) => void response.destroy(), { kind: 'network', message: '网络错误，请稍后重试' }],
  ])(
    'keeps a session whose refresh is answered with %s, and renews it later',
    async (_answer, answer, error) => {
      let broken = true;
      const { url } = await peer(({ path, authorization }) => {
        if (path === '/api/auth/refresh') {
          return broken ? answer : ok({ access_token: 'fresh', refresh_token: 'r2' });
        }
        return authorization === 'Bearer fresh' ? ok(user) : expired;
      });
      const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
      await expect(rejection(getUserInfo(client))).resolves.toMatchObject(error);
      expect(told.signedOut).toEqual([]);
      expect(tokens.stored).toEqual({ access_token: 'old', refresh_token: 'r1' });
      broken = false;
      await expect(getUserInfo(client)).resolves.toEqual(user);
    },
  );

  it('keeps the refresh token when the answer has no new one', async () => {
    const { url } = await peer(({ path, authorization }) => {
      if (path === '/api/auth/refresh') return ok({ access_token: 'fresh' });
      return authorization === 'Bearer fresh' ? ok(user) : expired;
    });
    const { client, tokens } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await getUserInfo(client);
    expect(tokens.stored).toEqual({ access_token: 'fresh', refresh_token: 'r1' });
  });

  it('uses a token that another tab has stored', async () => {
    const { url, received } = await peer(({ authorization }) => {
      if (authorization === 'Bearer fresh') return ok(user);
      tokens.write({ access_token: 'fresh', refresh_token: 'r2' });
      return expired;
    });
    const { client, tokens } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(getUserInfo(client)).resolves.toEqual(user);
    expect(refreshes(received)).toHaveLength(0);
  });

  it('uses the tokens of another tab that renewed first', async () => {
    const { url } = await peer(({ path, authorization }) => {
      if (path === '/api/auth/refresh') {
        tokens.write({ access_token: 'fresh', refresh_token: 'r2' });
        return fail(401, 401, '刷新令牌无效');
      }
      return authorization === 'Bearer fresh' ? ok(user) : expired;
    });
    const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(getUserInfo(client)).resolves.toEqual(user);
    expect(told.signedOut).toEqual([]);
  });

  it('does not restore a session that ended during the renewal', async () => {
    const { url } = await peer(({ path }) => {
      if (path !== '/api/auth/refresh') return expired;
      tokens.clear();
      return ok({ access_token: 'fresh', refresh_token: 'r2' });
    });
    const { client, tokens } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ code: 401 });
    expect(tokens.stored).toEqual({ access_token: null, refresh_token: null });
  });

  it('does not report a session that ended while the request was pending', async () => {
    const { url } = await peer(() => {
      tokens.clear();
      return expired;
    });
    const { client, tokens, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ code: 401 });
    expect(told.signedOut).toEqual([]);
  });

  it('does not renew on a 401 about credentials', async () => {
    const { url, received } = await peer(() => fail(401, 401, '手机号或密码错误'));
    const { client, told } = clientFor(url, { access_token: 'old', refresh_token: 'r1' });
    const error = await rejection(login(client, { phone: '13800138000', password: 'wrong' }));
    expect(error).toMatchObject({ message: '手机号或密码错误' });
    expect(received).toHaveLength(1);
    expect(told.signedOut).toEqual([]);
  });
});

describe('failed requests', () => {
  it('calls onPhoneRequired on HTTP 403 with code 1200', async () => {
    const { url } = await peer(() => fail(403, 1200, '请先绑定手机号'));
    const { client, told } = clientFor(url, { access_token: 'a' });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({
      kind: 'http',
      code: 1200,
      status: 403,
    });
    expect(told).toMatchObject({ phoneRequired: 1, logged: [] });
  });

  it.each([
    [403, '禁止访问'],
    [404, '请求的资源不存在'],
    [500, '服务器内部错误'],
    [418, '未知错误 418'],
  ])('logs HTTP %i as %s', async (status, message) => {
    const { url } = await peer(() => fail(status, status, '说明'));
    const { client, told } = clientFor(url);
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ message: '说明', status });
    expect(told).toMatchObject({
      phoneRequired: 0,
      logged: [{ status, message, method: 'GET', url: `${url}/api/user/info` }],
    });
  });

  it('rejects with a network error and logs it when the connection fails', async () => {
    const { url } = await peer(() => (response) => void response.destroy());
    const { client, told } = clientFor(url);
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({
      kind: 'network',
      code: null,
      message: '网络错误，请稍后重试',
    });
    expect(told.logged).toMatchObject([{ status: null, message: '网络错误' }]);
  });

  it('rejects with a network error when the connection breaks within the body', async () => {
    const { url } = await peer(() => (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      // Ended below the response, which is then shorter than it says.
      response.write('{"code":0,', () => response.socket?.end());
    });
    await expect(rejection(getUserInfo(clientFor(url).client))).resolves.toMatchObject({ kind: 'network' });
  });
});

describe('timeout', () => {
  /** A fetch that settles only when it is aborted. */
  const silent = ({ signal }: Request): Promise<Response> =>
    new Promise((_, reject) => {
      const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
    });

  it('times out after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, told } = clientFor('http://localhost', {}, { fetch: silent });
    const call = rejection(getUserInfo(client));
    let settled = false;
    void call.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toMatchObject({ kind: 'timeout', message: '请求超时，请稍后再试' });
    expect(told.logged).toMatchObject([{ status: null, message: '网络错误' }]);
  });

  it('times out when the body does not finish in time', async () => {
    const { url } = await peer(() => (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"code":0,');
    });
    const { client } = clientFor(url, {}, { timeoutMs: 80 });
    await expect(rejection(getUserInfo(client))).resolves.toMatchObject({ kind: 'timeout' });
  });

  it('times out when a stream does not start within 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = clientFor('http://localhost', {}, { fetch: silent });
    const call = rejection(streamChat(client, { record_id: null, message: '你好' }).next());
    let settled = false;
    void call.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toMatchObject({ kind: 'timeout' });
  });

  it('accepts an answer without a body', async () => {
    const { url } = await peer(() => (response) => void response.writeHead(204).end());
    await expect(rejection(getUserInfo(clientFor(url).client))).resolves.toMatchObject({
      kind: 'http',
      status: 204,
    });
  });

  it.each(['before', 'during'])('rejects with the reason of an abort %s the call', async (moment) => {
    const controller = new AbortController();
    const { client, told } = clientFor('http://localhost', {}, { fetch: silent });
    if (moment === 'before') controller.abort();
    const call = rejection(getUserInfo(client, { signal: controller.signal }));
    controller.abort();
    await expect(call).resolves.toMatchObject({ name: 'AbortError' });
    expect(told.logged).toEqual([]);
  });
});

describe('types', () => {
  it('rejects wrong bodies at compile time', () => {
    const { client } = clientFor('http://localhost');
    const calls = [
      // @ts-expect-error a password is needed
      () => login(client, { phone: '13800138000' }),
      // @ts-expect-error page is a number
      () => listRecords(client, { page: '1' }),
      // @ts-expect-error ids come as a list
      () => deleteRecords(client, 'rec_1'),
      // @ts-expect-error gender is male or female
      () => updateUserInfo(client, { gender: 'm' }),
      // @ts-expect-error the path is not in the contract
      () => client.GET('/api/nothing'),
    ];
    expect(calls).toHaveLength(5);
  });
});
