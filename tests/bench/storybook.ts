import type { Browser } from '@playwright/test';
import { resolve } from 'node:path';

import { serveFolder } from './serve.ts';
import { median, type Row } from './table.ts';

const folder = resolve(import.meta.dirname, '../../storybook-static');
const first = '构件-button--primary';
const component = '构件-checkbox--checked';
const screen = '页面-账号-登录--empty';

interface Channel {
  on(event: string, listen: (storyId: string) => void): void;
  emit(event: string, data: { storyId: string; viewMode: string }): void;
}

/** Milliseconds until the first story is drawn, and from one story to the next. The machine is not slowed down. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${url}/?path=/story/${encodeURIComponent(first)}`, {
    waitUntil: 'commit',
    timeout: 240_000,
  });
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root button')
    .waitFor({ timeout: 240_000 });
  const load = performance.now() - began;
  // Storybook goes on loading, and may load the frame anew.
  await page.waitForLoadState('networkidle');

  const preview = page.frame({ name: 'storybook-preview-iframe' });
  if (!preview) throw new Error('Storybook has no preview');
  const switchTo = (storyId: string) =>
    preview.evaluate(
      (id) =>
        new Promise<number>((done) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: Channel;
          };
          const start = performance.now();
          channel.on('storyRendered', (rendered) => {
            if (rendered === id) done(performance.now() - start);
          });
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        }),
      storyId,
    );
  const figures = { load, component: await switchTo(component), screen: await switchTo(screen) };
  await context.close();
  return figures;
}

/** How soon the built Storybook shows its first story and the next ones; there is no goal for it. */
export async function storybookRows(browser: Browser, rounds: number): Promise<Row[]> {
  const { url, close } = await serveFolder(folder);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  try {
    // The server compresses a file when it is first asked for.
    await visit(browser, url);
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url));
  } finally {
    await close();
  }
  const row = (what: string, key: 'load' | 'component' | 'screen'): Row => ({
    id: 'storybook',
    what,
    unit: 'ms',
    figure: median(visits.map((figures) => figures[key])),
    goal: undefined,
  });
  return [
    row('first story drawn, cold', 'load'),
    row('to the story of another component', 'component'),
    row('to the story of a screen', 'screen'),
  ];
}
