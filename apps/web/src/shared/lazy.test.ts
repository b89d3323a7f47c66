// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetFailedImports, importOnce } from './lazy.ts';

const load = vi.fn<() => Promise<string>>();
const reload = vi.fn();
const failure = new TypeError('Failed to fetch dynamically imported module');

/** Lets the service answer with this status. */
const answer = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));

/** A failed import, in a document that is there for the first time or after it was loaded again. */
async function failIn(document: 'new' | 'reloaded') {
  if (document === 'new') sessionStorage.clear();
  const settled = vi.fn();
  importOnce(load)().then(settled, settled);
  await expect.poll(() => settled.mock.calls.length + reload.mock.calls.length).toBe(1);
  return settled;
}

beforeEach(() => {
  forgetFailedImports();
  sessionStorage.clear();
  load.mockReset().mockRejectedValue(failure);
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('imports a module once', async () => {
  load.mockResolvedValue('module');
  const read = importOnce(load);
  expect(read()).toBe(read());
  expect(await read()).toBe('module');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps a failure until it is forgotten, then imports again', async () => {
  const read = importOnce(load);
  await expect(read()).rejects.toBe(failure);
  load.mockResolvedValue('module');
  await expect(read()).rejects.toBe(failure);
  forgetFailedImports();
  expect(await read()).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads the document again where the service answers, and waits', async () => {
  answer(200);
  const settled = await failIn('new');
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

it('does so once for a build', async () => {
  answer(200);
  await failIn('new');
  reload.mockReset();
  expect(await failIn('reloaded')).toHaveBeenCalledExactlyOnceWith(failure);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the document where the service fails', async () => {
  answer(503);
  expect(await failIn('new')).toHaveBeenCalledExactlyOnceWith(failure);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the document where nothing can be stored', async () => {
  answer(200);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await failIn('new')).toHaveBeenCalledExactlyOnceWith(failure);
  expect(reload).not.toHaveBeenCalled();
});
