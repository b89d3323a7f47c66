import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';

const root = resolve(import.meta.dirname, '..');
export const built = resolve(root, 'storybook-static');

/** Where the test-runner finds its index; everything else is redirected to the same path of the Storybook. */
const base = '/runs';

/**
 * Workers of the runner: a third one uses the two cores while the others wait for frames. The runner opens a browser
 * page for every title of its index, which takes longer than several stories, so each worker gets one.
 */
const WORKERS = 3;

function readIndex() {
  const file = join(built, 'index.json');
  if (!existsSync(file)) throw new Error('There is no built Storybook: npm run build:storybook');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every story of the built Storybook, in its order. */
export const readStories = () => Object.values(readIndex().entries).filter(({ type }) => type === 'story');

/** @returns {object[]} the stories with one of `parts` in their title; all stories without parts */
export function chooseStories(parts) {
  const chosen = readStories().filter(
    ({ title }) => parts.length === 0 || parts.some((part) => title.includes(part)),
  );
  if (chosen.length === 0) throw new Error(`No story has a title with ${parts.join(' or ')}`);
  return chosen;
}

/** The stories of a component stay together, and the largest are given out first, each to the part with least to do. */
function assignParts(chosen, weigh) {
  const weights = new Map();
  for (const story of chosen) weights.set(story.title, (weights.get(story.title) ?? 0) + weigh(story));
  const parts = Array.from({ length: WORKERS }, () => ({ titles: new Set(), weight: 0 }));
  for (const [title, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
    const part = parts.reduce((least, one) => (one.weight < least.weight ? one : least));
    part.titles.add(title);
    part.weight += weight;
  }
  return parts;
}

/** @returns {object} the index of these stories with a few titles in place of the title of every component */
function indexOf(chosen, weigh) {
  const parts = assignParts(chosen, weigh);
  const entries = chosen.map((story) => [
    story.id,
    {
      ...story,
      title: `part-${parts.findIndex(({ titles }) => titles.has(story.title))}`,
      name: `${story.title} › ${story.name}`,
    },
  ]);
  return { ...readIndex(), entries: Object.fromEntries(entries) };
}

/** Connected stories load the app and take twice the time of others. */
const checkingTime = ({ importPath }) => (importPath.startsWith('./apps/') ? 2 : 1);

/**
 * Serves the built Storybook to the test-runner.
 *
 * @param {{ query?: string }} [options] `query` is added to the address of the page that shows the stories
 */
export async function serveStories({ query = '' } = {}) {
  let served = {};
  const runIndex = {
    name: 'run-index',
    configurePreviewServer({ middlewares }) {
      middlewares.use(base, ({ url }, response) => {
        if (url === '/index.json') response.end(JSON.stringify(served));
        else response.writeHead(302, { location: url.startsWith('/iframe.html') ? url + query : url }).end();
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

  return {
    close: () => server.close(),
    /**
     * Runs the test-runner over these stories.
     *
     * @param {object[]} chosen
     * @param {{ args?: string[], env?: Record<string, string>, weigh?: (story: { id: string, importPath: string }) => number }} options further
     *   arguments and variables of the runner, and how long a story takes in proportion to others
     * @returns {Promise<number>} its exit code
     */
    run(chosen, { args = [], env = {}, weigh = checkingTime }) {
      served = indexOf(chosen, weigh);
      const target = new URL(`${base}/`, url).href;
      return new Promise((done) => {
        const child = spawn(
          'npx',
          [
            'test-storybook',
            '--url',
            target,
            '--index-json',
            '--failOnConsole',
            '--maxWorkers',
            String(WORKERS),
            ...args,
          ],
          { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: 'Asia/Shanghai', ...env } },
        );
        child.on('exit', (code) => done(code ?? 1));
      });
    },
  };
}

const greenFile = resolve(root, 'node_modules/.cache/ziping-stories/green');

/** The names of the built files hold hashes of their content. */
function buildId() {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).sort();
  return createHash('sha256')
    .update(names.join('\n'))
    .update(readFileSync(join(built, 'index.json')))
    .digest('hex');
}

/** Notes that every check of every story of this build passed. */
export function recordGreen() {
  mkdirSync(resolve(greenFile, '..'), { recursive: true });
  writeFileSync(greenFile, buildId());
}

/** Whether every check of every story of this build has passed. */
export const isGreen = () => existsSync(greenFile) && readFileSync(greenFile, 'utf8') === buildId();
