// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { settingsCopy as copy } from '@ziping/ui/screens/info/SettingsScreen.copy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { granted, member, open, pass, press, refused } from '../../testing/page.tsx';

const EXPORT = 'GET /api/user/export';
const data = { exported_at: '2026-11-20T08:00:00Z', user: member, records: [], feedbacks: [] };

interface Saved {
  name: string;
  type: string;
  blob: Blob;
}
let saved: Saved[] = [];
let revoked: string[] = [];

const textOf = (blob = new Blob()) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  saved = [];
  revoked = [];
  const made = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${made.size}`;
      made.set(url, blob);
      return url;
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.get(this.href);
    if (blob) saved.push({ name: this.download, type: blob.type, blob });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('hands a member everything kept about them as one file, named by the day in China', async () => {
  await open('/settings', { [EXPORT]: granted(data) }, { as: 'member' });
  vi.setSystemTime('2026-11-20T17:30:00Z');
  press(copy.download);
  await pass();
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['ziping-2026-11-21.json', 'application/json'],
  ]);
  expect(JSON.parse(await textOf(saved[0]?.blob))).toEqual(data);
  expect(screen.getByText(copy.downloadDone('ziping-2026-11-21.json'))).toBeTruthy();
  // In a turn of its own, which on a busy machine is not part of the pass before.
  await pass();
  expect(revoked).toEqual(['blob:0']);
});

it.each([
  [refused(1429, '今天已经下载过了'), '今天已经下载过了'],
  ['no_answer' as const, copy.messages.downloadFailed],
])('says why there is no file', async (answer, message) => {
  await open('/settings', { [EXPORT]: answer }, { as: 'member' });
  press(copy.download);
  await pass();
  expect(screen.getByText(message)).toBeTruthy();
  expect(saved).toEqual([]);
});

it('offers a guest the login in place of a file', async () => {
  await open('/settings');
  expect(screen.queryByRole('button', { name: copy.download })).toBeNull();
  const login = screen.getByText(copy.guest).parentElement?.querySelector('a');
  expect(login?.getAttribute('href')).toBe('/login?redirect=%2Fsettings');
});

it('keeps the theme and the text size, and shows the page in them', async () => {
  await open('/settings');
  fireEvent.click(screen.getByRole('radio', { name: copy.themes.dark }));
  fireEvent.click(screen.getByRole('radio', { name: copy.textSizes.large }));
  await pass();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', textSize: 'large' });
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({
    theme: 'dark',
    text_size: 'large',
  });
});
