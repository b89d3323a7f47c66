import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import { deactivations, refreshTokens, sessions, users, verifyCodes } from '../db/schema/accounts.ts';
import { feedbacks } from '../db/schema/feedback.ts';
import { records } from '../db/schema/records.ts';
import { findProjectFile } from '../shared/project-files.ts';
import { CAPTCHA, createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let token: string;

beforeAll(async () => {
  service = await createHarness();
  token = (await service.signUp('13800138000')).token;
}, SLOW);
afterAll(() => service.close());

interface Shape {
  $ref?: string;
  type?: string | string[];
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  enum?: unknown[];
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Shape>;
}
const document = parse(readFileSync(findProjectFile('openapi.yaml') ?? '', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; requestBody?: Body }>>;
  components: { schemas: Record<string, Shape> };
};
interface Body {
  content: Record<string, { schema: Shape; examples: Record<string, { value: Record<string, unknown> }> }>;
}
const resolve = (shape: Shape): Shape =>
  shape.$ref ? resolve(document.components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}) : shape;

/** Every operation with a JSON body, with a valid body from the contract. */
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
    const json = requestBody?.content['application/json'];
    const good = Object.values(json?.examples ?? {})[0]?.value;
    return json && good
      ? [{ id: operationId, method: method.toUpperCase(), path, shape: resolve(json.schema), good }]
      : [];
  }),
);
const SERVED = new Set([
  'register',
  'login',
  'createCaptcha',
  'sendVerifyCode',
  'resetPassword',
  'refreshToken',
  'bindPhone',
  'updateUserInfo',
  'changePassword',
  'changePhone',
  'deactivateAccount',
  'createRecord',
  'deleteRecords',
  'wechatLogin',
  'createFeedback',
  'selectChatBranch',
]);

/** Values that are invalid for this schema. */
function badValues(field: Shape): unknown[] {
  const types = [field.type].flat();
  const wrong: unknown[] = [null, { a: 1 }, [['x']], 1e308, -0.5];
  if (!types.includes('string')) wrong.push('x', '', '0', 'true');
  if (!types.includes('boolean')) wrong.push(true, false);
  if (!types.includes('array')) wrong.push([], ['x']);
  if (types.includes('string')) {
    wrong.push('a\u0000b', 'a\ud800b');
    if (field.maxLength) wrong.push('长'.repeat(field.maxLength + 1), '长'.repeat(20_000));
    if (field.minLength) wrong.push('');
    if (field.pattern) {
      const fits = new RegExp(field.pattern, 'u');
      wrong.push(...['\n', '１３８００１３８０００', '{{7*7}}'].filter((text) => !fits.test(text)));
      if (field.maxLength || !fits.test('x')) wrong.push('x'.repeat(15_000));
    }
    if (field.enum) wrong.push('nothing', 'constructor', '__proto__');
  }
  if (types.includes('array')) wrong.push([1], [null], ['x', 'x'], Array(500).fill('x'), ['长'.repeat(500)]);
  if (types.includes('integer')) wrong.push(1.5, 2, -1);
  return wrong;
}

/** The content of the database except rate limits and captchas. */
async function dumpDatabase(): Promise<string> {
  const tables = [users, sessions, refreshTokens, verifyCodes, records, deactivations, feedbacks];
  return JSON.stringify(await Promise.all(tables.map((table) => service.db.select().from(table))));
}

describe('invalid input', () => {
  it('is tested for every operation with a JSON body', () => {
    const seen = OPERATIONS.map(({ id }) => id).filter((id) => SERVED.has(id));
    expect(new Set(seen)).toEqual(SERVED);
  });

  it.each(OPERATIONS.filter(({ id }) => SERVED.has(id)))(
    'in any field of $id answers 400 with a Chinese message and changes nothing',
    async ({ method, path, shape, good }) => {
      const before = await dumpDatabase();
      const send = (body: unknown) => service.call(method, path, body, { token });
      const bodies: [string, unknown][] = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
        badValues(resolve(field)).map((value): [string, unknown] => [name, { ...good, [name]: value }]),
      );
      for (const name of shape.required ?? []) {
        const { [name]: _left, ...rest } = good;
        bodies.push([name, rest]);
      }
      bodies.push(
        ['surplus', { ...good, surplus: 1 }],
        ['__proto__', `${JSON.stringify(good).slice(0, -1)},"__proto__":{"x":1}}`],
      );
      for (const [name, body] of bodies) {
        const answer = await send(body);
        const label = `${name}: ${JSON.stringify(body).slice(0, 120)} → ${answer.status} ${answer.message}`;
        expect(answer.status, label).toBe(400);
        expect(answer.code, label).toBe(400);
        expect(answer.message, label).toMatch(/[\u4e00-\u9fff]/);
        const fields = (answer.data?.errors ?? []).map(({ field }: { field: string }) => field);
        if (fields.length > 0) expect(fields, label).toContain(name);
      }
      expect(await dumpDatabase()).toBe(before);
      expect(service.errors).toEqual([]);
    },
    SLOW,
  );

  it.each(OPERATIONS.filter(({ id }) => SERVED.has(id)))(
    'in place of the body of $id answers 400',
    async ({ method, path }) => {
      for (const body of ['', '{', 'null', '[]', '"text"', '12', '[[[['.repeat(10_000), '{"a":1}{"b":2}']) {
        const answer = await service.call(method, path, body, {
          token,
          headers: { 'content-type': 'application/json' },
        });
        expect(answer, body.slice(0, 20)).toMatchObject({ status: 400, code: 400 });
      }
      expect(service.errors).toEqual([]);
    },
  );

  it('answers with the messages of the contract', async () => {
    const ask = async (path: string, body: unknown) =>
      (await service.call('POST', path, body, { token })).message;
    expect(await ask('/api/auth/login', { phone: '123', password: 'x' })).toBe('请输入有效的手机号码');
    expect(await ask('/api/auth/login', {})).toBe('请填写所有必填字段');
    expect(
      await ask('/api/auth/register', { phone: '13800138000', password: '12345', verify_code: '1' }),
    ).toBe('密码长度不能少于6位');
    expect(await ask('/api/record', {})).toBe('请输入姓名');
    expect(await ask('/api/user/change-password', { current_password: '', new_password: '1' })).toBe(
      '请输入当前密码',
    );
  });

  it('names every invalid field in the order of the form', async () => {
    const { data } = await service.call('POST', '/api/record', { gender: 'x' }, { token });
    expect(data.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'birth_time',
      'calendar_type',
      'gender',
      'category',
    ]);
  });

  it('in queries answers 400', async () => {
    const queries = [
      'page=0',
      'page=x',
      'page=1.5',
      'page=',
      'page=1&page=2',
      'page=999999999999999999999',
      'page_size=0',
      'page_size=101',
      'category=nothing',
      'sort=nothing',
      'keyword=%00',
      `keyword=${'x'.repeat(31)}`,
    ];
    for (const query of queries) {
      const answer = await service.call('GET', `/api/records?${query}`, undefined, { token });
      expect(answer, query).toMatchObject({ status: 400, code: 400 });
    }
  });

  it('in paths answers 404', async () => {
    for (const id of ['%00', '%E0%A4', '%ED%A0%80', 'x'.repeat(65), '..%2F..%2Fetc', '%27%20or%201=1']) {
      expect(await service.call('GET', `/api/records/${id}`, undefined, { token }), id).toMatchObject({
        status: 404,
      });
    }
    expect(service.errors).toEqual([]);
  });

  it('of another content type answers 400, of a larger size 413', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      service.call('POST', '/api/auth/login', body, { headers });
    const login = JSON.stringify({ phone: '13800138000', password: PASSWORD });
    expect(await send(login, { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    expect(await send(login, { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 400,
    });
    expect(await send(login, { 'content-type': 'APPLICATION/JSON; charset=utf-8' })).toMatchObject({
      code: 0,
    });
    expect(await send(JSON.stringify({ phone: 'x'.repeat(70_000) }), {})).toMatchObject({
      status: 413,
      code: 413,
    });
    expect(await send('{}', { 'content-length': '900000' })).toMatchObject({ status: 413 });
  });

  it.each([
    ['items', `{"images":[${'"",'.repeat(5_000_000)}""]}`],
    ['unknown fields', `{${Array.from({ length: 500_000 }, (_, i) => `"${i}":0,`).join('')}"x":0}`],
    ['nested arrays', '['.repeat(15_000_000)],
  ])('of many %s answers 400 within a second of CPU time', async (_, body) => {
    const before = process.cpuUsage();
    expect(await service.call('POST', '/api/feedback', body)).toMatchObject({ status: 400 });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('that is not UTF-8 answers 400', async () => {
    const response = await service.app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(response.status).toBe(400);
  });
});

describe('operations without an implementation', () => {
  it('answer below 500, unknown paths 404', async () => {
    const open = [...service.contract.values()].filter(({ id }) => !SERVED.has(id));
    expect(await service.call('GET', '/api/nothing')).toMatchObject({ status: 404, code: 404 });
    expect(await service.call('PATCH', '/api/auth/login', '{}')).toMatchObject({ status: 404 });
    for (const { method, path } of open) {
      const answer = await service.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), undefined, {
        token,
      });
      expect(answer.status, path).toBeLessThan(500);
    }
  });
});

describe('a database that is away', () => {
  it('answers 503 with Retry-After and logs one line a minute', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const select = vi.spyOn(service.db, 'select').mockImplementation(() => {
      throw new Error('Failed query', { cause: refused });
    });
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await service.call('GET', '/api/records', undefined, { token });
      expect(answer).toMatchObject({ status: 503, code: 503, message: '服务暂时不可用，请稍后再试' });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect(service.errors).toEqual(['database unavailable: Error: Failed query']);
    select.mockRestore();
    service.errors.length = 0;
  });
});

describe('a request that its client aborts', () => {
  it('is not logged as an error', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    const response = await service.app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    expect(service.errors).toEqual([]);
  });
});

describe('rate limits', () => {
  it('apply per client behind a proxy that appends the port', async () => {
    const strict = await createHarness({ limits: { captchaPerIp: { count: 1, seconds: 600 } } });
    try {
      const draw = (address: string) =>
        strict.call('POST', '/api/auth/captcha', { phone: '13900139000' }, { address });
      expect(await draw('203.0.113.7:50001')).toMatchObject({ code: 0 });
      expect(await draw('203.0.113.7:50002')).toMatchObject({ status: 429 });
      expect(await draw('203.0.113.7')).toMatchObject({ status: 429 });
      expect(await draw('[2001:db8::1]:50001')).toMatchObject({ code: 0 });
      expect(await draw('2001:db8::2')).toMatchObject({ status: 429 });
    } finally {
      await strict.close();
    }
  });

  it('do not last longer when the clock is set back', async () => {
    const strict = await createHarness({ limits: { captchaPerIp: { count: 1, seconds: 600 } } });
    try {
      const draw = () => strict.call('POST', '/api/auth/captcha', { phone: '13900139000' });
      expect(await draw()).toMatchObject({ code: 0 });
      strict.clock.advance(-24 * 3600);
      expect(await draw()).toMatchObject({ code: 0 });
      const again = await draw();
      expect(again).toMatchObject({ status: 429 });
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    } finally {
      await strict.close();
    }
  });

  it(
    'apply per phone and per address, name the time to wait, and expire',
    async () => {
      const strict = await createHarness({
        limits: {
          codePerPhone: { count: 1, seconds: 60 },
          captchaPerIp: { count: 6, seconds: 600 },
          loginPerPhone: { count: 3, seconds: 900 },
          loginPerIp: { count: 8, seconds: 900 },
        },
      });
      try {
        const phone = '13900139000';
        const send = async () =>
          strict.call('POST', '/api/auth/verify-code', {
            phone,
            type: 'register',
            captcha: CAPTCHA,
            captcha_id: await strict.captcha(),
          });
        expect(await send()).toMatchObject({ code: 0 });
        const soon = await send();
        expect(soon).toMatchObject({ status: 429, code: 429, message: '验证码发送过于频繁，请60秒后再试' });
        expect(soon.headers.get('retry-after')).toBe('60');
        strict.clock.advance(61);
        expect(await send()).toMatchObject({ code: 0 });

        const draw = (address: string) => strict.call('POST', '/api/auth/captcha', { phone }, { address });
        for (let i = 0; i < 3; i += 1) expect(await draw('203.0.113.7')).toMatchObject({ code: 0 });
        expect(await draw('203.0.113.7')).toMatchObject({ status: 429 });
        expect(await draw('198.51.100.1')).toMatchObject({ code: 0 });

        const login = (who: string, address: string, password = 'wrong word') =>
          strict.call('POST', '/api/auth/login', { phone: who, password }, { address });
        const code = strict.sent.at(-1)?.code;
        await strict.call('POST', '/api/auth/register', { phone, password: PASSWORD, verify_code: code });
        for (let i = 0; i < 3; i += 1)
          expect(await login(phone, `198.51.100.${i}`)).toMatchObject({ code: 1001 });
        expect(await login(phone, '198.51.100.9', PASSWORD)).toMatchObject({
          status: 429,
          message: '登录失败次数过多，请15分钟后再试',
        });
        strict.clock.advance(901);
        expect(await login(phone, '198.51.100.9')).toMatchObject({ code: 1001 });
        expect(await login(phone, '198.51.100.9', PASSWORD)).toMatchObject({ code: 0 });
        for (let i = 0; i < 3; i += 1)
          expect(await login(phone, '198.51.100.10')).toMatchObject({ code: 1001 });

        for (let i = 0; i < 8; i += 1) await login(`1370000000${i}`, '2001:db8:1:2:3::1');
        expect(await login('13700000009', '2001:db8:1:2:ffff::9')).toMatchObject({ status: 429 });
        expect(await login('13700000009', '2001:db8:1:3::1')).toMatchObject({ code: 1001 });
      } finally {
        await strict.close();
      }
    },
    SLOW,
  );
});
