// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { changePasswordCopy as copy } from '@ziping/ui/screens/profile/ChangePasswordScreen.copy';
import { expect, it } from 'vitest';

import { granted, open, pass, refused } from '../../testing/page.tsx';

const CALL = 'POST /api/user/change-password';

function fill(current: string, fresh: string, repeated = fresh) {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  type(/^当前密码/, current);
  type(/^新密码/, fresh);
  type(/^确认新密码/, repeated);
  fireEvent.click(screen.getByRole('button', { name: copy.submit }));
}

it('goes back to the account settings a second and a half after the change', async () => {
  const page = await open('/profile/change-password', { [CALL]: granted(null) }, { as: 'member' });
  fill('qinghe-2026', 'qinghe-2027');
  await pass();
  expect(page.bodiesOf(CALL)).toEqual([{ current_password: 'qinghe-2026', new_password: 'qinghe-2027' }]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  await pass(1499);
  expect(page.at()).toBe('/profile/change-password');
  await pass(1);
  expect(page.at()).toBe('/profile/account');
});

it('puts a wrong current password on its own field', async () => {
  await open('/profile/change-password', { [CALL]: refused(1401, '当前密码错误') }, { as: 'member' });
  fill('wrong-1', 'qinghe-2027');
  await pass();
  const field = screen.getByLabelText(/^当前密码/, { selector: 'input' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(copy.messages.currentWrong)).toBeTruthy();
});

it.each([
  [refused(1013, '新密码不能与当前密码相同'), '新密码不能与当前密码相同'],
  [refused(1013, ''), '密码修改失败'],
  ['no_answer' as const, copy.messages.unavailable],
])('says why the password was not changed', async (answer, message) => {
  await open('/profile/change-password', { [CALL]: answer }, { as: 'member' });
  fill('qinghe-2026', 'qinghe-2026');
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
});

it.each([
  ['', 'qinghe-2027', 'qinghe-2027', copy.messages.currentRequired],
  ['qinghe-2026', '', '', copy.messages.required],
  ['qinghe-2026', '12345', '12345', copy.messages.short],
  ['qinghe-2026', 'qinghe-2027', 'qinghe-2028', copy.messages.mismatch],
])('sends nothing for %j, %j, %j', async (current, fresh, repeated, message) => {
  const page = await open('/profile/change-password', {}, { as: 'member' });
  fill(current, fresh, repeated);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);
});

it('tells password managers which login the password belongs to', async () => {
  await open('/profile/change-password', {}, { as: 'member' });
  const username = document.querySelector<HTMLInputElement>('form [autocomplete=username]');
  expect(username?.value).toBe('13800138000');
});
