import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// By path: a bare import would hand TypeScript to a Node that cannot read it.
import { globalCss } from '../../packages/ui/src/tokens/globalCss.ts';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** The global style sheet is inlined into the document: the first paint needs it before any script. */
const globalSheet: Plugin = {
  name: 'global-sheet',
  transformIndexHtml: () => [{ tag: 'style', children: globalCss.replace(/\n/g, ''), injectTo: 'head' }],
};

/**
 * React Router is one file whose components are not marked as free of side effects, so a build keeps all of them: links,
 * forms, scroll restoration. Marked and without their names for developer tools, those that nothing uses are left out.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
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
 * needs, one the parts that eight or more pages or lazy modules share. Other modules go together when the same pages share
 * them, and shares below the threshold (bytes before compression) are merged.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'entry', priority: 3, tags: ['$initial' as const] },
    {
      name: 'parts',
      priority: 2,
      test: /\/src\/(primitives|patterns|shared|features)\//,
      minShareCount: 8,
      // With their icons.
      includeDependenciesRecursively: true,
    },
    { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
  ],
};

/** Emotion needs these for `withTheme` alone, which is not used; their packages do not say that they are pure. */
const moduleSideEffects = [
  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    globalSheet,
    unusedRouterParts,
    unusedQueryParts,
    sheetsOfDynamicImports,
  ],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The prerendered documents have the hints for a page's chunks; a list of them in every script would weigh more.
    modulePreload: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting }, treeshake: { moduleSideEffects } } }),
  },
  server: {
    port: 5173,
    proxy: {
      '/api': service,
      '/outbox': service,
      '/uploads': service,
      '/local-wechat': service,
      '/local-cashier': service,
    },
  },
  ssr: { noExternal: true },
}));
