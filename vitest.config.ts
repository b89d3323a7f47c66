import { defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Shanghai';

const project = (name: string, isolate: boolean, include: string[], setupFiles: string[] = []) => ({
  test: { name, isolate, include, setupFiles, exclude: ['**/node_modules/**'], testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: '100%',
    projects: [
      // The files of a project that is not isolated share the modules of a worker, and the service's the databases too.
      project('packages', false, [
        'packages/*/src/**/*.test.{ts,tsx}',
        'tests/{boundaries,visual}/**/*.test.ts',
      ]),
      project('service', false, [
        'apps/server/src/**/*.test.ts',
        'mocks/**/*.test.ts',
        'tests/contract/**/*.test.ts',
      ]),
      // Libraries of the app keep state of the document in their modules. A file that needs a document asks for jsdom
      // in its first line.
      project('web', true, ['apps/web/src/**/*.test.{ts,tsx}'], ['apps/web/src/testing/no-style-sheets.ts']),
    ],
  },
});
