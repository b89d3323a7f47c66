// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { acquireLoginLock, consentUrl, releaseLoginLock } from './wechat-login.ts';

beforeEach(() => sessionStorage.clear());

it('builds the consent URL with scope and state, and keeps the app id of the page', () => {
  const consent = (page: string) =>
    new URL(consentUrl(page, 'https://a.example/login?redirect=%2Freports', 'https://a.example'));
  const provider = consent('https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1');
  expect(Object.fromEntries(provider.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://a.example/login?redirect=%2Freports',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'wechat_login',
  });
  expect(provider.hash).toBe('#wechat_redirect');
  expect(consent('/local-wechat/authorize?appid=wx-local').origin).toBe('https://a.example');
});

it('gives the login lock to one holder at a time', () => {
  expect(acquireLoginLock()).toBe(true);
  expect(acquireLoginLock()).toBe(false);
  releaseLoginLock();
  expect(acquireLoginLock()).toBe(true);
});
