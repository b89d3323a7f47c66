// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { changePhoneCopy as copy } from '@ziping/ui/screens/profile/ChangePhoneScreen.copy';
import { errorCopy } from '@ziping/ui/screens/system/ErrorScreen.copy';
import { unreachableCopy } from '@ziping/ui/screens/system/UnreachableScreen.copy';
import { expect, it, vi } from 'vitest';

import { captcha, codeSent, granted, member, open, pass, press, refused, type } from '../../testing/page.tsx';
import { restoreSessionAtom, updateUserAtom } from '../../session/session.ts';

const CHANGE = 'POST /api/user/change-phone';
const SEND = 'POST /api/auth/verify-code';

const USER = 'GET /api/user/info';

async function toSecondStep(
  answer: ReturnType<typeof granted> | 'no_answer',
  user: Parameters<typeof open>[1] = {},
) {
  const page = await open(
    '/profile/change-phone',
    { 'POST /api/auth/captcha': captcha, [SEND]: codeSent, [CHANGE]: answer, ...user },
    { as: 'member' },
  );
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', true);
  type(/^图片验证码/, 'ZP26');
  press('获取验证码');
  await pass();
  type(/^短信验证码/, '12345');
  press(copy.next);
  await pass();
  expect(screen.getByText(copy.messages.codeInvalid)).toBeTruthy();
  type(/^短信验证码/, '111111');
  press(copy.next);
  await pass();
  return page;
}

async function finish() {
  type(/^新手机号/, '13900139000');
  await pass();
  type(/^图片验证码/, 'ZP27');
  press('获取验证码');
  await pass();
  type(/^短信验证码/, '222222');
  press(copy.submit);
  await pass();
}

it('verifies the old number, then the new one, and goes to the member’s page three seconds later', async () => {
  const changed = granted({ ...member, phone: '13900139000' });
  const page = await toSecondStep(changed, { [USER]: changed });
  const asked = page.bodiesOf(USER).length;
  await finish();
  // As documented, the user is asked for afterwards.
  expect(page.bodiesOf(USER)).toHaveLength(asked + 1);
  expect(page.bodiesOf(SEND)).toEqual([
    { type: 'change_phone_old', userId: 'u_1001', captcha: 'ZP26', captcha_id: 'cap_1' },
    { type: 'change_phone_new', phone: '13900139000', captcha: 'ZP27', captcha_id: 'cap_1' },
  ]);
  expect(page.bodiesOf(CHANGE)).toEqual([
    { userId: 'u_1001', old_verify_code: '111111', new_phone: '13900139000', new_verify_code: '222222' },
  ]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  expect(localStorage.getItem('user')).toContain('13900139000');
  await pass(2999);
  expect(page.at()).toBe('/profile/change-phone');
  await pass(1);
  expect(page.at()).toBe('/profile');
});

it.each([null, {}])('keeps the new number when the service answers %j', async (answer) => {
  await toSecondStep(granted(answer), { [USER]: 'no_answer' });
  await finish();
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...member, phone: '13900139000' });
});

it.each([refused(1099, ''), 'no_answer' as const])(
  'says that the number was not changed: %j',
  async (answer) => {
    await toSecondStep(answer);
    await finish();
    expect(screen.getByText('更换手机号失败')).toBeTruthy();
  },
);

it('says that there is no captcha', async () => {
  await open('/profile/change-phone', {}, { as: 'member' });
  await pass();
  await pass();
  expect(screen.getByText('获取验证码失败，请重试')).toBeTruthy();
});

it('goes back to the first step, by hand and where the old code was wrong', async () => {
  await toSecondStep(refused(1012, '原手机号验证码错误或已过期'));
  press(copy.back);
  await pass();
  press(copy.next);
  await pass();
  await finish();
  expect(screen.getByText('原手机号验证码错误或已过期')).toBeTruthy();
  expect(screen.getByRole('button', { name: copy.next })).toBeTruthy();
});

it.each([
  { ...member, phone: null },
  { ...member, id: '' },
])('says that the user is unknown when id or phone is missing', async (user) => {
  const page = await open('/profile/change-phone', {}, { as: 'member' });
  page.store.set(updateUserAtom, user);
  await pass();
  expect(screen.getByText(copy.messages.noUser)).toBeTruthy();
});

it('offers a retry when no user is stored and the service gives none', async () => {
  let available = false;
  const page = await open(
    '/profile/change-phone',
    {
      'GET /api/user/info': () =>
        available ? granted(member) : { code: 500, message: '', data: null, status: 500 },
    },
    { as: 'member' },
  );
  localStorage.removeItem('user');
  page.store.set(restoreSessionAtom, Date.now());
  for (let second = 0; second < 8; second += 1) await pass(1000);
  expect(screen.getByText(errorCopy.title)).toBeTruthy();
  available = true;
  press(errorCopy.retry);
  await pass();
  await pass();
  expect(screen.getByRole('heading', { name: copy.title })).toBeTruthy();
});

it.each([
  [true, unreachableCopy.unreachable.title],
  [false, unreachableCopy.offline.title],
])('says that the service cannot be reached at the first load (online: %s)', async (online, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  let answer: ReturnType<typeof granted> | null = null;
  const unanswered = () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const page = await open('/profile/change-phone', { [USER]: unanswered }, { as: 'member' });
  localStorage.removeItem('user');
  page.store.set(restoreSessionAtom, Date.now());
  for (let second = 0; second < 8; second += 1) await pass(1000);
  expect(screen.getByText(title)).toBeTruthy();
  answer = granted(member);
  press(unreachableCopy.retry);
  await pass();
  await pass();
  expect(screen.getByRole('heading', { name: copy.title })).toBeTruthy();
  vi.restoreAllMocks();
});
