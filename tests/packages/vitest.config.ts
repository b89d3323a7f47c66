import { defineConfig } from 'vitest/config';

/** Installing, compiling and packing take a minute on an idle machine and many on a busy one; in milliseconds. */
const LONG = 900_000;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts', '../generator/*.test.ts'],
    testTimeout: LONG,
    hookTimeout: LONG,
    maxWorkers: 1,
  },
});
