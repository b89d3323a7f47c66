// @vitest-environment jsdom
import { chart } from '@ziping/mocks/fixtures/chart';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ANDROID, ANDROID_WECHAT } from '../../testing/browsers.ts';
import { pictureName } from './hand-over.ts';
import { chartSource } from './sources.ts';
import { useShare } from './useShare.ts';

/** The texts drawn on the canvas, and the object URLs that are not revoked. */
let words: string[];
let urls: Set<string>;
let downloads: { href: string; name: string }[];
/** Whether the canvas produces a picture. */
let gives: boolean;

function define(of: object, values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) {
    Object.defineProperty(of, key, { value, configurable: true, writable: true });
  }
}

beforeEach(() => {
  words = [];
  urls = new Set();
  downloads = [];
  gives = true;
  const pen = new Proxy(
    {
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillText: (text: string) => words.push(text),
    } as Record<PropertyKey, unknown>,
    { get: (target, key) => target[key] ?? (() => undefined) },
  );
  vi.stubGlobal('Path2D', class {});
  define(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: (blob: Blob | null) => void) =>
      done(gives ? new Blob(['picture'], { type: 'image/png' }) : null),
  });
  define(document, { fonts: { load: () => Promise.reject(new Error('offline')) } });
  let made = 0;
  define(URL, {
    createObjectURL: () => {
      made += 1;
      urls.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => urls.delete(url),
  });
  define(navigator, { share: undefined, canShare: () => true, userAgent: ANDROID });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ href: this.href, name: this.download });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// The default of a second may be over on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const { name } = chart.record;
const source = chartSource(chart);

async function opened() {
  const hook = renderHook(() => useShare(source));
  expect(hook.result.current.picture).toEqual({ kind: 'drawing' });
  await waitFor(() => expect(hook.result.current.picture.kind).not.toBe('drawing'));
  return hook;
}

it('draws the name only after it is turned on', async () => {
  const { result } = await opened();
  expect(words.join('')).not.toContain(name);
  act(() => result.current.onOptionsChange({ ...result.current.options, showName: true }));
  expect(result.current.picture.kind).toBe('drawing');
  await waitFor(() => expect(result.current.picture.kind).toBe('ready'));
  expect(words.join('')).toContain(name);
});

it('holds one object URL while it is open and none after', async () => {
  const { result, unmount } = await opened();
  const first = [...urls];
  act(() => result.current.onOptionsChange({ showName: true, theme: 'dark' }));
  await waitFor(() => expect(result.current.picture.kind).toBe('ready'));
  expect(urls.size).toBe(1);
  expect([...urls]).not.toEqual(first);
  unmount();
  expect(urls.size).toBe(0);
});

it('holds no object URL when it is closed while drawing', async () => {
  const hook = renderHook(() => useShare(source));
  hook.unmount();
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  expect(urls.size).toBe(0);
});

it('saves under a file name without the name', async () => {
  const { result } = await opened();
  act(() => result.current.onSave());
  expect(downloads.map(({ name: file }) => file)).toEqual(['子平命盘.png']);
  expect(result.current.outcome).toBe('saved');
});

it('reports a picture that could not be drawn, and draws again on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  gives = false;
  const { result } = await opened();
  expect(result.current.picture).toEqual({ kind: 'failed' });
  act(() => result.current.onSave());
  expect(downloads).toEqual([]);
  gives = true;
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.picture.kind).toBe('ready'));
});

async function share(answer: () => Promise<void>) {
  const shared: ShareData[] = [];
  define(navigator, {
    share: (data: ShareData) => {
      shared.push(data);
      return answer();
    },
  });
  const { result } = await opened();
  await act(async () => {
    result.current.onShare();
    // Synchronously: later the browser refuses it.
    expect(shared).toHaveLength(1);
    await Promise.resolve();
  });
  await act(() => new Promise((done) => setTimeout(done)));
  return { shared, outcome: result.current.outcome };
}

it('shares the picture as a file and shows no message', async () => {
  const { shared, outcome } = await share(() => Promise.resolve());
  expect(shared[0]?.files?.map((file) => [file.name, file.type])).toEqual([['子平命盘.png', 'image/png']]);
  expect(outcome).toBeNull();
});

it('shows no message when the share sheet is cancelled', async () => {
  const away = () => Promise.reject(new DOMException('', 'AbortError'));
  expect((await share(away)).outcome).toBeNull();
});

it('reports that sharing was refused', async () => {
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  expect((await share(refused)).outcome).toBe('not_shared');
});

it('shows a data URL where a picture is saved by a long press', async () => {
  define(navigator, { userAgent: ANDROID_WECHAT });
  const { result } = await opened();
  expect(result.current.capabilities).toEqual({ save: false, share: false, print: false });
  expect(result.current.picture).toMatchObject({ src: expect.stringMatching(/^data:image\/png/) });
  expect(urls.size).toBe(0);
});

it('prints the page', async () => {
  const print = vi.fn();
  define(window, { print });
  const { result } = await opened();
  result.current.onPrint();
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  ['林清和的命盘', '林清和的命盘.png'],
  ['a/b\\c:d*e?"<f>|\u0000g的命盘', 'abcdefg的命盘.png'],
  ['///', '命盘.png'],
])('makes a file name of %j', (title, file) => {
  expect(pictureName(title)).toBe(file);
});
