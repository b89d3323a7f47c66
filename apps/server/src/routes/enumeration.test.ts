import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { standardLimits } from '../domain/limits/rate-limiter.ts';
import { CAPTCHA, createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

const MEMBER = '13600000000';
const HOUR = 3600;
let service: Harness;
let next = 13_600_000_000;
const newPhone = () => String((next += 1));

// With the limits of production.
beforeAll(async () => {
  service = await createHarness({ limits: standardLimits() });
  await service.signUp(MEMBER);
}, SLOW);
afterAll(() => service.close());

/** Counts the calls before the rate limit. */
async function countUntilStopped(
  ask: (turn: number) => Promise<{ status: number }>,
  most = 200,
): Promise<number> {
  for (let turn = 0; turn < most; turn += 1) {
    if ((await ask(turn)).status === 429) return turn;
  }
  return Infinity;
}
const post = (path: string, body: unknown, address: string) => service.call('POST', path, body, { address });
const draw = (address: string) => post('/api/auth/captcha', { phone: MEMBER }, address);
async function askCode(phone: string, type: string, address: string, captcha = CAPTCHA) {
  const { captcha_id } = (await draw(address)).data;
  return post('/api/auth/verify-code', { phone, type, captcha, captcha_id }, address);
}

describe('a client that probes which phones have accounts', () => {
  it.each([
    ['register', '192.0.2.1'],
    ['reset_password', '192.0.2.2'],
  ])(
    'can probe at most twenty an hour with codes of type %s',
    async (type, address) => {
      expect(await countUntilStopped(() => askCode(newPhone(), type, address))).toBe(20);
      service.clock.advance(HOUR);
    },
    SLOW,
  );

  it('gets the same answer for registered and unknown phones when a code is sent', async () => {
    const answers = [];
    for (const [turn, phone] of [MEMBER, newPhone()].entries()) {
      for (const type of ['register', 'reset_password', 'login']) {
        service.clock.advance(61);
        const { status, code, message, data } = await askCode(phone, type, `192.0.2.${20 + turn}`);
        answers.push({ status, code, message, data });
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 0 });
  });

  it('learns nothing without a solved captcha', async () => {
    const answers = [];
    for (const phone of [MEMBER, newPhone()]) {
      for (const type of ['register', 'reset_password']) {
        const { status, code, message, data } = await askCode(phone, type, '192.0.2.3', 'XXXX');
        answers.push({ status, code, message, data });
        const bare = await post('/api/auth/verify-code', { phone, type }, '192.0.2.3');
        expect(bare).toMatchObject({ status: 200, code: 1005 });
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 1003 });
  });

  it('learns nothing from a wrong password or a wrong code', async () => {
    const bodies = (phone: string): [string, object][] => [
      ['/api/auth/login', { phone, password: 'a wrong word' }],
      ['/api/auth/reset-password', { phone, verify_code: '000000', new_password: PASSWORD }],
      ['/api/auth/register', { phone, verify_code: '000000', password: PASSWORD }],
      ['/api/auth/sms-login', { phone, verify_code: '000000' }],
    ];
    const [known, unknown] = await Promise.all(
      [MEMBER, newPhone()].map((phone) =>
        Promise.all(
          bodies(phone).map(async ([path, body]) => {
            const { status, code, message, data } = await post(path, body, '192.0.2.4');
            return { status, code, message, data };
          }),
        ),
      ),
    );
    expect(known).toEqual(unknown);
  });

  it(
    'reaches a rate limit at every operation',
    async () => {
      const login = { phone: '', password: 'a wrong word' };
      expect(
        await countUntilStopped(() => post('/api/auth/login', { ...login, phone: newPhone() }, '192.0.2.5')),
      ).toBe(60);
      expect(await countUntilStopped(() => draw('192.0.2.6'))).toBe(60);
      const reset = { verify_code: '000000', new_password: PASSWORD };
      expect(
        await countUntilStopped(() =>
          post('/api/auth/reset-password', { ...reset, phone: newPhone() }, '192.0.2.7'),
        ),
      ).toBe(30);
    },
    SLOW,
  );
});

describe('a client that guesses', () => {
  it('a password has ten attempts from all addresses together', async () => {
    const phone = newPhone();
    const tries = await countUntilStopped((turn) =>
      post('/api/auth/login', { phone, password: `guess ${turn}` }, `198.51.100.${turn}`),
    );
    expect(tries).toBe(10);
  });

  it('a password does not lock out the owner on a device that has logged in before', async () => {
    const phone = newPhone();
    const { token } = await service.signUp(phone);
    const login = (password: string, cookie: string, address: string) =>
      service.call('POST', '/api/auth/login', { phone, password }, { address, headers: { cookie } });
    const cookie = (await login(PASSWORD, '', '198.51.100.70')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device=[^;]+;.*Max-Age=15552000.*HttpOnly.*SameSite=Strict/);
    const device = cookie.split(';')[0] ?? '';
    const stranger = await countUntilStopped((turn) => login('wrong', '', `198.51.100.${100 + turn}`));
    expect(stranger).toBe(10);
    expect(await login(PASSWORD, '', '198.51.100.71')).toMatchObject({ status: 429 });
    expect(await login(PASSWORD, `${device}x`, '198.51.100.71')).toMatchObject({ status: 429 });
    expect(await login(PASSWORD, device, '198.51.100.72')).toMatchObject({ code: 0 });
    const own = await countUntilStopped((turn) => login('wrong', device, `198.51.100.${130 + turn}`));
    expect(own).toBe(10);
    expect(token).not.toBe('');
  });

  it('refresh tokens has 300 attempts in a quarter of an hour', async () => {
    const refresh = () => post('/api/auth/refresh', { refresh_token: 'unknown' }, '192.0.2.80');
    expect(await countUntilStopped(refresh, 400)).toBe(300);
  });

  it('phones causes at most 1000 SMS an hour in total', async () => {
    const strict = await createHarness({ limits: { smsTotal: { count: 3, seconds: HOUR } } });
    try {
      for (let turn = 0; turn < 3; turn += 1) await strict.code(newPhone(), 'register');
      await expect(strict.code(newPhone(), 'register')).rejects.toThrow('验证码发送过于频繁，请60分钟后再试');
      expect(standardLimits().smsTotal).toEqual({ count: 1000, seconds: HOUR });
    } finally {
      await strict.close();
    }
  });

  it('a code has five attempts from all addresses, and a phone ten codes a day', async () => {
    const phone = newPhone();
    let sent = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      service.clock.advance(61);
      if ((await askCode(phone, 'register', `203.0.113.${turn}`)).code === 0) sent += 1;
    }
    expect(sent).toBe(10);
    service.clock.advance(24 * HOUR);
    expect(await askCode(phone, 'register', '203.0.113.50')).toMatchObject({ code: 0 });
    const right = service.sent.at(-1)?.code ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const guess = (verify_code: string, turn: number) =>
      post('/api/auth/register', { phone, password: PASSWORD, verify_code }, `203.0.113.${100 + turn}`);
    for (let turn = 0; turn < 5; turn += 1) expect(await guess(wrong, turn)).toMatchObject({ code: 1004 });
    expect(await guess(right, 5)).toMatchObject({ code: 1004 });
  });

  it('a captcha in words is given twenty times an hour, those with an image alone beside them', async () => {
    const address = '192.0.2.10';
    const askInWords = () => post('/api/auth/captcha', { phone: MEMBER, kind: 'question' }, address);
    expect(await countUntilStopped(askInWords)).toBe(20);
    expect(await draw(address)).toMatchObject({ code: 0 });
    service.clock.advance(HOUR);
    expect(await askInWords()).toMatchObject({ code: 0, data: { question: expect.any(String) } });
  });

  it('a captcha has one attempt', async () => {
    const address = '192.0.2.9';
    const { captcha_id } = (await draw(address)).data;
    const ask = (captcha: string) =>
      post('/api/auth/verify-code', { phone: newPhone(), type: 'register', captcha, captcha_id }, address);
    expect(await ask('XXXX')).toMatchObject({ code: 1003 });
    expect(await ask(CAPTCHA)).toMatchObject({ code: 1003 });
  });
});
