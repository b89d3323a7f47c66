import type { Browser, Locator, Page } from '@playwright/test';

import { type App, urlOf } from './app.ts';
import { openPhone, settle } from './load.ts';
import type { ServedFloors } from './pages.ts';
import { median, type Row } from './table.ts';

/** An element to tap; every tap changes the page. */
interface Target {
  what: string;
  path: string;
  /** The page is for members. */
  member?: boolean;
  /** Unmeasured taps before the first measured one. */
  before?: (page: Page) => Promise<void>;
  /** The element of the n-th tap. */
  at: (page: Page, tap: number) => Locator;
  /** Undoes a tap that cannot be repeated; not measured. */
  after?: (page: Page) => Promise<void>;
}

const strip = (page: Page, number: number, options: { pressed?: boolean } = {}) =>
  page.getByRole('toolbar').nth(number).getByRole('button', options);

const targets: readonly Target[] = [
  {
    what: 'the calendar, changing the form',
    path: '/fortune',
    at: (page, tap) =>
      page.locator('label:has(input[type=radio])', { hasText: tap % 2 === 0 ? '农历' : '公历' }).first(),
  },
  {
    what: 'the checkbox of a record',
    path: '/reports',
    member: true,
    at: (page) => page.locator('label:has(input[type=checkbox])').first(),
  },
  {
    what: 'delete, opening a dialog',
    path: '/reports',
    member: true,
    at: (page) => page.getByRole('button', { name: /^删除.+的命盘$/ }).first(),
    after: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    what: 'a tab',
    path: '/reports/:id',
    member: true,
    at: (page, tap) => page.getByRole('tab', { name: tap % 2 === 0 ? 'AI命盘报告' : '基础命盘解析' }),
  },
  {
    what: 'a cycle',
    path: '/reports/:id',
    member: true,
    at: (page, tap) => strip(page, 0).nth(1 + (tap % 2)),
  },
  {
    what: 'a year',
    path: '/reports/:id',
    member: true,
    before: async (page) => {
      // A tap on the current cycle, which is pressed, would take its years away.
      await strip(page, 0, { pressed: false }).nth(1).tap();
      await strip(page, 1).nth(1).waitFor();
    },
    at: (page, tap) => strip(page, 1).nth(tap % 2),
  },
  {
    what: 'a plan',
    path: '/membership',
    at: (page, tap) =>
      page
        .getByRole('radiogroup', { name: '会员套餐' })
        .locator('label')
        .nth(tap % 2),
  },
  {
    what: 'an audience',
    path: '/membership',
    at: (page, tap) => page.locator('label', { hasText: tap % 2 === 0 ? '命理师专业版' : '个人用户' }),
  },
  {
    what: 'a filter',
    path: '/orders',
    member: true,
    at: (page, tap) => page.locator('label', { hasText: tap % 2 === 0 ? '待支付' : '全部' }),
  },
  {
    what: 'a way to pay',
    path: '/payment?order_id=:order',
    member: true,
    at: (page, tap) => page.locator('label', { hasText: tap % 2 === 0 ? '支付宝' : '微信支付' }),
  },
];

declare global {
  interface Window {
    taps?: number[];
  }
}

/**
 * Runs in the page: records, for every tap, the milliseconds from the end of the touch to the end of the next
 * frame.
 */
function watchTaps(): void {
  window.taps = [];
  let pending = false;
  addEventListener(
    'click',
    (event) => {
      // A click on a label is followed by a second one on its input.
      if (pending) return;
      pending = true;
      requestAnimationFrame(() => {
        // After the frame, but before the work that React has scheduled.
        void scheduler.postTask(
          () => {
            pending = false;
            window.taps?.push(performance.now() - event.timeStamp);
          },
          { priority: 'user-blocking' },
        );
      });
    },
    true,
  );
}

async function tapToPaint(page: Page, target: Locator): Promise<number> {
  await page.bringToFront();
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap is not shown');
  const before = await page.evaluate(() => window.taps?.length ?? 0);
  // By its place: `tap()` looks up what the touch hits while it is handled, which takes longer in a larger page.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction((count) => (window.taps?.length ?? 0) > count, before);
  return page.evaluate((at) => window.taps?.[at] ?? NaN, before);
}

async function watchTapsOf(page: Page, url: string): Promise<void> {
  await settle(page, url);
  await page.evaluate(watchTaps);
}

/** Row 9: from a tap to the frame that shows its effect. The floor is the button of the empty stack, measured in turn. */
export async function tapRows(
  browser: Browser,
  app: App | undefined,
  floors: ServedFloors,
  rounds: number,
): Promise<Row[]> {
  const floor = await openPhone(browser);
  await watchTapsOf(floor.page, `${floors.stack.url}/`);
  const rows: Row[] = [];
  // One floor for all rows: a few taps of one button differ by a third, by when they come between two frames.
  const least: number[] = [];
  for (const { what, path, member = false, before, at, after } of targets) {
    const row: Row = {
      id: '9',
      what: `${path}: tap on ${what} (floor: stack)`,
      unit: 'ms',
      figure: undefined,
      goal: { atMost: 100 },
    };
    rows.push(row);
    if (!app || (member && !app.service)) continue;
    const subject = await openPhone(browser, member ? app.service?.member.stored : undefined);
    try {
      await watchTapsOf(subject.page, urlOf(app, path));
      await before?.(subject.page);
      const own: number[] = [];
      for (let tap = 0; tap < 2 + rounds * 2; tap++) {
        const ofFloor = await tapToPaint(floor.page, floor.page.getByRole('button'));
        const ofPage = await tapToPaint(subject.page, at(subject.page, tap));
        await after?.(subject.page);
        // The first two taps run cold code.
        if (tap < 2) continue;
        least.push(ofFloor);
        own.push(ofPage);
      }
      row.figure = median(own);
    } catch (error) {
      row.figure = 'failed';
      console.error(`${row.what}: ${String(error)}`);
    } finally {
      await subject.context.close();
    }
  }
  await floor.context.close();
  for (const row of rows) if (typeof row.figure === 'number') row.floor = median(least);
  return rows;
}
