// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({ default: () => '这一页', loader: vi.fn() }));
vi.mock('./shell/route-modules.ts', () => ({
  loadRouteModule: () => Promise.resolve(page),
  loadedRouteModule: () => page,
}));

it('draws a page whose loader fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  page.loader.mockRejectedValue(new Error('no answer'));
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.tsx');
  expect(await screen.findByText('这一页', {}, { timeout: 10_000 })).toBeTruthy();
  expect(page.loader).toHaveBeenCalledOnce();
});
