// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { feedbackCopy as copy } from '@ziping/ui/screens/info/FeedbackScreen.copy';
import { expect, it, onTestFinished, vi } from 'vitest';

import { granted, open, pass, press, type } from '../../testing/page.tsx';

const CALL = 'POST /api/feedback';

async function add(...files: File[]) {
  fireEvent.change(screen.getByLabelText(/添加图片/, { selector: 'input' }), { target: { files } });
  // Reading a file takes no faked time.
  for (let turn = 0; turn < 5; turn += 1) await pass();
}

const first = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** A file of a type by its first bytes, whatever it claims to be. */
function picture(name: string, type: keyof typeof first, claims: string = type, bytes = 0) {
  return new File([new Uint8Array(first[type]), new Uint8Array(bytes)], name, { type: claims });
}

it('thanks, and goes back three seconds later', async () => {
  const page = await open('/feedback', { [CALL]: granted({ id: 'fb_1' }) }, { trail: ['/help'] });
  type(/^反馈内容/, '希望流年一栏能直接跳到今年。');
  await add(picture('a.png', 'image/png'));
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toEqual([
    {
      type: 'bug',
      content: '希望流年一栏能直接跳到今年。',
      contact: '',
      images: ['data:image/png;base64,iVBORw0KGgoA'],
    },
  ]);
  expect(screen.getByText(copy.doneTitle)).toBeTruthy();
  await pass(2999);
  expect(page.at()).toBe('/feedback');
  await pass(1);
  expect(page.at()).toBe('/help');
});

it.each([
  ['', copy.messages.contentRequired],
  ['太短了', copy.messages.contentShort],
  ['十个字以上的一段\u001B[2J反馈', copy.messages.contentHidden],
])('does not send %j', async (content, message) => {
  const page = await open('/feedback');
  type(/^反馈内容/, content);
  press(copy.submit);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(page.bodiesOf(CALL)).toEqual([]);
});

it('takes and removes pictures where the page is not served securely, without crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  await open('/feedback');
  await add(picture('a.png', 'image/png'), picture('b.png', 'image/png'));
  press(copy.imageRemove('a.png'));
  const kept = screen.getAllByRole('button', { name: /^移除图片/ });
  expect(kept.map((button) => button.getAttribute('aria-label'))).toEqual([copy.imageRemove('b.png')]);
});

it('takes three pictures, JPEG or PNG, of five megabytes at most', async () => {
  await open('/feedback');
  await add(picture('a.gif', 'image/png', 'image/gif'));
  expect(screen.getByText(copy.messages.imageType)).toBeTruthy();
  await add(picture('a.png', 'image/png', 'image/png', 5 * 1024 * 1024));
  expect(screen.getByText(copy.messages.imageSize)).toBeTruthy();
  await add(...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.jpg`, 'image/jpeg')));
  expect(screen.getByText(copy.messages.imageCount)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^移除图片/ })).toHaveLength(3);
});

it('looks into a picture, not at its name', async () => {
  const page = await open('/feedback', { [CALL]: granted({ id: 'fb_1' }) });
  await add(new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }));
  expect(screen.getByText(copy.messages.imageType)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^移除图片/ })).toBeNull();
  await add(picture('photo.png', 'image/jpeg', 'image/png'));
  expect(screen.queryByText(copy.messages.imageType)).toBeNull();
  type(/^反馈内容/, '希望流年一栏能直接跳到今年。');
  press(copy.submit);
  await pass();
  expect(page.bodiesOf(CALL)).toMatchObject([{ images: ['data:image/jpeg;base64,/9j/'] }]);
});
