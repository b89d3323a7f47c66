// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { paths } from '@ziping/ui/paths';
import { notFoundCopy } from '@ziping/ui/screens/system/NotFoundScreen.copy';
import { afterEach, expect, it, vi } from 'vitest';

import { open, pass } from '../testing/page.tsx';
import { routes } from './routes.ts';

afterEach(() => vi.restoreAllMocks());

/** Pages that a member without a phone may use, besides those of login and registration. */
const WITHOUT_PHONE = ['/', '/terms', '/privacy', '/about', '/help', '/settings', '/feedback', '/bind-phone'];
const OF_GUESTS: readonly string[] = [paths.login, paths.register, paths.forgotPassword];

it.each(routes.map(({ path }) => path).filter((path) => path !== '*' && !OF_GUESTS.includes(path)))(
  'a member without a phone who opens %s sees it or is asked for one',
  async (path) => {
    const page = await open(path.replace(':id', 'r_1'), {}, { as: 'unbound' });
    expect(page.at()).toBe(WITHOUT_PHONE.includes(path) ? path : '/bind-phone');
  },
);

it.each(['/unknown', '/reports/r_1/unknown'])(
  'an unknown address, %s, is the page 功能开发中',
  async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { name: notFoundCopy.title })).toBeTruthy();
    expect(document.title).toContain(notFoundCopy.title);
  },
);

it.each([
  ['/fortune/lunar', '/fortune'],
  ['/membership-plans', '/membership'],
])('%s leads to %s', async (from, to) => {
  const page = await open(from);
  expect(page.at()).toBe(to);
});

it('scrolls to the top when the path changes, not when the query does', async () => {
  const page = await open('/about');
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  page.navigate('/about?q=1');
  await pass();
  expect(scroll).not.toHaveBeenCalled();
  page.navigate('/help');
  await pass();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});
