import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messagingIdentities, users } from '../db/schema/accounts.ts';
import { feedbackImages } from '../db/schema/feedback.ts';
import { modelUse } from '../db/schema/service.ts';
import { standardLimits } from '../domain/limits/rate-limiter.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { dumpTables } from '../testing/tables.ts';

let service: Harness;
let next = 13_200_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

const me = (token: string) => service.call('GET', '/api/user/info', undefined, { token });
const put = (token: string, body: unknown) => service.call('PUT', '/api/user/info', body, { token });
const login = (phone: string, password: string) =>
  service.call('POST', '/api/auth/login', { phone, password });

describe('the profile', () => {
  it('updates given fields only', async () => {
    const { token } = await service.signUp(newPhone());
    const full = {
      nickname: '清和',
      gender: 'female',
      birth_time: '1990-06-15 10:30:00',
      birth_place: '653101',
    };
    expect(await put(token, full)).toMatchObject({ code: 0, data: full });
    expect(await put(token, { nickname: '  清和二 ' })).toMatchObject({
      data: { ...full, nickname: '清和二' },
    });
    expect(await put(token, {})).toMatchObject({ data: { ...full, nickname: '清和二' } });
    expect(await put(token, { birth_place: '' })).toMatchObject({ data: { birth_place: '' } });
    expect((await me(token)).data).toMatchObject({ ...full, nickname: '清和二', birth_place: '' });
  });

  it('names an invalid field', async () => {
    const { token } = await service.signUp(newPhone());
    const impossible: [string, string][] = [
      ['birth_time', '2023-02-30 10:00:00'],
      ['birth_time', '1899-12-31 10:00:00'],
      ['birth_time', '2027-01-01 10:00:00'],
      ['birth_place', '999999'],
      ['avatar', 'https://elsewhere.example/spy.png'],
      ['avatar', '//elsewhere.example/spy.png'],
      ['avatar', 'javascript:alert(1)'],
      ['avatar', '/uploads/made-up.webp'],
      ['avatar', '/avatars/../api/user/info'],
    ];
    for (const [field, value] of impossible) {
      expect(await put(token, { nickname: '不该留下', [field]: value })).toMatchObject({
        status: 400,
        data: { errors: [{ field }] },
      });
    }
    expect((await me(token)).data.nickname).toMatch(/^用户\d{4}$/);
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    service.call('POST', '/api/user/change-password', { current_password, new_password }, { token });

  it('requires the current password and a different new one', async () => {
    const { token } = await service.signUp(newPhone());
    expect(await change(token, 'not the word', 'qinghe2027')).toMatchObject({
      code: 1401,
      message: '当前密码错误',
    });
    expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({ code: 1013 });
  });

  it('revokes other sessions and keeps this one', async () => {
    const phone = newPhone();
    const { token } = await service.signUp(phone);
    const elsewhere = (await login(phone, PASSWORD)).data;
    expect(await change(token, PASSWORD, 'qinghe2027')).toMatchObject({ code: 0 });
    expect(await me(token)).toMatchObject({ code: 0 });
    expect(await me(elsewhere.access_token)).toMatchObject({ status: 401 });
    const { refresh_token } = elsewhere;
    expect(await service.call('POST', '/api/auth/refresh', { refresh_token })).toMatchObject({ status: 401 });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
    expect(await login(phone, 'qinghe2027')).toMatchObject({ code: 0 });
  });
});

describe('changing the phone', () => {
  async function codes(phone: string, fresh: string, token: string) {
    return {
      old_verify_code: await service.code(phone, 'change_phone_old', token),
      new_verify_code: await service.code(fresh, 'change_phone_new', token),
      new_phone: fresh,
    };
  }
  const change = (token: string, body: unknown) =>
    service.call('POST', '/api/user/change-phone', body, { token });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('requires both codes and changes the phone', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await service.signUp(phone);
    const body = { userId: id, ...(await codes(phone, fresh, token)) };
    expect(await change(token, body)).toMatchObject({ code: 0, data: { id, phone: fresh } });
    expect(await login(fresh, PASSWORD)).toMatchObject({ code: 0 });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
  });

  it('names the wrong code and consumes neither', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await service.signUp(phone);
    const body = { userId: id, ...(await codes(phone, fresh, token)) };
    const { old_verify_code, new_verify_code } = body;
    expect(await change(token, { ...body, old_verify_code: wrong(old_verify_code) })).toMatchObject({
      code: 1012,
    });
    expect(await change(token, { ...body, new_verify_code: wrong(new_verify_code) })).toMatchObject({
      code: 1004,
    });
    expect((await me(token)).data.phone).toBe(phone);
    expect(await change(token, body)).toMatchObject({ code: 0 });
  });

  it('is rejected for another user and for a phone taken meanwhile', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await service.signUp(phone);
    const body = await codes(phone, fresh, token);
    expect(await change(token, { ...body, userId: 'somebody' })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'userId' }] },
    });
    await service.signUp(fresh);
    expect(await change(token, { ...body, userId: id })).toMatchObject({ code: 1002 });
    expect((await me(token)).data.phone).toBe(phone);
  });

  it('sends the old code to the account’s own phone only', async () => {
    const phone = newPhone();
    const { token, id } = await service.signUp(phone);
    const ask = async (fields: Record<string, string>) =>
      service.call(
        'POST',
        '/api/auth/verify-code',
        { type: 'change_phone_old', captcha: 'K7MP', captcha_id: await service.captcha(), ...fields },
        { token },
      );
    expect(await ask({ userId: id })).toMatchObject({ code: 0 });
    expect(service.sent.at(-1)?.phone).toBe(phone);
    expect(await ask({ userId: 'somebody' })).toMatchObject({ status: 400 });
    expect(await ask({ phone: newPhone() })).toMatchObject({ status: 400 });
  });
});

const BIRTH = {
  name: '林清和',
  birth_time: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  gender: 'male',
  category: 'self',
};

describe('the data export', () => {
  const take = (token: string) => service.call('GET', '/api/user/export', undefined, { token });

  it('contains the own profile, records and feedback only', async () => {
    const phone = newPhone();
    const { token, id } = await service.signUp(phone);
    const stranger = await service.signUp(newPhone());
    await service.call('POST', '/api/record', { ...BIRTH, name: '别人' }, { token: stranger.token });
    for (let i = 0; i < 7; i += 1) {
      await service.call('POST', '/api/record', { ...BIRTH, name: `第${i}人` }, { token });
      service.clock.advance(1);
    }
    const note = { type: 'bug', content: '排盘页面点击后没有任何反应。', contact: 'a@b.example' };
    await service.call('POST', '/api/feedback', note, { token });
    const order = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
    const { order_id } = (await service.call('POST', '/api/orders', order, { token })).data;
    const { data } = await take(token);
    expect(data.orders).toMatchObject([{ id: order_id, status: 'pending', record_name: null }]);
    expect(data).toMatchObject({ exported_at: service.clock.now().toISOString(), user: { id, phone } });
    expect(data.records.map(({ name }: { name: string }) => name)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((i) => `第${i}人`),
    );
    expect(data.feedbacks).toMatchObject([note]);
  });

  it('contains the subscriptions, the keys and the use of a model by day, of the own account only', async () => {
    const person = await service.signUp(newPhone());
    const stranger = await service.signUp(newPhone());
    const call = (method: string, path: string, body?: unknown) =>
      service.call(method, path, body, { token: person.token });
    expect((await take(person.token)).data).toMatchObject({ subscriptions: [], api_keys: [], model_use: [] });
    const plan = { product_id: 'pro_lifetime', product_type: 'membership', quantity: 1 };
    const { order_id } = (await call('POST', '/api/orders', plan)).data;
    const way = { payment_channel: 'wechat', client_type: 'pc' };
    const { payment } = (await call('POST', `/api/orders/${order_id}/pay`, way)).data;
    await service.cashier.finish(payment.order_no, 'paid');
    await call('GET', `/api/orders/${order_id}/payment-status`);
    const { key } = (await call('POST', '/api/v1/professional/api-keys', { name: '工作室网站' })).data;
    const day = (date: string, count: number) => ({ day: date, input: count, output: 2 * count });
    await service.db.insert(modelUse).values([
      { user_id: person.id, ...day('2026-11-18', 10) },
      { user_id: person.id, ...day('2026-11-19', 20) },
      { user_id: stranger.id, ...day('2026-11-19', 30) },
    ]);
    const { data } = await take(person.token);
    expect(data.subscriptions).toMatchObject([
      { plan_id: 'p_pro_lifetime', status: 'active', expire_date: null },
    ]);
    expect(data.api_keys).toEqual([key]);
    expect(data.model_use).toEqual([
      { day: '2026-11-19', tokens_in: 20, tokens_out: 40 },
      { day: '2026-11-18', tokens_in: 10, tokens_out: 20 },
    ]);
    expect((await take(stranger.token)).data.subscriptions).toEqual([]);
  });

  it('requires login', async () => {
    expect(await service.call('GET', '/api/user/export')).toMatchObject({ status: 401 });
  });
});

describe('deleting the account', () => {
  it('requires the confirmation and removes all personal data', async () => {
    const phone = newPhone();
    const { token, refresh, id } = await service.signUp(phone);
    await service.call('POST', '/api/record', BIRTH, { token });
    await service.db
      .insert(messagingIdentities)
      .values({ openid: 'openid-of-the-leaver', user_id: id, created_at: service.clock.now() });
    const url = await service.avatar(token, await service.picture());
    await put(token, { avatar: url, nickname: '将要离开的人' });
    const image = `data:image/png;base64,${(await service.picture()).toString('base64')}`;
    const note = { type: 'other', content: '离开之前留下的一句话，谢谢。', contact: phone, images: [image] };
    expect(await service.call('POST', '/api/feedback', note, { token })).toMatchObject({ code: 0 });
    await service.code(newPhone(), 'change_phone_new', token);
    await service.code(phone, 'change_phone_old', token);
    const leave = (body: unknown) => service.call('POST', '/api/user/deactivate', body, { token });
    expect(await leave({ confirm: false })).toMatchObject({
      status: 400,
      message: '请确认您已了解注销账号的后果',
    });
    expect(await leave({ confirm: true, reason: '不再使用', password: PASSWORD })).toMatchObject({ code: 0 });

    expect(await me(token)).toMatchObject({ status: 401 });
    expect(await service.call('POST', '/api/auth/refresh', { refresh_token: refresh })).toMatchObject({
      status: 401,
    });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
    expect((await service.app.request(url)).status).toBe(404);
    // Rate limits outlive the account, or deleting it would reset them. The purge removes them.
    const left = await dumpTables(service.db, ['rate_limits']);
    for (const trace of [id, phone, BIRTH.name, '将要离开的人', 'openid-of-the-leaver']) {
      expect(left).not.toContain(trace);
    }
    expect(await service.db.select().from(feedbackImages)).toEqual([]);
    expect(left).toContain('不再使用');
    expect(left).toContain(note.content);
    await service.signUp(phone);
  });

  const close = (token: string, proof: object = {}) =>
    service.call('POST', '/api/user/deactivate', { confirm: true, ...proof }, { token });

  it('needs the password, which is said by the profile and checked', async () => {
    const { token } = await service.signUp(newPhone());
    expect((await me(token)).data).toMatchObject({ has_password: true });
    expect(await close(token)).toMatchObject({ code: 1401, message: '请输入当前密码' });
    expect(await close(token, { password: 'not the word' })).toMatchObject({
      code: 1401,
      message: '当前密码错误',
    });
    expect(await close(token, { password: '' })).toMatchObject({ status: 400, message: '请输入当前密码' });
    expect(await me(token)).toMatchObject({ code: 0 });
    expect(await close(token, { password: PASSWORD })).toMatchObject({ code: 0, message: '账号已注销' });
  });

  it('takes a code for this purpose in place of the password, once', async () => {
    const phone = newPhone();
    const { token } = await service.signUp(phone);
    service.clock.advance(61);
    const other = await service.code(phone, 'change_phone_old', token);
    expect(await close(token, { verify_code: other })).toMatchObject({ code: 1004 });
    service.clock.advance(61);
    const verify_code = await service.code(phone, 'deactivate', token);
    expect(service.sent.at(-1)).toMatchObject({ phone, text: expect.stringContaining('用于注销账号') });
    expect(await close(token, { password: 'wrong', verify_code })).toMatchObject({ code: 1401 });
    expect(await close(token, { verify_code })).toMatchObject({ code: 0 });
  });

  it('needs neither of an account without a password, but does not pass over a wrong one', async () => {
    const phone = newPhone();
    const { token, id } = await service.signUp(phone);
    await service.db.update(users).set({ password_hash: null }).where(eq(users.id, id));
    expect((await me(token)).data).toMatchObject({ has_password: false });
    expect(await close(token, { password: PASSWORD })).toMatchObject({ code: 1401 });
    expect(await close(token, { verify_code: '000000' })).toMatchObject({ code: 1004 });
    expect(await close(token)).toMatchObject({ code: 0 });
  });

  it('limits attempts together with those of changing the password', async () => {
    const limits = { ...standardLimits(), loginPerPhone: { count: 3, seconds: 900 } };
    const app = service.another({ limits });
    const { token } = await service.signUp(newPhone());
    const post = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const wrong = { current_password: 'not the word', new_password: 'qinghe2027' };
    expect(await post('/api/user/change-password', wrong)).toBe(200);
    expect(await post('/api/user/deactivate', { confirm: true, password: 'wrong' })).toBe(200);
    expect(await post('/api/user/deactivate', { confirm: true, verify_code: '000000' })).toBe(200);
    expect(await post('/api/user/deactivate', { confirm: true, password: PASSWORD })).toBe(429);
    expect(await me(token)).toMatchObject({ code: 0 });
  });
});
