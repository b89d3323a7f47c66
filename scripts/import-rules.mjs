/**
 * Who may import whom: read by eslint.config.js, so that an editor shows a violation, and by tests/boundaries.
 *
 * `except` lists the endings of files that the rule does not apply to: tests and stories.
 * @typedef {{ place: string, sources: string, except: string[], allow: RegExp[], message: string }} PackageRule
 */

const RELATIVE = /^\.{1,2}\//;
const TESTS = ['.test.ts', '.test.tsx'];
const STORIES = ['.stories.tsx', 'story-chart.ts'];
const WEB_TESTING = [
  'testing/page.tsx',
  'testing/stubs.ts',
  'testing/head-script.ts',
  'testing/service-pages.ts',
  'testing/clean-worker.ts',
  'testing/story-app.tsx',
];

/** @type {PackageRule[]} */
export const packageRules = [
  {
    place: 'packages/bazi',
    sources: 'packages/bazi/src',
    except: TESTS,
    allow: [RELATIVE],
    message: 'The engine is pure: at run time it imports nothing but its own files.',
  },
  {
    place: 'packages/readings',
    sources: 'packages/readings/src',
    except: TESTS,
    allow: [RELATIVE, /^@ziping\/bazi\//, /^opencc-js\/t2cn$/, /^pinyin-pro$/],
    message:
      'What is said about a chart is pure: it imports the engine, its own files and tables of characters.',
  },
  {
    place: 'packages/api-client',
    sources: 'packages/api-client/src',
    except: TESTS,
    allow: [RELATIVE, /^openapi-fetch$/, /^eventsource-parser/],
    message: 'The client imports openapi-fetch and an SSE parser; no React, store, storage or router.',
  },
  {
    place: 'packages/bazi-view',
    sources: 'packages/bazi-view/src',
    except: [...TESTS, ...STORIES],
    allow: [RELATIVE, /^react$/, /^@emotion\/react/, /^@ziping\/(bazi|api-client)\//],
    message:
      'The chart imports react, emotion and types of the engine and the contract; not ui, store or router.',
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
    message: 'Components take props and call callbacks: no store, router, fetch, mocks or server.',
  },
  {
    place: 'apps/web',
    sources: 'apps/web/src',
    except: [...TESTS, ...STORIES, ...WEB_TESTING],
    allow: [
      RELATIVE,
      /^react(-dom)?(\/|$)/,
      /^react-router-dom$/,
      /^jotai(\/|$)/,
      /^@tanstack\/(react-query|query-persist-client-core)$/,
      /^@emotion\//,
      /^valibot$/,
      /^uqr$/,
      /^idb-keyval$/,
      /^(fflate|read-excel-file\/universal)$/,
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
    message: 'The service imports the engine, the readings and types of the contract; nothing that renders.',
  },
  {
    place: 'mocks',
    sources: 'mocks',
    except: TESTS,
    allow: [/^(?!react|@emotion|@ziping\/(ui|bazi-view|web|server|tests))/],
    message: 'Mocks import the contract and the engine; not ui, not the apps.',
  },
];

/**
 * Modules of which these places may import types only. Two modules are small, pure and shared by what is shown and what is
 * written, and may be imported everywhere: the name of a clock and the reader of Markdown.
 */
export const typesOnly = [
  {
    places: ['packages/bazi-view', 'packages/ui'],
    module: /^@ziping\/(?:bazi\/(?!time\/zone-name$)|api-client\/(?!markdown$))/,
    message: 'Only types of the engine and the contract may be imported here.',
  },
  {
    places: ['apps/server'],
    module: /^@ziping\/api-client\/(?!markdown$)/,
    message: 'The service imports only types of the contract.',
  },
];

/** The one file of apps/web that imports jotai. */
export const storeModule = 'apps/web/src/shared/store.ts';

/**
 * Layers of a source folder, lowest first. A file imports from its own layer and from lower ones. Between the folders
 * of an `isolated` layer there are no imports: what two of them share moves to a lower layer. A layer that stands
 * `apart` from lower ones does not import those. Where the layers are `closed`, none imports the files beside them, which
 * put them together.
 * @typedef {{
 *   sources: string,
 *   layers: string[],
 *   isolated: { layer: string, depth: number }[],
 *   apart: { layer: string, from: string[] }[],
 *   closed: boolean,
 *   except: string[],
 * }} LayerRule
 */

/** @type {LayerRule[]} */
export const layerRules = [
  {
    sources: 'packages/ui/src',
    layers: ['tokens', 'primitives', 'patterns', 'screens'],
    // screens/<area>/<Name>Screen
    isolated: [{ layer: 'screens', depth: 2 }],
    apart: [],
    closed: false,
    except: [...TESTS, ...STORIES],
  },
  {
    sources: 'apps/web/src',
    layers: ['shared', 'session', 'data', 'features', 'routes', 'shell'],
    isolated: [
      { layer: 'features', depth: 1 },
      { layer: 'routes', depth: 1 },
    ],
    apart: [],
    closed: false,
    except: [...TESTS, ...STORIES, ...WEB_TESTING],
  },
  {
    sources: 'apps/server/src',
    layers: ['shared', 'ports', 'db', 'adapters', 'domain', 'http', 'routes', 'stand-ins'],
    isolated: [],
    // Adapters are reached by their ports, which app.ts is given.
    apart: [
      { layer: 'domain', from: ['adapters'] },
      { layer: 'http', from: ['adapters', 'db'] },
      { layer: 'routes', from: ['adapters'] },
    ],
    closed: true,
    except: TESTS,
  },
  {
    sources: 'apps/server/src/domain',
    layers: [
      'limits',
      'uploads',
      'feedback',
      'locations',
      'accounts',
      'catalogue',
      'membership',
      'benefits',
      'model-text',
      'model-use',
      'records',
      'orders',
      'reports',
      'professional',
      'chat',
    ],
    isolated: [],
    apart: [],
    closed: false,
    except: TESTS,
  },
];
