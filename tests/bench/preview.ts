import type { Browser, Locator, Page } from '@playwright/test';

import type { App } from './app.ts';
import { openPhone, settle } from './load.ts';
import type { ServedFloors } from './pages.ts';
import { median, type Row } from './table.ts';

type Kind = 'input' | 'select' | 'radio';

/** Keys that change a control again and again, each time by a whole step. */
const keysOf: Record<Kind, readonly string[]> = {
  input: [...'shen'],
  select: ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp'],
  radio: ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'],
};

const nameOf = (page: Page) => page.getByRole('textbox').first();
const selectOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const calendarOf = (page: Page) => page.getByRole('radio', { name: '公历', exact: true });

/** The fields of the form, and the kind of plain control that is the floor of each. */
const fields: readonly { what: string; kind: Kind; of: (page: Page) => Locator }[] = [
  { what: 'the name, one key at a time', kind: 'input', of: nameOf },
  { what: 'the year', kind: 'select', of: (page) => selectOf(page, '年') },
  { what: 'the month', kind: 'select', of: (page) => selectOf(page, '月') },
  { what: 'the day', kind: 'select', of: (page) => selectOf(page, '日') },
  { what: 'the hour', kind: 'select', of: (page) => selectOf(page, '时') },
  { what: 'the minute', kind: 'select', of: (page) => selectOf(page, '分') },
  { what: 'the province', kind: 'select', of: (page) => selectOf(page, '省份') },
  { what: 'the calendar', kind: 'radio', of: calendarOf },
];

/** The controls of the empty stack. */
const plain: Record<Kind, (page: Page) => Locator> = {
  input: nameOf,
  select: (page) => selectOf(page, '年'),
  radio: calendarOf,
};

/** One frame of a screen of 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;

/** Time after each key for its work to finish, in milliseconds. */
const IDLE_MS = 500;

/** The cost of one key, in milliseconds. Work counts only the time that the main thread ran. */
interface Press {
  /** Work from the event to the end of the frame that shows it. */
  work: number;
  /** Time on the clock from the event to the end of that frame. */
  paint: number;
  /** The longest task from the event until the page is idle, as work. */
  longest: number;
}

/** An event of a browser's trace. Times in microseconds; `tts` and `tdur` count only the time that the thread ran. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

const began = ({ tts = NaN }: TraceEvent) => tts / 1000;
const ended = ({ tts = NaN, tdur = 0 }: TraceEvent) => (tts + tdur) / 1000;

/** Reads the cost of each key from the trace of the page's main thread. */
function readPresses(trace: readonly TraceEvent[]): Press[] {
  const inputs = trace.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input');
  const own = trace
    .filter(({ pid, tid }) => pid === inputs[0]?.pid && tid === inputs[0].tid)
    .sort((a, b) => a.ts - b.ts);
  return inputs.flatMap((input, index) => {
    const next = inputs[index + 1]?.ts ?? Infinity;
    const after = own.filter(({ ts, dur = 0 }) => ts + dur > input.ts && ts < next);
    const frame = after.find(({ name, ts }) => name === 'Commit' && ts > input.ts);
    if (!frame) return [];
    const tasks = after.filter(({ name }) => name === 'RunTask');
    return {
      work: ended(frame) - began(input),
      paint: (frame.ts + (frame.dur ?? 0) - input.ts) / 1000,
      longest: Math.max(
        ...tasks.map((task) => ended(task) - Math.max(began(task), began(input))).filter(Number.isFinite),
      ),
    };
  });
}

/** Presses keys one after the other, each when the page is idle. */
async function press(browser: Browser, page: Page, keys: readonly string[]): Promise<Press[]> {
  await page.bringToFront();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(IDLE_MS);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return readPresses(traceEvents);
}

/** Fills in the date and switches on the place, and waits for the preview. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '年', exact: true }).selectOption('1986');
  await page.getByRole('combobox', { name: '月', exact: true }).selectOption('7');
  await page.getByRole('combobox', { name: '日', exact: true }).selectOption('21');
  await page.getByRole('switch').first().press('Space');
  await page.getByRole('combobox', { name: '省份', exact: true }).selectOption({ index: 2 });
  await page.locator('aside [data-phase]').first().waitFor();
}

/**
 * Row `preview`: the cost of a key in the form while the preview updates. The floor is a controlled input of the
 * same kind on the empty stack, measured in turn.
 */
export async function previewRows(
  browser: Browser,
  app: App | undefined,
  floors: ServedFloors,
  rounds: number,
): Promise<Row[]> {
  const row = (what: string, figure: Row['figure'], floor: number, goal: Row['goal']): Row => ({
    id: 'preview',
    what: `/fortune: ${what}`,
    unit: 'ms',
    figure,
    floor,
    goal,
  });
  if (!app) return [row('a key', undefined, NaN, undefined)];
  const floor = await openPhone(browser);
  const form = await openPhone(browser);
  try {
    await settle(floor.page, `${floors.stack.url}/`);
    await settle(form.page, `${app.url}/fortune`);
    await fillIn(form.page);
    const rows: Row[] = [];
    for (const { what, kind, of } of fields) {
      const keys = keysOf[kind];
      await plain[kind](floor.page).focus();
      await of(form.page).focus();
      // The first keys run cold code.
      await press(browser, floor.page, keys);
      await press(browser, form.page, keys);
      const least: Press[] = [];
      const own: Press[] = [];
      for (let round = 0; round < rounds; round++) {
        least.push(...(await press(browser, floor.page, keys)));
        own.push(...(await press(browser, form.page, keys)));
      }
      const middle = (presses: Press[], key: keyof Press) => median(presses.map((one) => one[key]));
      const both = (key: keyof Press) => [middle(own, key), middle(least, key)] as const;
      rows.push(
        row(`${what}: work until painted`, ...both('work'), { atMost: FRAME }),
        row(`${what}: from key to paint`, ...both('paint'), undefined),
        row(`${what}: longest task`, ...both('longest'), { atMost: FRAME }),
      );
    }
    return rows;
  } finally {
    await floor.context.close();
    await form.context.close();
  }
}
