import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sessions, users } from '../db/schema/accounts.ts';
import { feedbacks } from '../db/schema/feedback.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { apiKeys } from '../db/schema/professional.ts';
import { standardLimits } from '../domain/limits/rate-limiter.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { dumpTables } from '../testing/tables.ts';
import { shortRules } from '../testing/rules.ts';

const KEYS = '/api/v1/professional/api-keys';
const NOW = '2026-11-20T04:00:00Z';
const BIRTH = {
  name: '林清和',
  gender: 'male',
  calendar_type: 'solar',
  birth_time: '1990-06-15 10:30:00',
  category: 'client',
} as const;
const NO_RIGHT = { status: 403, code: 403, message: 'API 接口需要开通专业旗舰版' };
const REFUSED = { status: 401, code: 401, message: '密钥无效或已停用' };

let service: Harness;
let phone = 13_500_000_000;

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());

interface Person {
  id: string;
  token: string;
}

/** Registers an account and buys the plan with API access at the local cashier. */
async function signUp(product_id: string | null = 'pro_lifetime', on = service): Promise<Person> {
  phone += 1;
  const person = await on.signUp(String(phone));
  if (product_id === null) return person;
  const ask = { token: person.token };
  const order = { product_id, product_type: 'membership', quantity: 1 };
  const { order_id } = (await on.call('POST', '/api/orders', order, ask)).data;
  const way = { payment_channel: 'wechat', client_type: 'pc' };
  const { payment } = (await on.call('POST', `/api/orders/${order_id}/pay`, way, ask)).data;
  await on.cashier.finish(payment.order_no, 'paid');
  await on.call('GET', `/api/orders/${order_id}/payment-status`, undefined, ask);
  return person;
}

const create = ({ token }: Person, name = '工作室网站', on = service) =>
  on.call('POST', KEYS, { name }, { token });
const list = ({ token }: Person) => service.call('GET', KEYS, undefined, { token });
const remove = ({ token }: Person, id: string) =>
  service.call('DELETE', `${KEYS}/${id}`, undefined, { token });
const makeKey = async (person: Person): Promise<{ id: string; secret: string }> => {
  const { key, secret } = (await create(person)).data;
  return { id: key.id, secret };
};
const read = (secret: string, path = '/api/records') =>
  service.call('GET', path, undefined, { token: secret });

/** Sets when the plans of an account end. */
const endPlans = ({ id }: Person, expires_at: Date | null) =>
  service.db.update(subscriptions).set({ expires_at }).where(eq(subscriptions.user_id, id));

const inContract = (choose: (operation: { takesKey: boolean; bearer: string }) => boolean) =>
  [...service.contract.values()]
    .filter(choose)
    .map(({ method, path }) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') }));

let owner: Person;
beforeEach(async () => {
  service.clock.set(NOW);
  owner = await signUp();
});

describe('the keys of an account', () => {
  it('are listed newest first, without their secrets', async () => {
    const first = await create(owner, ' 工作室网站 ');
    expect(first).toMatchObject({
      message: '密钥已生成',
      data: {
        key: { name: '工作室网站', created_at: '2026-11-20T04:00:00.000Z', last_used_at: null },
        secret: expect.stringMatching(/^zp_[A-Za-z0-9]{40}$/),
      },
    });
    expect(first.data.key.hint).toBe(first.data.secret.slice(-4));
    service.clock.advance(1);
    const second = await create(owner, '排盘小程序');
    expect(second.data.secret).not.toBe(first.data.secret);
    expect((await list(owner)).data).toEqual([second.data.key, first.data.key]);
  });

  it('are not stored with their secrets', async () => {
    const { secret } = await makeKey(owner);
    await read(secret);
    const stored = await dumpTables(service.db);
    expect(stored).toContain(`"hint":"${secret.slice(-4)}"`);
    expect(stored).not.toContain(secret.slice(3));
  });

  it('are at most five, also when ten are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(owner)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ message }) => message === '最多5个密钥，请先删除不用的')).toHaveLength(5);
    const { data } = await list(owner);
    expect(data).toHaveLength(5);
    expect(await create(owner)).toMatchObject({ status: 409 });
    await remove(owner, data[0].id);
    expect(await create(owner)).toMatchObject({ status: 200 });
  });

  it.each([
    ['', '请输入名称'],
    [' 　 ', '请输入名称'],
    ['名'.repeat(21), '名称最多20个字'],
  ])('are not named %j', async (name, message) => {
    expect(await create(owner, name)).toMatchObject({
      status: 400,
      message,
      data: { errors: [{ field: 'name', message }] },
    });
    expect((await list(owner)).data).toEqual([]);
  });

  it('need a plan with API access', async () => {
    const { id } = await makeKey(owner);
    for (const other of [await signUp(null), await signUp('personal_year'), await signUp('pro_year')]) {
      expect(await list(other)).toMatchObject(NO_RIGHT);
      expect(await create(other)).toMatchObject(NO_RIGHT);
      expect(await remove(other, id)).toMatchObject({ status: 404, message: '没有这个密钥' });
    }
    expect((await list(owner)).data).toHaveLength(1);
  });

  it('can be deleted without the plan', async () => {
    const { id } = await makeKey(owner);
    await endPlans(owner, new Date(NOW));
    expect(await list(owner)).toMatchObject(NO_RIGHT);
    expect(await create(owner)).toMatchObject(NO_RIGHT);
    expect(await remove(owner, id)).toMatchObject({ status: 200, message: '密钥已删除' });
    expect(await remove(owner, id)).toMatchObject({ status: 404 });
    await endPlans(owner, null);
    expect((await list(owner)).data).toEqual([]);
  });

  it('need a bound phone', async () => {
    const { secret } = await makeKey(owner);
    await service.db.update(users).set({ phone: null }).where(eq(users.id, owner.id));
    const unbound = { status: 403, code: 1200, message: '请先绑定手机号' };
    expect(await list(owner)).toMatchObject(unbound);
    expect(await create(owner)).toMatchObject(unbound);
    expect(await read(secret)).toMatchObject(unbound);
  });
});

describe('a call with a key', () => {
  it('creates a record, reads its chart, and has a report written and exported', async () => {
    const { secret: token } = await makeKey(owner);
    const { record_id } = (await service.call('POST', '/api/record', BIRTH, { token })).data;
    expect((await read(token)).data).toMatchObject({ total: 1, records: [{ id: record_id }] });
    expect((await read(token, `/api/records/${record_id}`)).data).toMatchObject({ name: '林清和' });
    expect((await read(token, `/api/reports/${record_id}`)).data.day_master).toMatch(
      /^[甲乙丙丁戊己庚辛壬癸]$/,
    );
    expect((await read(token, `/api/report/${record_id}/da_yun/0/liu_nian`)).data).not.toEqual([]);
    const generated = await service.call('POST', `/api/generate/${record_id}/overall`, undefined, { token });
    expect(generated).toMatchObject({ message: '报告开始生成' });
    await service.app.worker.drain();
    const { data } = await read(token, `/api/record/${record_id}/report_types`);
    expect(data[0]).toMatchObject({ code: 'overall', status: 'completed' });
    const file = await service.app.request(`/api/reports/${record_id}/export/docx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.status).toBe(200);
    expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).toMatch(/^PK/);
    const changed = { ...BIRTH, name: '林清' };
    await service.call('PUT', `/api/records/${record_id}`, changed, { token });
    expect((await service.call('GET', '/api/records', undefined, owner)).data.records[0].name).toBe('林清');
    await service.call('DELETE', `/api/records/${record_id}`, undefined, { token });
    expect((await read(token)).data.total).toBe(0);
  });

  it('is accepted by every operation that takes keys in the contract', async () => {
    const { secret: token } = await makeKey(owner);
    const taking = inContract(({ takesKey }) => takesKey);
    expect(taking).toHaveLength(10);
    for (const { method, path } of taking) {
      const answer = await service.call(method, path, method === 'PUT' ? BIRTH : undefined, { token });
      expect(answer.status, `${method} ${path}`).not.toBe(401);
    }
  });

  it('is refused by every other operation as an unknown token is', async () => {
    const { secret } = await makeKey(owner);
    const others = inContract(({ takesKey, bearer }) => bearer === 'required' && !takesKey);
    expect(others.length).toBeGreaterThan(40);
    for (const { method, path } of others) {
      const ask = async (token: string) => {
        const { status, code, message } = await service.call(method, path, undefined, { token });
        return { status, code, message };
      };
      expect(await ask(secret), `${method} ${path}`).toEqual(await ask('unknown'));
    }
    expect(await read(secret, KEYS)).toMatchObject({ status: 401, message: '登录已过期，请重新登录' });
    // The account is still logged in.
    expect(await list(owner)).toMatchObject({ status: 200 });
  });

  it('is a guest where login is optional', async () => {
    const { secret: token } = await makeKey(owner);
    const feedback = { type: 'bug', content: '排盘页面打不开，请看一看。', contact: '' };
    expect(await service.call('POST', '/api/feedback', feedback, { token })).toMatchObject({ code: 0 });
    expect(await service.db.select().from(feedbacks)).toMatchObject([{ user_id: null }]);
  });

  it('cannot be refreshed', async () => {
    const { secret } = await makeKey(owner);
    const body = { refresh_token: secret };
    expect(await service.call('POST', '/api/auth/refresh', body)).toMatchObject({ status: 401 });
    expect(await service.db.select().from(sessions).where(eq(sessions.user_id, owner.id))).toHaveLength(1);
  });

  it('is refused for the record of another account', async () => {
    const other = await signUp(null);
    const { record_id } = (await service.call('POST', '/api/record', BIRTH, other)).data;
    const { secret } = await makeKey(owner);
    for (const path of ['records', 'reports']) {
      expect(await read(secret, `/api/${path}/${record_id}`)).toMatchObject({
        status: 404,
        message: '记录不存在或已删除',
      });
    }
  });

  it.each([
    ['unknown', `zp_${'a'.repeat(40)}`],
    ['empty', 'zp_'],
  ])('is refused with an %s key', async (_, secret) => {
    expect(await read(secret)).toMatchObject(REFUSED);
  });

  it('is refused with a deleted key', async () => {
    const { id, secret } = await makeKey(owner);
    const { secret: kept } = await makeKey(owner);
    await remove(owner, id);
    expect(await read(secret)).toMatchObject(REFUSED);
    expect(await read(kept)).toMatchObject({ status: 200 });
  });

  it('is refused while the account has no plan with API access', async () => {
    const { secret } = await makeKey(owner);
    await endPlans(owner, new Date(NOW));
    expect(await read(secret)).toMatchObject(REFUSED);
    await endPlans(owner, null);
    expect((await list(owner)).data).toMatchObject([{ last_used_at: null }]);
    expect(await read(secret)).toMatchObject({ status: 200 });
  });

  it('is refused with the key of a closed account, whose keys are deleted', async () => {
    const { secret } = await makeKey(owner);
    const { token } = owner;
    await service.call('POST', '/api/user/deactivate', { confirm: true, password: PASSWORD }, { token });
    expect(await read(secret)).toMatchObject(REFUSED);
    expect(await service.db.select().from(apiKeys).where(eq(apiKeys.user_id, owner.id))).toEqual([]);
  });

  it('stores its time at most once a minute, also after the clock was set back', async () => {
    const { secret } = await makeKey(owner);
    const usedAt = async (): Promise<string> => (await list(owner)).data[0].last_used_at;
    await read(secret);
    expect(await usedAt()).toBe('2026-11-20T04:00:00.000Z');
    service.clock.advance(59);
    await read(secret);
    expect(await usedAt()).toBe('2026-11-20T04:00:00.000Z');
    service.clock.advance(1);
    await read(secret);
    expect(await usedAt()).toBe('2026-11-20T04:01:00.000Z');
    service.clock.set('2026-11-20T04:00:30Z');
    await read(secret);
    expect(await usedAt()).toBe('2026-11-20T04:00:30.000Z');
  });
});

describe('the rate limit', () => {
  it(
    'counts the calls of each key',
    async () => {
      const strict = await createHarness({ limits: { callPerKey: { count: 2, seconds: 3600 } } });
      try {
        const person = await signUp('pro_lifetime', strict);
        const ask = (token: string) => strict.call('GET', '/api/records', undefined, { token });
        const [first, second] = [
          (await create(person, '一', strict)).data.secret,
          (await create(person, '二', strict)).data.secret,
        ];
        for (let count = 0; count < 2; count += 1) expect(await ask(first)).toMatchObject({ status: 200 });
        const limited = await ask(first);
        expect(limited).toMatchObject({ status: 429, message: '调用过于频繁，请60分钟后再试' });
        expect(limited.headers.get('retry-after')).toBe('3600');
        expect(await ask(second)).toMatchObject({ status: 200 });
        expect(await ask(person.token)).toMatchObject({ status: 200 });
      } finally {
        await strict.close();
      }
    },
    SLOW,
  );

  it('allows 600 calls an hour', () => {
    expect(standardLimits().callPerKey).toEqual({ count: 600, seconds: 3600 });
  });
});
