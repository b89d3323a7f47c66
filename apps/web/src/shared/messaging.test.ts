// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { consentAddress, giveTurnBack, takeTurn } from '../features/account/messaging-flow.ts';
import { isMessagingBrowser, returnedCode } from './messaging.ts';

beforeEach(() => sessionStorage.clear());

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.50', true],
  ['Mozilla/5.0 (iPhone) micromessenger/8', true],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36', false],
  ['', false],
])('knows the messaging app’s browser: %s', (userAgent, known) => {
  expect(isMessagingBrowser(userAgent)).toBe(known);
});

it('asks for consent with the scope and state agreed, and keeps the app id of the page', () => {
  const asked = (page: string) =>
    new URL(consentAddress(page, 'https://a.example/login?redirect=%2Freports', 'https://a.example'));
  const provider = asked('https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1');
  expect(Object.fromEntries(provider.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://a.example/login?redirect=%2Freports',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'wechat_login',
  });
  expect(provider.hash).toBe('#wechat_redirect');
  expect(asked('/local-wechat/authorize?appid=wx-local').origin).toBe('https://a.example');
});

it('takes a code only with the state agreed', () => {
  const code = (search: string) => returnedCode(new URLSearchParams(search));
  expect(code('code=c1&state=wechat_login')).toBe('c1');
  expect(code('code=c1')).toBeNull();
  expect(code('code=&state=wechat_login')).toBeNull();
});

it('gives one turn at a time', () => {
  expect(takeTurn()).toBe(true);
  expect(takeTurn()).toBe(false);
  giveTurnBack();
  expect(takeTurn()).toBe(true);
});
