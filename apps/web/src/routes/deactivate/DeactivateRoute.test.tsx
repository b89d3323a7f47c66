// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { deactivateCopy as copy } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { granted, member, open, pass, press, refused, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CALL = 'POST /api/user/deactivate';

beforeAll(stubDialogs);

const PASSWORD = 'qinghe2026';
const withPassword = { ...member, has_password: true };

async function submitTicked(password: string | null = PASSWORD) {
  fireEvent.click(screen.getByRole('checkbox'));
  if (password !== null) type(/^当前密码/, password);
  press(copy.submit);
  await pass();
}

it('asks for the tick, then once more in a dialog, closes the account and says so at the login', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: granted(null) },
    { as: 'member', user: withPassword },
  );
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
  expect(page.bodiesOf(CALL)).toEqual([{ reason: '不再需要', password: PASSWORD, confirm: true }]);
  expect(page.at()).toBe('/login');
  expect(screen.getByText(loginCopy.messages.deactivated)).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('sends nothing when the dialog is cancelled, and keeps what was typed', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: granted(null) },
    { as: 'member', user: withPassword },
  );
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
  const page = await open('/profile/deactivate', { [CALL]: answer }, { as: 'member', user: withPassword });
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

it('asks for the password before the dialog, and sends nothing without it', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: granted(null) },
    { as: 'member', user: withPassword },
  );
  await submitTicked('');
  expect(screen.getByText(copy.messages.passwordRequired)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.bodiesOf(CALL)).toEqual([]);
});

it('shows a wrong password at its field and takes another', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: refused(1401, '当前密码错误') },
    { as: 'member', user: withPassword },
  );
  await submitTicked('not the word');
  press(copy.dialog.submit);
  await pass();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(copy.messages.passwordWrong)).toBeTruthy();
  expect(page.at()).toBe('/profile/deactivate');

  type(/^当前密码/, PASSWORD);
  expect(screen.queryByText(copy.messages.passwordWrong)).toBeNull();
  press(copy.submit);
  await pass();
  press(copy.dialog.submit);
  await pass();
  expect(page.bodiesOf(CALL).map((body) => (body as { password: string }).password)).toEqual([
    'not the word',
    PASSWORD,
  ]);
});

it('sends the documented body where nothing is known of a password, and asks for one where the service does', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: refused(1401, '请输入当前密码') },
    { as: 'member' },
  );
  expect(screen.queryByLabelText(/^当前密码/)).toBeNull();
  await submitTicked(null);
  press(copy.dialog.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toEqual([{ confirm: true }]);
  expect(screen.getByLabelText(/^当前密码/)).toBeTruthy();
  expect(screen.getByText(copy.messages.passwordRequired)).toBeTruthy();
});

it('says that a reason holds hidden characters', async () => {
  const page = await open(
    '/profile/deactivate',
    { [CALL]: granted(null) },
    { as: 'member', user: withPassword },
  );
  type(/^注销原因/, '走\u0007了');
  await submitTicked();
  expect(screen.getByText(copy.messages.reasonHidden)).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);
});
