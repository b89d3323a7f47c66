import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

process.env.TZ = 'Asia/Shanghai';

interface Project {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
  setupFiles?: string[];
}

/** Ends what hangs, in milliseconds. What merely takes long on a busy machine must not reach it. */
const LIMIT = 120_000;

const project = (name: string, { exclude = [], isolate = false, ...rest }: Project) => ({
  test: {
    name,
    isolate,
    ...rest,
    exclude: ['**/node_modules/**', ...exclude],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { poll: { timeout: LIMIT / 2 } },
  },
});

const needsDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files of one environment after each other. A worker serves one environment: at a change another one starts, and
 * loads every module again.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) ||
        Number(needsDocument(one)) - Number(needsDocument(other)),
    );
  }
}

/** What a test of the app cannot take back: modules that it replaces or loads anew, and a database of the browser. */
const lasting = /\bvi\.(?:mock|doMock|resetModules)\(|'fake-indexeddb\/auto'|\/testing\/head-script\.ts'/;

const web = 'apps/web/src';
const webIsolated = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((file) => `${web}/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && lasting.test(readFileSync(file, 'utf8')));

// An isolated file too ends with its page taken down: what is mounted would see its document being closed.
const webSetup = ['no-style-sheets', 'clean-worker'].map((name) => `${web}/testing/${name}.ts`);

export default defineConfig({
  test: {
    // Workers wait for modules, processes and timers a fifth of their time; one more than there are cores uses it.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ByEnvironment },
    // The files of a project that is not isolated share the modules of a worker, and the service's the databases too.
    projects: [
      project('packages', {
        include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/{boundaries,visual}/**/*.test.ts'],
      }),
      project('service', {
        include: ['apps/server/src/**/*.test.ts', 'mocks/**/*.test.ts', 'tests/contract/**/*.test.ts'],
      }),
      // A file that needs a document asks for jsdom in its first line.
      project('web', {
        include: [`${web}/**/*.test.{ts,tsx}`],
        exclude: webIsolated,
        setupFiles: webSetup,
      }),
      project('web-isolated', {
        include: webIsolated,
        isolate: true,
        setupFiles: webSetup,
      }),
    ],
  },
});
