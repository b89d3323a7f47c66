import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { FONTS_PATH } from '../shared/fonts-path.ts';
import { createSite } from './site.ts';

const SCRIPT = "document.documentElement.dataset.theme='dark'";
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${SCRIPT}</script><script type="module" src="/assets/app-Ab3dEf9h.js"></script>`;
const CODE = `export const answer = '${'x'.repeat(3000)}';`;

let folder: string;
const put = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
const build = () => {
  put('index.html', page('首页'));
  put('login.html', page('登录'));
  put('login.html.br', brotliCompressSync(page('登录')));
  put('register/index.html', page('注册'));
  put('spa.html', page('外壳'));
  put('reports/_id.html', page('命盘'));
  put('.vite/manifest.json', '{}');
  const routes = ['/', '/login', '/register', '/reports', '/reports/:id', '/fortune/*', '/about'];
  put('.vite/routes.json', JSON.stringify(routes.map((path) => ({ path }))));
  put('assets/app-Ab3dEf9h.js', CODE);
  put('assets/app-Ab3dEf9h.js.br', brotliCompressSync(CODE));
  put('avatars/default.png', new Uint8Array([137, 80]));
};
const open = (dist: string | null = folder) => {
  const app = new Hono().route('/', createSite(dist));
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the site', () => {
  it('serves a prerendered route by its page and other routes by the shell', async () => {
    build();
    const get = open();
    const title = async (path: string) => /<title>(.*?)</.exec(await (await get(path)).text())?.[1];
    expect(await title('/')).toBe('首页');
    expect(await title('/login')).toBe('登录');
    expect(await title('/login?redirect=/reports')).toBe('登录');
    expect(await title('/register')).toBe('注册');
    expect(await title('/register/')).toBe('注册');
    expect(await title('/reports/abc')).toBe('命盘');
    expect(await title('/about')).toBe('外壳');
    expect(await title('/fortune/2026')).toBe('外壳');
  });

  it('leads to the style sheet of the bundled sans by a fixed path, also after a rebuild', async () => {
    build();
    const get = open();
    expect((await get(FONTS_PATH)).status).toBe(404);
    put('assets/bundled-sans-Ab3dEf9h.css', '@font-face{}');
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 2000));
    const answer = await get(FONTS_PATH);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/assets/bundled-sans-Ab3dEf9h.css',
    ]);
    expect((await open(null)(FONTS_PATH)).status).toBe(404);
  });

  it('answers unknown pages with status 404 and the shell', async () => {
    build();
    const get = open();
    for (const path of ['/nothing', '/reports/abc/def', '/login/x', '/about/']) {
      const answer = await get(path, { 'accept-encoding': 'gzip' });
      expect([path, answer.status]).toEqual([path, path === '/about/' ? 200 : 404]);
    }
    expect(await (await get('/nothing')).text()).toContain('外壳');
    expect((await get('/nothing')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('answers 404 for files that were not built and for paths outside its folder', async () => {
    build();
    const get = open();
    for (const path of [
      '/assets/gone-12345678.js',
      '/favicon.ico',
      '/.vite/manifest.json',
      '/.vite/routes.json',
      '/../package.json',
      '/%2e%2e%2fpackage.json',
      '/%E0%A4',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('lets browsers cache files with hashed names only', async () => {
    build();
    const get = open();
    expect((await get('/assets/app-Ab3dEf9h.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/avatars/default.png')).headers.get('cache-control')).toBe('no-cache');
    const tag = (await get('/')).headers.get('etag') ?? '';
    const same = await get('/', { 'if-none-match': tag });
    expect([same.status, same.headers.get('content-security-policy')]).toEqual([304, null]);
  });

  it('compresses files for clients that accept it', async () => {
    build();
    const get = open();
    for (const path of ['/assets/app-Ab3dEf9h.js', '/login']) {
      const answer = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      const body = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
      expect(body).toBe(path === '/login' ? page('登录') : CODE);
    }
    const gzip = await get('/assets/app-Ab3dEf9h.js', { 'accept-encoding': 'gzip, deflate' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString()).toBe(CODE);
    expect((await get('/login', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull();
    expect(
      (await get('/avatars/default.png', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('allows its own scripts and the inline scripts of the build', async () => {
    build();
    const policy = (await open()('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('serves new pages after a rebuild', async () => {
    build();
    const get = open();
    put('index.html', page('新首页'));
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await get('/')).text()).toContain('新首页');
  });

  it('answers 503 with the build command until the app is built', async () => {
    const get = open();
    const answer = await get('/reports/abc');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
    build();
    expect((await get('/')).status).toBe(200);
    expect((await open(null)('/')).status).toBe(503);
  });
});
