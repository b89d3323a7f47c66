import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  appFolder,
  brotliBytes,
  filesOf,
  furtherBudgets,
  furtherBytes,
  routeBudgets,
  scriptBytes,
} from './bytes.ts';
import { bundleEngine } from './engine.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'route.tsx': { file: 'assets/route.js', imports: ['_shared.js', '_form.js'] },
  '_form.js': { file: 'assets/form.js' },
  'other.tsx': { file: 'assets/other.js' },
};

describe('what a route loads', () => {
  it('is the entry, its own chunk and all static imports of both, each once', () => {
    expect(filesOf(manifest, 'route.tsx').sort()).toEqual([
      'assets/form.js',
      'assets/index.js',
      'assets/route.js',
      'assets/shared.js',
    ]);
  });

  it('cannot be told for a source the build does not know', () => {
    expect(() => filesOf(manifest, 'gone.tsx')).toThrow('gone.tsx');
  });

  describe('in bytes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ziping-bytes-'));
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

    beforeAll(() => {
      for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
      write('.vite/manifest.json', JSON.stringify(manifest));
      for (const { file } of Object.values(manifest)) write(file, `console.log('${file}');`.repeat(50));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is the sum of the files as brotli', () => {
      const size = (name: string) => brotliBytes(readFileSync(join(folder, 'assets', `${name}.js`)));
      expect(scriptBytes(folder, 'other.tsx')).toBe(size('index') + size('shared') + size('other'));
      expect(size('index')).toBeLessThan(100);
    });
  });
});

describe('the built app', () => {
  beforeAll(() => {
    if (!existsSync(join(appFolder, '.vite/manifest.json')))
      throw new Error('The app is not built: run `npm run build` first');
  });

  it.each(routeBudgets)('$path loads at most $budget bytes of JavaScript', ({ source, budget }) => {
    expect(scriptBytes(appFolder, source)).toBeLessThanOrEqual(budget);
  });

  it.each(furtherBudgets)('fetches at most $budget bytes for $what', ({ from, source, budget }) => {
    const bytes = furtherBytes(appFolder, from, source);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  it('carries lunar-javascript in none of its scripts', () => {
    // Numbers and property names outlive the minifier.
    const marks = ['1457698.231017', 'getJieQiTable'];
    const require = createRequire(import.meta.url);
    const library = readFileSync(
      join(require.resolve('lunar-javascript/package.json'), '../lunar.js'),
      'utf8',
    );
    for (const mark of marks) expect(library).toContain(mark);

    const scripts = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(routeBudgets.length);
    const carriers = scripts.filter((name) => {
      const text = readFileSync(join(appFolder, name), 'utf8');
      return marks.some((mark) => text.includes(mark));
    });
    expect(carriers).toEqual([]);
  });
});

describe('the engine', () => {
  it('is at most 12,000 bytes as one script', async () => {
    expect(brotliBytes(await bundleEngine())).toBeLessThanOrEqual(12_000);
  });
});
