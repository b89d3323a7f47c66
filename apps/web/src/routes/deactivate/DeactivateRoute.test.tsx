// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { deactivateCopy as copy } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { expect, it } from 'vitest';

import { granted, open, pass, press, refused, type } from '../../testing/page.tsx';

const CALL = 'POST /api/user/deactivate';

it('asks for the tick first, then closes the account and says so at the login', async () => {
  const page = await open('/profile/deactivate', { [CALL]: granted(null) }, { as: 'member' });
  press(copy.submit);
  await pass();
  expect(screen.getByText(copy.messages.confirm)).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);

  type(/^注销原因/, '不再需要');
  fireEvent.click(screen.getByRole('checkbox'));
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toEqual([{ reason: '不再需要', confirm: true }]);
  expect(page.at()).toBe('/login');
  expect(screen.getByText(loginCopy.messages.deactivated)).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  [refused(1011, '还有订单等待支付'), '还有订单等待支付'],
  ['no_answer' as const, copy.messages.unavailable],
])('stays, and says why the account was not closed', async (answer, message) => {
  const page = await open('/profile/deactivate', { [CALL]: answer }, { as: 'member' });
  fireEvent.click(screen.getByRole('checkbox'));
  press(copy.submit);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.at()).toBe('/profile/deactivate');
  expect(localStorage.getItem('token')).toBe('at_1');
});
