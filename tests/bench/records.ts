import type { Browser, Page } from '@playwright/test';

import type { App } from './app.ts';
import { openPhone, settle } from './load.ts';
import { median, type Row } from './table.ts';

/** The number of records of the member. */
const RECORDS = 1000;

const groups = ['self', 'friend', 'lover', 'child', 'parent', 'relative', 'colleague', 'client', 'other'];
const two = (value: number) => String(value).padStart(2, '0');

/** An import file with repeated names and all groups. */
function recordFile(): string {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    name: `${'林周苏陈沈顾许温'[at % 8] ?? ''}${['清和', '慕白', '若兰', '知行'][Math.floor(at / 8) % 4] ?? ''}${at}`,
    gender: at % 2 ? 'female' : 'male',
    calendar_type: 'solar',
    birth_time: `${1940 + (at % 80)}-${two(1 + (at % 12))}-${two(1 + (at % 28))} ${two(at % 24)}:${at % 6}0:00`,
    category: groups[at % groups.length],
  }));
  return JSON.stringify({ records });
}

async function fill(service: NonNullable<App['service']>): Promise<void> {
  const answer = await fetch(`${service.url}/api/records/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${service.member.token}` },
    body: JSON.stringify({ format: 'json', content: recordFile() }),
  });
  const { data } = (await answer.json()) as { data: { imported: number } | null };
  if (data?.imported !== RECORDS) throw new Error(`Only ${data?.imported ?? 0} records were imported`);
}

/** Waits until the list has stopped changing and the observers have reported. */
async function settleList(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('article') && !document.querySelector('ul[aria-busy]'),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
}

declare global {
  interface Window {
    filtered?: number[];
  }
}

/** The delay of the search after the last key, in milliseconds. */
const SEARCH_AFTER = 300;

/**
 * Runs in the page: records, for every key that changes the list, the milliseconds until a frame shows the new list,
 * without the delay of the search.
 */
function watchFiltering(delay: number): void {
  window.filtered = [];
  let typed = NaN;
  addEventListener('input', (event) => (typed = event.timeStamp), true);
  new MutationObserver(() => {
    const due = typed + delay;
    typed = NaN;
    if (Number.isNaN(due)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.filtered?.push(performance.now() - due);
      port2.postMessage(null);
    });
  }).observe(document.querySelector('main ul') ?? document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden'],
  });
}

/** Milliseconds of the slowest key of a search. */
async function measure(page: Page, url: string): Promise<number> {
  await settle(page, url);
  await settleList(page);
  const search = page.getByRole('searchbox');
  const [name = ''] = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.evaluate(watchFiltering, SEARCH_AFTER);
  for (const letter of name.slice(0, 3)) {
    await search.pressSequentially(letter);
    await page.waitForTimeout(2 * SEARCH_AFTER);
  }
  await search.fill('');
  await page.waitForTimeout(2 * SEARCH_AFTER);
  await settleList(page);
  const filtered = await page.evaluate(() => window.filtered ?? []);
  return filtered.length > 0 ? Math.max(...filtered) : NaN;
}

/** Row 12: searching a list of a thousand records. */
export async function recordRows(browser: Browser, app: App | undefined, rounds: number): Promise<Row[]> {
  const taken: number[] = [];
  if (app?.service) {
    await fill(app.service);
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await openPhone(browser, app.service.member.stored);
      try {
        taken.push(await measure(page, `${app.url}/reports`));
      } finally {
        await context.close();
      }
    }
  }
  return [
    {
      id: '12',
      what: `/reports with ${RECORDS} records: the list after a search, until it is painted`,
      unit: 'ms',
      figure: taken.length > 0 ? median(taken) : undefined,
      goal: { atMost: 50 },
    },
  ];
}
