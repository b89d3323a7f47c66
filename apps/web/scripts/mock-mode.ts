import { readFileSync } from 'node:fs';

import type { Plugin, ProxyOptions } from 'vite';

const MOCK_START = '/@mock-start';
const MOCK_WORKER = '/mockServiceWorker.js';

/** `--mode msw`: the mocks handle all calls in the browser; the app starts after them. For development only. */
export const mockInBrowser: Plugin = {
  name: 'mock-in-browser',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'msw',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('src="/src/main.tsx"', `src="${MOCK_START}"`),
  },
  resolveId: (id) => (id === MOCK_START ? id : undefined),
  load: (id) =>
    id === MOCK_START
      ? `import { startMock } from '@ziping/mocks/browser';
         startMock().then(() => import('/src/main.tsx'));`
      : undefined,
  configureServer({ middlewares }) {
    middlewares.use(MOCK_WORKER, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(new URL(`../../../mocks/public${MOCK_WORKER}`, import.meta.url)));
    });
  },
};

/** The header `Prefer` of a call to Prism, from `MOCK_PREFER='<path> <value>; <path> <value>'`. */
function preferFor(path: string): string | undefined {
  return (process.env.MOCK_PREFER ?? '')
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .find(([prefix]) => prefix && path.startsWith(prefix))?.[1];
}

/** Where the development server sends what the service answers: with `--mode mock` to Prism, see mocks/README.md. */
export function serviceProxy(mode: string): Record<string, ProxyOptions> {
  const target =
    mode === 'mock' ? 'http://127.0.0.1:4010' : (process.env.SERVICE_URL ?? 'http://127.0.0.1:3000');
  const options: ProxyOptions = {
    target,
    configure: (proxy) => {
      proxy.on('proxyReq', (outgoing, { url = '' }) => {
        const prefer = mode === 'mock' && preferFor(url);
        if (prefer) outgoing.setHeader('Prefer', prefer);
      });
    },
  };
  return Object.fromEntries(
    ['/api', '/outbox', '/uploads', '/local-wechat', '/local-cashier'].map((path) => [path, options]),
  );
}
