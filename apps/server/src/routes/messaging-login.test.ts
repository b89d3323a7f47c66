import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLocalWechat, type LocalWechat } from '../adapters/wechat-local.ts';
import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { users } from '../db/schema/accounts.ts';
import { MessagingLoginError } from '../ports/messaging-login.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let wechat: LocalWechat;
let next = 13_500_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  // Created before the service's own clock.
  wechat = createLocalWechat({ now: () => service.clock.now() }, cryptoEntropy);
  service = await createHarness({ localWechat: wechat });
}, SLOW);
afterAll(() => service.close());

const exchange = (code: string, at = service) => at.call('POST', '/api/auth/wechat-login', { code });
const signIn = async (name: string) => (await exchange(wechat.issue(name))).data;
const me = (token: string) => service.call('GET', '/api/user/info', undefined, { token });
const refresh = (refresh_token: string) => service.call('POST', '/api/auth/refresh', { refresh_token });
const records = (token: string) => service.call('GET', '/api/records', undefined, { token });
const bind = async (token: string, phone: string) =>
  service.call(
    'POST',
    '/api/auth/bind-phone',
    { phone, verify_code: await service.code(phone, 'bind', token) },
    { token },
  );

describe('login through WeChat', () => {
  it('creates one account per user, which must bind a phone', async () => {
    const first = await signIn('清和');
    expect(first).toMatchObject({ need_bind_phone: true, user: { nickname: '清和', phone: null } });
    expect(await me(first.access_token)).toMatchObject({ code: 0 });
    expect(await records(first.access_token)).toMatchObject({ status: 403, code: 1200 });
    const again = await signIn('清和');
    expect(again.user.id).toBe(first.user.id);
    expect(again.openid).toBe(first.openid);
    expect((await signIn('另一个人')).user.id).not.toBe(first.user.id);
  });

  it('creates one account for parallel first logins', async () => {
    const [one, two] = await Promise.all([signIn('两个窗口'), signIn('两个窗口')]);
    expect(one.user.id).toBe(two.user.id);
    const named = (await service.db.select().from(users)).filter(({ nickname }) => nickname === '两个窗口');
    expect(named).toHaveLength(1);
  });

  it('accepts a code once within five minutes, and no unknown code', async () => {
    const code = wechat.issue('重放');
    expect(await exchange(code)).toMatchObject({ code: 0 });
    const refused = { status: 200, code: 1006, message: '微信授权已失效，请重新登录', data: null };
    expect(await exchange(code)).toMatchObject(refused);
    expect(await exchange('made-up')).toMatchObject(refused);
    const late = wechat.issue('来迟');
    service.clock.advance(300);
    expect(await exchange(late)).toMatchObject(refused);
  });

  it('removes invisible characters from the nickname', async () => {
    expect((await signIn(`  长${'\u202e\u0000'}${'名'.repeat(30)}`)).user.nickname).toBe(
      `长${'名'.repeat(19)}`,
    );
    expect((await signIn('\u200b\ud800')).user.nickname).toBe('微信用户');
  });

  it('lasts 12 hours while no phone is bound', async () => {
    const early = await signIn('半日');
    service.clock.advance(12 * 3600 - 60);
    const { data } = await refresh(early.refresh_token);
    service.clock.advance(60);
    expect(await refresh(data.refresh_token)).toMatchObject({ status: 401 });
    const late = await signIn('半日');
    const bound = (await bind(late.access_token, newPhone())).data;
    service.clock.advance(12 * 3600);
    expect(await refresh(bound.refresh_token)).toMatchObject({ code: 0 });
  });

  it(
    'answers 1009 when the provider fails or none is configured',
    async () => {
      const failed = { status: 200, code: 1009, message: '微信登录失败', data: null };
      const broken = await createHarness({
        messaging: {
          authorizeUrl: 'https://open.example/authorize?appid=wx1',
          exchange: () => Promise.reject(new MessagingLoginError('out of order')),
        },
      });
      expect(await exchange('c', broken)).toMatchObject(failed);
      const { data } = await broken.call('GET', '/api/config');
      expect(data.wechat_authorize_url).toBe('https://open.example/authorize?appid=wx1');
      expect((await broken.app.request('/local-wechat/authorize')).status).toBe(404);
      expect(broken.errors).toEqual([]);
      await broken.close();
      const without = await createHarness();
      expect(await exchange('c', without)).toMatchObject(failed);
      expect((await without.call('GET', '/api/config')).data.wechat_authorize_url).toBe('');
      await without.close();
    },
    SLOW,
  );
});

describe('binding a phone after messaging login', () => {
  it('keeps the account when the phone is free, and revokes earlier sessions', async () => {
    const { user, access_token, refresh_token } = await signIn('有空号');
    const phone = newPhone();
    const { code, data } = await bind(access_token, phone);
    expect({ code, user: data.user }).toMatchObject({ code: 0, user: { id: user.id, phone } });
    expect(await me(access_token)).toMatchObject({ status: 401 });
    expect(await refresh(refresh_token)).toMatchObject({ status: 401 });
    expect(await records(data.access_token)).toMatchObject({ code: 0 });
    expect(await signIn('有空号')).toMatchObject({ need_bind_phone: false, user: { id: user.id, phone } });
  });

  it('merges into the account of the phone, which both logins then open', async () => {
    const phone = newPhone();
    const owner = await service.signUp(phone);
    const guest = await signIn('并入者');
    const note = { type: 'question', content: '绑定手机号以前写下的一条反馈。' };
    await service.call('POST', '/api/feedback', note, { token: guest.access_token });
    const { code, data } = await bind(guest.access_token, phone);
    expect({ code, data }).toMatchObject({ code: 1108, data: { user: { id: owner.id, phone } } });
    expect(await me(data.access_token)).toMatchObject({ data: { id: owner.id } });
    expect(await me(guest.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(guest.refresh_token)).toMatchObject({ status: 401 });
    expect(await me(owner.token)).toMatchObject({ code: 0 });
    const list = await service.call('GET', '/api/feedbacks', undefined, { token: data.access_token });
    expect(list.data.items).toMatchObject([{ content: note.content }]);
    expect((await service.db.select().from(users)).map(({ id }) => id)).not.toContain(guest.user.id);
    expect(await signIn('并入者')).toMatchObject({ need_bind_phone: false, user: { id: owner.id } });
    expect(await service.call('POST', '/api/auth/login', { phone, password: PASSWORD })).toMatchObject({
      code: 0,
    });
  });
});

describe('the stand-in’s consent page', () => {
  const HOST = { host: 'ziping.local:3000' };
  const request = {
    appid: 'wx-local',
    redirect_uri: 'http://ziping.local:3000/login?redirect=%2Freports',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'wechat_login',
  };
  const pathOf = (change: Partial<typeof request> = {}) =>
    `/local-wechat/authorize?${new URLSearchParams({ ...request, ...change }).toString()}`;
  const consent = (change: Partial<typeof request> = {}, nickname = '清和') =>
    service.app.request(pathOf(change), {
      method: 'POST',
      headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ nickname }).toString(),
    });

  it('is linked in the config and says that it is a demo', async () => {
    const { data } = await service.call('GET', '/api/config');
    expect(pathOf().startsWith(data.wechat_authorize_url)).toBe(true);
    const answer = await service.app.request(pathOf(), { headers: HOST });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('本机演示登录');
  });

  it('redirects with a valid code and the state', async () => {
    const answer = await consent();
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://ziping.local:3000/login');
    expect(back.searchParams.get('redirect')).toBe('/reports');
    expect(back.searchParams.get('state')).toBe('wechat_login');
    expect(await exchange(back.searchParams.get('code') ?? '')).toMatchObject({
      code: 0,
      data: { user: { nickname: '清和' } },
    });
  });

  it('redirects without a code after a refusal', async () => {
    const text = await (await service.app.request(pathOf(), { headers: HOST })).text();
    const link = (/<a [^>]*href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(new URL(link).searchParams.get('state')).toBe('wechat_login');
    expect(new URL(link).searchParams.has('code')).toBe(false);
  });

  it('rejects other origins and invalid requests', async () => {
    const unsound: Partial<typeof request>[] = [
      { redirect_uri: 'https://elsewhere.example/login' },
      { redirect_uri: 'http://ziping.local/login' },
      { redirect_uri: 'http://ziping.local:3000@elsewhere.example/' },
      { redirect_uri: 'http://someone@ziping.local:3000/' },
      { redirect_uri: '//elsewhere.example' },
      { redirect_uri: 'javascript:alert(1)' },
      { redirect_uri: '' },
      { appid: 'wx-other' },
      { response_type: 'token' },
      { scope: 'everything' },
      { state: 'x'.repeat(129) },
    ];
    for (const change of unsound) {
      const told = JSON.stringify(change).slice(0, 60);
      expect((await consent(change)).status, told).toBe(400);
      expect((await service.app.request(pathOf(change), { headers: HOST })).status, told).toBe(400);
    }
    expect((await consent({}, '  ')).status).toBe(400);
    expect(service.errors).toEqual([]);
  });

  it('escapes its parameters', async () => {
    const state = '"><script>alert(1)</script>';
    const text = await (await service.app.request(pathOf({ state }), { headers: HOST })).text();
    expect(text).not.toContain('<script>');
  });
});
