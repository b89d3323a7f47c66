/** Prism as a process of its own, on a free port. For tests. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { findFreePort } from './free-port.ts';

const PATIENCE_MS = 55_000;

/** Starts Prism, and waits until it answers. */
export async function startPrism(): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
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
