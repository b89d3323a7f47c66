// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { deactivateCopy as copy } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { granted, open, pass, press, refused, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CALL = 'POST /api/user/deactivate';

beforeAll(stubDialogs);

async function submitTicked() {
  fireEvent.click(screen.getByRole('checkbox'));
  press(copy.submit);
  await pass();
}

it('asks for the tick, then once more in a dialog, closes the account and says so at the login', async () => {
  const page = await open('/profile/deactivate', { [CALL]: granted(null) }, { as: 'member' });
  press(copy.submit);
  await pass();
  expect(screen.getByText(copy.messages.confirm)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  type(/^注销原因/, '不再需要');
  await submitTicked();
  expect(screen.getByText(copy.dialog.body)).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);

  press(copy.dialog.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toEqual([{ reason: '不再需要', confirm: true }]);
  expect(page.at()).toBe('/login');
  expect(screen.getByText(loginCopy.messages.deactivated)).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('sends nothing when the dialog is cancelled, and keeps what was typed', async () => {
  const page = await open('/profile/deactivate', { [CALL]: granted(null) }, { as: 'member' });
  type(/^注销原因/, '不再需要');
  await submitTicked();
  press(copy.dialog.cancel);
  await pass();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByDisplayValue('不再需要')).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);
});

it.each([
  [refused(1011, '还有订单等待支付'), '还有订单等待支付'],
  [refused(1011, ''), '注销失败，请稍后重试'],
  ['no_answer' as const, copy.messages.unavailable],
])('stays, says why the account was not closed, and takes another try', async (answer, message) => {
  const page = await open('/profile/deactivate', { [CALL]: answer }, { as: 'member' });
  await submitTicked();
  press(copy.dialog.submit);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.at()).toBe('/profile/deactivate');
  expect(localStorage.getItem('token')).toBe('at_1');

  press(copy.dialog.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toHaveLength(2);
});
