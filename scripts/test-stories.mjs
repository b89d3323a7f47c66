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

const run = (viewport, choice) =>
  new Promise((done) => {
    const child = spawn(
      'npx',
      ['test-storybook', '--url', url, '--index-json', '--failOnConsole', '--maxWorkers', '2', ...choice],
      { cwd: root, stdio: 'inherit', env: { ...process.env, VIEWPORT: viewport, TZ: 'Asia/Shanghai' } },
    );
    child.on('exit', (code) => done(code ?? 1));
  });

// One visit checks every story at both widths. Stories tagged `wide` behave differently on a wide screen and are also
// played there. Their files are named, because the runner opens a page even for a file whose stories it skips.
const { entries } = await (await fetch(new URL('index.json', url))).json();
const wide = new Set(
  Object.values(entries)
    .filter(({ tags }) => tags.includes('wide'))
    .map(({ title }) => title.replaceAll('/', '-').toLowerCase()),
);
const chosen = process.argv.slice(2);
const passes = [
  ['phone', 'Every story', chosen],
  ['desktop', 'Stories tagged `wide`, at desktop width', [...wide]],
];
let failed = 0;
for (const [viewport, title, choice] of passes) {
  console.log(`\n${title}`);
  const code = await run(viewport, choice);
  failed ||= code;
}
await server.close();
process.exit(failed);
