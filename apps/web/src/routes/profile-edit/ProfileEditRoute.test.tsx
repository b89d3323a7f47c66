// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { profileEditCopy as copy } from '@ziping/ui/screens/profile/ProfileEditScreen.copy';
import { expect, it } from 'vitest';

import { granted, member, open, pass, press, refused, type } from '../../testing/page.tsx';

const SAVE = 'PUT /api/user/info';
const UPLOAD = 'POST /api/upload/avatar';
const regions = granted([
  {
    code: '650000',
    name: '新疆维吾尔自治区',
    children: [
      { code: '653100', name: '喀什地区', children: [{ code: '653101', name: '喀什市', children: [] }] },
    ],
  },
]);

const edit = (answers: Parameters<typeof open>[1], user = member) =>
  open('/profile/edit', { 'GET /api/user/info': granted(user), ...answers }, { as: 'member' });

it('rewrites the time part, merges what the service returns and goes back two seconds later', async () => {
  const page = await edit({ [SAVE]: granted({ ...member, nickname: '远山' }) });
  type(/^昵称/, '远山');
  fireEvent.change(screen.getByDisplayValue('10时'), { target: { value: '7' } });
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(SAVE)).toEqual([
    {
      avatar: member.avatar,
      nickname: '远山',
      gender: 'male',
      birth_time: '1990-06-15 07:30:00',
      birth_place: '',
    },
  ]);
  expect(screen.getByText(copy.done)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ nickname: '远山' });
  await pass(1999);
  expect(page.at()).toBe('/profile/edit');
  await pass(1);
  expect(page.at()).toBe('/profile');
});

it('sends no nickname with hidden characters', async () => {
  const page = await edit({ [SAVE]: granted({}) });
  type(/^昵称/, '清\u200B和');
  press(copy.submit);
  await pass();
  expect(screen.getByText(copy.messages.nicknameHidden)).toBeTruthy();
  expect(page.bodiesOf(SAVE)).toEqual([]);
});

it.each([
  [refused(1010, '昵称含有不允许的内容'), '昵称含有不允许的内容'],
  [refused(1010, ''), '更新失败，请稍后重试'],
  ['no_answer' as const, copy.messages.network],
])('says why nothing was saved', async (answer, message) => {
  await edit({ [SAVE]: answer });
  press(copy.submit);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
});

it('asks for the place only with true solar time, and sends its last code', async () => {
  const page = await edit({ [SAVE]: granted(member), 'GET /api/locations': regions });
  expect(page.sent.some(({ call }) => call === 'GET /api/locations')).toBe(false);
  fireEvent.click(screen.getByRole('switch'));
  await pass();
  // The field's code has loaded; now its regions.
  await pass();
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('省份', '650000');
  choose('城市', '653100');
  choose('区县', '653101');
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(SAVE)).toMatchObject([{ birth_place: '653101' }]);
  expect(JSON.parse(localStorage.getItem('locationData') ?? '')).toMatchObject({ data: expect.any(Array) });
});

it('looks at a picture before it is sent', async () => {
  const page = await edit({ [UPLOAD]: granted({ url: '/uploads/avatars/a.webp' }) });
  const pick = async (file: File) => {
    fireEvent.change(screen.getByLabelText(/更换头像/, { selector: 'input' }), { target: { files: [file] } });
    await pass();
  };
  await pick(new File(['text'], 'a.txt', { type: 'text/plain' }));
  expect(screen.getByText(copy.messages.avatarType)).toBeTruthy();
  await pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
  expect(screen.getByText(copy.messages.avatarSize)).toBeTruthy();
  expect(page.bodiesOf(UPLOAD)).toEqual([]);
});

it.each([
  [refused(1014, ''), '上传头像失败'],
  ['no_answer' as const, '上传头像失败，请重试'],
])('says that the picture was not uploaded', async (answer, message) => {
  await edit({ [UPLOAD]: answer });
  const file = new File(['png'], 'a.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/更换头像/, { selector: 'input' }), { target: { files: [file] } });
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
});
