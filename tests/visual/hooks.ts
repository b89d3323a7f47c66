/** Hooks of the story test-runner in a visual run: draws each story after its play function and compares. */
import { appendFileSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

import { decode, differsByNoise, encodePng, hashPixels, pictureReader, readManifest } from './pictures.ts';
import type { Plan, Result } from './run.ts';
import { viewName, viewports, type View } from './views.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** Of the test-runner's own Jest; the types of Vitest are those of this project. */
const jest = globalThis as unknown as {
  expect: {
    (picture: Buffer): { toMatchImageSnapshot(options: object): void };
    extend(matchers: object): void;
  };
};

declare global {
  interface Window {
    scrolled?: { element: Element; share: number }[];
  }
}

const ATTEMPTS = 3;

/** Pages higher than this are cut: their parts have stories of their own. */
const MAX_HEIGHT = 1600;

/** Bundled fonts on every machine, no blinking caret, no scroll bars. */
const pinnedCss = `
:root{--font-body:"Noto Sans SC","Ziping Blank",sans-serif!important;--font-title:"Ziping Serif","Noto Sans SC","Ziping Blank",serif!important}
*{caret-color:transparent!important;scrollbar-width:none!important}
:root[data-still] *,:root[data-still] ::before,:root[data-still] ::after,:root[data-still] ::backdrop{animation:none!important;transition:none!important;will-change:auto!important}`;

async function pinLook(page: Page, sheet: string): Promise<void> {
  await page.evaluate(
    async ({ css, sheet }) => {
      delete document.documentElement.dataset['still'];
      if (document.getElementById('pinned-look')) return;
      const style = document.createElement('style');
      style.id = 'pinned-look';
      style.textContent = css;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      const loaded = new Promise((done) => (link.onload = link.onerror = done));
      document.head.append(link, style);
      await loaded;
    },
    { css: pinnedCss, sheet },
  );
}

/** Remembers how far each element is scrolled, as a share of its range: the range in pixels depends on the view. */
const rememberScrolling = (page: Page) =>
  page.evaluate(() => {
    const scrolled = [...document.querySelectorAll('#storybook-root *')].filter(
      ({ scrollTop }) => scrollTop > 0,
    );
    window.scrolled = scrolled.map((element) => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      return { element, share: scrollTop / (scrollHeight - clientHeight) };
    });
  });

/** Sets theme and text size as the app does, and waits for fonts, images and two frames. */
async function show(page: Page, view: View): Promise<number> {
  const viewport = viewports[view.width];
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  return page.evaluate(async ({ theme, textSize }) => {
    const root = document.documentElement;
    // A layer that has moved is drawn at fractions of a pixel that vary. Not sooner: play functions await the events.
    root.dataset['still'] = '';
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    // Everything is drawn anew: an edge that was drawn in two steps differs from one drawn at once.
    root.dataset['theme'] = theme === 'light' ? 'dark' : 'light';
    await frame();
    root.dataset['theme'] = theme;
    root.dataset['textSize'] = textSize;
    scrollTo(0, 0);
    await frame();
    await document.fonts.ready;
    const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    // Scroll anchoring moves a scrolled element when the text size changes, and by how much depends on when it draws.
    for (const { element, share } of window.scrolled ?? []) {
      element.scrollTop = Math.round(share * (element.scrollHeight - element.clientHeight));
    }
    await frame();
    return root.scrollHeight;
  }, view);
}

const sessions = new WeakMap<Page, ReturnType<ReturnType<Page['context']>['newCDPSession']>>();

async function draw(page: Page, view: View): Promise<Buffer> {
  const height = Math.min(await show(page, view), MAX_HEIGHT);
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page);
  if (!session) throw new Error('The page has no session for its protocol.');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: viewports[view.width].width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * @param folder what the run writes
 */
export function visualHooks(folder: string): TestRunnerConfig {
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plan;
  const manifest = readManifest(plan.baselines);
  const committed = pictureReader(plan.baselines);

  const report = (result: Result) =>
    appendFileSync(join(folder, `results-${process.pid}.jsonl`), `${JSON.stringify(result)}\n`);

  /** Draws until the picture is as committed, so that a difference is one that stays. */
  async function drawLike(page: Page, view: View, before: string | undefined) {
    const place = before ? manifest.pictures[before] : undefined;
    for (let attempt = 1; ; attempt += 1) {
      const picture = await draw(page, view);
      const pixels = await decode(picture);
      const hash = hashPixels(pixels);
      const same =
        hash === before || (before && place && differsByNoise(await committed(before, place), pixels));
      if (same || attempt === ATTEMPTS || !place)
        return { picture, hash: same && before ? before : hash, same: Boolean(same), place };
    }
  }

  /** @returns what is wrong with the picture; undefined where it is as committed */
  async function compare(page: Page, id: string, view: View): Promise<string | undefined> {
    const before = manifest.stories[id]?.[viewName(view)];
    const { picture, hash, same, place } = await drawLike(page, view, before);
    const status = same ? 'same' : place ? 'changed' : 'new';
    report({ id, view: viewName(view), hash, status });
    if (same) return undefined;
    const name = `${id}--${viewName(view)}`;
    mkdirSync(join(folder, 'after'), { recursive: true });
    writeFileSync(join(folder, 'after', `${name}.png`), picture);
    if (plan.update) return undefined;
    if (!before || !place) return 'has no committed picture';
    mkdirSync(join(folder, 'before'), { recursive: true });
    writeFileSync(join(folder, 'before', `${name}.png`), await encodePng(await committed(before, place)));
    try {
      // Every pixel counts: a token that changes by one shade is a change.
      jest.expect(picture).toMatchImageSnapshot({
        customSnapshotsDir: join(folder, 'before'),
        customDiffDir: join(folder, 'difference'),
        customSnapshotIdentifier: name,
        customDiffConfig: { threshold: 0, includeAA: true },
        failureThreshold: 0,
        onlyDiff: true,
        noColors: true,
      });
    } catch (error) {
      return (error as Error).message.split('\n')[0] ?? 'differs';
    }
    return 'has another hash but no different pixel';
  }

  return {
    setup() {
      jest.expect.extend({ toMatchImageSnapshot });
    },
    async preVisit(page) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize(viewports.phone);
      await pinLook(page, plan.fontSheet);
    },
    async postVisit(page, { id, hasFailure }) {
      // The runner reports the failure of the story itself.
      if (hasFailure) return;
      await rememberScrolling(page);
      const faults: string[] = [];
      for (const view of plan.views[id] ?? []) {
        const fault = await compare(page, id, view);
        if (fault) faults.push(`${viewName(view)}: ${fault}`);
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
