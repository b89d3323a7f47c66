import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { cacheFolder } from './floors.ts';
import type { Row } from './table.ts';

const root = resolve(import.meta.dirname, '../..');

/** Seconds a command takes, or that it failed; its last lines are then printed. */
function secondsOf(command: string, args: string[], cwd: string): Promise<number | 'failed'> {
  return new Promise((done, fail) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += String(text)));
    child.once('error', fail);
    child.once('exit', (status) => {
      if (status !== 0) console.error(output.slice(-2000));
      done(status === 0 ? (performance.now() - began) / 1000 : 'failed');
    });
  });
}

/** Row 17: what a developer waits for. */
export async function toolingRows(): Promise<Row[]> {
  const build = (source: string, name: string) =>
    secondsOf(
      join(root, 'node_modules/.bin/vite'),
      ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', join(cacheFolder, name)],
      source,
    );
  const web = join(root, 'apps/web');
  const ready = existsSync(join(web, 'vite.config.ts')) && existsSync(join(web, 'src/shell/App.tsx'));
  const floor = await build(join(import.meta.dirname, 'floors/stack'), 'stack-timed');
  return [
    {
      id: '17',
      what: 'vite build (floor: the empty stack)',
      unit: 's',
      figure: ready ? await build(web, 'web') : undefined,
      floor: floor === 'failed' ? undefined : floor,
      goal: { atMost: 3 },
    },
    {
      id: '17',
      what: 'unit tests',
      unit: 's',
      figure: await secondsOf(join(root, 'node_modules/.bin/vitest'), ['run', '--reporter=dot'], root),
      goal: { atMost: 10 },
    },
  ];
}
