// @vitest-environment jsdom
import { startPrism } from '@ziping/mocks/start-prism';
import { cleanup } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { open, pass } from '../testing/page.tsx';
import { servicePages } from '../testing/service-pages.ts';
import { stubDialogs, stubThread } from '../testing/stubs.ts';

// Prism answers over the network, in real time, while the clock of the page stands still.
const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;

/** What Prism was asked and answered otherwise than by a success. */
const refused: string[] = [];
let inFlight = 0;
let prism: Awaited<ReturnType<typeof startPrism>> | undefined;

const forward = http.all('*', async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  inFlight += 1;
  try {
    const { method } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
    const answer = await realFetch((prism?.url ?? '') + pathname + search, {
      method,
      headers: request.headers,
      body,
    });
    const text = await answer.text();
    if (!answer.ok) refused.push(`${method} ${pathname}${search} → ${answer.status} ${text}`);
    return new Response(text, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    });
  } finally {
    inFlight -= 1;
  }
});

/** Until the page asks no more. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await pass(inFlight > 0 ? 0 : 1000);
    await new Promise((resolve) => realTimeout(resolve, 20));
    quiet = inFlight > 0 ? 0 : quiet + 1;
  }
}

beforeAll(async () => {
  prism = await startPrism();
  stubDialogs();
}, 60_000);
afterAll(() => prism?.stop());
beforeEach(() => {
  stubThread();
  refused.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('against Prism, a page opens from the examples of the contract:', () => {
  it.each(servicePages)('%s', { timeout: 60_000 }, async (path) => {
    const { sent } = await open(path, {}, { as: 'member', handlers: [forward] });
    await settle();
    expect(sent.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
    expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([]);
    expect(document.querySelector('h1')?.textContent).toBeTruthy();
  });
});
