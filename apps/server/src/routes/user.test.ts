import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as schema from '../db/schema.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let house: Harness;
let next = 13_200_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  house = await createHarness();
}, SLOW);
afterAll(() => house.close());

const me = (token: string) => house.call('GET', '/api/user/info', undefined, { token });
const put = (token: string, body: unknown) => house.call('PUT', '/api/user/info', body, { token });
const login = (phone: string, password: string) => house.call('POST', '/api/auth/login', { phone, password });

describe('the profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const { token } = await house.signUp(newPhone());
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

  it('refuses what cannot be, naming the field', async () => {
    const { token } = await house.signUp(newPhone());
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
    expect((await me(token)).data.nickname).toBe('');
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    house.call('POST', '/api/user/change-password', { current_password, new_password }, { token });

  it('needs the current one and a different new one', async () => {
    const { token } = await house.signUp(newPhone());
    expect(await change(token, 'not the word', 'qinghe2027')).toMatchObject({
      code: 1401,
      message: '当前密码错误',
    });
    expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({ code: 1013 });
  });

  it('ends the other sessions and keeps this one', async () => {
    const phone = newPhone();
    const { token } = await house.signUp(phone);
    const elsewhere = (await login(phone, PASSWORD)).data;
    expect(await change(token, PASSWORD, 'qinghe2027')).toMatchObject({ code: 0 });
    expect(await me(token)).toMatchObject({ code: 0 });
    expect(await me(elsewhere.access_token)).toMatchObject({ status: 401 });
    const { refresh_token } = elsewhere;
    expect(await house.call('POST', '/api/auth/refresh', { refresh_token })).toMatchObject({ status: 401 });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
    expect(await login(phone, 'qinghe2027')).toMatchObject({ code: 0 });
  });
});

describe('changing the phone', () => {
  async function codes(phone: string, fresh: string, token: string) {
    return {
      old_verify_code: await house.code(phone, 'change_phone_old', token),
      new_verify_code: await house.code(fresh, 'change_phone_new', token),
      new_phone: fresh,
    };
  }
  const change = (token: string, body: unknown) =>
    house.call('POST', '/api/user/change-phone', body, { token });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('takes both codes and moves the account', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await house.signUp(phone);
    const body = { userId: id, ...(await codes(phone, fresh, token)) };
    expect(await change(token, body)).toMatchObject({ code: 0, data: { id, phone: fresh } });
    expect(await login(fresh, PASSWORD)).toMatchObject({ code: 0 });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
  });

  it('tells which code is wrong and spends neither', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await house.signUp(phone);
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

  it('is refused for another user and for a phone that is taken meanwhile', async () => {
    const [phone, fresh] = [newPhone(), newPhone()];
    const { token, id } = await house.signUp(phone);
    const body = await codes(phone, fresh, token);
    expect(await change(token, { ...body, userId: 'somebody' })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'userId' }] },
    });
    await house.signUp(fresh);
    expect(await change(token, { ...body, userId: id })).toMatchObject({ code: 1002 });
    expect((await me(token)).data.phone).toBe(phone);
  });

  it('sends the old code to the account’s own phone only', async () => {
    const phone = newPhone();
    const { token, id } = await house.signUp(phone);
    const ask = async (fields: Record<string, string>) =>
      house.call(
        'POST',
        '/api/auth/verify-code',
        { type: 'change_phone_old', captcha: 'K7MP', captcha_id: await house.captcha(), ...fields },
        { token },
      );
    expect(await ask({ userId: id })).toMatchObject({ code: 0 });
    expect(house.sent.at(-1)?.phone).toBe(phone);
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

describe('the data to take along', () => {
  const take = (token: string) => house.call('GET', '/api/user/export', undefined, { token });

  it('is the profile, every record and every message, and nobody else’s', async () => {
    const phone = newPhone();
    const { token, id } = await house.signUp(phone);
    const stranger = await house.signUp(newPhone());
    await house.call('POST', '/api/record', { ...BIRTH, name: '别人' }, { token: stranger.token });
    for (let i = 0; i < 7; i += 1) {
      await house.call('POST', '/api/record', { ...BIRTH, name: `第${i}人` }, { token });
      house.clock.advance(1);
    }
    const note = { type: 'bug', content: '排盘页面点击后没有任何反应。', contact: 'a@b.example' };
    await house.call('POST', '/api/feedback', note, { token });
    const { data } = await take(token);
    expect(data).toMatchObject({ exported_at: house.clock.now().toISOString(), user: { id, phone } });
    expect(data.records.map(({ name }: { name: string }) => name)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((i) => `第${i}人`),
    );
    expect(data.feedbacks).toMatchObject([note]);
  });

  it('is for its owner only', async () => {
    expect(await house.call('GET', '/api/user/export')).toMatchObject({ status: 401 });
  });
});

describe('deactivating', () => {
  it('needs the confirmation, then leaves nothing of the person', async () => {
    const phone = newPhone();
    const { token, refresh, id } = await house.signUp(phone);
    await house.call('POST', '/api/record', BIRTH, { token });
    await house.db
      .insert(schema.messagingIdentities)
      .values({ openid: 'openid-of-the-leaver', user_id: id, created_at: house.clock.now() });
    const url = await house.avatar(token, await house.picture());
    await put(token, { avatar: url, nickname: '将要离开的人' });
    const image = `data:image/png;base64,${(await house.picture()).toString('base64')}`;
    const note = { type: 'other', content: '离开之前留下的一句话，谢谢。', contact: phone, images: [image] };
    expect(await house.call('POST', '/api/feedback', note, { token })).toMatchObject({ code: 0 });
    await house.code(newPhone(), 'change_phone_new', token);
    await house.code(phone, 'change_phone_old', token);
    const leave = (body: unknown) => house.call('POST', '/api/user/deactivate', body, { token });
    expect(await leave({ confirm: false })).toMatchObject({
      status: 400,
      message: '请确认您已了解注销账号的后果',
    });
    expect(await leave({ confirm: true, reason: '不再使用' })).toMatchObject({ code: 0 });

    expect(await me(token)).toMatchObject({ status: 401 });
    expect(await house.call('POST', '/api/auth/refresh', { refresh_token: refresh })).toMatchObject({
      status: 401,
    });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
    expect((await house.app.request(url)).status).toBe(404);
    // Ceilings must outlive the account, else leaving would reset them; their windows are purged.
    const { rateLimits: _ceilings, ...tables } = schema;
    const rows = await Promise.all(
      Object.values(tables)
        .filter((table) => is(table, PgTable))
        .map((table) => house.db.select().from(table)),
    );
    const left = JSON.stringify(rows);
    for (const trace of [id, phone, BIRTH.name, '将要离开的人', 'openid-of-the-leaver']) {
      expect(left).not.toContain(trace);
    }
    expect(await house.db.select().from(schema.feedbackImages)).toEqual([]);
    expect(left).toContain('不再使用');
    expect(left).toContain(note.content);
    await house.signUp(phone);
  });
});
