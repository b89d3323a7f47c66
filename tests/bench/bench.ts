import { chromium } from '@playwright/test';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { browserArgs, browserPath } from '../../scripts/find-browser.mjs';
import { startApp } from './app.ts';
import { requireFreshBuild } from './build-age.ts';
import { chatRows } from './chat.ts';
import { engineRows } from './engine.ts';
import { buildFloor, floors as floorNames } from './floors.ts';
import { chineseFontEnv } from './phone-fonts.ts';
import { pageRows, scriptRows, type ServedFloors } from './pages.ts';
import { recordRows } from './records.ts';
import { serveFolder } from './serve.ts';
import { reaches, type Row, table } from './table.ts';
import { tapRows } from './taps.ts';
import { toolingRows } from './tooling.ts';
import { worstRequestRows } from './worst-requests.ts';

// `npm run bench` prints the rows of docs/performance.md; `npm run bench -- 1 2` prints those rows;
// `npm run bench -- 5 --rounds 9` takes medians of nine rounds. Times are never asserted, because they depend on the machine. bytes.test.ts asserts
// the bytes.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');
const wanted = (id: string) => positionals.length === 0 || positionals.includes(id);
const anyOf = (...ids: string[]) => ids.some(wanted);

requireFreshBuild('apps/web/dist/index.html', ['packages', 'apps/web'], 'npm run build');
requireFreshBuild('apps/server/dist/main.js', ['packages', 'apps/server/src'], 'npm run build');

const began = performance.now();
const [busy = 0] = loadavg();
const cores = availableParallelism();

const closing: (() => Promise<void>)[] = [];
const rows: Row[] = [];
const measure = async (what: string, run: () => Row[] | Promise<Row[]>) => {
  console.error(`${what} …`);
  try {
    rows.push(...(await run()).filter(({ id }) => wanted(id)));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
};

try {
  const floors = {} as ServedFloors;
  for (const name of floorNames) {
    const folder = await buildFloor(name);
    const served = await serveFolder(folder);
    closing.push(served.close);
    floors[name] = { folder, url: served.url };
  }
  if (anyOf('1', '2', '3', '4')) await measure('bytes', () => scriptRows(floors));

  if (anyOf('4', '5', '6', '7', '8', '9', '10', '12', '14', '15')) {
    const browser = await chromium.launch({
      // The pages of Chromium's own windows would run beside the measured ones.
      executablePath: browserPath({ shell: true }),
      args: browserArgs,
      env: { ...process.env, ...(await chineseFontEnv()) },
    });
    closing.push(() => browser.close());
    const app = anyOf('4', '5', '6', '7', '8', '9', '12') ? await startApp() : undefined;
    if (app) closing.push(app.close);
    if (anyOf('4', '5', '6', '7', '8'))
      await measure('loads', () => pageRows(browser, app, floors, rounds, wanted));
    if (anyOf('9')) await measure('taps', () => tapRows(browser, app, floors, rounds));
    if (anyOf('10')) await measure('engine', () => engineRows(browser, rounds));
    if (anyOf('14', '15')) await measure('chat', () => chatRows(browser, rounds));
    // After the other pages: the member has a thousand records afterwards.
    if (anyOf('12')) await measure('a thousand records', () => recordRows(browser, app, rounds));
  }
  if (anyOf('18')) await measure('worst single requests', () => worstRequestRows(rounds));
  if (anyOf('16', '17')) await measure('tools', () => toolingRows(wanted));
} finally {
  for (const close of closing.reverse()) await close();
}

const order = (id: string) => Number(id) || Infinity;
rows.sort((a, b) => (order(a.id) === order(b.id) ? 0 : order(a.id) - order(b.id)));
console.log(table(rows));
const missed = rows.filter((row) => reaches(row) === false).length;
console.log(
  `\n${missed} of ${rows.length} rows are over their limit. Medians of ${rounds} rounds in ${((performance.now() - began) / 1000).toFixed(0)} s.`,
);
if (busy > cores / 2)
  console.log(
    `The machine was busy at the start (load ${busy.toFixed(1)} on ${cores} cores): only bytes and ratios are reliable.`,
  );
