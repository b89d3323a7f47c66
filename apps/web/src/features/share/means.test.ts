// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { ANDROID, ANDROID_WECHAT, IPHONE, MAC } from '../../testing/browsers.ts';
import { type Browser, shareMeans } from './means.ts';

const takesFiles: Pick<Browser, 'share' | 'canShare'> = {
  share: () => Promise.resolve(),
  canShare: (data) => data?.files?.every(({ type }) => type === 'image/png') ?? false,
};

const browser = (userAgent: string, rest: Partial<Browser> = {}): Browser => ({
  userAgent,
  maxTouchPoints: 0,
  ...rest,
});

it.each([
  ['a phone', browser(ANDROID, { maxTouchPoints: 5, ...takesFiles }), true, true, true],
  [
    'a browser that shares no files',
    browser(MAC, { ...takesFiles, canShare: () => false }),
    true,
    false,
    true,
  ],
  ['a browser without a share sheet', browser(MAC), true, false, true],
  ['an old share sheet', browser(ANDROID, { share: takesFiles.share }), true, false, true],
  ['an iPhone', browser(IPHONE, { maxTouchPoints: 5, ...takesFiles }), false, true, true],
  ['an iPad', browser(MAC, { maxTouchPoints: 5, ...takesFiles }), false, true, true],
  ['WeChat', browser(ANDROID_WECHAT, takesFiles), false, false, false],
])('offers what %s can do', (_name, of, save, share, print) => {
  expect(shareMeans(of)).toEqual({ save, share, print });
});
