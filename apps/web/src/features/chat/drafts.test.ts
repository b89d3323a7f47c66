// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearSessionKeys } from '../../shared/storage.ts';
import { createDraftWriter, readDraft, storeDraft } from './drafts.ts';

beforeEach(() => localStorage.clear());

it('keeps a draft for each record until it is emptied', () => {
  storeDraft('r_1', '甲');
  storeDraft('r_2', '乙');
  storeDraft('r_1', '丙');
  expect([readDraft('r_1'), readDraft('r_2'), readDraft('r_3')]).toEqual(['丙', '乙', '']);
  storeDraft('r_1', '');
  expect(readDraft('r_1')).toBe('');
  expect(localStorage.getItem('chatDrafts')).not.toContain('r_1');
});

it('forgets the oldest of more than twenty', () => {
  for (let index = 0; index < 21; index += 1) storeDraft(`r_${index}`, '问');
  expect(readDraft('r_0')).toBe('');
  expect(readDraft('r_1')).toBe('问');
});

it('forgets them at logout', () => {
  storeDraft('r_1', '甲');
  clearSessionKeys();
  expect(readDraft('r_1')).toBe('');
});

it.each([
  'null',
  '{',
  '[]',
  '{"version":2,"drafts":[{"record_id":"r_1","text":"甲"}]}',
  '{"version":1,"drafts":[{"record_id":"r_1"}]}',
])('has none where another text is stored: %s', (stored) => {
  localStorage.setItem('chatDrafts', stored);
  expect(readDraft('r_1')).toBe('');
  storeDraft('r_1', '乙');
  expect(readDraft('r_1')).toBe('乙');
});

describe('what is being typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const type = (writer: ReturnType<typeof createDraftWriter>, text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      writer.write(text.slice(0, end));
      vi.advanceTimersByTime(200);
    }
  };

  it('is stored once, at a pause', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const writer = createDraftWriter('r_1', () => true);
    type(writer, '明年如何');
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(readDraft('r_1')).toBe('明年如何');
    writer.close();
    window.dispatchEvent(new Event('pagehide'));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (writer: ReturnType<typeof createDraftWriter>) => void]>([
    ['page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['thread is closed', (writer) => writer.close()],
  ])('is stored without a pause when the %s', (_name, leave) => {
    const writer = createDraftWriter('r_1', () => true);
    type(writer, '明年');
    leave(writer);
    expect(readDraft('r_1')).toBe('明年');
    writer.close();
  });

  it('is not stored after the logout', () => {
    let member = true;
    const writer = createDraftWriter('r_1', () => member);
    type(writer, '明年');
    member = false;
    writer.close();
    vi.advanceTimersByTime(1_000);
    expect(localStorage.getItem('chatDrafts')).toBeNull();
  });
});
