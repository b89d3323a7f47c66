import type { Browser, Page } from '@playwright/test';

import type { App } from './app.ts';
import { openPhone, settle } from './load.ts';
import type { ServedFloors } from './pages.ts';
import { median, type Row } from './table.ts';

/** The number of records of the member. */
const RECORDS = 1000;

/** The number of following pages that are opened in a round. */
const TURNS = 20;

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

/** The longest task since a moment of the page, in milliseconds; 0 where none was over 50. */
const longestSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      Math.max(
        0,
        ...(window.observed?.tasks ?? []).filter(({ start }) => start >= from).map((task) => task.duration),
      ),
    since,
  );

const now = (page: Page) => page.evaluate(() => performance.now());

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

interface Round {
  open: number;
  turn: number;
  search: number;
  group: number;
  sort: number;
  filter: number;
}

async function measure(page: Page, url: string): Promise<Round> {
  await settle(page, url);
  await settleList(page);
  const open = await longestSince(page, 0);
  const step = async (act: () => Promise<unknown>) => {
    const since = await now(page);
    await act();
    await settleList(page);
    return longestSince(page, since);
  };
  const asked = (act: () => Promise<unknown>) =>
    step(() =>
      Promise.all([page.waitForResponse((answer) => answer.url().includes('/api/records?')), act()]),
    );

  const search = page.getByRole('searchbox');
  const [name = ''] = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.evaluate(watchFiltering, SEARCH_AFTER);
  const typed = await step(async () => {
    for (const letter of name.slice(0, 3)) {
      await search.pressSequentially(letter);
      await page.waitForTimeout(2 * SEARCH_AFTER);
    }
    await search.fill('');
    await page.waitForTimeout(2 * SEARCH_AFTER);
  });
  const filtered = await page.evaluate(() => window.filtered ?? []);

  let turn = 0;
  for (let count = 0; count < TURNS; count += 1) {
    const taken = await asked(() => page.getByRole('button', { name: '下一页' }).click());
    turn = Math.max(turn, taken);
  }
  const [group, sort] = [page.getByRole('combobox').nth(0), page.getByRole('combobox').nth(1)];
  return {
    open,
    turn,
    search: typed,
    group: await asked(() => group.selectOption('client')),
    sort: await asked(() => sort.selectOption('oldest')),
    filter: filtered.length > 0 ? Math.max(...filtered) : NaN,
  };
}

/** Row 12, and the longest tasks with a thousand records: opening, paging, searching, filtering and sorting. */
export async function recordRows(
  browser: Browser,
  app: App | undefined,
  floors: ServedFloors,
  rounds: number,
): Promise<Row[]> {
  const taken: Round[] = [];
  const least: number[] = [];
  if (app?.service) {
    await fill(app.service);
    for (let round = 0; round < rounds; round++) {
      const floor = await openPhone(browser);
      await settle(floor.page, `${floors.stack.url}/`);
      least.push(await longestSince(floor.page, 0));
      await floor.context.close();
      const { context, page } = await openPhone(browser, app.service.member.stored);
      try {
        taken.push(await measure(page, `${app.url}/reports`));
      } finally {
        await context.close();
      }
    }
  }
  const of = (key: keyof Round) => (taken.length > 0 ? median(taken.map((round) => round[key])) : undefined);
  const row = (id: string, what: string, key: keyof Round, floor?: number): Row => ({
    id,
    what: `/reports with ${RECORDS} records: ${what}`,
    unit: 'ms',
    figure: of(key),
    floor,
    goal: { atMost: 50 },
  });
  return [
    row('12', 'the list after a search, until it is painted', 'filter'),
    row('records', 'longest task of opening (floor: stack)', 'open', median(least)),
    row('records', 'longest task of typing a search', 'search'),
    row('records', `longest task of opening ${TURNS} further pages`, 'turn'),
    row('records', 'longest task of choosing a group', 'group'),
    row('records', 'longest task of changing the order', 'sort'),
  ];
}
