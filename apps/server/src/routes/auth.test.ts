import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { captchas, refreshTokens, users, verifyCodes } from '../db/schema/accounts.ts';
import { rateLimits } from '../db/schema/service.ts';
import { CAPTCHA, createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let next = 13_100_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

const sendCode = async (fields: Record<string, unknown>, token?: string) =>
  service.call(
    'POST',
    '/api/auth/verify-code',
    { captcha: CAPTCHA, captcha_id: await service.captcha(), ...fields },
    { token },
  );
const register = (phone: string, verify_code: string) =>
  service.call('POST', '/api/auth/register', { phone, password: PASSWORD, verify_code });
const login = (phone: string, password: string) =>
  service.call('POST', '/api/auth/login', { phone, password });
const refresh = (refresh_token: string) => service.call('POST', '/api/auth/refresh', { refresh_token });
const me = (token: string) => service.call('GET', '/api/user/info', undefined, { token });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the captcha', () => {
  it('must be solved before a code is sent', async () => {
    const phone = newPhone();
    const before = service.sent.length;
    expect(await service.call('POST', '/api/auth/verify-code', { phone, type: 'register' })).toMatchObject({
      status: 200,
      code: 1005,
    });
    expect(await sendCode({ phone, type: 'register', captcha: 'XXXX' })).toMatchObject({ code: 1003 });
    expect(service.sent.length).toBe(before);
  });

  it('is compared without regard to case', async () => {
    expect(
      await sendCode({ phone: newPhone(), type: 'register', captcha: CAPTCHA.toLowerCase() }),
    ).toMatchObject({
      code: 0,
      data: { resend_after: 60, expires_in: 300 },
    });
  });

  it('can be answered once, right or wrong', async () => {
    const captcha_id = await service.captcha();
    expect(
      await sendCode({ phone: newPhone(), type: 'register', captcha_id, captcha: 'XXXX' }),
    ).toMatchObject({
      code: 1003,
    });
    expect(await sendCode({ phone: newPhone(), type: 'register', captcha_id })).toMatchObject({ code: 1003 });
  });

  it('is asked for in words too, and solved by the same characters', async () => {
    const phone = newPhone();
    const { data } = await service.call('POST', '/api/auth/captcha', { phone, kind: 'question' });
    expect(data.question).toBe('请依次输入这四个字符：K、七、M、P');
    expect(data.image).toMatch(/^data:image/);
    expect(await sendCode({ phone, type: 'register', captcha_id: data.captcha_id })).toMatchObject({
      code: 0,
    });
    const plain = await service.call('POST', '/api/auth/captcha', { phone });
    expect(plain.data).not.toHaveProperty('question');
  });

  it('expires after five minutes', async () => {
    const captcha_id = await service.captcha();
    service.clock.advance(301);
    expect(await sendCode({ phone: newPhone(), type: 'register', captcha_id })).toMatchObject({ code: 1003 });
  });
});

describe('a login by SMS', () => {
  const smsLogin = (phone: string, verify_code: string) =>
    service.call('POST', '/api/auth/sms-login', { phone, verify_code });

  it('logs in to the account of the phone, once for each code', async () => {
    const phone = newPhone();
    const { id } = await service.signUp(phone);
    service.clock.advance(60);
    const code = await service.code(phone, 'login');
    expect(service.sent.at(-1)?.text).toContain('用于登录');
    const { data, headers } = await smsLogin(phone, code);
    expect(data.user_info).toMatchObject({ id, phone });
    expect(await me(data.access_token)).toMatchObject({ code: 0 });
    expect(headers.get('set-cookie')).toContain('device=');
    expect(await smsLogin(phone, code)).toMatchObject({ code: 1004 });
  });

  it('sends no code to a phone without an account, and tells only its owner', async () => {
    const phone = newPhone();
    expect(await sendCode({ phone, type: 'login' })).toMatchObject({ code: 0 });
    expect(service.sent.at(-1)).toMatchObject({ phone, text: expect.stringContaining('尚未注册') });
    expect(service.sent.at(-1)?.code).toBeUndefined();
    expect(await smsLogin(phone, '000000')).toMatchObject({ code: 1004 });
  });

  it('takes no code that was sent for something else', async () => {
    const phone = newPhone();
    await service.signUp(phone);
    service.clock.advance(60);
    const code = await service.code(phone, 'reset_password');
    expect(await smsLogin(phone, code)).toMatchObject({ code: 1004 });
  });
});

it('gives an account that is registered by phone a nickname with its last four digits', async () => {
  const phone = newPhone();
  const { data } = await register(phone, await service.code(phone, 'register'));
  expect(data.user_info.nickname).toBe(`用户${phone.slice(-4)}`);
});

describe('the SMS code', () => {
  it('is sent to the phone with its purpose and not returned', async () => {
    const phone = newPhone();
    const answer = await sendCode({ phone, type: 'register' });
    const message = service.sent.at(-1);
    expect(message).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toContain(message?.code);
    expect(message?.text).toContain('注册账号');
    expect(JSON.stringify(answer.data)).not.toContain(message?.code);
  });

  it('can be used once', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
    expect(await register(phone, code)).toMatchObject({ code: 0 });
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('expires after five minutes', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
    service.clock.advance(301);
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('is invalid after five wrong attempts', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
    for (let i = 0; i < 5; i += 1) expect(await register(phone, other(code))).toMatchObject({ code: 1004 });
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('is invalid after five parallel attempts', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
    await Promise.all(Array.from({ length: 8 }, () => register(phone, other(code))));
    expect(await register(phone, code)).toMatchObject({ code: 1004 });
  });

  it('creates one account for parallel registrations', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(phone, code)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('is valid for its phone and purpose only', async () => {
    const [phone, stranger] = [newPhone(), newPhone()];
    await service.signUp(stranger);
    const code = await service.code(phone, 'register');
    expect(await register(newPhone(), code)).toMatchObject({ code: 1004 });
    const reset = { phone, verify_code: code, new_password: 'qinghe2027' };
    expect(await service.call('POST', '/api/auth/reset-password', reset)).toMatchObject({ code: 1004 });
    expect(await register(phone, code)).toMatchObject({ code: 0 });
  });

  it('is replaced by a newer code', async () => {
    const phone = newPhone();
    const first = await service.code(phone, 'register');
    const second = await service.code(phone, 'register');
    if (first !== second) expect(await register(phone, first)).toMatchObject({ code: 1004 });
    expect(await register(phone, second)).toMatchObject({ code: 0 });
  });

  it('is not sent to a registered phone for registration nor to an unknown phone for a reset', async () => {
    const phone = newPhone();
    await service.signUp(phone);
    const before = service.sent.length;
    await sendCode({ phone, type: 'register' });
    await sendCode({ phone: newPhone(), type: 'reset_password' });
    const messages = service.sent.slice(before);
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('该手机号已注册，请直接登录'),
      expect.stringContaining('该手机号尚未注册'),
    ]);
    expect(messages.filter(({ code, text }) => code !== undefined || /\d{6}/.test(text))).toEqual([]);
  });

  it('requires login for changing or binding a phone', async () => {
    for (const type of ['change_phone_old', 'change_phone_new', 'bind']) {
      expect(await sendCode({ phone: newPhone(), type })).toMatchObject({ status: 401, code: 401 });
    }
  });

  it('requires a phone or the own user id', async () => {
    expect(await sendCode({ type: 'register' })).toMatchObject({
      status: 400,
      message: '请提供手机号或用户ID',
    });
  });

  it('is deleted with an error answer when the provider rejects it', async () => {
    const phone = newPhone();
    service.sms.broken = true;
    expect(await sendCode({ phone, type: 'register' })).toMatchObject({
      code: 1008,
      message: '验证码发送失败，请重试',
    });
    service.sms.broken = false;
    expect(await sendCode({ phone, type: 'register' })).toMatchObject({ code: 0 });
  });
});

describe('registration and login', () => {
  it('return valid tokens and the user', async () => {
    const phone = newPhone();
    const code = await service.code(phone, 'register');
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

  it('answers a wrong password and an unknown phone alike', async () => {
    const phone = newPhone();
    await service.signUp(phone);
    const wrong = await login(phone, 'not the word');
    const unknown = await login(newPhone(), PASSWORD);
    expect(wrong).toMatchObject({ status: 200, code: 1001, message: '手机号或密码错误', data: null });
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  });

  it('stores passwords and tokens as hashes only', async () => {
    const phone = newPhone();
    const { refresh } = await service.signUp(phone, 'unmistakable word');
    const rows = JSON.stringify([
      await service.db.select().from(users),
      await service.db.select().from(refreshTokens),
      await service.db.select().from(verifyCodes),
    ]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain('unmistakable word');
    expect(rows).not.toContain(refresh);
  });
});

describe('access tokens', () => {
  it('expire after fifteen minutes', async () => {
    const { token } = await service.signUp(newPhone());
    service.clock.advance(14 * 60);
    expect(await me(token)).toMatchObject({ code: 0 });
    service.clock.advance(2 * 60);
    expect(await me(token)).toMatchObject({ status: 401, code: 401 });
  });

  it('are rejected when missing, forged or unsigned', async () => {
    const { token } = await service.signUp(newPhone());
    const [head = '', body = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [undefined, '', 'x', `${head}.${body}.AAAA`, `${none}.${body}.`, `${token}x`];
    for (const bad of forged) {
      expect(await service.call('GET', '/api/user/info', undefined, { token: bad })).toMatchObject({
        status: 401,
      });
    }
  });
});

describe('an expired token', () => {
  it('is ignored by operations without login', async () => {
    const { token } = await service.signUp(newPhone());
    service.clock.advance(16 * 60);
    expect(await me(token)).toMatchObject({ status: 401 });
    expect(await sendCode({ phone: newPhone(), type: 'register' }, token)).toMatchObject({ code: 0 });
  });
});

describe('the purge', () => {
  it('deletes expired rows only', async () => {
    const phone = newPhone();
    const { refresh: first } = await service.signUp(phone);
    service.clock.advance(31 * 86_400);
    await service.code(newPhone(), 'register');
    const live = (await login(phone, PASSWORD)).data.refresh_token;
    await service.captcha();
    await service.app.purge();
    expect(await service.db.select().from(verifyCodes)).toHaveLength(1);
    expect(await service.db.select().from(captchas)).toHaveLength(1);
    expect(await service.db.select().from(refreshTokens)).toHaveLength(1);
    const windows = await service.db.select().from(rateLimits);
    expect(windows.every(({ resets_at }) => resets_at > service.clock.now())).toBe(true);
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await refresh(live)).toMatchObject({ code: 0 });
  });
});

describe('logout', () => {
  it('revokes the access and refresh tokens of its session only', async () => {
    const phone = newPhone();
    const first = await service.signUp(phone);
    const { data: second } = await login(phone, PASSWORD);
    expect(await service.call('POST', '/api/auth/logout', undefined, { token: first.token })).toMatchObject({
      code: 0,
      message: '已退出登录',
    });
    expect(await me(first.token)).toMatchObject({ status: 401 });
    const refresh = (refresh_token: string) => service.call('POST', '/api/auth/refresh', { refresh_token });
    expect(await refresh(first.refresh)).toMatchObject({ status: 401 });
    expect(await me(second.access_token)).toMatchObject({ code: 0 });
    expect(await refresh(second.refresh_token)).toMatchObject({ code: 0 });
  });

  it('requires login', async () => {
    expect(await service.call('POST', '/api/auth/logout')).toMatchObject({ status: 401 });
  });
});

describe('refresh tokens', () => {
  it('return a new valid pair', async () => {
    const { token, refresh: first } = await service.signUp(newPhone());
    const { data } = await refresh(first);
    expect(data.refresh_token).not.toBe(first);
    expect(data.access_token).not.toBe(token);
    expect(await me(data.access_token)).toMatchObject({ code: 0 });
    expect(await refresh(data.refresh_token)).toMatchObject({ code: 0 });
  });

  it('revoke their session, and no other, when used again', async () => {
    const phone = newPhone();
    const { refresh: first } = await service.signUp(phone);
    const apart = (await login(phone, PASSWORD)).data;
    const { data } = await refresh(first);
    service.clock.advance(11);
    expect(await refresh(first)).toMatchObject({ status: 401, message: '刷新令牌失败' });
    expect(await refresh(data.refresh_token)).toMatchObject({ status: 401 });
    expect(await me(data.access_token)).toMatchObject({ status: 401 });
    expect(await me(apart.access_token)).toMatchObject({ code: 0 });
  });

  it('return the same successor to parallel calls', async () => {
    const { refresh: first } = await service.signUp(newPhone());
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const [successor, ...others] = new Set(answers.map(({ data }) => data.refresh_token));
    expect(others).toEqual([]);
    for (const { data } of answers) expect(await me(data.access_token)).toMatchObject({ code: 0 });
    expect(await refresh(successor)).toMatchObject({ code: 0 });
  });

  it('return the same successor for ten seconds', async () => {
    const { refresh: first } = await service.signUp(newPhone());
    const { data } = await refresh(first);
    service.clock.advance(10);
    expect((await refresh(first)).data.refresh_token).toBe(data.refresh_token);
    service.clock.advance(1);
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await refresh(data.refresh_token)).toMatchObject({ status: 401 });
  });

  it('return nothing once their successor was used', async () => {
    const { refresh: first } = await service.signUp(newPhone());
    const { data } = await refresh(first);
    const next = (await refresh(data.refresh_token)).data;
    expect(await refresh(first)).toMatchObject({ status: 401 });
    expect(await me(next.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(next.refresh_token)).toMatchObject({ status: 401 });
  });

  it('return nothing in a revoked session', async () => {
    const phone = newPhone();
    const { refresh: first } = await service.signUp(phone);
    await refresh(first);
    const verify_code = await service.code(phone, 'reset_password');
    const reset = { phone, verify_code, new_password: 'qinghe2027' };
    expect(await service.call('POST', '/api/auth/reset-password', reset)).toMatchObject({ code: 0 });
    expect(await refresh(first)).toMatchObject({ status: 401 });
  });

  it('expire after thirty days', async () => {
    const { refresh: first } = await service.signUp(newPhone());
    service.clock.advance(30 * 86_400 + 1);
    expect(await refresh(first)).toMatchObject({ status: 401 });
  });

  it('are rejected when unknown', async () => {
    expect(await refresh('rt_made_up')).toMatchObject({ status: 401 });
  });
});

describe('a password reset', () => {
  it('changes the password and revokes all sessions', async () => {
    const phone = newPhone();
    const { token, refresh: first } = await service.signUp(phone);
    const verify_code = await service.code(phone, 'reset_password');
    const answer = await service.call('POST', '/api/auth/reset-password', {
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
    expect(await service.call('POST', '/api/auth/reset-password', again)).toMatchObject({ code: 1004 });
  });
});

describe('an account without a phone', () => {
  async function phoneless() {
    const account = await service.signUp(newPhone());
    await service.db.update(users).set({ phone: null }).where(eq(users.id, account.id));
    return account;
  }
  const bind = async (token: string, phone: string) =>
    service.call(
      'POST',
      '/api/auth/bind-phone',
      { phone, verify_code: await service.code(phone, 'bind', token) },
      { token },
    );
  const birth = {
    name: '林清和',
    birth_time: '1990-06-15 10:30:00',
    calendar_type: 'solar',
    gender: 'male',
    category: 'self',
  };

  it('gets code 1200 except for its own profile', async () => {
    const { token } = await phoneless();
    expect(await service.call('GET', '/api/records', undefined, { token })).toMatchObject({
      status: 403,
      code: 1200,
    });
    expect(await me(token)).toMatchObject({ code: 0, data: { phone: null } });
  });

  it('can bind a free phone', async () => {
    const { token, id } = await phoneless();
    const phone = newPhone();
    const { code, data } = await bind(token, phone);
    expect({ code, user: data.user }).toMatchObject({ code: 0, user: { id, phone } });
    expect(await service.call('GET', '/api/records', undefined, { token: data.access_token })).toMatchObject({
      code: 0,
    });
    expect(await bind(data.access_token, newPhone())).toMatchObject({ code: 1002 });
  });

  it('is merged into the account of the phone with its records', async () => {
    const phone = newPhone();
    const owner = await service.signUp(phone);
    const guest = await service.signUp(newPhone());
    await service.call('POST', '/api/record', birth, { token: guest.token });
    await service.db.update(users).set({ phone: null }).where(eq(users.id, guest.id));
    const answer = await bind(guest.token, phone);
    expect(answer).toMatchObject({ status: 200, code: 1108, data: { user: { id: owner.id } } });
    const list = await service.call('GET', '/api/records', undefined, { token: answer.data.access_token });
    expect(list.data.total).toBe(1);
    expect(await me(guest.token)).toMatchObject({ status: 401 });
  });
});
