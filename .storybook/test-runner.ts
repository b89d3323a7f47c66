import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

/** The runner never loads the manager, so no story's viewport applies: one width per run, chosen here. */
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const name = process.env['VIEWPORT'] ?? 'phone';
if (!(name in viewports)) throw new Error(`VIEWPORT must be phone or desktop, not ${name}.`);
const viewport = viewports[name as keyof typeof viewports];

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => window.innerWidth);
    if (width !== viewport.width) throw new Error(`The page is ${width}px wide, not ${viewport.width}px.`);
  },
  async postVisit(page) {
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) throw new Error(`The page scrolls sideways by ${overflow}px at ${viewport.width}px.`);
  },
};

export default config;
