// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { errorCopy } from '@ziping/ui/screens/system/ErrorScreen.copy';
import { beforeEach, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({ default: () => '这一页', loader: vi.fn() }));
const load = vi.hoisted(() => vi.fn());
vi.mock('@ziping/ui/tokens/fonts', () => ({ loadFonts: () => undefined }));
vi.mock('./shell/route-modules.ts', () => ({ loadRouteModule: load, loadedRouteModule: () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it('draws a page whose loader fails', async () => {
  load.mockReturnValue(Promise.resolve(page));
  page.loader.mockRejectedValue(new Error('no answer'));
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.tsx');
  expect(await screen.findByText('这一页', {}, { timeout: 10_000 })).toBeTruthy();
  expect(page.loader).toHaveBeenCalledOnce();
});

it('shows an error with a retry in place of a prerendered page whose code does not arrive', async () => {
  load.mockReturnValue(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  document.body.innerHTML = `<div id="root" data-prerendered="${location.pathname}"><button>没有反应</button></div>`;
  await import('./main.tsx');
  expect(await screen.findByText(errorCopy.title, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: errorCopy.retry })).toBeTruthy();
  expect(screen.queryByText('没有反应')).toBeNull();
});
