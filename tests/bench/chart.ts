import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';

import { cacheFolder, pageSettings } from './floors.ts';
import { openPhone, settle } from './load.ts';
import { serveFolder } from './serve.ts';
import { median, type Row } from './table.ts';

/** Row 11: the pillar table with both strips, alone on a page: the time to replace the skeleton, and to press each button. */
export async function chartRows(browser: Browser, rounds: number): Promise<Row[]> {
  const folder = join(cacheFolder, 'chart');
  await build(pageSettings(join(import.meta.dirname, 'chart'), folder, '@emotion/react'));
  const served = await serveFolder(folder);
  const mounts: number[] = [];
  const presses: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await openPhone(browser);
      await settle(page, `${served.url}/`);
      mounts.push(await page.evaluate(() => window.mountChart()));
      const pressed = await page.evaluate(() => window.pressAll());
      if (pressed.length < 30)
        throw new Error(`Only ${pressed.length} buttons of the chart could be pressed`);
      presses.push(Math.max(...pressed));
      await context.close();
    }
  } finally {
    await served.close();
  }
  return [
    {
      id: '11',
      what: 'chart table and strips: mount',
      unit: 'ms',
      figure: median(mounts),
      goal: { atMost: 100 },
    },
    {
      id: '11',
      what: 'chart: longest press of a cycle or year',
      unit: 'ms',
      figure: median(presses),
      goal: { atMost: 50 },
    },
  ];
}
