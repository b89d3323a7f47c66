import { expect, it } from 'vitest';

import { downloadObstacle, isWechatBrowser, returnedCode } from './wechat.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.50', true],
  ['Mozilla/5.0 (iPhone) micromessenger/8', true],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36', false],
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

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

it.each([
  ['a computer', mac, 0, null],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36', 5, null],
  ['an iPhone', iPhone, 5, 'apple'],
  ['an iPad', mac, 5, 'apple'],
  ['WeChat on an iPhone', `${iPhone} MicroMessenger/8.0.50`, 5, 'wechat'],
])('what keeps %s from saving a document', (_name, userAgent, maxTouchPoints, obstacle) => {
  expect(downloadObstacle({ userAgent, maxTouchPoints })).toBe(obstacle);
});
