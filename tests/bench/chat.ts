import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';

import { cacheFolder, pageSettings } from './floors.ts';
import { openPhone, settle } from './load.ts';
import { serveFolder } from './serve.ts';
import { median, percentile, type Row } from './table.ts';

const MESSAGES = 100;
const SECONDS = 6;
/** Milliseconds of a frame, rounded up. */
const FRAME = 17;
/** Milliseconds between two keys. */
const KEY_PAUSE = 150;

interface Run {
  frames: number;
  /** Milliseconds of long tasks beyond 50 ms each, and how many of them there were. */
  over: number;
  longTasks: number;
  typing: number;
  firstLag: number;
  lag: number;
  /** The longest task while the thread opened. */
  opening: number;
}

async function run(browser: Browser, url: string, kind: 'floor' | 'thread', speed: number): Promise<Run> {
  const { context, page } = await openPhone(browser);
  try {
    await settle(page, url);
    await page.evaluate(() => (window.observed!.tasks = []));
    // In a task of its own, so that the browser reports it.
    await page.evaluate(
      ([kind, count]) =>
        new Promise<void>((done) =>
          setTimeout(() => {
            window.openThread(kind, count);
            requestIdleCallback(() => setTimeout(done, 500));
          }),
        ),
      [kind, MESSAGES] as const,
    );
    const opening = await page.evaluate(() =>
      Math.max(0, ...window.observed!.tasks.map((task) => task.duration)),
    );
    await page.locator('textarea').focus();
    const streaming = page.evaluate(([speed, seconds]) => window.stream(speed, seconds), [
      speed,
      SECONDS,
    ] as const);
    for (const end = Date.now() + SECONDS * 1000 - 500; Date.now() < end;) {
      await page.keyboard.press('a');
      await page.waitForTimeout(KEY_PAUSE);
    }
    const { frames, tasks, typing, firstLag, lag } = await streaming;
    return {
      frames,
      over: tasks.reduce((sum, task) => sum + task - 50, 0),
      longTasks: tasks.length,
      typing: percentile(typing, 0.75),
      firstLag,
      lag,
      opening,
    };
  } finally {
    await context.close();
  }
}

/** Rows 14 and 15: an answer that arrives in a thread of a hundred messages, beside the same text in one text node. */
export async function chatRows(browser: Browser, rounds: number): Promise<Row[]> {
  const folder = join(cacheFolder, 'chat');
  await build(pageSettings(join(import.meta.dirname, 'chat'), folder, '@emotion/react'));
  const served = await serveFolder(folder);
  const runs: Record<'floor' | 'fast' | 'slow', Run[]> = { floor: [], fast: [], slow: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      runs.floor.push(await run(browser, `${served.url}/`, 'floor', 200));
      runs.fast.push(await run(browser, `${served.url}/`, 'thread', 200));
      runs.slow.push(await run(browser, `${served.url}/`, 'thread', 50));
    }
  } finally {
    await served.close();
  }
  const figure = (kind: keyof typeof runs, what: keyof Run) => median(runs[kind].map((one) => one[what]));
  return [
    {
      id: '14',
      what: 'chat, 200 tokens/s into 100 messages: frames',
      unit: '/s',
      figure: figure('fast', 'frames'),
      floor: figure('floor', 'frames'),
      goal: { timesFloorAtLeast: 0.95 },
    },
    {
      id: '14',
      what: 'the same: tasks beyond 50 ms each',
      unit: 'ms',
      figure: figure('fast', 'over'),
      floor: figure('floor', 'over'),
      goal: { atMost: 50 },
    },
    {
      id: '14',
      what: 'the same: typing, p75 from key to frame',
      unit: 'ms',
      figure: figure('fast', 'typing'),
      floor: figure('floor', 'typing'),
      goal: { timesFloor: 1 },
    },
    {
      id: '14',
      what: 'the same: first token to screen',
      unit: 'ms',
      figure: figure('fast', 'firstLag'),
      floor: figure('floor', 'firstLag'),
      goal: { atMost: FRAME },
    },
    {
      id: '14',
      what: 'the same: last token to screen',
      unit: 'ms',
      figure: figure('fast', 'lag'),
      floor: figure('floor', 'lag'),
      goal: { atMost: 300 },
    },
    {
      id: '14',
      what: 'chat, 50 tokens/s: frames',
      unit: '/s',
      figure: figure('slow', 'frames'),
      goal: { atLeast: 58 },
    },
    {
      id: '14',
      what: 'chat, 50 tokens/s: long tasks',
      unit: '',
      figure: figure('slow', 'longTasks'),
      goal: { atMost: 0 },
    },
    {
      id: '15',
      what: 'opening a thread of 100 messages: longest task',
      unit: 'ms',
      figure: figure('fast', 'opening'),
      floor: figure('floor', 'opening'),
      goal: { atMost: 150 },
    },
  ];
}
