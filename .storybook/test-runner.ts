import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

/** The runner never loads the manager, so no story's viewport applies: the width is chosen here. */
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const name = process.env['VIEWPORT'] ?? 'phone';
if (name !== 'phone' && name !== 'desktop')
  throw new Error(`VIEWPORT must be phone or desktop, not ${name}.`);
const visited = viewports[name];

/** What the accessibility addon leaves on the page after its own check. */
interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

async function fitsSideways(page: Page, { width }: { width: number }): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) throw new Error(`The page scrolls sideways by ${overflow}px at ${width}px.`);
}

/** The check of the addon once more, at another width than the one it ran at. */
async function passesAxe(page: Page, { width }: { width: number }): Promise<void> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
  });
  if (found.length > 0) throw new Error(`axe at ${width}px:\n${found.join('\n')}`);
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(visited);
    const width = await page.evaluate(() => window.innerWidth);
    if (width !== visited.width) throw new Error(`The page is ${width}px wide, not ${visited.width}px.`);
  },
  async postVisit(page) {
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    await fitsSideways(page, visited);
    if (visited === viewports.desktop) return;
    // In the same visit: to load every story a second time takes longer than all that is looked at.
    await page.setViewportSize(viewports.desktop);
    await fitsSideways(page, viewports.desktop);
    await passesAxe(page, viewports.desktop);
  },
};

export default config;
