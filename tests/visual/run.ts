/**
 * Draws the stories of the built Storybook and compares them with the committed pictures.
 *
 *     npm run test:visual               all stories; writes tests/visual/report
 *     npm run test:visual -- 报告/列表   stories with this in their title
 *     npm run visual:update             writes the pictures of this build, if every story passes
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { browserPath } from '../../scripts/find-browser.mjs';
import { built, chooseStories, isGreen, readStories, serveStories } from '../../scripts/serve-stories.mjs';
import { decode, pictureReader, readManifest, totalBytes, writePictures, type Drawn } from './pictures.ts';
import { writeReport } from './report.ts';
import { planViews, viewName, type Story, type View } from './views.ts';

/** What the hooks of the test-runner read. */
export interface Plan {
  baselines: string;
  /** Path of the style sheet of the bundled sans in the built Storybook. */
  fontSheet: string;
  /** Whether the run draws new pictures in place of comparing. */
  update: boolean;
  views: Record<string, View[]>;
}

/** What the hooks write about one story in one view. */
export interface Result {
  id: string;
  view: string;
  hash: string;
  status: 'same' | 'changed' | 'new';
}

/** Bytes of all committed pictures; a megabyte is 1,000,000 bytes. */
const MAX_BYTES = 18_000_000;

const root = join(import.meta.dirname, '../..');
const baselines = join(import.meta.dirname, 'baselines');
const folder = join(import.meta.dirname, 'report');

/** Kind and major version. Another one draws letters and curves otherwise; the shell applies no hinting. */
function browserVersion(): string {
  const path = browserPath({ shell: true });
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).match(/(\d+)\.\d+/)?.[1];
  if (!version) throw new Error('The browser does not tell its version.');
  return `${path.includes('headless-shell') ? 'HeadlessShell' : 'Chromium'} ${version}`;
}

function fontSheet(): string {
  const name = readdirSync(join(built, 'assets')).find((file) => /^bundled-sans.*\.css$/.test(file));
  if (!name) throw new Error('The built Storybook lacks the style sheet of the bundled sans.');
  return `/assets/${name}`;
}

async function drawStories(chosen: Story[], views: Map<string, View[]>, update: boolean) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const plan: Plan = { baselines, fontSheet: fontSheet(), update, views: Object.fromEntries(views) };
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  // The accessibility addon would check every story; `npm test` does.
  const stories = await serveStories({ query: '?globals=a11y.manual:!true' });
  const args: string[] = ['--ci'];
  const code = await stories.run(chosen, {
    args,
    env: { VISUAL_RUN: folder, BROWSER_PATH: browserPath({ shell: true }) },
    weigh: ({ id }) => 1 + (views.get(id)?.length ?? 0),
  });
  await stories.close();
  const results = readdirSync(folder)
    .filter((name) => name.startsWith('results-'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Result);
  // A retried story has reported twice; its last result counts.
  return { code, results: [...new Map(results.map((one) => [`${one.id} ${one.view}`, one])).values()] };
}

async function test(chosen: Story[], views: Map<string, View[]>, all: boolean): Promise<boolean> {
  const manifest = readManifest(baselines);
  const drawnBy = browserVersion();
  const { code, results } = await drawStories(chosen, views, false);
  const gone = Object.keys(manifest.stories).filter((id) => all && !views.has(id));
  const changed = results.filter(({ status }) => status !== 'same');
  const missing = [...views].filter(([id]) => !results.some((result) => result.id === id));
  writeReport(folder, { stories: chosen, changed, gone });
  const bytes = totalBytes(baselines);
  if (bytes > MAX_BYTES) console.error(`The pictures are ${bytes} bytes in all; the limit is ${MAX_BYTES}.`);
  if (gone.length > 0) console.error(`Pictures of stories that are gone: ${gone.join(', ')}`);
  if (missing.length > 0) console.error(`Not drawn: ${missing.map(([id]) => id).join(', ')}`);
  console.log(
    `${results.length} pictures of ${views.size} stories: ${results.length - changed.length} the same, ${changed.length} not.`,
  );
  if (changed.length > 0) console.log(`See ${relative(root, join(folder, 'index.html'))}`);
  if (manifest.browser && manifest.browser !== drawnBy) {
    console.error(
      `The committed pictures were drawn by ${manifest.browser}, these by ${drawnBy}: differences may come from the browser. Set BROWSER_PATH to the former, or update the pictures in a commit of their own.`,
    );
  }
  return (
    code === 0 && changed.length === 0 && gone.length === 0 && missing.length === 0 && bytes <= MAX_BYTES
  );
}

async function update(chosen: Story[], views: Map<string, View[]>, parts: string[]): Promise<boolean> {
  if (!isGreen()) {
    console.log('The stories of this build have not all passed their checks: they are run first.');
    const checks = spawnSync('node', ['scripts/test-stories.mjs', ...parts], { cwd: root, stdio: 'inherit' });
    if (checks.status !== 0) {
      console.error('The pictures stay as they are: a story fails its checks.');
      return false;
    }
  }
  const manifest = readManifest(baselines);
  const browser = browserVersion();
  if (parts.length > 0 && manifest.browser && manifest.browser !== browser) {
    console.error(`The other pictures were drawn by ${manifest.browser}: update all of them together.`);
    return false;
  }
  const { code, results } = await drawStories(chosen, views, true);
  if (code !== 0) {
    console.error('The pictures stay as they are: a story failed.');
    return false;
  }
  const committed = pictureReader(baselines);
  const drawnNow = new Map(results.map(({ id, view, hash }) => [`${id} ${view}`, hash]));
  const stories = readStories() as Story[];
  const drawn: Drawn[] = [];
  for (const { id, title } of stories) {
    for (const view of planViews(stories).get(id) ?? []) {
      const name = viewName(view);
      const hash = drawnNow.get(`${id} ${name}`) ?? manifest.stories[id]?.[name];
      if (!hash) continue;
      const place = manifest.pictures[hash];
      drawn.push({
        story: id,
        title,
        view: name,
        hash,
        pixels: () =>
          place ? committed(hash, place) : decode(readFileSync(join(folder, 'after', `${id}--${name}.png`))),
      });
    }
  }
  await writePictures(baselines, browser, drawn);
  const bytes = totalBytes(baselines);
  console.log(`${new Set(drawn.map(({ hash }) => hash)).size} pictures, ${bytes} bytes.`);
  if (bytes > MAX_BYTES) console.error(`The limit is ${MAX_BYTES} bytes.`);
  return bytes <= MAX_BYTES;
}

const updating = process.argv[2] === 'update';
const parts = process.argv.slice(updating ? 3 : 2);
const chosen = (chooseStories(parts) as Story[]).filter(
  ({ importPath }) => !importPath.startsWith('./apps/'),
);
if (chosen.length === 0) {
  console.error('The stories with this in their title have no pictures.');
  process.exit(1);
}
const all = planViews(readStories() as Story[]);
const views = new Map(chosen.map(({ id }) => [id, all.get(id) ?? []]));
const passed = updating ? await update(chosen, views, parts) : await test(chosen, views, parts.length === 0);
process.exit(passed ? 0 : 1);
