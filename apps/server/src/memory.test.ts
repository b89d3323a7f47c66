import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';

import { DEMO } from './demo.ts';
import { bundleForTest } from './testing/bundled.ts';
import { SLOW } from './testing/harness.ts';
import { killServices, type ServiceProcess, startService } from './testing/service-process.ts';

const REQUESTS = 20_000;
/** After so many requests the memory is measured. */
const PART = 5000;
const UPLOADS = 100;
const UPLOAD_BYTES = 4_900_000;
/** Before the first measurement, for what is loaded, compiled and opened once. */
const WARM_UP = { requests: 3000, uploads: 5 };
/** What may remain of them all, in bytes. */
const LEFT = 2 * 1024 * 1024;

/** Answers a message with the bytes that are in use after a collection. */
const MEASURE = `process.on('message', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    gc();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send(heapUsed + external);
});`;

let folder: string;
let service: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-memory-'));
  service = await bundleForTest({ main: 'src/main.ts' });
}, SLOW);
afterAll(() => {
  killServices();
  for (const path of [folder, service]) rmSync(path, { recursive: true, force: true });
}, SLOW);

function start(): Promise<ServiceProcess> {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>子平</title>');
  writeFileSync(join(site, 'assets', 'app-Ab3dEf9h.js'), 'export const a = 1;\n'.repeat(500));
  const env = { DATA_DIR: join(folder, 'data'), WEB_DIST: site, LIMIT_SCALE: '100000' };
  const preload = `data:text/javascript,${encodeURIComponent(MEASURE)}`;
  return startService(service, env, ['--max-old-space-size=128', '--expose-gc', '--import', preload]);
}

const bytesInUse = (run: ServiceProcess) =>
  new Promise<number>((resolve, reject) => {
    run.child.once('message', (bytes) => resolve(bytes as number));
    void run.ended.then((code) => reject(new Error(`the service has ended with ${code}`)));
    run.child.send('measure');
  });

interface Sent {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** Whether the client closes its connection without waiting for the answer. */
  leaves?: boolean;
}

/** Sends a request. @returns the status of the answer once it is whole; null where the client left */
function send(run: ServiceProcess, agent: Agent, { method = 'GET', path, headers = {}, body, leaves }: Sent) {
  return new Promise<number | null>((resolve, reject) => {
    const own = leaves ? {} : { agent };
    const sent = request(`${run.origin}${path}`, { method, headers, ...own });
    if (leaves) {
      sent.once('error', () => {});
      sent.once('close', () => resolve(null));
      sent.once('finish', () => setImmediate(() => sent.destroy()));
    } else {
      sent.once('error', reject);
      sent.once('response', (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? null));
      });
    }
    sent.end(body);
  });
}

const json = (path: string, body: unknown): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Requests without login, by kind: how many there are of a thousand, and the status of their answer. Few are of those
 * that take the service long.
 */
const KINDS: [share: number, status: number | null, sent: Sent][] = [
  [622, 200, { path: '/api/config' }],
  [40, 200, { path: '/' }],
  [10, 200, { path: '/assets/app-Ab3dEf9h.js', headers: { 'accept-encoding': 'gzip' } }],
  [40, 200, { method: 'HEAD', path: '/assets/app-Ab3dEf9h.js' }],
  [20, 200, { path: '/api/locations/cities?q=bei', headers: { 'accept-encoding': 'br' } }],
  [60, 404, { path: '/api/nothing' }],
  [60, 401, { path: '/api/user/info', headers: { authorization: 'Bearer none' } }],
  [40, 401, json('/api/record', { name: '周'.repeat(10_000) })],
  [40, 400, { ...json('/api/auth/login', {}), body: '{' }],
  [40, 400, json('/api/auth/login', { phone: '1' })],
  [10, null, { ...json('/api/auth/login', { phone: '1'.repeat(100_000) }), leaves: true }],
  [10, null, { path: '/api/config', leaves: true }],
  [5, 200, { path: '/api/v1/membership/plans' }],
  [2, 401, json('/api/auth/refresh', { refresh_token: 'x'.repeat(43) })],
  [1, 200, json('/api/auth/captcha', { phone: '13900139000' })],
];
const MIX = KINDS.flatMap(([share, ...kind]) => Array.from({ length: share }, () => kind));
const CLIENTS = 16;

/** Sends so many requests of a mix over some connections at once, and checks how they are answered. */
async function sendMany(
  run: ServiceProcess,
  agent: Agent,
  total: number,
  mix: readonly [number | null, Sent][],
) {
  let next = 0;
  const client = async () => {
    while (next < total) {
      // Kinds that follow each other in the mix are sent apart.
      const [status, sent] = mix[(next * 37) % mix.length]!;
      next += 1;
      const answered = await send(run, agent, sent);
      if (answered !== status) throw new Error(`${sent.method ?? 'GET'} ${sent.path}: ${answered}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** The upload of a picture of 4.9 MB by the demo account. */
async function prepareUpload(run: ServiceProcess): Promise<Sent> {
  const answer = await fetch(`${run.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: DEMO.phone, password: DEMO.password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('file', new Blob([picture, Buffer.alloc(UPLOAD_BYTES - picture.byteLength)]), 'picture.png');
  const encoded = new Response(form);
  return {
    method: 'POST',
    path: '/api/upload/avatar',
    headers: {
      authorization: `Bearer ${data.access_token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

describe('the memory of the service', () => {
  it(
    'is the same after 20,000 requests and 100 uploads as before',
    async () => {
      const run = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const upload = await prepareUpload(run);
      await sendMany(run, agent, WARM_UP.requests, MIX);
      await sendMany(run, agent, WARM_UP.uploads, [[200, upload]]);
      const before = await bytesInUse(run);
      const expectNothingLeft = () =>
        // What ends by a timer, such as the connection of a client that left, is given the time.
        vi.waitFor(async () => expect((await bytesInUse(run)) - before).toBeLessThan(LEFT), 10_000);
      await sendMany(run, agent, UPLOADS, [[200, upload]]);
      await expectNothingLeft();
      for (let sent = 0; sent < REQUESTS; sent += PART) {
        await sendMany(run, agent, PART, MIX);
        await expectNothingLeft();
      }
      agent.destroy();
    },
    5 * SLOW,
  );
});
