import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundle } from '../../scripts/bundle.ts';
import { ensureImage } from './harness.ts';

/**
 * Bundles these sources as the build does, for tests that start processes: a start from the sources takes a third more
 * processor time.
 *
 * @returns the folder of the bundle, for the caller to remove
 */
export async function bundleForTest(entries: Record<string, string>): Promise<string> {
  await ensureImage();
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'test-'));
  await bundle(folder, entries);
  return folder;
}

export interface Run {
  origin: string;
  output: string;
  child: ChildProcess;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends the processes that still run. */
export function killBundled(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Starts the bundled service as a process. Resolves when it listens or has exited.
 *
 * @param bundled the folder of a bundle whose entry `main` is the service
 * @param options arguments of Node.js; with `--import`, the process can be sent messages
 */
export function startBundled(
  bundled: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Run> {
  const child = spawn(process.execPath, [...options, join(bundled, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', CAPTCHA_TEXT: 'K7MP', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.includes('--import') ? (['ipc'] as const) : [])],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: unknown) => {
      output += String(chunk);
      const origin = /子平已启动：(\S+)/.exec(output)?.[1];
      if (origin && /数据目录|数据库：/.test(output)) resolve({ origin, output, child, ended });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => resolve({ origin: '', output, child, ended }));
  });
}
