import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { preview } from 'vite';

import { browserPath } from './find-browser.mjs';

const root = resolve(import.meta.dirname, '..');
browserPath();

const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
if (!url) throw new Error('The built Storybook could not be served');

const run = (viewport) =>
  new Promise((done) => {
    const child = spawn(
      'npx',
      [
        'test-storybook',
        '--url',
        url,
        '--index-json',
        '--failOnConsole',
        '--maxWorkers',
        '2',
        ...process.argv.slice(2),
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, VIEWPORT: viewport, TZ: 'Asia/Shanghai' } },
    );
    child.on('exit', (code) => done(code ?? 1));
  });

let failed = 0;
for (const viewport of ['phone', 'desktop']) {
  console.log(`\nStories at ${viewport} width`);
  const code = await run(viewport);
  failed ||= code;
}
await server.close();
process.exit(failed);
