import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preview } from 'vite';

import { browserPath } from './find-browser.mjs';

const root = resolve(import.meta.dirname, '..');
browserPath();

const index = JSON.parse(readFileSync(resolve(root, 'storybook-static/index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Where the test-runner finds its index; everything else is redirected to the same path of the Storybook. */
const base = '/runs';

/** The runner opens a browser page for every title of its index, which takes longer than several stories. */
const PARTS = 4;

/** @returns {object} the index of these stories with a few titles in place of the title of every component */
function indexOf(chosen) {
  const titles = [...new Set(chosen.map(({ title }) => title))];
  const entries = chosen.map((story) => [
    story.id,
    {
      ...story,
      title: `part-${titles.indexOf(story.title) % PARTS}`,
      name: `${story.title} › ${story.name}`,
    },
  ]);
  return { ...index, entries: Object.fromEntries(entries) };
}

let served = {};
const runIndex = {
  name: 'run-index',
  configurePreviewServer({ middlewares }) {
    middlewares.use(base, ({ url }, response) => {
      if (url === '/index.json') response.end(JSON.stringify(served));
      else response.writeHead(302, { location: url }).end();
    });
  },
};

const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [runIndex],
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
if (!url) throw new Error('The built Storybook could not be served');

function run(viewport, chosen) {
  served = indexOf(chosen);
  const target = new URL(`${base}/`, url).href;
  return new Promise((done) => {
    const child = spawn(
      'npx',
      ['test-storybook', '--url', target, '--index-json', '--failOnConsole', '--maxWorkers', '2'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, VIEWPORT: viewport, TZ: 'Asia/Shanghai' } },
    );
    child.on('exit', (code) => done(code ?? 1));
  });
}

const wanted = process.argv.slice(2);
const chosen = stories.filter(
  ({ title }) => wanted.length === 0 || wanted.some((part) => title.includes(part)),
);
if (chosen.length === 0) throw new Error(`No story has a title with ${wanted.join(' or ')}`);

// One visit checks every story at both widths. Stories tagged `wide` behave differently on a wide screen and are also
// played there.
let failed = 0;
for (const [viewport, title, group] of [
  ['phone', 'Every story', chosen],
  ['desktop', 'Stories tagged `wide`, at desktop width', chosen.filter(({ tags }) => tags.includes('wide'))],
]) {
  if (group.length === 0) continue;
  console.log(`\n${title}: ${group.length}`);
  const code = await run(viewport, group);
  failed ||= code;
}
await server.close();
process.exit(failed);
