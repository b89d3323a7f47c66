import { test as base } from '@playwright/test';

import { type Account, createAccount } from './accounts.ts';
import { serviceEnv } from './pages.ts';
import { Service, START_LIMIT } from './service.ts';

/** How long a phone waits for its second code, in milliseconds. */
const BETWEEN_CODES = 61_000;

interface Shared {
  /** The service of the worker; its tests run one after another. A test that kills it starts it again. */
  service: Service;
  /** Accounts that were made when the worker started, one for each test that needs a second code for its phone. */
  earlier: { resets: Account; moves: Account; madeAt: number };
}

export const test = base.extend<{ waitForSecondCode: () => Promise<void> }, Shared>({
  service: [
    // Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => {
      const service = await Service.start(serviceEnv);
      await provide(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT },
  ],
  earlier: [
    async ({ service }, provide) => {
      const [resets, moves] = [await createAccount(service), await createAccount(service)];
      await provide({ resets, moves, madeAt: Date.now() });
    },
    { scope: 'worker', auto: true },
  ],
  waitForSecondCode: async ({ earlier, page }, provide) => {
    await provide(() => page.waitForTimeout(Math.max(0, earlier.madeAt + BETWEEN_CODES - Date.now())));
  },
});
