import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';

import type * as Prerender from '../src/shell/prerender.tsx';
import type { RouteEntry } from '../src/shell/routes.ts';

/** The most JavaScript of a page that has no limit of its own, in bytes of brotli. */
const MAX_SCRIPT_BYTES = 112_000;

const web = resolve(import.meta.dirname, '..');
const dist = join(web, 'dist');
const ssr = join(web, 'node_modules/.cache/prerender');

await build({
  root: web,
  logLevel: 'error',
  build: {
    ssr: 'src/shell/prerender.tsx',
    outDir: ssr,
    emptyOutDir: true,
    manifest: false,
    rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
});

const { prerenderPage, redirects, routes } = (await import(join(ssr, 'prerender.mjs'))) as typeof Prerender;
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The head script, bundled and minified. */
async function bundleHeadScript(): Promise<string> {
  const result = await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/shell/head-script.ts', formats: ['iife'], name: 'head' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The head script was not bundled');
  return output.output[0].code.trim();
}
const headScript = await bundleHeadScript();

/** The element that runs the head script, with what it has to know of the page. */
function headScriptElement({ path, earlyRequest }: Partial<RouteEntry>): string {
  const data = earlyRequest ? ` data-route="${path}" data-request="${earlyRequest}"` : '';
  return `<script${data}>${headScript}</script>`;
}

/**
 * Links that make the browser fetch a page's chunks together with the entry. Of low priority, because the document and
 * its first paint need none of them.
 */
function preloadLinks(module: string): string {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(`src/routes/${module}.tsx`);
  return [...files]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}

/** The document of a route: its file, the address it is cached under, and the addresses that it serves. */
function documentOf({ path }: RouteEntry): { file: string; url: string; pattern: string } {
  if (path === '/') return { file: 'index.html', url: '/', pattern: '^/$' };
  const url = path.replace(/:\w+/g, '_');
  return {
    url,
    file: path.includes(':')
      ? `${path.slice(1).replace(/:\w+/g, '_id')}.html`
      : `${path.slice(1)}/index.html`,
    pattern: `^${path.replace(/:\w+/g, '[^/]+')}$`,
  };
}

function write(file: string, text: string): void {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const entry of routes) {
  if (!entry.prerender) continue;
  const { file, url } = documentOf(entry);
  const { html, styles, title, year } = await prerenderPage(entry, url);
  const root =
    entry.prerender === 'page'
      ? `<div id="root" data-prerendered="${url}" data-year="${year}">${html}</div>`
      : // Replaced by the page: nothing can be entered in it.
        `<div id="root"><fieldset disabled style="display:contents">${html}</fieldset></div>`;
  write(
    file,
    template
      .replace('<title>子平</title>', () => `<title>${title}</title>`)
      .replace('<!--head-->', () => headScriptElement(entry))
      // The links after the entry's script, which is the largest file and is to be asked for first. The styles after the
      // global ones, where the app inserts its own.
      .replace('</head>', () => `${styles}${preloadLinks(entry.module)}</head>`)
      .replace('<div id="root"><!--page--></div>', () => root),
  );
}
write('spa.html', template.replace('<!--head-->', () => headScriptElement({})).replace('<!--page-->', ''));
// What the service and the byte tests need to know of the routes.
write(
  '.vite/routes.json',
  JSON.stringify(
    [...routes.filter(({ path }) => path !== '*'), ...redirects].map((entry) => ({
      path: entry.path,
      ...('module' in entry && {
        source: `src/routes/${entry.module}.tsx`,
        maxScriptBytes: entry.maxScriptBytes ?? MAX_SCRIPT_BYTES,
      }),
    })),
    null,
    2,
  ),
);

/** What the service worker caches: documents, scripts, the serif font of the chart, icons. */
function precached(): { url: string; revision: string | null }[] {
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('base64url')
      .slice(0, 12);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (/^assets\/.*\.js$|^assets\/ziping-serif.*\.woff2$/.test(file))
      return { url: `/${file}`, revision: null };
    if (/\.html$/.test(file)) {
      const url = `/${file.replace(/(^|\/)index\.html$/, '').replace(/_id\.html$/, '_')}`;
      return { url, revision: revisionOf(file) };
    }
    if (/^(favicon\.svg|manifest\.webmanifest|icons\/.*\.png)$/.test(file))
      return { url: `/${file}`, revision: revisionOf(file) };
    return [];
  });
}

await build({
  root: web,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  define: {
    PRECACHED: JSON.stringify(precached()),
    ROUTE_DOCUMENTS: JSON.stringify(
      routes
        .filter(({ path, prerender }) => prerender && path.includes(':'))
        .map(documentOf)
        .map(({ url, pattern }) => ({ url, pattern })),
    ),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    rollupOptions: {
      input: 'src/worker/service-worker.ts',
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
});

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name) || name.startsWith('.vite')) continue;
  const bytes = readFileSync(join(dist, name));
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (packed.length < bytes.length) writeFileSync(join(dist, `${name}.br`), packed);
}
rmSync(ssr, { recursive: true, force: true });
