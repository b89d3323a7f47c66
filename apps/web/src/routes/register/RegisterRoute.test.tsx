// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { registerCopy as copy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { expect, it } from 'vitest';

import {
  captcha,
  codeSent,
  granted,
  member,
  open,
  pass,
  press,
  refused,
  tokens,
  type,
} from '../../testing/page.tsx';

const SEND = 'POST /api/auth/verify-code';
const PICTURE = 'POST /api/auth/captcha';
const REGISTER = 'POST /api/auth/register';
const phone = '13800138000';
const registered = granted({ ...tokens, user_info: member });

const start = (answers: Parameters<typeof open>[1] = {}, path = '/register') =>
  open(path, { [PICTURE]: captcha, [SEND]: codeSent, [REGISTER]: registered, ...answers });

async function proveNumber() {
  type(/^手机号/, phone);
  await pass();
  type(/^图片验证码/, 'ZP26');
  press('获取验证码');
  await pass();
  type(/^短信验证码/, '123456');
}

function choosePassword(password = 'qinghe-2026', repeated = password) {
  type(/^密码/, password);
  type(/^确认密码/, repeated);
}

/** The form outlives its page: the tick of the test before may still stand. */
function accept() {
  const box = screen.getByRole('checkbox');
  if (!(box as HTMLInputElement).checked) fireEvent.click(box);
}

async function submit() {
  press(copy.submit);
  await pass();
}

it('makes the account and goes on a second later', async () => {
  const page = await start({}, '/register?redirect=%2Fabout');
  await proveNumber();
  choosePassword();
  accept();
  await submit();
  expect(page.bodiesOf(REGISTER)).toEqual([{ phone, password: 'qinghe-2026', verify_code: '123456' }]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(tokens.access_token);
  await pass(999);
  expect(page.at()).toBe('/register?redirect=%2Fabout');
  await pass(1);
  expect(page.at()).toBe('/about');
});

it('counts a minute down second by second, then hands out another picture', async () => {
  const page = await start();
  await proveNumber();
  for (let seconds = 60; seconds > 0; seconds -= 1) {
    expect(screen.getByText(`${seconds}秒后重试`).closest('button')).toHaveProperty('ariaDisabled', 'true');
    await pass(1000);
  }
  for (let turn = 0; turn < 2; turn += 1) await pass();
  // A captcha can be used once: the typed text is gone, and a new one has to be typed.
  expect(page.bodiesOf(PICTURE)).toHaveLength(2);
  expect(screen.getByLabelText(/^图片验证码/, { selector: 'input' })).toHaveProperty('value', '');
  const send = screen.getByRole('button', { name: '获取验证码' });
  expect(send).toHaveProperty('disabled', true);
  type(/^图片验证码/, 'ZP2');
  expect(send).toHaveProperty('disabled', true);
  type(/^图片验证码/, 'ZP27');
  expect(send).toHaveProperty('disabled', false);
  choosePassword();
  accept();
  await submit();
  await pass(1000);
});

it('says of every field what it lacks, and sends nothing', async () => {
  const page = await start();
  await submit();
  const { required, codeNotRequested, terms, phone: badPhone, short, mismatch } = copy.messages;
  expect(screen.getAllByText(required)).toHaveLength(3);
  expect(screen.getByText(codeNotRequested)).toBeTruthy();
  expect(screen.getByText(terms)).toBeTruthy();
  type(/^手机号/, '12800138000');
  choosePassword('12345', '123456');
  await submit();
  for (const message of [badPhone, short, mismatch]) expect(screen.getByText(message)).toBeTruthy();
  expect(page.bodiesOf(REGISTER)).toEqual([]);
});

it('wants six digits of a code that was asked for', async () => {
  const page = await start();
  await proveNumber();
  type(/^短信验证码/, '12345');
  await submit();
  expect(screen.getByText(copy.messages.codeInvalid)).toBeTruthy();
  expect(page.bodiesOf(REGISTER)).toEqual([]);
  type(/^短信验证码/, '123456');
  choosePassword();
  accept();
  await submit();
  await pass(1000);
});

it.each([
  [refused(1002, '该手机号已注册'), '该手机号已注册'],
  [refused(1002, ''), copy.messages.failed],
  ['no_answer' as const, copy.messages.failedRetry],
])('says why there is no account', async (answer, message) => {
  await start({ [REGISTER]: answer });
  await proveNumber();
  choosePassword();
  accept();
  await submit();
  expect(screen.getByText(message)).toBeTruthy();
});

it.each([
  [refused(1003, '图片验证码错误'), '图片验证码错误'],
  [refused(1006, ''), copy.messages.sendFailed],
  ['no_answer' as const, copy.messages.sendFailedRetry],
])('says why no code was sent, and hands out another picture', async (answer, message) => {
  const page = await start({ [SEND]: answer });
  type(/^手机号/, '13900139000');
  await pass();
  type(/^图片验证码/, 'ZP26');
  const pictures = page.bodiesOf(PICTURE).length;
  press('获取验证码');
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.bodiesOf(PICTURE)).toHaveLength(pictures + 1);
});
