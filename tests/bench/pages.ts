import type { Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { App } from './app.ts';
import {
  appFolder,
  filesOf,
  furtherBudgets,
  furtherBytes,
  readManifest,
  routeBudgets,
  scriptBytes,
} from './bytes.ts';
import { loadInTurn, type Loads, type Subject } from './load.ts';
import type { Goal, Row } from './table.ts';

/** The floors as they are served in this run, and where they were built. */
export type ServedFloors = Record<'react' | 'prerendered' | 'stack', { url: string; folder: string }>;

type RoutePath = (typeof routeBudgets)[number]['path'];

/** Routes whose first screen is in the HTML; the rest is drawn by the client. */
const prerendered: readonly RoutePath[] = ['/', '/login', '/register', '/fortune', '/terms', '/privacy'];
/** Routes whose figures in milliseconds have a goal; the others are loaded once, for what does not vary. */
const timed: readonly RoutePath[] = ['/', '/login', '/fortune', '/reports/{id}'];

const KB = 1000;

/** Rows 1 and 2: the JavaScript of every route, from the files as built. The floor is the empty stack. */
export function scriptRows(floors: ServedFloors): Row[] {
  const built = existsSync(join(appFolder, '.vite/manifest.json'));
  const floor = scriptBytes(floors.stack.folder) / KB;
  const further = furtherBudgets.map(({ what, from, source, budget }): Row => ({
    id: '3',
    what: `further JavaScript: ${what}`,
    unit: 'KB',
    figure: built ? furtherBytes(appFolder, from, source) / KB : undefined,
    floor: undefined,
    goal: { atMost: budget / KB },
  }));
  const routes = routeBudgets.map(({ path, source, budget }): Row => ({
    id: budget === 100_000 ? '1' : '2',
    what: `JavaScript of ${path}`,
    unit: 'KB',
    figure: built ? scriptBytes(appFolder, source) / KB : undefined,
    floor,
    goal: { atMost: budget / KB },
  }));
  return [...routes, ...further];
}

function subjectsOf(app: App | undefined, floors: ServedFloors, wanted: (id: string) => boolean): Subject[] {
  const subjects: Subject[] = (['react', 'prerendered', 'stack'] as const).map((name) => ({
    name,
    url: `${floors[name].url}/`,
    repeat: name === 'react' && wanted('7'),
  }));
  if (!app) return subjects;
  for (const { path } of routeBudgets) {
    const once = !timed.includes(path);
    const member = prerendered.includes(path) ? undefined : app.service?.member;
    if (!prerendered.includes(path) && !member) continue;
    if (once && !wanted('4') && !wanted('8')) continue;
    subjects.push({
      name: path,
      url: app.url + path.replace('{id}', member?.recordId ?? ''),
      stored: member?.stored,
      once,
      repeat: !once && prerendered.includes(path) && wanted('7'),
    });
  }
  return subjects;
}

/** Scripts a route asked for before it was idle although it does not need them: prefetched too early. */
function early(path: RoutePath, loads: Loads): number {
  const source = routeBudgets.find((route) => route.path === path)?.source;
  const own = new Set(filesOf(readManifest(appFolder), source).map((file) => `/${file}`));
  return Math.max(...loads.cold.map(({ scripts }) => scripts.filter((file) => !own.has(file)).length));
}

/** Rows 4 to 8 and 13: what the slow phone shows while it loads the routes, floors and pages in turn. */
export async function pageRows(
  browser: Browser,
  app: App | undefined,
  floors: ServedFloors,
  rounds: number,
  wanted: (id: string) => boolean,
): Promise<Row[]> {
  const loads = await loadInTurn(browser, subjectsOf(app, floors, wanted), rounds);
  const of = (name: string) => loads.get(name) as Loads;
  const [react, stack, empty] = [of('react'), of('stack'), of('prerendered')];
  const rows: Row[] = [];
  const add = (
    id: string,
    path: RoutePath,
    what: string,
    unit: Row['unit'],
    measure: (page: Loads) => number,
    goal: Goal,
    floor?: number,
  ) => {
    const page = loads.get(path);
    const figure = page?.failure ? 'failed' : page && measure(page);
    rows.push({ id, what: `${path}: ${what}`, unit, figure, floor, goal });
  };

  for (const { path } of routeBudgets) {
    add(
      '4',
      path,
      'requests before LCP (floor: React)',
      '',
      (page) => page.median('requestsBeforeLcp'),
      { atMost: 6 },
      react.median('requestsBeforeLcp'),
    );
    add('4', path, 'scripts of other routes before idle', '', (page) => early(path, page), { atMost: 0 });
  }
  for (const path of timed) {
    const cold = prerendered.includes(path);
    add(
      cold ? '5' : '6',
      path,
      cold ? 'LCP cold (floor: React)' : 'LCP cold, API in 50 ms (floor: React)',
      'ms',
      (page) => page.median('lcp'),
      { timesFloor: cold ? 0.6 : 1.35 },
      react.median('lcp'),
    );
  }
  if (wanted('7'))
    for (const path of timed.filter((route) => prerendered.includes(route))) {
      add(
        '7',
        path,
        'LCP of a repeat visit (floor: React)',
        'ms',
        (page) => page.medianRepeat('lcp'),
        { timesFloor: 1.1 },
        react.medianRepeat('lcp'),
      );
      add(
        '7',
        path,
        'bytes of a repeat visit (floor: React)',
        'KB',
        (page) => page.medianRepeat('bytes') / KB,
        { atMost: 1 },
        react.medianRepeat('bytes') / KB,
      );
    }
  for (const path of timed) {
    add(
      '8',
      path,
      'blocked from start (floor: stack)',
      'ms',
      (page) => page.median('blocked'),
      { timesFloor: 1.5 },
      stack.median('blocked'),
    );
    const drawn = prerendered.includes(path);
    add(
      '8',
      path,
      `TBT (floor: ${drawn ? 'prerendered' : 'stack'})`,
      'ms',
      (page) => page.median('tbt'),
      drawn ? { overFloor: 30 } : { atMost: 0 },
      drawn ? empty.median('tbt') : stack.median('tbt'),
    );
  }
  for (const { path } of routeBudgets)
    add('8', path, 'CLS', '', (page) => Math.round(page.median('cls') * 1000) / 1000, { atMost: 0 });
  add(
    '13',
    '/reports/{id}',
    'heap (floor: stack)',
    'MB',
    (page) => page.median('heap') / 1e6,
    { atMost: 3.5 },
    stack.median('heap') / 1e6,
  );
  return rows;
}
