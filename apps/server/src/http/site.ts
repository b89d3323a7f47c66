import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

import { FONTS_PATH } from '../shared/fonts-path.ts';

const ICONS = /^\/(favicon\.svg|manifest\.webmanifest|icons\/)/;
// The build puts a hash of the content into these names.
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The files of a build and what is derived from them; listed again after a rebuild. */
class BuiltSite {
  files = new Set<string>();
  readonly folder: string;
  #routes: Route[] | null = null;
  #policies = new Map<string, string>();
  #builtAt = -1;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Lists the files again after a rebuild. False where the app is not built. */
  refresh(): boolean {
    const entry = join(this.folder, 'index.html');
    if (!existsSync(entry)) return false;
    const modifiedAt = statSync(entry).mtimeMs;
    if (modifiedAt !== this.#builtAt) {
      this.files = listFiles(this.folder);
      this.#routes = readRoutes(this.folder);
      this.#policies = new Map();
      this.#builtAt = modifiedAt;
    }
    return true;
  }

  /** The file that answers a path; null where there is none. */
  findFile(path: string): string | null {
    if (this.files.has(path)) return path;
    const bare = withoutSlash(path);
    const candidates = [`${bare}.html`, `${bare}/index.html`];
    if (isPage(path)) {
      const route = this.#routes?.find(({ pattern }) => pattern.test(bare));
      candidates.push(...(route ? [route.document] : []), '/spa.html', '/index.html');
    }
    return candidates.find((candidate) => this.files.has(candidate)) ?? null;
  }

  /** The style sheet of the bundled sans; null where the build has none. */
  findFonts(): string | null {
    return [...this.files].find((path) => /^\/assets\/bundled-sans-[\w-]+\.css$/.test(path)) ?? null;
  }

  /** Whether a path is a file, or a page of the build's list. */
  isKnown(path: string): boolean {
    const bare = withoutSlash(path);
    if (!isPage(path) || !this.#routes || bare === '') return true;
    return this.#routes.some(({ pattern }) => pattern.test(bare));
  }

  policyOf(file: string): string {
    const policy = this.#policies.get(file) ?? policyFor(readFileSync(join(this.folder, file), 'utf8'));
    this.#policies.set(file, policy);
    return policy;
  }
}

/**
 * Serves the built web app: files by name, prerendered routes by `route.html` or `route/index.html`, `/reports/7`
 * by `reports/_id.html`, other routes by `spa.html` or else `index.html`. Pages outside the build's list of routes
 * (`.vite/routes.json`) get the same shell with status 404. Brotli copies (`.br`) come from the build;
 * gzip is applied here, for browsers that do not accept Brotli over plain HTTP. Picks up a rebuild.
 *
 * @param folder the build's output; null where there is none.
 */
export function createSite(folder: string | null): Hono {
  const site = new Hono();
  const built = folder ? new BuiltSite(folder) : null;
  site.use(etag(), compress({ encoding: 'gzip' }));
  site.get(FONTS_PATH, (context, next) => {
    const fonts = built?.refresh() ? built.findFonts() : null;
    return fonts === null ? next() : Promise.resolve(context.redirect(fonts));
  });
  site.get('*', async (context, next) => {
    const path = decodePath(context.req.path);
    if (path === null) return next();
    // Only pages look for a rebuild: assets are requested by the page that names them.
    const isAsset = built?.files.has(path) && !path.endsWith('.html');
    if (!built || (!isAsset && !built.refresh())) return isPage(path) ? notBuilt(context) : next();
    const file = built.findFile(path);
    if (file === null) return next();
    const serve = serveStatic({ root: built.folder, path: file, precompressed: true });
    const answer = await serve(context, next);
    if (!answer) return;
    answer.headers.set('cache-control', cacheControlOf(file));
    answer.headers.set('etag', etagOf(answer.headers));
    if (file.endsWith('.html')) answer.headers.set('content-security-policy', built.policyOf(file));
    if (built.isKnown(path)) return answer;
    return new Response(answer.body, { status: 404, headers: answer.headers });
  });
  return site;
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Made of size and time: hashing every answer would read each file twice. */
function etagOf(headers: Headers): string {
  const modifiedAt = Date.parse(headers.get('last-modified') ?? '');
  return `W/"${headers.get('content-length')}-${modifiedAt.toString(36)}"`;
}

const isPage = (path: string) => extname(path) === '';

interface Route {
  pattern: RegExp;
  /** The document of a route with a parameter, where it was prerendered. */
  document: string;
}

/** The routes that the build lists, such as `/reports/:id` and `/fortune/*`; null where it lists none. */
function readRoutes(folder: string): Route[] | null {
  const list = join(folder, '.vite/routes.json');
  if (!existsSync(list)) return null;
  const routes = JSON.parse(readFileSync(list, 'utf8')) as { path: string }[];
  return routes.map(({ path }) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '/.+')}$`),
    document: `${path.replace(/:\w+/g, '_id')}.html`,
  }));
}

/** The paths of all files to serve, as in a URL; without hidden folders, which are for tools. */
function listFiles(folder: string): Set<string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('.'))
    .map((name) => `/${name}`);
  return new Set(paths);
}

/** A Content-Security-Policy that allows the app's own origin and the inline scripts of this page. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(inline)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    // Alipay's cashier is opened by a form, and redirects within its hosts.
    "form-action 'self' https://*.alipay.com https://*.alipaydev.com",
    "frame-ancestors 'none'",
  ].join('; ');
}

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return ICONS.test(path) ? 'public, max-age=86400' : 'no-cache';
}

function notBuilt(context: Context): Response | Promise<Response> {
  const page =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>子平</title>' +
    '<body style="font:16px/1.7 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem">' +
    '<h1>网页还没有构建</h1><p>服务已经启动，接口可用。请在项目目录运行 <code>npm run build</code>，然后刷新本页。</p></body></html>';
  return context.html(page, 503, { 'cache-control': 'no-store' });
}
