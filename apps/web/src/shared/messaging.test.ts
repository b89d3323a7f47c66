import { expect, it } from 'vitest';

import { isMessagingBrowser, returnedCode } from './messaging.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.50', true],
  ['Mozilla/5.0 (iPhone) micromessenger/8', true],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36', false],
  ['', false],
])('recognises the messaging app’s browser by its user agent: %s', (userAgent, recognised) => {
  expect(isMessagingBrowser(userAgent)).toBe(recognised);
});

it('reads a returned code only with the expected state', () => {
  const code = (search: string) => returnedCode(new URLSearchParams(search));
  expect(code('code=c1&state=wechat_login')).toBe('c1');
  expect(code('code=c1')).toBeNull();
  expect(code('code=&state=wechat_login')).toBeNull();
});
