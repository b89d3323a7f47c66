import { readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';

// By path: a bare import would hand TypeScript to a Node that cannot read it.
import { globalCss } from '../../packages/ui/src/tokens/globalCss.ts';

/** The global style sheet is inlined into the document: the first paint needs it before any script. */
const globalSheet: Plugin = {
  name: 'global-sheet',
  transformIndexHtml: () => [{ tag: 'style', children: globalCss.replace(/\n/g, ''), injectTo: 'head' }],
};

/**
 * React Router is one file whose components are not marked as free of side effects, so a build keeps all of them: links,
 * forms, scroll restoration. Marked and without their names for developer tools, those that nothing uses are left out.
 * Its package names only the file for development; the one for production differs in this constant.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** The app has no infinite queries; the query class imports their behaviour all the same. */
const unusedQueryParts: Plugin = {
  name: 'unused-query-parts',
  transform: {
    filter: { id: /query-core\/build\/modern\/query\.js/ },
    handler: (code) => ({
      code: code.replace(/this\.#queryType === "infinite" \? infiniteQueryBehavior\([^)]*\) : /, ''),
      map: null,
    }),
  },
};

/**
 * Emotion reads the text of a style sheet in the browser: its line breaks, indents and the blanks beside `{` and `;` are
 * left out of the scripts. Those after `}` may separate an inserted value from the next word.
 */
const styleSheetsOnOneLine: Plugin = {
  name: 'style-sheets-on-one-line',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\bcss`[^`]*`/g, (sheet) =>
        sheet.replace(/\s*\n\s*/g, ' ').replace(/\s*([{;])\s*/g, '$1'),
      ),
      map: null,
    }),
  },
};

/**
 * Vite wraps every dynamic import to load the modules and style sheets that it needs first. The documents have the hints
 * for modules, so only style sheets are left: that of the bundled font.
 */
const sheetsOfDynamicImports: Plugin = {
  name: 'sheets-of-dynamic-imports',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `
        const loadSheet = (path) => new Promise((done) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = '/' + path;
          link.onload = link.onerror = done;
          document.head.append(link);
        });
        export const __vitePreload = async (load, sheets = []) => {
          await Promise.all(sheets.map(loadSheet));
          return load();
        };`,
      map: null,
    }),
  },
};

/**
 * Few files: every request costs a slow phone a round trip, and small files compress badly. One file is what the entry
 * needs, one the parts that eight or more pages or lazy modules share, one each the small modules of the components and of
 * the engine that many share. Other modules go together when the same pages share them, and shares below the threshold
 * (bytes before compression) are merged. Sizes of modules are those of their sources.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'entry', priority: 3, tags: ['$initial' as const] },
    {
      name: 'parts',
      priority: 2,
      // Components only: a small function among them, such as that for dates, would bring all of them to the chart.
      test: /\/src\/(primitives|patterns)\/\w+\/|\/src\/(shared|features)\//,
      minShareCount: 8,
      // With their icons.
      includeDependenciesRecursively: true,
    },
    {
      name: 'small',
      priority: 1.5,
      test: /\/ui\/src\/(primitives|patterns)\/|\/lucide-react\//,
      minShareCount: 6,
      maxModuleSize: 3000,
    },
    { name: 'engine', priority: 1.5, test: /\/bazi\/src\//, minShareCount: 8, maxModuleSize: 4000 },
    { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
  ],
};

/** Modules that share a chunk are in its name; every chunk that imports it would carry that long name. */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';

/** Emotion needs these for `withTheme` alone, which is not used; their packages do not say that they are pure. */
const moduleSideEffects = [
  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
];

/** `--mode mock` sends calls to Prism, see mocks/README.md. */
const serviceOf = (mode: string) =>
  mode === 'mock' ? 'http://127.0.0.1:4010' : (process.env.SERVICE_URL ?? 'http://127.0.0.1:3000');

/** The header `Prefer` of a call to Prism, from `MOCK_PREFER='<path> <value>; <path> <value>'`. */
function preferFor(path: string): string | undefined {
  return (process.env.MOCK_PREFER ?? '')
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .find(([prefix]) => prefix && path.startsWith(prefix))?.[1];
}

const MOCK_START = '/@mock-start';
const MOCK_WORKER = '/mockServiceWorker.js';

/** `--mode msw`: the mocks handle all calls in the browser; the app starts after them. For development only. */
const mockInBrowser: Plugin = {
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
      response.end(readFileSync(new URL(`../../mocks/public${MOCK_WORKER}`, import.meta.url)));
    });
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    globalSheet,
    unusedRouterParts,
    unusedQueryParts,
    styleSheetsOnOneLine,
    sheetsOfDynamicImports,
    mockInBrowser,
  ],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The prerendered documents have the hints for a page's chunks; a list of them in every script would weigh more.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting, chunkFileNames },
        // A class that extends `React.Component` reads a property; unused ones of libraries are left out.
        treeshake: { moduleSideEffects, propertyReadSideEffects: false },
      },
    }),
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/outbox', '/uploads', '/local-wechat', '/local-cashier'].map((path) => [
        path,
        {
          target: serviceOf(mode),
          configure: (proxy) => {
            proxy.on('proxyReq', (outgoing, { url = '' }) => {
              const prefer = mode === 'mock' && preferFor(url);
              if (prefer) outgoing.setHeader('Prefer', prefer);
            });
          },
        } satisfies ProxyOptions,
      ]),
    ),
  },
  ssr: { noExternal: true },
}));
