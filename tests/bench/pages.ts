import type { Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type App, urlOf } from './app.ts';
import {
  appFolder,
  filesOf,
  furtherBudgets,
  furtherBytes,
  maxScriptFiles,
  readManifest,
  readPageBudgets,
  scriptBytes,
} from './bytes.ts';
import { loadInTurn, type Loads, type Subject } from './load.ts';
import type { Goal, Row } from './table.ts';

/** The floors as they are served in this run, and where they were built. */
export type ServedFloors = Record<'react' | 'prerendered' | 'stack', { url: string; folder: string }>;

/** A page that the bench loads, by its path in the route table. */
interface LoadedPage {
  path: string;
  /** The first screen is in the HTML; otherwise the client draws it for a member. */
  prerendered: boolean;
  /** Its milliseconds have a goal. The others are loaded once, for the figures that do not vary. */
  timed: boolean;
}

const loadedPages: readonly LoadedPage[] = [
  { path: '/', prerendered: true, timed: true },
  { path: '/login', prerendered: true, timed: true },
  { path: '/register', prerendered: true, timed: false },
  { path: '/fortune', prerendered: true, timed: true },
  { path: '/terms', prerendered: true, timed: false },
  { path: '/privacy', prerendered: true, timed: false },
  { path: '/reports', prerendered: false, timed: true },
  { path: '/reports/:id', prerendered: false, timed: true },
  { path: '/profile/edit', prerendered: false, timed: false },
  { path: '/membership', prerendered: true, timed: true },
  { path: '/orders', prerendered: false, timed: false },
  { path: '/payment?order_id=:order', prerendered: false, timed: false },
  { path: '/profile/membership', prerendered: false, timed: false },
];
const timedPages = loadedPages.filter(({ timed }) => timed);

const KB = 1000;

/** Pages with a birth form or a chart have the wider limit of row 2. */
const ROW_2_BYTES = 160_000;

const isBuilt = () => existsSync(join(appFolder, '.vite/routes.json'));

/** Rows 1 to 4, as far as the built files tell: the JavaScript of every page. The floor is the empty stack. */
export function scriptRows(floors: ServedFloors): Row[] {
  const floor = scriptBytes(floors.stack.folder) / KB;
  const pages = isBuilt() ? readPageBudgets(appFolder) : [];
  const bytes = pages.map(({ path, source, maxScriptBytes }): Row => ({
    id: maxScriptBytes < ROW_2_BYTES ? '1' : '2',
    what: `JavaScript of ${path} (floor: stack)`,
    unit: 'KB',
    figure: scriptBytes(appFolder, source) / KB,
    floor,
    goal: { atMost: maxScriptBytes / KB },
  }));
  const further = furtherBudgets.map(({ what, from, source, maxBytes }): Row => ({
    id: '3',
    what: `further JavaScript: ${what}`,
    unit: 'KB',
    figure: isBuilt() ? furtherBytes(appFolder, from, source) / KB : undefined,
    goal: { atMost: maxBytes / KB },
  }));
  const files = pages.map(({ path, source }): Row => ({
    id: '4',
    what: `script files of ${path}`,
    unit: '',
    figure: filesOf(readManifest(appFolder), source).length,
    goal: { atMost: maxScriptFiles },
  }));
  return [...bytes, ...further, ...files];
}

function subjectsOf(app: App | undefined, floors: ServedFloors, wanted: (id: string) => boolean): Subject[] {
  const subjects: Subject[] = (['react', 'prerendered', 'stack'] as const).map((name) => ({
    name,
    url: `${floors[name].url}/`,
    repeat: name === 'react' && wanted('7'),
  }));
  if (!app) return subjects;
  for (const { path, prerendered, timed } of loadedPages) {
    const once = !timed;
    const member = prerendered ? undefined : app.service?.member;
    if (!prerendered && !member) continue;
    if (once && !wanted('4') && !wanted('8')) continue;
    subjects.push({
      name: path,
      url: urlOf(app, path),
      stored: member?.stored,
      once,
      repeat: !once && prerendered && wanted('7'),
    });
  }
  return subjects;
}

/** Rows 4 to 8: what the slow phone shows while it loads the routes, floors and pages in turn. */
export async function pageRows(
  browser: Browser,
  app: App | undefined,
  floors: ServedFloors,
  rounds: number,
  wanted: (id: string) => boolean,
): Promise<Row[]> {
  const loads = await loadInTurn(browser, subjectsOf(app, floors, wanted), rounds);
  const of = (name: string) => loads.get(name) as Loads;
  const [react, stack] = [of('react'), of('stack')];
  const rows: Row[] = [];
  const add = (
    id: string,
    path: string,
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

  for (const { path } of loadedPages) {
    add('4', path, 'script files before idle', '', (page) => page.most(({ scripts }) => scripts.length), {
      atMost: maxScriptFiles,
    });
    add('4', path, 'fonts before the first paint', '', (page) => page.most((load) => load.fontsBeforePaint), {
      atMost: 0,
    });
  }
  for (const { path, prerendered } of timedPages) {
    add(
      prerendered ? '5' : '6',
      path,
      prerendered ? 'LCP cold (floor: React)' : 'LCP cold, API in 50 ms (floor: React)',
      'ms',
      (page) => page.median('lcp'),
      { timesFloor: prerendered ? 1.1 : path === '/reports' ? 2.8 : 2.4 },
      react.median('lcp'),
    );
  }
  if (wanted('7'))
    for (const { path } of timedPages.filter((page) => page.prerendered)) {
      add(
        '7',
        path,
        'LCP of a repeat visit (floor: React)',
        'ms',
        (page) => page.medianRepeat('lcp'),
        { timesFloor: 1.4 },
        react.medianRepeat('lcp'),
      );
    }
  for (const { path } of timedPages) {
    add(
      '8',
      path,
      'blocked from start (floor: stack)',
      'ms',
      (page) => page.median('blocked'),
      { timesFloor: path === '/reports/:id' ? 4 : 2.5 },
      stack.median('blocked'),
    );
  }
  for (const { path } of loadedPages)
    add('8', path, 'CLS', '', (page) => Math.round(page.median('cls') * 1000) / 1000, {
      atMost: 0.01,
    });
  return rows;
}
