// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { type Browser, shareMeans } from './means.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

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
  ['a phone', browser(android, { maxTouchPoints: 5, ...takesFiles }), true, true, true],
  [
    'a browser that shares no files',
    browser(mac, { ...takesFiles, canShare: () => false }),
    true,
    false,
    true,
  ],
  ['a browser without a share sheet', browser(mac), true, false, true],
  ['an old share sheet', browser(android, { share: takesFiles.share }), true, false, true],
  ['an iPhone', browser(iPhone, { maxTouchPoints: 5, ...takesFiles }), false, true, true],
  ['an iPad', browser(mac, { maxTouchPoints: 5, ...takesFiles }), false, true, true],
  ['WeChat', browser(`${android} MicroMessenger/8.0.50`, takesFiles), false, false, false],
])('offers what %s can do', (_name, of, save, share, print) => {
  expect(shareMeans(of)).toEqual({ save, share, print });
});
