import { defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Shanghai';

const exclude = ['**/node_modules/**'];
const testTimeout = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        // Pure modules: the files share a worker and its loaded modules.
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/boundaries/**/*.test.ts'],
          exclude,
          isolate: false,
          testTimeout,
        },
      },
      {
        // Stores, storage, servers and databases: each file has a worker of its own. A file that needs a document asks
        // for jsdom in its first line.
        test: {
          name: 'apps',
          include: ['apps/*/src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude,
          testTimeout,
        },
      },
    ],
  },
});
