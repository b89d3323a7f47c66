// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import clientTest from '../../packages/api-client/src/client.test.ts?raw';
import {
  BIRTHS,
  CALL_MESSAGES,
  CHART_INTERACTIONS,
  CHART_ROWS,
  CHART_STATES,
  CHAT_INTERACTIONS,
  FURTHER_ROWS,
  INPUT_MESSAGES,
  LOG_MESSAGES,
  STATES,
  TRANSITIONS,
} from './ledger.ts';
import { DOCUMENTED_TEXTS } from './documented-texts.ts';

// The stories are rendered, so a text that no story shows fails here even if a copy file holds it.

interface Rendering {
  /** The texts of all text nodes, image alternatives and labels. */
  texts: ReadonlySet<string>;
  disabled: readonly string[];
}

interface StoryModule {
  default: { title: string };
}

type Story = FunctionComponent & { play?: unknown };

const pages = import.meta.glob<StoryModule>([
  '../../packages/ui/src/screens/{account,chat,profile,info,payment,membership}/*/*.stories.tsx',
  '../../packages/ui/src/screens/{legal,system}/*/*.stories.tsx',
  '../../packages/ui/src/screens/fortune/FortuneScreen/*.stories.tsx',
  '../../packages/ui/src/screens/reports/{ReportsPanel,ReportReading,ReportsScreen}/*.stories.tsx',
  '../../packages/ui/src/patterns/SaveFileDialog/*.stories.tsx',
]);
const chartStories = import.meta.glob<StoryModule>(
  '../../packages/ui/src/screens/reports/ReportDetailScreen/ReportDetailScreen.stories.tsx',
);
const connected = import.meta.glob<string>('../../apps/web/src/{routes,features}/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What the screens and the client say: their sources without tests and stories. */
const screens = import.meta.glob<string>(
  ['../../{packages/{ui,bazi-view,api-client},apps/web}/src/**/*.{ts,tsx}', '!**/*.{test,stories}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
const decisions = import.meta.glob<string>('../../docs/adr/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const copies = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/screens/{account,profile,info,payment,membership}/*/*.copy.ts',
  '../../packages/ui/src/screens/reports/ReportsPanel/*.copy.ts',
]);

// jsdom cannot parse its print styles; the printed page has its own test.
vi.mock('../../packages/ui/src/screens/reports/ReportDetailScreen/ReportPrint.tsx', () => ({
  default: () => null,
}));

/** Page → story → its rendering. */
const renderings = new Map<string, Map<string, Rendering>>();
/** Page → its stories with a play function. */
const played = new Map<string, readonly string[]>();
/** Folder of a page's source → its title. */
const titles = new Map<string, string>();

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function renderStory(Story: FunctionComponent): Rendering {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(createElement(ThemeRoot, null, createElement(Story))));
  const texts = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.add((walk.currentNode.textContent ?? '').trim());
  for (const image of document.querySelectorAll('img')) texts.add(image.alt);
  for (const named of document.querySelectorAll('[aria-label]')) texts.add(named.ariaLabel ?? '');
  const disabled = [
    ...document.querySelectorAll<HTMLButtonElement>('button:is(:disabled, [aria-disabled=true])'),
  ].map((button) => button.textContent || (button.ariaLabel ?? ''));
  root.unmount();
  host.remove();
  return { texts, disabled };
}

/** The stories of the chart page. */
let chartPageStories: Record<string, Story> = {};

/**
 * Renders a story of the chart page, presses a button if one is named, and waits until the check passes: parts of the
 * page are loaded on use.
 */
async function checkChartPage(name: string, check: (page: HTMLElement) => void, press?: string) {
  const Story = chartPageStories[name];
  if (!Story) throw new Error(`There is no story ${name}`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(createElement(ThemeRoot, null, createElement(Story))));
  const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === press);
  flushSync(() => button?.click());
  // The details of the birth are drawn once they are opened.
  host.querySelector('summary')?.click();
  try {
    await vi.waitFor(() => check(host), { timeout: 60_000 });
  } finally {
    await vi.dynamicImportSettled();
    root.unmount();
    host.remove();
  }
}

/** With plain selectors, because queries by role take seconds on a whole chart in jsdom. */
const pillarsOf = (page: HTMLElement) =>
  ['year', 'month', 'day', 'time']
    .map((key) =>
      ['gan', 'zhi']
        .map((row) => page.querySelector(`[data-row=${row}] > [data-column=${key}]`)?.textContent.charAt(0))
        .join(''),
    )
    .join(' ');

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-row] > th')].map(({ textContent }) => textContent);

beforeAll(async () => {
  // jsdom neither scrolls nor has modal dialogs.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close() {},
  });
  // Nor observers of sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Everything is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
      constructor(notify: typeof this.notify) {
        this.notify = notify;
      }
      observe() {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  for (const [path, load] of Object.entries(pages)) {
    const module = await load();
    const stories = composeStories(module as never) as Record<string, Story>;
    const names = Object.keys(stories).filter((name) => stories[name]?.play !== undefined);
    played.set(module.default.title, names);
    // Parts that are loaded on use are there from the second story on.
    Object.values(stories).slice(0, 1).forEach(renderStory);
    await vi.dynamicImportSettled();
    const rendered = Object.entries(stories).map(([name, Story]) => [name, renderStory(Story)] as const);
    renderings.set(module.default.title, new Map(rendered));
    titles.set(folderOf(path), module.default.title);
  }
  for (const load of Object.values(chartStories)) {
    chartPageStories = composeStories((await load()) as never);
  }
}, 180_000);

const isShown = (page: string, text: string) =>
  [...(renderings.get(page)?.values() ?? [])].some(({ texts }) => texts.has(text));

describe.each([
  ['a validation message', INPUT_MESSAGES],
  ['a message about a failed call', CALL_MESSAGES],
])('%s is shown by its stories', (_, list) => {
  it.each(list.flatMap(([text, ...shown]) => shown.map(([page, story]) => ({ text, page, story }))))(
    '$page $story: $text',
    ({ text, page, story }) => {
      expect(renderings.get(page)?.get(story)?.texts).toContain(text);
    },
  );
});

describe('a state has a story', () => {
  it.each(STATES.map(([what, page, story, texts, disabled]) => ({ what, page, story, texts, disabled })))(
    '$what',
    ({ page, story, texts, disabled }) => {
      const rendering = renderings.get(page)?.get(story);
      expect(texts.filter((text) => !rendering?.texts.has(text))).toEqual([]);
      if (disabled !== undefined) expect(rendering?.disabled).toContain(disabled);
    },
  );
});

it.each(CHAT_INTERACTIONS)('the conversation has a played story: %s', (_, page, story) => {
  expect(played.get(page)).toContain(story);
});

it.each(TRANSITIONS)('%s: a connected story plays it', (_, page, story) => {
  const source = Object.values(connected).find((text) => text.includes(`title: '连通/${page}'`)) ?? '';
  const [, played = ''] = source.split(`export const ${story}: `);
  expect(played.split('export const ')[0]).toContain('play:');
});

describe('the chart page', () => {
  it.each(CHART_STATES.map(([what, story, texts, pressed = 0]) => ({ what, story, texts, pressed })))(
    'has a story: $what',
    ({ story, texts, pressed }) =>
      checkChartPage(story, (page) => {
        expect(texts.filter((text) => !page.textContent.includes(text))).toEqual([]);
        expect(page.querySelectorAll('[data-item][aria-pressed=true]')).toHaveLength(pressed);
      }),
  );

  it.each(BIRTHS.map(([what, story, pillars, texts = []]) => ({ what, story, pillars, texts })))(
    'has a birth: $what',
    ({ story, pillars, texts }) =>
      checkChartPage(story, (page) => {
        expect(pillarsOf(page)).toBe(pillars);
        expect(texts.filter((text) => !page.textContent.includes(text))).toEqual([]);
      }),
  );

  // That no other row is drawn is checked by the test of PillarTable.
  it('has the seven documented rows in order, and two more after a press', async () => {
    const documented = [...CHART_ROWS, ...FURTHER_ROWS];
    const shown = (page: HTMLElement) => rowsOf(page).filter((row) => documented.includes(row));
    await checkChartPage('AllRows', (page) => expect(shown(page)).toEqual(CHART_ROWS));
    await checkChartPage('AllRows', (page) => expect(shown(page)).toEqual(documented), '显示自坐、神煞');
  });

  it.each(CHART_INTERACTIONS)('has a played story: %s', (_, story) => {
    expect(chartPageStories[story]?.play).toBeTypeOf('function');
  });
});

describe('a text that the documents quote is in the copy of a screen, or in a decision', () => {
  const sources = [...Object.values(screens), ...Object.values(decisions)].join('\n');

  it.each(DOCUMENTED_TEXTS)('%s', (text) => {
    expect(sources.includes(text)).toBe(true);
  });

  it('counts each of them once', () => {
    expect(new Set(DOCUMENTED_TEXTS).size).toBe(147);
    expect(DOCUMENTED_TEXTS).toHaveLength(147);
  });
});

it.each(LOG_MESSAGES)('%s is logged, and checked by the test of the client', (text) => {
  expect(clientTest).toContain(`'${text}'`);
});

it('shows every message of the copy files in a story', async () => {
  const missing: string[] = [];
  for (const [path, load] of Object.entries(copies)) {
    const page = titles.get(folderOf(path)) ?? path;
    for (const copy of Object.values(await load())) {
      const { messages = {} } = copy as { messages?: Record<string, unknown> };
      for (const text of Object.values(messages)) {
        if (typeof text === 'string' && !isShown(page, text)) missing.push(`${page}: ${text}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
