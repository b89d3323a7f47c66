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
  headHints,
  maxScriptFiles,
  readManifest,
  readPageBudgets,
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

describe('the measuring functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ziping-bytes-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  beforeAll(() => {
    for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
    write('.vite/manifest.json', JSON.stringify(manifest));
    for (const { file } of Object.values(manifest)) write(file, `console.log('${file}');`.repeat(50));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('counts the entry, the own chunk of a route and all static imports of both once each', () => {
    expect(filesOf(manifest, 'route.tsx').sort()).toEqual([
      'assets/form.js',
      'assets/index.js',
      'assets/route.js',
      'assets/shared.js',
    ]);
  });

  it('throws for a source that is not in the build', () => {
    expect(() => filesOf(manifest, 'gone.tsx')).toThrow('gone.tsx');
  });

  it('adds up the files of a route, each compressed with brotli', () => {
    const size = (name: string) => brotliBytes(readFileSync(join(folder, 'assets', `${name}.js`)));
    expect(scriptBytes(folder, 'other.tsx')).toBe(size('index') + size('shared') + size('other'));
    expect(size('index')).toBeLessThan(100);
  });

  it('leaves out of a further part what its page has already loaded', () => {
    expect(furtherBytes(folder, 'route.tsx', 'other.tsx')).toBe(
      brotliBytes(readFileSync(join(folder, 'assets/other.js'))),
    );
    expect(furtherBytes(folder, 'route.tsx', '_form.js')).toBe(0);
  });

  it('reads the pages and their limits, and leaves redirects out', () => {
    const login = { path: '/login', source: 'route.tsx' };
    const form = { path: '/fortune', source: 'other.tsx' };
    write('.vite/routes.json', JSON.stringify([login, { path: '/old' }, form]));
    expect(readPageBudgets(folder)).toEqual([
      { ...login, maxScriptBytes: 140_000 },
      { ...form, maxScriptBytes: 160_000 },
    ]);
  });

  it('finds fonts and prefetches among the links of a document', () => {
    const html =
      '<link rel="preload" as="font" href="/a"><link href="/b.woff2" rel="preload"><link rel="dns-prefetch" href="/c">' +
      '<link rel="prefetch" href="/d.js"><link rel="modulepreload" href="/e.js">';
    expect(headHints(html)).toEqual({ prefetches: ['/c', '/d.js'], fonts: ['/a', '/b.woff2'] });
  });
});

describe('the built app', () => {
  if (!existsSync(join(appFolder, '.vite/routes.json')))
    throw new Error('The app is not built: run `npm run build` first');
  const pages = readPageBudgets(appFolder);
  const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' });

  it.each(pages)(
    'loads at most $maxScriptBytes bytes of JavaScript on $path',
    ({ source, maxScriptBytes }) => {
      expect(scriptBytes(appFolder, source)).toBeLessThanOrEqual(maxScriptBytes);
    },
  );

  it.each(pages)(`loads at most ${maxScriptFiles} script files on $path`, ({ source }) => {
    expect(filesOf(readManifest(appFolder), source).length).toBeLessThanOrEqual(maxScriptFiles);
  });

  it.each(files.filter((name) => name.endsWith('.html')))(
    'neither prefetches nor preloads a font in %s',
    (name) => {
      const html = readFileSync(join(appFolder, name), 'utf8');
      expect(headHints(html)).toEqual({ prefetches: [], fonts: [] });
    },
  );

  it.each(furtherBudgets)('adds at most $maxBytes bytes for $what', ({ from, source, maxBytes }) => {
    const bytes = furtherBytes(appFolder, from, source);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it('has lunar-javascript in none of its scripts', () => {
    // The minifier keeps numbers and property names.
    const marks = ['1457698.231017', 'getJieQiTable'];
    const require = createRequire(import.meta.url);
    const library = readFileSync(
      join(require.resolve('lunar-javascript/package.json'), '../lunar.js'),
      'utf8',
    );
    for (const mark of marks) expect(library).toContain(mark);

    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(pages.length);
    const withLibrary = scripts.filter((name) => {
      const text = readFileSync(join(appFolder, name), 'utf8');
      return marks.some((mark) => text.includes(mark));
    });
    expect(withLibrary).toEqual([]);
  });
});

describe('the engine', () => {
  it('is at most 12,500 bytes as one script', async () => {
    expect(brotliBytes(await bundleEngine())).toBeLessThanOrEqual(12_500);
  });
});
