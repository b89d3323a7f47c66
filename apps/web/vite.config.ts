import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// By path: a bare import would hand TypeScript to a Node that cannot read it.
import { globalCss } from '../../packages/ui/src/tokens/globalCss.ts';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** The global sheet stands in the document itself: the first paint needs it, and no script has to carry it. */
const globalSheet: Plugin = {
  name: 'global-sheet',
  transformIndexHtml: () => [{ tag: 'style', children: globalCss.replace(/\n/g, ''), injectTo: 'head' }],
};

/**
 * Style sheets written as text without their comments and indentation: what reads them on the phone goes through them
 * letter by letter.
 */
const tightStyles: Plugin = {
  name: 'tight-styles',
  transform: {
    filter: { id: /\.styles\.ts$|\/styles\.ts$/ },
    handler: (code) => code.replace(/\/\*[^*]*\*+([^/*][^*]*\*+)*\//g, '').replace(/\n\s*/g, '\n'),
  },
};

/** One pattern out of several. */
const anyOf = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

/**
 * Few files: every request costs a slow phone a round trip, and small files compress badly. `frame` is what the entry
 * itself needs, so that it waits for no other file; `fields` is what every form needs, `member` what every page that
 * asks the service needs, the rest what a few pages share.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'frame', priority: 4, tags: ['$initial' as const] },
    {
      name: 'fields',
      priority: 2,
      test: anyOf(
        /packages\/ui\/src\/primitives\/(Field|TextField|SelectField|Checkbox|Notice)\//,
        /lucide-react\/dist\/esm\/icons\/(triangle-|circle-|info|check|minus)/,
        /packages\/ui\/src\/patterns\/useFocusFirstError|apps\/web\/src\/shared\/(attempt|rules|broken)/,
      ),
    },
    {
      name: 'account',
      priority: 1,
      test: anyOf(
        /packages\/ui\/src\/(primitives\/PasswordField|patterns\/(AuthLayout|CaptchaField|SmsCodeField|PhoneField|PhoneVerification|NewPasswordFields|Form\/))/,
        /apps\/web\/src\/(shared\/(messaging\.|useForm)|features\/account\/(validation|fault-text|useCalls|useSmsChallenge|useSecondsUntil))/,
        /lucide-react\/dist\/esm\/icons\/eye/,
      ),
    },
    {
      name: 'list',
      priority: 1,
      test: anyOf(
        /packages\/ui\/src\/patterns\/(LoginRequired\/|RecordCard\/RecordCard(Skeleton|\.styles|\.copy))/,
        /packages\/ui\/src\/screens\/reports\/ReportsScreen\/ReportsScreen/,
        /lucide-react\/dist\/esm\/icons\/(plus|search|arrow-down-up)\b/,
      ),
    },
    {
      name: 'register',
      priority: 1,
      test: anyOf(
        /packages\/ui\/src\/(primitives\/(Pagination|Badge)|patterns\/(ConfirmDialog|RecordCard))\//,
        /lucide-react\/dist\/esm\/icons\/(trash|pin|notebook-pen)\b/,
      ),
    },
    {
      name: 'dialog',
      priority: 1,
      test: /packages\/ui\/src\/primitives\/Dialog\/|lucide-react\/dist\/esm\/icons\/(x|chevron-right)\b/,
    },
    {
      name: 'controls',
      priority: 1,
      test: /packages\/ui\/src\/(primitives\/(SegmentedControl|Switch)|patterns\/(FieldGroup|FormSection|BirthTimeField|ConventionFields|BirthFields\/BirthFields))/,
    },
    {
      name: 'calendar',
      priority: 1,
      test: /packages\/bazi\/src\/(errors|sixty-cycle|lunar-calendar|time\/calendar|tables\/lunar-months)/,
    },
    {
      name: 'birth',
      priority: 1,
      test: anyOf(
        /packages\/ui\/src\/patterns\/(BirthDateField\/|BirthFields\/(CalendarDateField|ClockNotice))/,
        /apps\/web\/src\/(data\/birth\/(form|draft)|shared\/settings)\.ts|valibot|FortuneScreen\.copy/,
      ),
    },
    {
      name: 'member',
      priority: 1,
      test: anyOf(
        /packages\/api-client\/|openapi-fetch|idb-keyval|jotai\/esm\/vanilla\/utils|PillarTable\/PillarTable\.copy|bazi\/src\/birth-time/,
        /apps\/web\/src\/(data\/(client|early-fetch|async-atoms|seen)|features\/chart\/(chart|selection))/,
      ),
    },
    {
      name: 'paper',
      priority: 1,
      test: /packages\/(bazi-view\/src\/(theme|styles)\.ts|ui\/src\/(primitives\/EmptyState\/|patterns\/formatDateTime))/,
    },
    { name: 'query', priority: 1, test: /@tanstack|jotai-tanstack-query|apps\/web\/src\/data\/query-client/ },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '@emotion/react' }), globalSheet, tightStyles],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The hints for a page's chunks stand in the prerendered page; a list of them in every script would weigh more.
    modulePreload: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting } } }),
  },
  server: {
    port: 5173,
    proxy: { '/api': service, '/outbox': service, '/uploads': service, '/local-wechat': service },
  },
  ssr: { noExternal: true },
}));
