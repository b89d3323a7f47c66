// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { forgotPasswordCopy as copy } from '@ziping/ui/screens/account/ForgotPasswordScreen.copy';
import { expect, it } from 'vitest';

import { captcha, codeSent, granted, open, pass, press, refused, type } from '../../testing/page.tsx';

const SEND = 'POST /api/auth/verify-code';
const RESET = 'POST /api/auth/reset-password';
const askForPicture = (body: { captcha?: string }) =>
  body.captcha ? codeSent : refused(1005, '请输入图形验证码');

it('asks for the picture once the service does, then resets in three steps, with a minute between codes', async () => {
  const page = await open('/forgot-password', {
    'POST /api/auth/captcha': captcha,
    [SEND]: askForPicture,
    [RESET]: granted(null),
  });
  type(/^手机号/, '13800138000');
  await pass();
  expect(screen.queryByLabelText(/^图片验证码/)).toBeNull();
  press(copy.next);
  await pass();
  await pass();
  type(/^图片验证码/, 'ZP26');
  press(copy.next);
  await pass();
  expect(page.bodiesOf(SEND)).toEqual([
    { type: 'reset_password', phone: '13800138000' },
    { type: 'reset_password', phone: '13800138000', captcha: 'ZP26', captcha_id: 'cap_1' },
  ]);
  expect(screen.getByRole('button', { name: '60秒后重试' })).toHaveProperty('ariaDisabled', 'true');
  await pass(59_000);
  expect(screen.getByRole('button', { name: '1秒后重试' })).toHaveProperty('ariaDisabled', 'true');
  await pass(1000);
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('ariaDisabled', null);

  const username = document.querySelector<HTMLInputElement>('form [autocomplete=username]');
  expect(username?.value).toBe('13800138000');
  type(/^短信验证码/, '123456');
  type(/^新密码/, 'qinghe-2027');
  type(/^确认新密码/, 'qinghe-2027');
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(RESET)).toEqual([
    { phone: '13800138000', verify_code: '123456', new_password: 'qinghe-2027' },
  ]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: copy.doneLogin }).getAttribute('href')).toBe('/login');
});

it('says what is wrong with the number before anything is sent', async () => {
  const page = await open('/forgot-password');
  press(copy.next);
  await pass();
  expect(screen.getByText(copy.messages.phoneRequired)).toBeTruthy();
  type(/^手机号/, '12800138000');
  press(copy.next);
  await pass();
  expect(screen.getByText(copy.messages.phone)).toBeTruthy();
  expect(page.bodiesOf(SEND)).toEqual([]);
});

it('counts down the wait that the service names when it refuses a code', async () => {
  const tooSoon = { code: 429, message: '验证码发送过于频繁', data: { resend_after: 45 }, status: 429 };
  await open('/forgot-password', { [SEND]: tooSoon });
  type(/^手机号/, '13800138000');
  await pass();
  press(copy.next);
  await pass();
  await pass();
  expect(screen.getByText('验证码发送过于频繁')).toBeTruthy();
  expect(screen.getByRole('button', { name: '45秒后重试' })).toHaveProperty('ariaDisabled', 'true');
});

it.each([
  [refused(1007, ''), '获取图片验证码失败'],
  ['no_answer' as const, '获取验证码失败，请重试'],
])('says that there is no captcha', async (answer, message) => {
  await open('/forgot-password', { 'POST /api/auth/captcha': answer, [SEND]: askForPicture });
  type(/^手机号/, '13800138000');
  await pass();
  press(copy.next);
  for (let turn = 0; turn < 3; turn += 1) await pass(1000);
  expect(screen.getByText(message)).toBeTruthy();
});

it.each([refused(1008, ''), 'no_answer' as const])(
  'says that the password was not reset: %j',
  async (answer) => {
    await open('/forgot-password', { [SEND]: codeSent, [RESET]: answer });
    type(/^手机号/, '13800138000');
    press(copy.next);
    for (let turn = 0; turn < 3; turn += 1) await pass();
    type(/^短信验证码/, '123456');
    type(/^新密码/, 'qinghe-2027');
    type(/^确认新密码/, 'qinghe-2027');
    press(copy.submit);
    await pass();
    expect(screen.getByText('重置密码失败，请重试')).toBeTruthy();
  },
);
