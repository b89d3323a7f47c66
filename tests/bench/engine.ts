import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'vite';

import type * as ChartModule from '../../packages/bazi/src/chart.ts';
import type { Birth } from '../../packages/bazi/src/types.ts';
import { cacheFolder } from './floors.ts';
import { openPhone } from './load.ts';
import { median, type Row } from './table.ts';

type Engine = typeof ChartModule;

/** The part of lunar-javascript used here; the package carries no types. */
interface LibraryEightChar {
  getYear(): string;
  getMonth(): string;
  getDay(): string;
  getTime(): string;
  getDayHideGan(): string[];
  getDayNaYin(): string;
  getDayDiShi(): string;
  getYun(gender: 0 | 1, sect: 1 | 2): { getDaYun(): { getGanZhi(): string }[] };
}
interface Library {
  Solar: {
    fromYmdHms(...moment: [number, number, number, number, number, number]): {
      getLunar(): { getEightChar(): LibraryEightChar };
    };
  };
}

declare global {
  var engine: Engine;
  var library: Library;
}

const engineSource = resolve(import.meta.dirname, '../../packages/bazi/src/chart.ts');
const librarySource = createRequire(import.meta.url).resolve('lunar-javascript');

/** Bundles a module and all it imports into one minified script, as a browser would load it. */
async function bundle(entry: string, name: string): Promise<string> {
  const outDir = join(cacheFolder, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, name, formats: ['iife'], fileName: () => 'bundle.js' },
    },
  });
  return readFileSync(join(outDir, 'bundle.js'), 'utf8');
}

/** The whole engine as one script. */
export const bundleEngine = () => bundle(engineSource, 'engine');

/** Births spread over the years and the hours, so that no figure depends on a single date. */
function births(count: number): Birth[] {
  return Array.from({ length: count }, (_, index) => ({
    calendar_type: 'solar',
    year: 1930 + ((index * 37) % 95),
    month: 1 + ((index * 5) % 12),
    day: 1 + ((index * 11) % 28),
    hour: (index * 7) % 24,
    minute: (index * 13) % 60,
    gender: index % 2 === 0 ? 'female' : 'male',
    longitude: 87 + ((index * 3) % 45),
  }));
}

/** Milliseconds to the end of the first chart, the script's own parsing included, and for one chart after. */
interface Timing {
  first: number;
  after: number;
}

async function inBrowser(browser: Browser, script: string, given: Birth[]): Promise<Timing> {
  const { context, page } = await openPhone(browser);
  try {
    return await page.evaluate(
      ([text, list]) => {
        const now = Date.UTC(2026, 5, 1);
        const began = performance.now();
        (0, eval)(text);
        engine.castChart(list[0]!, {}, now);
        const first = performance.now() - began;
        const again = performance.now();
        for (const birth of list) engine.castChart(birth, {}, now);
        return { first, after: (performance.now() - again) / list.length };
      },
      [script, given] as const,
    );
  } finally {
    await context.close();
  }
}

/** The same for lunar-javascript, from which the tables are generated: pillars, their details and the cycles. */
async function libraryInBrowser(browser: Browser, script: string, given: Birth[]): Promise<Timing> {
  const { context, page } = await openPhone(browser);
  try {
    return await page.evaluate(
      ([text, list]) => {
        const began = performance.now();
        (0, eval)(text);
        let first = 0;
        let again = 0;
        for (const { year, month, day, hour, minute, gender } of [list[0]!, ...list]) {
          const pillars = library.Solar.fromYmdHms(year, month, day, hour, minute, 0)
            .getLunar()
            .getEightChar();
          pillars.getYear();
          pillars.getMonth();
          pillars.getDay();
          pillars.getTime();
          pillars.getDayHideGan();
          pillars.getDayNaYin();
          pillars.getDayDiShi();
          pillars
            .getYun(gender === 'male' ? 1 : 0, 2)
            .getDaYun()
            .forEach((cycle) => cycle.getGanZhi());
          if (again) continue;
          again = performance.now();
          first = again - began;
        }
        return { first, after: (performance.now() - again) / list.length };
      },
      [script, given] as const,
    );
  } finally {
    await context.close();
  }
}

/** Milliseconds a chart takes on this machine's Node, once warm. */
function onServer(script: string): number {
  const { castChart } = new Function(`${script};return engine`)() as Engine;
  const given = births(1000);
  const now = Date.UTC(2026, 5, 1);
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    for (const birth of given) castChart(birth, {}, now);
    return (performance.now() - began) / given.length;
  });
  return median(times);
}

/** Row 10: a chart by the engine alone, in the slow browser and on the server. The floor is lunar-javascript. */
export async function engineRows(browser: Browser, rounds: number): Promise<Row[]> {
  const script = await bundleEngine();
  const libraryScript = await bundle(librarySource, 'library');
  const own: Timing[] = [];
  const other: Timing[] = [];
  for (let round = 0; round < rounds; round++) {
    other.push(await libraryInBrowser(browser, libraryScript, births(20)));
    own.push(await inBrowser(browser, script, births(300)));
  }
  const of = (list: Timing[], key: keyof Timing) => median(list.map((timing) => timing[key]));
  return [
    {
      id: '10',
      what: 'first chart in the browser, script included (floor: lunar-javascript)',
      unit: 'ms',
      figure: of(own, 'first'),
      floor: of(other, 'first'),
      goal: { atMost: 40 },
    },
    {
      id: '10',
      what: 'each chart after (floor: lunar-javascript)',
      unit: 'ms',
      figure: of(own, 'after'),
      floor: of(other, 'after'),
      goal: { atMost: 1 },
    },
    { id: '10', what: 'a chart on the server', unit: 'ms', figure: onServer(script), goal: { atMost: 0.05 } },
  ];
}
