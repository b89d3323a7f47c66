/**
 * Who may import whom. One table read twice: by eslint.config.js (so an editor shows the wall) and by
 * tests/boundaries (so the wall stands even where lint is not run).
 *
 * `except` lists the endings of files that are tests or stories and so stand outside the wall.
 * @typedef {{ place: string, sources: string, except: string[], allow: RegExp[], message: string }} Wall
 */

const RELATIVE = /^\.{1,2}\//;
const TESTS = ['.test.ts', '.test.tsx', 'testing/page.tsx'];
const STORIES = ['.stories.tsx', 'story-chart.ts', 'story-app.tsx'];

/** @type {Wall[]} */
export const walls = [
  {
    place: 'packages/bazi',
    sources: 'packages/bazi/src',
    except: TESTS,
    allow: [RELATIVE],
    message: 'The engine is pure: at run time it imports nothing but its own files.',
  },
  {
    place: 'packages/api-client',
    sources: 'packages/api-client/src',
    except: TESTS,
    allow: [RELATIVE, /^openapi-fetch$/, /^eventsource-parser/],
    message: 'The client knows openapi-fetch and its ports; no React, store, storage or router.',
  },
  {
    place: 'packages/bazi-view',
    sources: 'packages/bazi-view/src',
    except: [...TESTS, ...STORIES],
    allow: [RELATIVE, /^react$/, /^@emotion\/react/, /^@ziping\/(bazi|api-client)\//],
    message:
      'The chart knows react, emotion and the types of the engine and the contract; not ui, store, router.',
  },
  {
    place: 'packages/ui',
    sources: 'packages/ui/src',
    except: [...TESTS, ...STORIES],
    allow: [
      RELATIVE,
      /^react(-dom)?$/,
      /^@emotion\/(react|cache)/,
      /^lucide-react/,
      /^@fontsource\//,
      /^@ziping\/bazi-view\//,
      /^@ziping\/(bazi|api-client)\//,
    ],
    message: 'The look takes props and gives callbacks: no store, router, fetch, mocks or server.',
  },
  {
    place: 'apps/web',
    sources: 'apps/web/src',
    except: [...TESTS, ...STORIES],
    allow: [
      RELATIVE,
      /^react(-dom)?(\/|$)/,
      /^react-router-dom$/,
      /^jotai(\/|$)/,
      /^jotai-tanstack-query/,
      /^@tanstack\/query-core$/,
      /^@emotion\//,
      /^valibot$/,
      /^idb-keyval$/,
      /^workbox-/,
      /^virtual:/,
      /^@ziping\/(ui|bazi-view|bazi|api-client)\//,
    ],
    message: 'The app composes the packages; mocks are for stories only, the server is never imported.',
  },
  {
    place: 'apps/server',
    sources: 'apps/server/src',
    except: TESTS,
    allow: [/^(?!react|@emotion|@ziping\/(ui|bazi-view|mocks|web|tests))/],
    message: 'The service knows the engine and the types of the contract; nothing that draws.',
  },
  {
    place: 'mocks',
    sources: 'mocks',
    except: TESTS,
    allow: [/^(?!react|@emotion|@ziping\/(ui|bazi-view|web|server|tests))/],
    message: 'Mocks know the contract and the engine; not the look, not the apps.',
  },
];

/** Modules of which only types may be imported from these places (the value would break the wall). */
export const typesOnly = [
  {
    places: ['packages/bazi-view', 'packages/ui'],
    module: /^@ziping\/(bazi|api-client)\//,
    message: 'Only types of the engine and the contract may enter here.',
  },
  {
    places: ['apps/server'],
    module: /^@ziping\/api-client\//,
    message: 'The service takes only types of the contract.',
  },
];

/** The files of apps/web through which jotai enters: the store, and what only some pages take of it. */
export const storeModules = ['apps/web/src/shared/store.ts', 'apps/web/src/data/async-atoms.ts'];

/** Layers inside ui, lowest first: a file imports from its own layer or a lower one; never screen to screen. */
export const uiLayers = ['tokens', 'primitives', 'patterns', 'screens'];
