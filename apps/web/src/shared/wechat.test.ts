import { expect, it } from 'vitest';

import { ANDROID, ANDROID_WECHAT, IPHONE, MAC, WECHAT } from '../testing/browsers.ts';
import { downloadObstacle, isWechatBrowser, returnedCode } from './wechat.ts';

it.each([
  [ANDROID_WECHAT, true],
  [WECHAT.toLowerCase(), true],
  [ANDROID, false],
  ['', false],
])('recognises WeChat’s browser by its user agent: %s', (userAgent, recognised) => {
  expect(isWechatBrowser(userAgent)).toBe(recognised);
});

it('reads a returned code only with the expected state', () => {
  const code = (search: string) => returnedCode(new URLSearchParams(search));
  expect(code('code=c1&state=wechat_login')).toBe('c1');
  expect(code('code=c1')).toBeNull();
  expect(code('code=&state=wechat_login')).toBeNull();
});

it.each([
  ['a computer', MAC, 0, null],
  ['an Android phone', ANDROID, 5, null],
  ['an iPhone', IPHONE, 5, 'apple'],
  ['an iPad', MAC, 5, 'apple'],
  ['WeChat on an iPhone', WECHAT, 5, 'wechat'],
])('what keeps %s from saving a document', (_name, userAgent, maxTouchPoints, obstacle) => {
  expect(downloadObstacle({ userAgent, maxTouchPoints })).toBe(obstacle);
});
