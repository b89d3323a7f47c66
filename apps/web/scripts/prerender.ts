import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';

import type * as Prerender from '../src/shell/prerender.tsx';

const web = resolve(import.meta.dirname, '..');
const dist = join(web, 'dist');
const ssr = join(web, 'node_modules/.cache/prerender');

/** Public pages whose first screen is in the HTML, with the module that draws each. */
const pages: Record<string, string> = {
  '/': 'home/HomeRoute',
  '/login': 'login/LoginRoute',
  '/register': 'register/RegisterRoute',
  '/fortune': 'fortune/FortuneRoute',
  '/terms': 'terms/TermsRoute',
  '/privacy': 'privacy/PrivacyRoute',
};

/** Pages behind a session: the shell and a skeleton are drawn, the client takes over with its own first render. */
const shells: Record<string, { path: string; module: string }> = {
  'reports/index.html': { path: '/reports', module: 'reports/ReportsRoute' },
  'reports/_id.html': { path: '/reports/_', module: 'report/ReportRoute' },
};

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

const { headScript, prerenderPage } = (await import(join(ssr, 'prerender.mjs'))) as typeof Prerender;
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunks a module needs beyond the entry's own. */
function chunksOf(source: string): string[] {
  const wanted = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...wanted].map((file) => `/${file}`);
}

/** What comes only for members, by the page that waits for it. */
const forMembers: Record<string, string> = { '/reports': 'src/routes/reports/Records.tsx' };

/** Has the browser ask at once for all a page needs: what only members need by a script, because only it knows. */
function preloads(path: string, module: string): string {
  const chunks = chunksOf(`src/routes/${module}.tsx`);
  const links = chunks.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const late = forMembers[path];
  if (!late) return links;
  const list = JSON.stringify(chunksOf(late).filter((file) => !chunks.includes(file)));
  const ask =
    "for(const h of l){const k=document.createElement('link');k.rel='modulepreload';k.crossOrigin='';k.href=h;document.head.append(k)}";
  return `${links}<script>{const l=${list};try{if(localStorage.getItem('token'))${ask}}catch{}}</script>`;
}

async function page(path: string, module: string, hydrate: boolean): Promise<string> {
  const { html, styles, title } = await prerenderPage(path);
  return template
    .replace('<title>子平</title>', () => `<title>${title}</title>`)
    .replace('<!--head-->', () => `<script>${headScript}</script>${styles}${preloads(path, module)}`)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${hydrate ? ` data-prerendered="${path}"` : ''}>${html}</div>`,
    );
}

function write(file: string, text: string): void {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const [path, module] of Object.entries(pages)) {
  write(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, await page(path, module, true));
}
for (const [file, { path, module }] of Object.entries(shells)) write(file, await page(path, module, false));
write(
  'spa.html',
  template.replace('<!--head-->', () => `<script>${headScript}</script>`).replace('<!--page-->', ''),
);

/** What the worker keeps on the device: every page, every script, the serif of the chart, the marks. */
function kept(): { url: string; revision: string | null }[] {
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('base64url')
      .slice(0, 12);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (/^assets\/.*\.js$|^assets\/ziping-serif.*\.woff2$/.test(file))
      return { url: `/${file}`, revision: null };
    // A page stands at the address people know it by; the pages of a kind at the one the service answers them all by.
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
  define: { PRECACHED: JSON.stringify(kept()), 'process.env.NODE_ENV': '"production"' },
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
