import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from '../db/schema.ts';
import { CAPTCHA, createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let house: Harness;
let next = 13_100_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  house = await createHarness();
}, SLOW);
afterAll(() => house.close());

const sendCode = async (fields: Record<string, unknown>, token?: string) =>
  house.call(
    'POST',
    '/api/auth/verify-code',
    { captcha: CAPTCHA, captcha_id: await house.captcha(), ...fields },
    { token },
  );
const register = (phone: string, verify_code: string) =>
  house.call('POST', '/api/auth/register', { phone, password: PASSWORD, verify_code });
const login = (phone: string, password: string) => house.call('POST', '/api/auth/login', { phone, password });
const refresh = (refresh_token: string) => house.call('POST', '/api/auth/refresh', { refresh_token });
const me = (token: string) => house.call('GET', '/api/user/info', undefined, { token });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the picture', () => {
  it('must be solved before a code is sent', async () => {
    const phone = newPhone();
    const before = house.sent.length;
    expect(await house.call('POST', '/api/auth/verify-code', { phone, type: 'register' })).toMatchObject({
      status: 200,
      code: 1005,
    });
    expect(await sendCode({ phone, type: 'register', captcha: 'XXXX' })).toMatchObject({ code: 1003 });
    expect(house.sent.length).toBe(before);
  });

  it('is read without regard to case', async () => {
    expect(
      await sendCode({ phone: newPhone(), type: 'register', captcha: CAPTCHA.toLowerCase() }),
    ).toMatchObject({
      code: 0,
      data: { resend_after: 60, expires_in: 300 },
    });
  });

  it('serves once, right or wrong', async () => {
    const captcha_id = await house.captcha();
    expect(
      await sendCode({ phone: newPhone(), type: 'register', captcha_id, captcha: 'XXXX' }),
    ).toMatchObject({
      code: 1003,
    });
    expect(await sendCode({ phone: newPhone(), type: 'register', captcha_id })).toMatchObject({ code: 1003 });
  });

  it('is over after five minutes', async () => {
    const captcha_id = await house.captcha();
    house.clock.advance(301);
    expect(await sendCode({ phone: newPhone(), type: 'register', captcha_id })).toMatchObject({ code: 1003 });
  });
});

describe('the code', () => {
  it('is told to the phone alone, with its purpose', async () => {
    const phone = newPhone();
    const answer = await sendCode({ phone, type: 'register' });
    const message = house.sent.at(-1);
    expect(message).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toContain(message?.code);
    expect(message?.text).toContain('注册账号');
    expect(JSON.stringify(answer.data)).not.toContain(message?.code);
  });

  it('serves once', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    expect(await register(phone, code)).toMatchObject({ code: 0 });
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('is over after five minutes', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    house.clock.advance(301);
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('dies of five wrong tries', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    for (let i = 0; i < 5; i += 1) expect(await register(phone, other(code))).toMatchObject({ code: 1004 });
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('dies of five tries made at once', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    await Promise.all(Array.from({ length: 8 }, () => register(phone, other(code))));
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('opens one account, however many ask with it at once', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(phone, code)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('is bound to its phone and its purpose', async () => {
    const [phone, stranger] = [newPhone(), newPhone()];
    await house.signUp(stranger);
    const code = await house.code(phone, 'register');
    expect(await register(newPhone(), code)).toMatchObject({ code: 1004 });
    const reset = { phone, verify_code: code, new_password: 'qinghe2027' };
    expect(await house.call('POST', '/api/auth/reset-password', reset)).toMatchObject({ code: 1004 });
    expect(await register(phone, code)).toMatchObject({ code: 0 });
  });

  it('gives way to a newer one', async () => {
    const phone = newPhone();
    const first = await house.code(phone, 'register');
    const second = await house.code(phone, 'register');
    if (first !== second) expect(await register(phone, first)).toMatchObject({ code: 1004 });
    expect(await register(phone, second)).toMatchObject({ code: 0 });
  });

  it('is not sent to a taken phone for registering nor to an unknown one for a reset', async () => {
    const phone = newPhone();
    await house.signUp(phone);
    const before = house.sent.length;
    expect(await sendCode({ phone, type: 'register' })).toMatchObject({ code: 1002 });
    expect(await sendCode({ phone: newPhone(), type: 'reset_password' })).toMatchObject({ code: 1007 });
    expect(house.sent.length).toBe(before);
  });

  it('for changing or binding a phone needs a sign-in', async () => {
    for (const type of ['change_phone_old', 'change_phone_new', 'bind']) {
      expect(await sendCode({ phone: newPhone(), type })).toMatchObject({ status: 401, code: 401 });
    }
  });

  it('asks for a phone or a user', async () => {
    expect(await sendCode({ type: 'register' })).toMatchObject({
      status: 400,
      message: '请提供手机号或用户ID',
    });
  });

  it('that the provider did not take is told and leaves nothing behind', async () => {
    const phone = newPhone();
    house.sms.broken = true;
    expect(await sendCode({ phone, type: 'register' })).toMatchObject({
      code: 1008,
      message: '验证码发送失败，请重试',
    });
    house.sms.broken = false;
    expect(await sendCode({ phone, type: 'register' })).toMatchObject({ code: 0 });
  });
});

describe('registering and signing in', () => {
  it('answers with tokens that work and the user', async () => {
    const phone = newPhone();
    const code = await house.code(phone, 'register');
    const { data } = await register(phone, code);
    expect(data.user_info).toMatchObject({
      phone,
      avatar: '/avatars/default.png',
      gender: 'male',
      birth_time: '',
    });
    expect(await me(data.access_token)).toMatchObject({ code: 0, data: data.user_info });
    expect((await login(phone, PASSWORD)).data.user_info).toEqual(data.user_info);
  });

  it('tells a wrong password and an unknown phone apart in nothing', async () => {
    const phone = newPhone();
    await house.signUp(phone);
    const wrong = await login(phone, 'not the word');
    const unknown = await login(newPhone(), PASSWORD);
    expect(wrong).toMatchObject({ status: 200, code: 1001, message: '手机号或密码错误', data: null });
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  });

  it('keeps no password and no token as it is', async () => {
    const phone = newPhone();
    const { refresh } = await house.signUp(phone, 'unmistakable word');
    const rows = JSON.stringify([
      await house.db.select().from(users),
      await house.db.query.refreshTokens.findMany(),
      await house.db.query.verifyCodes.findMany(),
    ]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain('unmistakable word');
    expect(rows).not.toContain(refresh);
  });
});

describe('access tokens', () => {
  it('are over after fifteen minutes', async () => {
    const { token } = await house.signUp(newPhone());
    house.clock.advance(14 * 60);
    expect(await me(token)).toMatchObject({ code: 0 });
    house.clock.advance(2 * 60);
    expect(await me(token)).toMatchObject({ status: 401, code: 401 });
  });

  it('are refused when missing, forged or unsigned', async () => {
    const { token } = await house.signUp(newPhone());
    const [head = '', body = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [undefined, '', 'x', `${head}.${body}.AAAA`, `${none}.${body}.`, `${token}x`];
    for (const bad of forged) {
      expect(await house.call('GET', '/api/user/info', undefined, { token: bad })).toMatchObject({
        status: 401,
      });
    }
  });
});

describe('a token that is over', () => {
  it('does not stand in the way of calls that need none', async () => {
    const { token } = await house.signUp(newPhone());
    house.clock.advance(16 * 60);
    expect(await me(token)).toMatchObject({ status: 401 });
    expect(await sendCode({ phone: newPhone(), type: 'register' }, token)).toMatchObject({ code: 0 });
  });
});

describe('purging', () => {
  it('forgets what is over and nothing else', async () => {
    const phone = newPhone();
    const { refresh: first } = await house.signUp(phone);
    house.clock.advance(31 * 86_400);
    await house.code(newPhone(), 'register');
    const live = (await login(phone, PASSWORD)).data.refresh_token;
    await house.captcha();
    await house.app.purge();
    expect(await house.db.query.verifyCodes.findMany()).toHaveLength(1);
    expect(await house.db.query.captchas.findMany()).toHaveLength(1);
    expect(await house.db.query.refreshTokens.findMany()).toHaveLength(1);
    const windows = await house.db.query.rateLimits.findMany();
    expect(windows.every(({ resets_at }) => resets_at > house.clock.now())).toBe(true);
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await refresh(live)).toMatchObject({ code: 0 });
  });
});

describe('refresh tokens', () => {
  it('are traded for a new pair that works', async () => {
    const { token, refresh: first } = await house.signUp(newPhone());
    const { data } = await refresh(first);
    expect(data.refresh_token).not.toBe(first);
    expect(data.access_token).not.toBe(token);
    expect(await me(data.access_token)).toMatchObject({ code: 0 });
    expect(await refresh(data.refresh_token)).toMatchObject({ code: 0 });
  });

  it('that come back spent end the whole session, and no other', async () => {
    const phone = newPhone();
    const { refresh: first } = await house.signUp(phone);
    const apart = (await login(phone, PASSWORD)).data;
    const { data } = await refresh(first);
    house.clock.advance(11);
    expect(await refresh(first)).toMatchObject({ status: 401, message: '刷新令牌失败' });
    expect(await refresh(data.refresh_token)).toMatchObject({ status: 401 });
    expect(await me(data.access_token)).toMatchObject({ status: 401 });
    expect(await me(apart.access_token)).toMatchObject({ code: 0 });
  });

  it('yield the same pair to tabs that ask at once, and one session lives on', async () => {
    const { refresh: first } = await house.signUp(newPhone());
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const [successor, ...others] = new Set(answers.map(({ data }) => data.refresh_token));
    expect(others).toEqual([]);
    for (const { data } of answers) expect(await me(data.access_token)).toMatchObject({ code: 0 });
    expect(await refresh(successor)).toMatchObject({ code: 0 });
  });

  it('are given again for ten seconds', async () => {
    const { refresh: first } = await house.signUp(newPhone());
    const { data } = await refresh(first);
    house.clock.advance(10);
    expect((await refresh(first)).data.refresh_token).toBe(data.refresh_token);
    house.clock.advance(1);
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await refresh(data.refresh_token)).toMatchObject({ status: 401 });
  });

  it('are not given again once their successor was used', async () => {
    const { refresh: first } = await house.signUp(newPhone());
    const { data } = await refresh(first);
    const next = (await refresh(data.refresh_token)).data;
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await me(next.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(next.refresh_token)).toMatchObject({ status: 401 });
  });

  it('are not given again in a session that was ended', async () => {
    const phone = newPhone();
    const { refresh: first } = await house.signUp(phone);
    await refresh(first);
    const verify_code = await house.code(phone, 'reset_password');
    const reset = { phone, verify_code, new_password: 'qinghe2027' };
    expect(await house.call('POST', '/api/auth/reset-password', reset)).toMatchObject({ code: 0 });
    expect(await refresh(first)).toMatchObject({ status: 401 });
  });

  it('are over after thirty days', async () => {
    const { refresh: first } = await house.signUp(newPhone());
    house.clock.advance(30 * 86_400 + 1);
    expect(await refresh(first)).toMatchObject({ status: 401 });
  });

  it('are unknown when made up', async () => {
    expect(await refresh('rt_made_up')).toMatchObject({ status: 401 });
  });
});

describe('resetting a password', () => {
  it('changes it and ends every session', async () => {
    const phone = newPhone();
    const { token, refresh: first } = await house.signUp(phone);
    const verify_code = await house.code(phone, 'reset_password');
    const answer = await house.call('POST', '/api/auth/reset-password', {
      phone,
      verify_code,
      new_password: 'qinghe2027',
    });
    expect(answer).toMatchObject({ code: 0, message: '密码重置成功' });
    expect(await me(token)).toMatchObject({ status: 401 });
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await login(phone, PASSWORD)).toMatchObject({ code: 1001 });
    expect(await login(phone, 'qinghe2027')).toMatchObject({ code: 0 });
    const again = { phone, verify_code, new_password: 'qinghe2028' };
    expect(await house.call('POST', '/api/auth/reset-password', again)).toMatchObject({ code: 1004 });
  });
});

describe('an account without a phone', () => {
  async function phoneless() {
    const account = await house.signUp(newPhone());
    await house.db.update(users).set({ phone: null }).where(eq(users.id, account.id));
    return account;
  }
  const bind = async (token: string, phone: string) =>
    house.call(
      'POST',
      '/api/auth/bind-phone',
      { phone, verify_code: await house.code(phone, 'bind', token) },
      { token },
    );
  const birth = {
    name: '林清和',
    birth_time: '1990-06-15 10:30:00',
    calendar_type: 'solar',
    gender: 'male',
    category: 'self',
  };

  it('is turned away with 1200 but may read itself', async () => {
    const { token } = await phoneless();
    expect(await house.call('GET', '/api/records', undefined, { token })).toMatchObject({
      status: 403,
      code: 1200,
    });
    expect(await me(token)).toMatchObject({ code: 0, data: { phone: null } });
  });

  it('binds a free phone and goes on', async () => {
    const { token, id } = await phoneless();
    const phone = newPhone();
    const { code, data } = await bind(token, phone);
    expect({ code, user: data.user }).toMatchObject({ code: 0, user: { id, phone } });
    expect(await house.call('GET', '/api/records', undefined, { token: data.access_token })).toMatchObject({
      code: 0,
    });
    expect(await bind(data.access_token, newPhone())).toMatchObject({ code: 1002 });
  });

  it('is joined to the account that owns the phone, with its records', async () => {
    const phone = newPhone();
    const owner = await house.signUp(phone);
    const guest = await house.signUp(newPhone());
    await house.call('POST', '/api/record', birth, { token: guest.token });
    await house.db.update(users).set({ phone: null }).where(eq(users.id, guest.id));
    const answer = await bind(guest.token, phone);
    expect(answer).toMatchObject({ status: 200, code: 1108, data: { user: { id: owner.id } } });
    const list = await house.call('GET', '/api/records', undefined, { token: answer.data.access_token });
    expect(list.data.total).toBe(1);
    expect(await me(guest.token)).toMatchObject({ status: 401 });
  });
});
