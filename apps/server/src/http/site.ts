import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';

import { encodingFor } from './calls.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const PACKABLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
const MARKS = /^\/(favicon\.svg|manifest\.webmanifest|icons\/)/;
// A name that carries the hash of its content never changes meaning.
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

interface SiteFile {
  path: string;
  type: string;
  body: Buffer;
  etag: string;
  br?: Buffer;
  gzip?: Buffer;
  /** Only on pages. */
  policy?: string;
}

export interface Site {
  /** The file or page at a path; null where the built app has none. */
  respond(context: Context): Promise<Response | null>;
}

/**
 * Serves the built web app from memory: files by their name, prerendered routes by `route.html` or
 * `route/index.html`, `/reports/7` by `reports/_id.html`, every other page by `spa.html` or else `index.html`.
 * Follows a rebuild.
 */
export function createSite(folder: string | null): Site {
  let files = new Map<string, SiteFile>();
  let builtAt = -1;

  function refresh(): boolean {
    const entry = folder && join(folder, 'index.html');
    if (!folder || !entry || !existsSync(entry)) return false;
    const stamp = statSync(entry).mtimeMs;
    if (stamp !== builtAt) {
      files = readFolder(folder);
      builtAt = stamp;
    }
    return true;
  }
  refresh();

  return {
    async respond(context) {
      const path = decodePath(context.req.path);
      if (path === null) return null;
      const exact = files.get(path);
      // Only pages look for a rebuild: an asset is asked for by the page that names it.
      if (exact && !exact.policy) return send(context, exact);
      if (!refresh()) return isPage(path) ? notBuilt() : null;
      const bare = path.replace(/\/+$/, '');
      const found = files.get(path) ?? files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`);
      const ofKind = files.get(`${bare.slice(0, bare.lastIndexOf('/'))}/_id.html`);
      const page =
        found ?? (isPage(path) ? (ofKind ?? files.get('/spa.html') ?? files.get('/index.html')) : undefined);
      return page ? send(context, page) : null;
    },
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const isPage = (path: string) => extname(path) === '';

function readFolder(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  for (const name of names) {
    const extension = extname(name);
    // Packed copies are read with the file they belong to.
    if (/^\.(br|gz|map)$/.test(extension)) continue;
    const body = readFileSync(join(folder, name));
    const path = `/${name.split(sep).join('/')}`;
    files.set(path, {
      path,
      body,
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      ...(present.has(`${name}.br`) ? { br: readFileSync(join(folder, `${name}.br`)) } : {}),
      ...(present.has(`${name}.gz`) ? { gzip: readFileSync(join(folder, `${name}.gz`)) } : {}),
      ...(extension === '.html' ? { policy: policyFor(body.toString('utf8')) } : {}),
    });
  }
  return files;
}

/** What a page may load: its own origin, and exactly the inline scripts it was built with. */
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
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** How long a browser may take a file for fresh: a page and the worker never, the marks a day, what is hashed for ever. */
function lifetimeOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return MARKS.test(path) ? 'public, max-age=86400' : 'no-cache';
}

async function send(context: Context, file: SiteFile): Promise<Response> {
  const encoding = PACKABLE.test(file.type) ? encodingFor(context) : null;
  const validity = {
    'cache-control': lifetimeOf(file.path),
    etag: `W/${file.etag}`,
    ...(PACKABLE.test(file.type) ? { vary: 'accept-encoding' } : {}),
  };
  if (context.req.header('if-none-match')?.includes(file.etag)) {
    // What is left out stays as it was kept (RFC 9111, 3.2): the policy is longer than all the rest.
    return new Response(null, { status: 304, headers: validity });
  }
  const headers: Record<string, string> = {
    ...validity,
    'content-type': file.type,
    ...(file.policy ? { 'content-security-policy': file.policy } : {}),
  };
  if (encoding === 'br') {
    file.br ??= await packBrotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
  } else if (encoding === 'gzip') {
    file.gzip ??= await packGzip(file.body);
  }
  const body = (encoding ? file[encoding] : undefined) ?? file.body;
  return new Response(new Uint8Array(body), {
    headers: { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) },
  });
}

function notBuilt(): Response {
  const page =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>子平</title>' +
    '<body style="font:16px/1.7 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem">' +
    '<h1>网页还没有构建</h1><p>服务已经启动，接口可用。请在项目目录运行 <code>npm run build</code>，然后刷新本页。</p></body></html>';
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
