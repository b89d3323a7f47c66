import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { cacheFolder } from './floors.ts';
import type { Row } from './table.ts';

const root = resolve(import.meta.dirname, '../..');

/** The seconds that a command takes, or 'failed'; then the end of its output is printed. */
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

/** The goal of the Storybook build is 10 s for this number of stories. */
const STORIES_IN_10_S = 300;

function storyCount(): number {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story').length;
}

/** Row 16: the build of Storybook, and the tests of all stories. */
async function storyRows(): Promise<Row[]> {
  const build = await secondsOf('npm', ['run', 'build:storybook'], root);
  const count = build === 'failed' ? 0 : storyCount();
  return [
    {
      id: '16',
      what: `Storybook build, ${count} stories`,
      unit: 's',
      figure: build,
      goal: { atMost: (10 * count) / STORIES_IN_10_S },
    },
    {
      id: '16',
      what: 'tests of all stories',
      unit: 's',
      figure: build === 'failed' ? 'failed' : await secondsOf('npm', ['run', 'test:stories'], root),
      goal: { atMost: 120 },
    },
  ];
}

/** Row 17: the build of the app, and the unit tests. `npm test` itself prints how long it took. */
async function buildRows(): Promise<Row[]> {
  const build = (source: string, name: string) =>
    secondsOf(
      join(root, 'node_modules/.bin/vite'),
      ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', join(cacheFolder, name)],
      source,
    );
  const floor = await build(join(import.meta.dirname, 'floors/stack'), 'stack-timed');
  return [
    {
      id: '17',
      what: 'vite build (floor: stack)',
      unit: 's',
      figure: await build(join(root, 'apps/web'), 'web'),
      floor: floor === 'failed' ? undefined : floor,
      goal: { atMost: 5 },
    },
    {
      id: '17',
      what: 'unit tests',
      unit: 's',
      figure: await secondsOf(join(root, 'node_modules/.bin/vitest'), ['run', '--reporter=dot'], root),
      goal: { atMost: 60 },
    },
  ];
}

/** Rows 16 and 17: how long the tools take. */
export async function toolingRows(wanted: (id: string) => boolean): Promise<Row[]> {
  return [...(wanted('16') ? await storyRows() : []), ...(wanted('17') ? await buildRows() : [])];
}
