// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { errorCopy } from '@ziping/ui/screens/system/ErrorScreen.copy';
import { beforeEach, expect, it, vi } from 'vitest';

import type * as Bootstrap from './shell/bootstrap.ts';

const page = vi.hoisted(() => ({ default: () => '这一页', loader: vi.fn() }));
const load = vi.hoisted(() => vi.fn());
const loadFonts = vi.hoisted(() => vi.fn());
vi.mock('./shell/bootstrap.ts', async (original) => ({
  ...(await original<typeof Bootstrap>()),
  loadFontsAfterPaint: loadFonts,
}));
vi.mock('./shell/route-modules.ts', () => ({ loadRouteModule: load, loadedRouteModule: () => undefined }));

/** The text of the page when its fonts start, which is the last thing that it does. */
const atFonts = () =>
  new Promise((done) => loadFonts.mockImplementation(() => done(document.body.textContent)));

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it('draws a page whose loader fails', async () => {
  load.mockReturnValue(Promise.resolve(page));
  page.loader.mockRejectedValue(new Error('no answer'));
  document.body.innerHTML = '<div id="root"></div>';
  const rendered = atFonts();
  await import('./main.tsx');
  expect(await screen.findByText('这一页', {}, { timeout: 60_000 })).toBeTruthy();
  expect(page.loader).toHaveBeenCalledOnce();
  await rendered;
});

it('shows an error with a retry in place of a prerendered page whose code does not arrive', async () => {
  load.mockReturnValue(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  document.body.innerHTML = `<div id="root" data-prerendered="${location.pathname}"><button>没有反应</button></div>`;
  const rendered = atFonts();
  await import('./main.tsx');
  expect(await screen.findByText(errorCopy.title, {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: errorCopy.retry })).toBeTruthy();
  expect(screen.queryByText('没有反应')).toBeNull();
  // What this page does later would be taken for the doing of the next one.
  await rendered;
});

it('starts the fonts when the page is rendered', async () => {
  load.mockReturnValue(Promise.resolve(page));
  page.loader.mockResolvedValue(undefined);
  document.body.innerHTML = '<div id="root"></div>';
  const rendered = atFonts();
  await import('./main.tsx');
  expect(await rendered).toContain('这一页');
});
