/** What `npm run new` writes, in a copy of the sources: it compiles, passes lint and format, and its page opens. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { generate } from '../../scripts/new.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'ziping-new-'));
/** Installed, built and recorded files, which the sources do not need. */
const ignored =
  /(^|\/)(node_modules|\.git|dist|storybook-static|\.cache)$|^(data|apps\/server\/data|tests\/visual\/(report|baselines))$/;

/** Links the installed packages; those of the workspace lead to the copy. */
function linkPackages(): void {
  const folder = join(scratch, 'node_modules');
  const workspace = join(root, 'node_modules/@ziping');
  mkdirSync(join(folder, '@ziping'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ziping') symlinkSync(join(root, 'node_modules', name), join(folder, name));
  }
  for (const name of readdirSync(workspace)) {
    symlinkSync(
      join(scratch, relative(root, realpathSync(join(workspace, name)))),
      join(folder, '@ziping', name),
    );
  }
  // Versions of a package that differ from the one at the top.
  for (const place of ['apps/server', 'apps/web', 'mocks', 'tests']) {
    const own = join(root, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(scratch, place, 'node_modules'));
  }
}

let written: string[] = [];

beforeAll(() => {
  cpSync(root, scratch, {
    recursive: true,
    filter: (path) => !ignored.test(relative(root, path).replaceAll('\\', '/')),
  });
  linkPackages();
  written = [
    ...generate(['component', 'Ribbon', '丝带'], scratch),
    ...generate(['component', 'patterns/RibbonList', '丝带一览'], scratch),
    ...generate(['screen', 'info/Changelog', '更新记录'], scratch),
    ...generate(['screen', 'archive/OldCharts', '旧盘'], scratch),
  ];
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const inScratch = (command: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: scratch,
    maxBuffer: 1 << 26,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });

describe('the generator', () => {
  it('compiles', async () => {
    await inScratch('typescript-7/bin/tsc', '-p', '.');
  });

  it('passes lint and format', async () => {
    await inScratch(
      'eslint/bin/eslint.js',
      '--max-warnings',
      '0',
      ...written.filter((file) => /\.tsx?$/.test(file)),
    );
    await inScratch('prettier/bin/prettier.cjs', '--check', ...written);
  });

  it('opens the new page at its path', async () => {
    const tests = written.filter((file) => file.endsWith('.test.tsx'));
    expect(tests).toHaveLength(2);
    await inScratch('vitest/vitest.mjs', 'run', ...tests);
  });

  it('does not overwrite a component', () => {
    const before = readFileSync(join(scratch, 'packages/ui/src/primitives/Ribbon/Ribbon.tsx'), 'utf8');
    expect(() => generate(['component', 'Ribbon'], scratch)).toThrow('there already');
    expect(readFileSync(join(scratch, 'packages/ui/src/primitives/Ribbon/Ribbon.tsx'), 'utf8')).toBe(before);
  });

  it('explains its arguments when they are wrong', () => {
    expect(() => generate(['component', 'ribbon'], scratch)).toThrow('Usage');
    expect(() => generate(['screen', 'Changelog'], scratch)).toThrow('Usage');
  });
});
