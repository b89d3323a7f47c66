import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Manifest, type Plugin } from 'vite';

import type * as Prerender from '../src/shell/prerender.tsx';
import type { RouteEntry } from '../src/shell/routes.ts';

const web = resolve(import.meta.dirname, '..');
const dist = join(web, 'dist');

/** Builds the app for Node into a folder, and imports it. */
async function loadApp(folder: string): Promise<typeof Prerender> {
  await build({
    root: web,
    logLevel: 'error',
    build: {
      ssr: 'src/shell/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return (await import(join(folder, 'prerender.mjs'))) as typeof Prerender;
}

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
/** The element that runs the head script, with what it has to know of the page. */
function headScriptElement(headScript: string, { path, earlyRequest }: Partial<RouteEntry> = {}): string {
  const data = earlyRequest ? ` data-route="${path}" data-request="${earlyRequest}"` : '';
  return `<script${data}>${headScript}</script>`;
}

/**
 * Links that make the browser fetch a page's chunks together with the entry. Of low priority, because the document and
 * its first paint need none of them.
 */
function preloadLinks(manifest: Manifest, module: string): string {
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

function write(file: string, text: string): void {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes the documents of the built app: of prerendered pages their own, of all others `spa.html`. */
async function writeDocuments(): Promise<void> {
  const folder = join(web, 'node_modules/.cache/prerender');
  const [{ documentFile, prerenderPage, redirects, routes }, headScript] = await Promise.all([
    loadApp(folder),
    bundleHeadScript(),
  ]);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const entry of routes) {
    if (!entry.prerender) continue;
    const url = entry.path.replace(/:\w+/g, '_');
    const { html, styles, title, year } = await prerenderPage(entry, url);
    const root =
      entry.prerender === 'page'
        ? `<div id="root" data-prerendered="${url}" data-year="${year}">${html}</div>`
        : // Replaced by the page: nothing can be entered in it.
          `<div id="root"><fieldset disabled style="display:contents">${html}</fieldset></div>`;
    write(
      documentFile(entry),
      template
        .replace('<title>子平</title>', () => `<title>${title}</title>`)
        .replace('<!--head-->', () => headScriptElement(headScript, entry))
        // The links after the entry's script, which is the largest file and is to be asked for first. The styles after the
        // global ones, where the app inserts its own.
        .replace('</head>', () => `${styles}${preloadLinks(manifest, entry.module)}</head>`)
        .replace('<div id="root"><!--page--></div>', () => root),
    );
  }
  write(
    'spa.html',
    template.replace('<!--head-->', () => headScriptElement(headScript)).replace('<!--page-->', ''),
  );
  // What the service and the byte tests need to know of the routes.
  write(
    '.vite/routes.json',
    JSON.stringify(
      [...routes.filter(({ path }) => path !== '*'), ...redirects].map((entry) => ({
        path: entry.path,
        ...('module' in entry && {
          source: `src/routes/${entry.module}.tsx`,
        }),
      })),
      null,
      2,
    ),
  );
  // Not earlier: pages are imported one by one.
  rmSync(folder, { recursive: true, force: true });
}

/** The build of the app for Node has no documents. */
const ofApp: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

export const prerender: Plugin = {
  name: 'prerender',
  apply: ofApp,
  closeBundle: { order: 'pre', sequential: true, handler: writeDocuments },
};

/** Writes Brotli copies of the files that get smaller by it, for the service to send. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: ofApp,
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name) || name.startsWith('.vite')) continue;
        const bytes = readFileSync(join(dist, name));
        const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        if (packed.length < bytes.length) writeFileSync(join(dist, `${name}.br`), packed);
      }
    },
  },
};
