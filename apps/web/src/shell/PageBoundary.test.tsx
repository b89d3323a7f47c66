// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { errorCopy } from '@ziping/ui/screens/system/ErrorScreen.copy';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { lazy } from '../shared/lazy.ts';
import { open, pass, press } from '../testing/page.tsx';
import { holdClicks } from './hold-clicks.ts';
import { PageBoundary } from './PageBoundary.tsx';

const page = vi.hoisted(() => ({ loads: 0, broken: true }));
vi.mock('../routes/about/AboutRoute.tsx', () => {
  page.loads += 1;
  if (page.broken) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => '关于这一页' };
});

afterEach(() => vi.restoreAllMocks());

it('imports a part again when its page is retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Part = () => <p>这一部分</p>;
  const load = vi.fn<() => Promise<{ default: typeof Part }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Part });
  const Lazy = lazy(load);
  const element = (
    <PageBoundary resetKey="/help">
      <Suspense>
        <Lazy />
      </Suspense>
    </PageBoundary>
  );
  await open('/help', {}, { element });
  expect(screen.getByText(errorCopy.title)).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  press(errorCopy.retry);
  await pass();
  expect(screen.getByText('这一部分')).toBeTruthy();
});

it('can be retried where the page has never been rendered', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  holdClicks();
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('broken');
    return <p>这一页</p>;
  };
  await open('/help', {}, { element: <PageBoundary resetKey="/help" children={<Page />} /> });
  broken = false;
  press(errorCopy.retry);
  await pass();
  expect(screen.getByText('这一页')).toBeTruthy();
});

it('imports the module of a page once for each attempt', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { navigate } = await open('/help');
  // React asks that an act in which a page suspends is awaited.
  await act(async () => navigate('/about'));
  await pass();
  expect(screen.getByText(errorCopy.title)).toBeTruthy();
  expect(page.loads).toBe(1);
  page.broken = false;
  await act(async () => press(errorCopy.retry));
  await pass();
  expect(screen.getByText('关于这一页')).toBeTruthy();
  expect(page.loads).toBe(2);
});
