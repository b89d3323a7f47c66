// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { accountCopy as copy } from '@ziping/ui/screens/profile/AccountScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { granted, open, pass, press } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

beforeAll(stubDialogs);

it('logs out after a confirmation: clears the device and tells the service, whatever it answers', async () => {
  const page = await open('/profile/account', {}, { as: 'member' });
  press(copy.logout);
  await pass();
  const dialog = () => within(screen.getByRole('dialog'));
  dialog().getByRole('button', { name: copy.cancel }).click();
  await pass();
  expect(page.at()).toBe('/profile/account');
  expect(localStorage.getItem('token')).toBe('at_1');

  press(copy.logout);
  await pass();
  dialog().getByRole('button', { name: copy.confirmLabel }).click();
  await pass();
  expect(page.at()).toBe('/login');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(page.sent.filter(({ call }) => call === 'POST /api/auth/logout')).toMatchObject([
    { call: 'POST /api/auth/logout', body: null, authorization: 'Bearer at_1' },
  ]);
});

it('ends the session on the service with an access token that has expired', async () => {
  const LOGOUT = 'POST /api/auth/logout';
  const REFRESH = 'POST /api/auth/refresh';
  const expired = { code: 401, message: '登录已过期', data: null, status: 401 };
  let fresh = false;
  const page = await open(
    '/profile/account',
    {
      [LOGOUT]: () => (fresh ? granted(null) : expired),
      [REFRESH]: () => {
        fresh = true;
        return granted({ access_token: 'at_2', refresh_token: 'rt_2' });
      },
    },
    { as: 'member' },
  );
  press(copy.logout);
  await pass();
  within(screen.getByRole('dialog')).getByRole('button', { name: copy.confirmLabel }).click();
  await pass();
  expect(page.bodiesOf(REFRESH)).toEqual([{ refresh_token: 'rt_1' }]);
  expect(page.sent.filter(({ call }) => call === LOGOUT).at(-1)?.authorization).toBe('Bearer at_2');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(page.at()).toBe('/login');
});
