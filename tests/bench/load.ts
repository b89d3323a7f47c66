import type { Browser, BrowserContext, Page } from '@playwright/test';

import { PlainContext, type PlainPage } from './plain-page.ts';
import { median } from './table.ts';

/** The phone every page is measured on: CPU four times slower, 1.6 Mbps, 150 ms there and back. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
} as const;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** A page to measure. */
export interface Subject {
  name: string;
  url: string;
  /** Entries of localStorage, set before the page's first script runs. */
  stored?: Readonly<Record<string, string>> | undefined;
  /** Loads the page a second time with the cache of the first. */
  repeat?: boolean;
  /** Loads the page in the first round only: enough for figures that do not vary. */
  once?: boolean;
}

/** One load of a page. Times in milliseconds since the navigation began. */
export interface Load {
  /** Largest contentful paint. */
  lcp: number;
  /** Sum of all tasks over 50 ms, from the start until the page is quiet. */
  blocked: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Fonts requested before the first contentful paint. */
  fontsBeforePaint: number;
  /** Paths of the scripts requested before the page was first idle. */
  scripts: string[];
}

/** A load with a warm cache. */
export interface RepeatLoad {
  lcp: number;
}

interface Observed {
  lcp: number | null;
  fcp: number | null;
  idle: number | null;
  tasks: { start: number; duration: number }[];
  shifts: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

/**
 * Runs in the page before its first script and records what the browser reports about the load. It has no named
 * inner function: the compiler would wrap it in a helper that the page does not have.
 */
function observe(): void {
  const observed: Observed = { lcp: null, fcp: null, idle: null, tasks: [], shifts: 0 };
  window.observed = observed;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') observed.lcp = entry.startTime;
      else if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
      else if (entry.entryType === 'longtask')
        observed.tasks.push({ start: entry.startTime, duration: entry.duration });
      else if (entry.entryType === 'layout-shift')
        observed.shifts += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'paint', 'longtask', 'layout-shift'] });
  addEventListener('load', () => requestIdleCallback(() => (observed.idle = performance.now())));
}

/** Opens a page in a new, cold context, throttled to the speed of the phone. */
export async function openPhone(
  browser: Browser,
  stored: Readonly<Record<string, string>> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(phone);
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

/** Goes to the address and waits until the network and the main thread are idle. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 250))));
}

/** Opens a page of the speed and size of the phone in a context that keeps its cache, with no debugger attached. */
async function openPlainPhone(
  context: PlainContext,
  stored: Readonly<Record<string, string>> = {},
): Promise<PlainPage> {
  const page = await context.newPage();
  const { width, height } = phone.viewport;
  const { deviceScaleFactor, locale, timezoneId } = phone;
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setLocaleOverride', { locale });
  await page.send('Emulation.setTimezoneOverride', { timezoneId });
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.send('Network.emulateNetworkConditions', network);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const entries = JSON.stringify(Object.entries(stored));
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `for (const [key, value] of ${entries}) localStorage.setItem(key, value); (${observe.toString()})();`,
  });
  return page;
}

/** Goes to the address and waits until the network and the main thread are idle. */
async function settlePlain(page: PlainPage, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 250)))');
}

async function read(page: PlainPage): Promise<Load> {
  const { observed, resources } = await page.evaluate<{
    observed: Observed;
    resources: { name: string; startTime: number }[];
  }>(`({
    observed: window.observed,
    resources: performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
  })`);
  const { lcp, fcp, idle, tasks, shifts } = observed;
  const firstPaint = fcp ?? NaN;
  const lastScript = idle ?? Infinity;
  const scripts = resources.filter(
    ({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= lastScript,
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    lcp: lcp ?? NaN,
    blocked: sum(tasks.map(({ duration }) => duration)),
    cls: shifts,
    fontsBeforePaint: resources.filter(
      ({ name, startTime }) => /\.(woff2?|ttf|otf)$/.test(new URL(name).pathname) && startTime < firstPaint,
    ).length,
    scripts: scripts.map(({ name }) => new URL(name).pathname),
  };
}

async function readRepeat(context: PlainContext, url: string): Promise<RepeatLoad> {
  const page = await openPlainPhone(context);
  await settlePlain(page, url);
  const lcp = await page.evaluate<number | null>('window.observed?.lcp ?? null');
  return { lcp: lcp ?? NaN };
}

/** All loads of one subject. */
export class Loads {
  /** The error that ended the loading of the subject; its figures are then incomplete. */
  failure: unknown;
  readonly cold: Load[] = [];
  readonly repeat: RepeatLoad[] = [];

  /** The median of a figure of the cold loads. */
  median(key: { [K in keyof Load]: Load[K] extends number ? K : never }[keyof Load]): number {
    return median(this.cold.map((load) => load[key]));
  }

  /** The largest value of a figure among the cold loads. */
  most(figure: (load: Load) => number): number {
    return Math.max(...this.cold.map(figure));
  }

  /** The median of a figure of the repeated loads. */
  medianRepeat(key: keyof RepeatLoad): number {
    return median(this.repeat.map((load) => load[key]));
  }
}

/**
 * Loads every subject `rounds` times in turn, each time in a cold context, so that a change in the speed of the
 * machine affects floors and pages alike. The first round warms up the browser and is not counted.
 */
export async function loadInTurn(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Map<string, Loads>> {
  const loads = new Map(subjects.map(({ name }) => [name, new Loads()]));
  for (let round = 0; round <= rounds; round++) {
    const turn = round === 0 ? subjects.slice(0, 1) : subjects.filter(({ once }) => !once || round === 1);
    for (const { name, url, stored, repeat } of turn) {
      const own = loads.get(name);
      if (!own || own.failure) continue;
      const context = await PlainContext.open(browser);
      try {
        const page = await openPlainPhone(context, stored);
        await settlePlain(page, url);
        const load = await read(page);
        if (round === 0) continue;
        own.cold.push(load);
        if (repeat) {
          await page.close();
          own.repeat.push(await readRepeat(context, url));
        }
      } catch (error) {
        own.failure = error;
        console.error(`${name}: ${String(error)}`);
      } finally {
        await context.close();
      }
    }
  }
  return loads;
}
