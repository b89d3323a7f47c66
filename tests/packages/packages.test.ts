/**
 * The published packages as someone outside of this repository gets them: packed, installed in a folder of its own,
 * type-checked and run. Wants `npm run build:packages`; installs from the npm cache where it can.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@ziping/mocks/free-port';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { published } from '../../scripts/build-packages.mjs';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Manifest {
  version: string;
  license: string;
  private?: boolean;
  exports: Record<string, unknown>;
}
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const distOf = (name: string) => join(root, 'packages', name, 'dist');

const scratch = mkdtempSync(join(tmpdir(), 'ziping-consumer-'));
const tarballs = new Map<string, string>();

beforeAll(async () => {
  for (const name of published) {
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', scratch], {
      cwd: distOf(name),
    });
    tarballs.set(name, join(scratch, stdout.trim()));
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(published)('@ziping/%s', (name) => {
  it('has no fault that publint finds', async () => {
    const pkgDir = distOf(name);
    const { messages, pkg } = await publint({ pkgDir, strict: true, pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve for every module', async () => {
    await run(
      'npx',
      [
        'attw',
        tarballs.get(name) ?? '',
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--no-emoji',
        '--exclude-entrypoints',
        './package.json',
      ],
      { cwd: root, maxBuffer: 1 << 26 },
    );
  });

  it('has the licence of the top package.json, and cannot be published without one', () => {
    const { license } = readManifest(join(root, 'package.json'));
    const packed = readManifest(join(distOf(name), 'package.json'));
    expect(packed.license).toBe(license);
    expect(packed.private ?? false).toBe(license === 'UNLICENSED');
  });
});

/** Minified and compressed with brotli, with everything it imports but React and Emotion. */
async function bytesOf(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^@emotion\//] },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  );
}

describe('bytes of a module with all it imports', () => {
  it.each([
    ['bazi/dist/chart.js', 20_000],
    ['api-client/dist/client.js', 6_000],
    ['bazi-view/dist/PillarTable/PillarTable.js', 12_000],
    ['ui/dist/primitives/Button/Button.js', 4_000],
  ])('%s: at most %i', async (module, limit) => {
    expect(await bytesOf(join(root, 'packages', module))).toBeLessThanOrEqual(limit);
  });
});

describe('a project outside of the repository', () => {
  let mock: ChildProcess | undefined;
  afterAll(() => mock?.kill());

  it('installs the packed files, type-checks, renders a chart and calls the mock', async () => {
    writeFileSync(
      join(scratch, 'package.json'),
      JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
    );
    copyFileSync(join(import.meta.dirname, 'consumer/use.tsx'), join(scratch, 'use.tsx'));
    const versions = [
      'react',
      'react-dom',
      '@emotion/react',
      '@types/react',
      '@types/react-dom',
      '@types/node',
      'typescript',
    ].map((name) => `${name}@${readManifest(join(root, 'node_modules', name, 'package.json')).version}`);
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run('npm', [...install, ...tarballs.values(), ...versions], { cwd: scratch });

    const flags = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    await run(
      'npx',
      ['tsc', ...flags, '--jsx', 'react-jsx', '--types', 'node', '--skipLibCheck', 'false', 'use.tsx'],
      {
        cwd: scratch,
      },
    ).catch((error: { stdout: string }) => Promise.reject(new Error(error.stdout)));

    const port = await findFreePort();
    mock = spawn(process.execPath, ['--import', 'tsx', 'mocks/prism.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${url}/api/config`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 300_000 },
      )
      .toBe(200);

    const { stdout } = await run('node', ['use.js'], {
      cwd: scratch,
      env: { ...process.env, MOCK_URL: url },
    });
    const told = JSON.parse(stdout) as { day_master: string; markup: string; config: object };
    expect(told.day_master).toBe('庚');
    expect(told.markup).toContain('日柱');
    expect(told.markup).toContain('排盘分析');
    expect(told.config).toHaveProperty('stand_ins');
  });
});
