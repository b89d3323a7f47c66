import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Each route loads its own chunk; the preload hints for it are written into the prerendered pages.
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': service, '/outbox': service, '/uploads': service } },
  ssr: { noExternal: true },
});
