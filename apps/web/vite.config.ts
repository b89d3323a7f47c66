import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// By path: a bare import would hand TypeScript to a Node that cannot read it.
import { globalCss } from '../../packages/ui/src/tokens/globalCss.ts';
import { mockInBrowser, serviceProxy } from './scripts/mock-mode.ts';
import { compressFiles, prerender } from './scripts/prerender.ts';

/** The global style sheet is inlined into the document: the first paint needs it before any script. */
const globalSheet: Plugin = {
  name: 'global-sheet',
  transformIndexHtml: () => [{ tag: 'style', children: globalCss.replace(/\n/g, ''), injectTo: 'head' }],
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    globalSheet,
    mockInBrowser,
    // At the end of a build, in this order: documents, the service worker that caches them, compressed copies.
    prerender,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // Beside scripts and documents the serif font of the chart; other fonts are loaded by the page that needs them.
        globPatterns: [
          'assets/*.js',
          'assets/ziping-serif*.woff2',
          '**/*.html',
          'favicon.svg',
          'manifest.webmanifest',
          'icons/*.png',
        ],
      },
    }),
    compressFiles,
  ],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The prerendered documents have the hints for a page's chunks; a list of them in every script would weigh more.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'entry', priority: 1, tags: ['$initial' as const] },
            // Otherwise a page would ask for up to 56 files: every small part that others use too would be one.
            {
              name: 'parts',
              test: /\/ui\/src\/(primitives|patterns)\/|\/lucide-react\/|\/web\/src\/(shared|features)\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: serviceProxy(mode) },
  ssr: { noExternal: true },
}));
