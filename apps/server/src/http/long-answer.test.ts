import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';

import { sendLong } from './long-answer.ts';

const HEADERS = { 'content-type': 'text/plain' };
const PART = '子平'.repeat(1000);
const ENCODINGS = [null, 'br', 'gzip'] as const;
const report = vi.fn();
afterEach(() => {
  vi.restoreAllMocks();
  report.mockClear();
});

/** Parts that tell how many were read and whether the reading was ended. */
function countedParts(count: number, failAt = Infinity) {
  const state = { read: 0, ended: false };
  async function* parts() {
    try {
      for (let at = 0; at < count; at += 1) {
        if (at === failAt) throw new Error('secret of a row');
        state.read += 1;
        yield PART;
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, parts: parts() };
}
const until = async (is: () => boolean) => {
  while (!is()) await new Promise((wake) => setTimeout(wake, 5));
};
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

it.each(ENCODINGS)('sends all parts in their order (%s)', async (encoding) => {
  const { state, parts } = countedParts(300);
  const response = await sendLong(parts, HEADERS, encoding, report);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect((encoding ? decode[encoding](bytes) : bytes).toString()).toBe(PART.repeat(300));
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(state).toEqual({ read: 300, ended: true });
});

it('sends an empty answer', async () => {
  const response = await sendLong(countedParts(0).parts, HEADERS, null, report);
  expect(await response.text()).toBe('');
});

it.each([null, 'gzip'] as const)('reads no further than the client takes (%s)', async (encoding) => {
  const { state, parts } = countedParts(100_000);
  const response = await sendLong(parts, HEADERS, encoding, report);
  const reader = response.body?.getReader();
  await reader?.read();
  // What is read without a limit goes on while this waits.
  for (let turn = 0; turn < 200; turn += 1) await new Promise((wake) => setTimeout(wake, 1));
  // A chunk has 33 parts; repeated text is compressed to next to nothing.
  expect(state.read).toBeLessThan(encoding ? 30_000 : 100);
  await reader?.cancel();
  await until(() => state.ended);
  expect(state.read).toBeLessThan(100_000);
});

it.each(ENCODINGS)('ends the reading when the client goes away before it reads (%s)', async (encoding) => {
  const { state, parts } = countedParts(100_000);
  const response = await sendLong(parts, HEADERS, encoding, report);
  await response.body?.cancel();
  await until(() => state.ended);
});

it('throws what fails before anything was sent', async () => {
  await expect(sendLong(countedParts(9, 3).parts, HEADERS, null, report)).rejects.toThrow('secret of a row');
  expect(report).not.toHaveBeenCalled();
});

it.each(ENCODINGS)(
  'breaks the connection off when it fails later, and tells why in the log only (%s)',
  async (encoding) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer(
      getRequestListener(() => sendLong(countedParts(9000, 5000).parts, HEADERS, encoding, report)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(report.mock.calls).toEqual([[expect.objectContaining({ message: 'secret of a row' })]]);
    expect(JSON.stringify(printed.mock.calls.map(String))).not.toContain('secret');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
);
