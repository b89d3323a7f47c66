import { defineConfig } from '@playwright/test';

import { browserArgs, browserPath } from '../../scripts/find-browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // A journey waits for pages and codes a quarter of its time; a third one uses the two cores meanwhile.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The limits end what hangs. What merely takes long on a busy machine must not reach them, so nothing is run again.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // The service worker would answer for a service that a test has stopped. Its own tests allow it.
    serviceWorkers: 'block',
    // Recording every journey takes a third of their time: `--trace on` records one that failed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArgs },
  },
});
