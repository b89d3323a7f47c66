// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { loginCopy as copy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { smsLoginCopy } from '@ziping/ui/screens/account/SmsLoginScreen.copy';
import { captchaCopy } from '@ziping/ui/patterns/CaptchaField.copy';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { ANDROID, asBrowser, WECHAT } from '../../testing/browsers.ts';
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

const EXCHANGE = 'POST /api/auth/wechat-login';
const returned = (need_bind_phone: boolean) =>
  granted({ ...tokens, user: { ...member, phone: null }, need_bind_phone, openid: 'o_1' });

beforeEach(() => asBrowser(WECHAT));

it('exchanges the code once, asks for a phone and keeps others from beginning for three seconds', async () => {
  const page = await open('/login?code=c1&state=wechat_login', { [EXCHANGE]: returned(true) });
  expect(page.bodiesOf(EXCHANGE)).toEqual([{ code: 'c1' }]);
  expect(page.at()).toBe('/bind-phone');
  expect(localStorage.getItem('needBindPhone')).toBe('true');
  expect(localStorage.getItem('wxLoginTime')).toMatch(/^\d+$/);
  expect(localStorage.getItem('wechat_openid')).toBe('o_1');
  await pass(2990);
  expect(sessionStorage.getItem('wechatLoginProcessing')).toBe('true');
  await pass(10);
  expect(sessionStorage.getItem('wechatLoginProcessing')).toBeNull();
});

it('goes to where the visitor came from when the account has a phone', async () => {
  const page = await open('/login?redirect=%2Fabout&code=c1&state=wechat_login', {
    [EXCHANGE]: returned(false),
  });
  expect(page.at()).toBe('/about');
});

it('stores no openid where the answer has none', async () => {
  const answer = { ...tokens, user: { ...member, phone: null }, need_bind_phone: false };
  await open('/login?code=c1&state=wechat_login', { [EXCHANGE]: granted(answer) });
  expect(localStorage.getItem('token')).toBe(tokens.access_token);
  expect(localStorage.getItem('wechat_openid')).toBeNull();
});

it.each([
  [refused(1001, '手机号或密码错误'), '手机号或密码错误'],
  [refused(1001, ''), '登录失败'],
  [{ ...refused(401, ''), status: 401 }, '登录失败，请检查您的凭据'],
  [{ ...refused(500, ''), status: 500 }, '登录失败'],
  ['no_answer' as const, '网络错误，请稍后重试'],
])('says why nobody was logged in', async (answer, message) => {
  await open('/login', { 'POST /api/auth/login': answer });
  type(/^手机号/, '13800138000');
  type(/^密码/, 'qinghe-2026');
  press(copy.submit);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
});

it.each([
  [refused(1009, '授权已失效'), '授权已失效'],
  [refused(1009, ''), '微信登录失败'],
])('says why the login failed, and does not send the spent code again', async (answer, message) => {
  const page = await open('/login?code=c1&state=wechat_login', { [EXCHANGE]: answer });
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.at()).toBe('/login');
  expect(sessionStorage.getItem('wechatLoginProcessing')).toBeNull();
});

it('exchanges nothing outside WeChat, nor for somebody else’s state', async () => {
  const foreign = await open('/login?code=c1&state=other');
  expect(foreign.bodiesOf(EXCHANGE)).toEqual([]);
  onTestFinished(asBrowser(ANDROID));
  const outside = await open('/login?code=c1&state=wechat_login');
  expect(outside.bodiesOf(EXCHANGE)).toEqual([]);
  expect(screen.getByText(copy.messages.wechatOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: copy.wechat })).toBeNull();
});

it('logs in by a code that was sent to the phone, and leads back', async () => {
  const LOGIN = 'POST /api/auth/sms-login';
  const SEND = 'POST /api/auth/verify-code';
  const page = await open('/login?redirect=%2Fabout', {
    'POST /api/auth/captcha': captcha,
    [SEND]: codeSent,
    [LOGIN]: granted({ ...tokens, user_info: member }),
  });
  type(/^手机号/, '13800138000');
  press(copy.useSms);
  // The form stays until the code of the other one is there.
  expect(screen.getByRole('button', { name: copy.useSms })).toBeTruthy();
  await pass();
  expect(screen.getByLabelText(/^手机号/, { selector: 'input' })).toHaveProperty('value', '13800138000');
  press(smsLoginCopy.submit);
  await pass();
  expect(screen.getByText('请先获取短信验证码')).toBeTruthy();
  type(/^图片验证码/, 'ZP26');
  press('获取验证码');
  await pass();
  type(/^短信验证码/, '123456');
  press(smsLoginCopy.submit);
  await pass();
  expect(page.bodiesOf(SEND)).toEqual([
    { type: 'login', phone: '13800138000', captcha: 'ZP26', captcha_id: 'cap_1' },
  ]);
  expect(page.bodiesOf(LOGIN)).toEqual([{ phone: '13800138000', verify_code: '123456' }]);
  expect(page.at()).toBe('/about');
});

it('keeps the number that was typed for a code where one goes back to the password', async () => {
  await open('/login', { 'POST /api/auth/captcha': captcha });
  press(copy.useSms);
  await pass();
  type(/^手机号/, '13900139000');
  press(smsLoginCopy.toPassword);
  await pass();
  expect(screen.getByLabelText(/^手机号/, { selector: 'input' })).toHaveProperty('value', '13900139000');
  expect(screen.getByLabelText(/^密码/, { selector: 'input' })).toBeTruthy();
});

it('asks for the captcha in words, and keeps the image where the service knows no questions', async () => {
  const CAPTCHA = 'POST /api/auth/captcha';
  const page = await open('/register', { [CAPTCHA]: captcha });
  type(/^手机号/, '13800138000');
  await pass();
  press(captchaCopy.useQuestion);
  await pass();
  expect(page.bodiesOf(CAPTCHA)).toEqual([
    { phone: '13800138000' },
    { phone: '13800138000', kind: 'question' },
  ]);
  expect(screen.getByRole('img', { name: captchaCopy.image })).toBeTruthy();
});

it('keeps the pressed button, and drops the typed answer, when another captcha is asked for', async () => {
  const CAPTCHA = 'POST /api/auth/captcha';
  const question = granted({
    image: 'iVBORw0KGgo=',
    captcha_id: 'cap_2',
    question: '请输入：一、二、三、四',
  });
  await open('/register', { [CAPTCHA]: ({ kind }: { kind?: string }) => (kind ? question : captcha) });
  const answer = (label: string) =>
    screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }).getAttribute('value');
  type(/^手机号/, '13800138000');
  await pass();
  type(/^图片验证码/, 'ZP26');
  const kind = screen.getByRole('button', { name: captchaCopy.useQuestion });
  kind.focus();
  press(captchaCopy.useQuestion);
  await pass();
  expect(document.activeElement).toBe(kind);
  expect(kind.textContent).toBe(captchaCopy.useImage);
  expect(answer(captchaCopy.questionLabel)).toBe('');
  type(new RegExp(`^${captchaCopy.questionLabel}`), '1234');
  const another = screen.getByRole('button', { name: captchaCopy.anotherQuestion });
  another.focus();
  press(captchaCopy.anotherQuestion);
  await pass();
  expect(document.activeElement).toBe(another);
  expect(answer(captchaCopy.questionLabel)).toBe('');
  type(new RegExp(`^${captchaCopy.questionLabel}`), '1234');
  type(/^手机号/, '13900139000');
  await pass();
  expect(answer(captchaCopy.questionLabel)).toBe('');
});

it('offers the question where no image came', async () => {
  const CAPTCHA = 'POST /api/auth/captcha';
  const question = granted({
    image: 'iVBORw0KGgo=',
    captcha_id: 'cap_2',
    question: '请输入：一、二、三、四',
  });
  await open('/register', {
    [CAPTCHA]: ({ kind }: { kind?: string }) => (kind ? question : refused(1010, '暂时没有图片')),
  });
  type(/^手机号/, '13800138000');
  await pass();
  expect(screen.getByText('暂时没有图片')).toBeTruthy();
  press(captchaCopy.useQuestion);
  await pass();
  expect(screen.getByText('请输入：一、二、三、四')).toBeTruthy();
});

it('takes a pasted number and tells password managers that it is the username', async () => {
  await open('/login');
  type(/^手机号/, '+86 138-0013-8000');
  const field = screen.getByLabelText(/^手机号/, { selector: 'input' });
  expect(field).toHaveProperty('value', '13800138000');
  expect(field.getAttribute('autocomplete')).toBe('username');
});

it('says after an expired session why one is here, and leads back to the page with its query', async () => {
  const expired = { code: 401, message: '登录已过期', data: null, status: 401 };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = await open(
    '/orders?status=paid#top',
    { 'GET /api/user/info': expired, 'GET /api/orders': expired, 'POST /api/auth/refresh': expired },
    { as: 'member' },
  );
  for (let turn = 0; turn < 3; turn += 1) await pass(1000);
  expect(page.at()).toBe('/login?redirect=%2Forders%3Fstatus%3Dpaid%23top');
  expect(screen.getByText(copy.messages.expired)).toBeTruthy();
  expect(warn).toHaveBeenCalledWith('刷新令牌失败');
});

it('logs that there is no refresh token', async () => {
  const expired = { code: 401, message: '登录已过期', data: null, status: 401 };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = await open('/about', { 'GET /api/user/info': expired }, { as: 'member' });
  localStorage.removeItem('refresh_token');
  for (let turn = 0; turn < 3; turn += 1) await pass(1000);
  expect(page.at()).toBe('/login?redirect=%2Fabout');
  expect(warn).toHaveBeenCalledWith('没有刷新令牌');
});
