/** Prism as a process of its own, on a free port. For tests. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 55_000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts Prism, and waits until it answers. */
export async function startPrism(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const prism = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'prism.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => null)) return { url, stop: () => void prism.kill() };
    await delay(200);
  }
  prism.kill();
  throw new Error('Prism does not answer');
}
