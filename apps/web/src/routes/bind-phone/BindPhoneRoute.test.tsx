// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { bindPhoneCopy as copy } from '@ziping/ui/screens/account/BindPhoneScreen.copy';
import { expect, it, onTestFinished } from 'vitest';

import { asBrowser, WECHAT } from '../../testing/browsers.ts';
import { captcha, codeSent, granted, member, open, pass, press, refused, type } from '../../testing/page.tsx';

const BIND = 'POST /api/auth/bind-phone';
const SEND = 'POST /api/auth/verify-code';
const bound = { user: member, access_token: 'at_2', refresh_token: 'rt_2' };

async function bind(answer: ReturnType<typeof granted> | 'no_answer') {
  const page = await open(
    '/bind-phone',
    { 'POST /api/auth/captcha': captcha, [SEND]: codeSent, [BIND]: answer },
    { as: 'unbound' },
  );
  type(/^手机号/, '13800138000');
  await pass();
  type(/^图片验证码/, 'ZP26');
  press('获取验证码');
  await pass();
  expect(screen.getByRole('button', { name: '60秒后重发' })).toBeTruthy();
  type(/^短信验证码/, '123456');
  press(copy.submit);
  await pass();
  return page;
}

it('goes home a second after the phone is bound', async () => {
  const page = await bind(granted(bound));
  expect(page.bodiesOf(SEND)).toEqual([
    { type: 'bind', phone: '13800138000', captcha: 'ZP26', captcha_id: 'cap_1' },
  ]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  expect(localStorage.getItem('token')).toBe('at_2');
  expect(localStorage.getItem('needBindPhone')).toBeNull();
  await pass(999);
  expect(page.at()).toBe('/bind-phone');
  await pass(1);
  expect(page.at()).toBe('/');
});

it('switches to the account the number has, and goes home two seconds later', async () => {
  const page = await bind({ ...granted(bound), code: 1108, message: copy.messages.linked });
  expect(screen.getByText(copy.messages.linked)).toBeTruthy();
  expect([localStorage.getItem('token'), localStorage.getItem('refresh_token')]).toEqual(['at_2', 'rt_2']);
  await pass(1999);
  expect(page.at()).toBe('/bind-phone');
  await pass(1);
  expect(page.at()).toBe('/');
});

it.each([
  [refused(1002, '该手机号已被使用'), copy.messages.taken],
  [refused(1004, '验证码错误或已过期'), '验证码错误或已过期'],
  [refused(1004, ''), '绑定手机号失败'],
  ['no_answer' as const, '绑定手机号失败，请稍后重试'],
])('says why the phone was not bound', async (answer, message) => {
  await bind(answer);
  expect(screen.getByText(message)).toBeTruthy();
});

it('says that there is no captcha', async () => {
  await open('/bind-phone', {}, { as: 'unbound' });
  type(/^手机号/, '13800138000');
  await pass();
  await pass();
  expect(screen.getByText('获取验证码失败，请稍后重试')).toBeTruthy();
});

it('gives the session up when it is not the time', async () => {
  const page = await open('/bind-phone', {}, { as: 'unbound' });
  fireEvent.click(screen.getByRole('link', { name: copy.skip }));
  await pass();
  expect(page.at()).toBe('/login');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('tells what sending a code takes', async () => {
  const page = await open('/bind-phone', {}, { as: 'unbound' });
  press('获取验证码');
  await pass();
  expect(screen.getByText(copy.messages.phoneFirst)).toBeTruthy();
  expect(page.bodiesOf(SEND)).toEqual([]);
});

it('holds every other page of a member until the phone is bound, except home', async () => {
  expect((await open('/profile', {}, { as: 'unbound' })).at()).toBe('/bind-phone');
  expect((await open('/', {}, { as: 'unbound' })).at()).toBe('/');
});

it('leads back to a page without a phone with the session, and never to another', async () => {
  const EXCHANGE = 'POST /api/auth/wechat-login';
  onTestFinished(asBrowser(WECHAT));
  const login = granted({
    access_token: 'at_1',
    refresh_token: 'rt_1',
    user: { ...member, phone: null },
    need_bind_phone: true,
    openid: 'o_1',
  });
  for (const [from, back] of [
    ['/help#lunar', '/help#lunar'],
    ['/reports', '/'],
  ] as const) {
    sessionStorage.clear();
    const path = `/login?redirect=${encodeURIComponent(from)}&code=c1&state=wechat_login`;
    const page = await open(path, { [EXCHANGE]: login });
    expect(page.at()).toBe('/bind-phone');
    expect(screen.getByRole('link', { name: copy.browse }).getAttribute('href')).toBe(back);
    expect(localStorage.getItem('token')).toBe('at_1');
  }
});
