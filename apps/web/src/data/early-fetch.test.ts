// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { routes } from '../shell/routes.ts';
import { open } from '../testing/page.tsx';
import { earlyFetch } from './early-fetch.ts';

const early = new Response('early');
const late = new Response('late');

const request = (path: string, token = 'at_1', method = 'GET') =>
  new Request(new URL(path, location.href), { method, headers: { Authorization: `Bearer ${token}` } });

function sendEarly(url: string, answer: Promise<Response> = Promise.resolve(early)) {
  answer.catch(() => undefined);
  const abort = new AbortController();
  window.__early = { url: new URL(url, location.href).href, token: 'at_1', answer, abort };
  return abort.signal;
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(late)));
afterEach(() => {
  delete window.__early;
  vi.unstubAllGlobals();
});

it('takes the answer of the early request once', async () => {
  sendEarly('/api/reports/r_1');
  expect(await earlyFetch(request('/api/reports/r_1'))).toBe(early);
  expect(await earlyFetch(request('/api/reports/r_1'))).toBe(late);
});

it.each(
  routes.flatMap(({ path, earlyRequest }) => (earlyRequest?.includes('?') ? { path, earlyRequest } : [])),
)('is how $path asks for its first data', async ({ path, earlyRequest }) => {
  const { sent } = await open(path, {}, { as: 'member' });
  expect(sent.map(({ call, query }) => call + query)).toContain(`GET ${earlyRequest}`);
});

it.each([
  ['another page', request('/api/records?page=2&page_size=5')],
  ['another path', request('/api/records/r_1?page=1&page_size=5')],
  ['another token', request('/api/records?page=1&page_size=5', 'at_2')],
  ['another method', request('/api/records?page=1&page_size=5', 'at_1', 'DELETE')],
])('sends a request for %s', async (_difference, sent) => {
  sendEarly('/api/records?page=1&page_size=5');
  expect(await earlyFetch(sent)).toBe(late);
});

it('sends the request again after the early one has failed', async () => {
  sendEarly('/api/reports/r_1', Promise.reject(new TypeError('Failed to fetch')));
  expect(await earlyFetch(request('/api/reports/r_1'))).toBe(late);
});

it('aborts the early request where the one that took its answer is aborted', () => {
  const signal = sendEarly('/api/reports/r_1');
  const taken = request('/api/reports/r_1');
  const abort = new AbortController();
  Object.defineProperty(taken, 'signal', { value: abort.signal });
  void earlyFetch(taken);
  expect(signal.aborted).toBe(false);
  abort.abort();
  expect(signal.aborted).toBe(true);
});
