import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
      goal: { atMost: 60 },
    },
    {
      id: '16',
      what: 'tests of all stories',
      unit: 's',
      figure: build === 'failed' ? 'failed' : await secondsOf('npm', ['run', 'test:stories'], root),
      goal: { atMost: 300 },
    },
  ];
}

/** Rows 16 and 17: how long the tools take. */
export async function toolingRows(wanted: (id: string) => boolean): Promise<Row[]> {
  const rows = wanted('16') ? await storyRows() : [];
  if (wanted('17'))
    rows.push({
      id: '17',
      what: 'npm test',
      unit: 's',
      figure: await secondsOf('npm', ['test'], root),
      goal: { atMost: 900 },
    });
  return rows;
}
