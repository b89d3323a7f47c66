import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';

import { cacheFolder, pageSettings } from './floors.ts';
import { openPhone, settle } from './load.ts';
import { serveFolder } from './serve.ts';
import { median, type Row } from './table.ts';

const MESSAGES = 100;
/** Tokens a second. */
const SPEED = 200;
const SECONDS = 6;
/** Milliseconds between two keys. */
const KEY_PAUSE = 150;

interface Run {
  frames: number;
  /** The longest task while the answer arrived. */
  longest: number;
  lag: number;
  /** The longest task while the thread opened. */
  opening: number;
}

async function run(browser: Browser, url: string, kind: 'floor' | 'thread'): Promise<Run> {
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
      SPEED,
      SECONDS,
    ] as const);
    for (const end = Date.now() + SECONDS * 1000 - 500; Date.now() < end;) {
      await page.keyboard.press('a');
      await page.waitForTimeout(KEY_PAUSE);
    }
    const { frames, tasks, lag } = await streaming;
    return { frames, longest: Math.max(0, ...tasks), lag, opening };
  } finally {
    await context.close();
  }
}

/** Rows 14 and 15: an answer that arrives in a thread of a hundred messages, beside the same text in one text node. */
export async function chatRows(browser: Browser, rounds: number): Promise<Row[]> {
  const folder = join(cacheFolder, 'chat');
  await build(pageSettings(join(import.meta.dirname, 'chat'), folder, '@emotion/react'));
  const served = await serveFolder(folder);
  const runs: Record<'floor' | 'fast', Run[]> = { floor: [], fast: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      runs.floor.push(await run(browser, `${served.url}/`, 'floor'));
      runs.fast.push(await run(browser, `${served.url}/`, 'thread'));
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
      goal: { atLeast: 50 },
    },
    {
      id: '14',
      what: 'the same: longest task',
      unit: 'ms',
      figure: figure('fast', 'longest'),
      floor: figure('floor', 'longest'),
      goal: { atMost: 100 },
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
      id: '15',
      what: 'opening a thread of 100 messages: longest task',
      unit: 'ms',
      figure: figure('fast', 'opening'),
      floor: figure('floor', 'opening'),
      goal: { atMost: 150 },
    },
  ];
}
