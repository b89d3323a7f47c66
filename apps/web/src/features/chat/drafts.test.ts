// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { clearSessionKeys } from '../../shared/storage.ts';
import { readDraft, storeDraft } from './drafts.ts';

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
