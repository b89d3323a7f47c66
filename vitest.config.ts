import { defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Shanghai';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'tests/{contract,boundaries}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    testTimeout: 30_000,
  },
});
