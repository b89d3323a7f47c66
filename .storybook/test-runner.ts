import type { TestRunnerConfig } from '@storybook/test-runner';

import { findCutTexts } from '../tests/e2e/cut-texts.ts';
import { findEscapingBoxes } from '../tests/e2e/escaping-boxes.ts';
import { findSmallTargets } from '../tests/e2e/touch-targets.ts';
import { visualHooks } from '../tests/visual/hooks.ts';

// The runner does not load the manager, so the viewport of a story does not apply. The width is set here.
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const name = process.env['VIEWPORT'] ?? 'phone';
if (name !== 'phone' && name !== 'desktop')
  throw new Error(`VIEWPORT must be phone or desktop, not ${name}.`);
const playedAt = viewports[name];

/** The part of axe-core that the accessibility addon leaves on `window`. */
interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** Waits for fonts and images, which change the layout when they arrive, and for the frame after them. */
async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}

/** Hidden, a story is not laid out again for a new width of the page. */
const showRoot = (page: Page, shown: boolean) =>
  page.evaluate(
    (display) => {
      const root = document.getElementById('storybook-root');
      if (root) root.style.display = display;
    },
    shown ? '' : 'none',
  );

/** What rises from nothing is invisible in its first frame, which may be late on a busy machine. */
const endMotion = (page: Page) =>
  page.evaluate(() => {
    if (document.getElementById('no-motion')) return;
    const sheet = document.createElement('style');
    sheet.id = 'no-motion';
    sheet.textContent = '*, ::before, ::after, ::backdrop { animation: none !important }';
    document.head.append(sheet);
  });

async function expectNoSidewaysScroll(page: Page, { width }: { width: number }): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) throw new Error(`The page scrolls sideways by ${overflow}px at ${width}px.`);
}

async function expectNone(page: Page, findFaults: () => string[]): Promise<void> {
  const faults = await page.evaluate(findFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Sets a part of the appearance of the whole page.
 * @param value undefined for what the page has by itself
 * @returns the value before
 */
const setAppearance = (page: Page, part: 'textSize' | 'theme', value: string | undefined) =>
  page.evaluate(
    ([name, next]) => {
      const { dataset } = document.documentElement;
      const before = dataset[name];
      if (next === undefined) delete dataset[name];
      else dataset[name] = next;
      return before;
    },
    [part, value] as const,
  );

/** The largest text on the narrowest phones is where a page first lacks room for what it says. */
const NARROW = [390, 360, 320];

async function expectWholeTexts(page: Page, isScreen: boolean): Promise<void> {
  const cut: string[] = [];
  const before = await setAppearance(page, 'textSize', 'xlarge');
  for (const width of NARROW) {
    await page.setViewportSize({ ...viewports.phone, width });
    await waitForLayout(page);
    // A part may be shown in a frame of its own width.
    if (isScreen) await expectNoSidewaysScroll(page, { width });
    const found = await page.evaluate(findCutTexts);
    cut.push(...found.map((sentence) => `${width}px: ${sentence}`));
  }
  await setAppearance(page, 'textSize', before);
  if (cut.length > 0) throw new Error(`The largest text is cut:\n${cut.join('\n')}`);
}

/** Repeats the check of the accessibility addon where the page looks different. */
async function expectNoAxeViolations(page: Page, where: string, options: object): Promise<void> {
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'], ...options });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
  }, options);
  if (found.length > 0) throw new Error(`axe ${where}:\n${found.join('\n')}`);
}

/** Theme colours that are readable by day may not be so at night. */
async function expectContrastAtNight(page: Page): Promise<void> {
  const before = await setAppearance(page, 'theme', 'dark');
  await waitForLayout(page);
  await expectNoAxeViolations(page, 'at night', { runOnly: ['color-contrast'] });
  await setAppearance(page, 'theme', before);
}

/** Screens rearrange on a wide viewport. Their parts do not, and connected stories show the same screens. */
const screenOf = ({ id }: { id: string }) => (id.startsWith('页面-') ? id.split('--')[0] : undefined);

const checkedScreens = new Set<string>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(playedAt);
    const width = await page.evaluate(() => window.innerWidth);
    if (width !== playedAt.width) throw new Error(`The page is ${width}px wide, not ${playedAt.width}px.`);
    await showRoot(page, true);
    await endMotion(page);
  },
  async postVisit(page, story) {
    // The runner reports the failure of the story itself.
    if (story.hasFailure) return;
    await waitForLayout(page);
    await expectNoSidewaysScroll(page, playedAt);
    if (playedAt === viewports.desktop) return;
    const screen = screenOf(story);
    await expectNone(page, findEscapingBoxes);
    if (screen) await expectNone(page, findSmallTargets);
    await expectWholeTexts(page, screen !== undefined);
    if (!screen) return;
    // In the same visit, because loading every story a second time takes longer than the checks.
    await page.setViewportSize(viewports.desktop);
    await waitForLayout(page);
    await expectNoSidewaysScroll(page, viewports.desktop);
    // The states of a screen share its wide layout and its colours, so its first story is enough.
    if (!checkedScreens.has(screen)) {
      checkedScreens.add(screen);
      const rules = { region: { enabled: false } };
      await expectNoAxeViolations(page, `at ${viewports.desktop.width}px`, { rules });
      await expectContrastAtNight(page);
    }
    await showRoot(page, false);
  },
};

const visualRun = process.env['VISUAL_RUN'];

const hooks: TestRunnerConfig = {
  // The runner's own ends after 30 s, which opening the page may take on a busy machine. 120 s end what hangs, as for a
  // story (test-runner-jest.config.js).
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { timeout: 120_000 });
  },
  ...(visualRun ? visualHooks(visualRun) : config),
};

export default hooks;
