// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { accountCopy as copy } from '@ziping/ui/screens/profile/AccountScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { open, pass, press } from '../../testing/page.tsx';
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
  expect(page.sent.filter(({ call }) => call === 'POST /api/auth/logout')).toEqual([
    { call: 'POST /api/auth/logout', body: null, authorization: 'Bearer at_1' },
  ]);
});
