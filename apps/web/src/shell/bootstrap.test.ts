// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { createAppStore } from '../data/app-store.ts';
import { requirePhoneAtom, restoreSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts';
import { member, tokens } from '../testing/page.tsx';
import { startSession } from './bootstrap.ts';

beforeEach(() => {
  localStorage.clear();
  createAppStore().set(startSessionAtom, { tokens, user: member });
});

it('restores the stored session', () => {
  const store = createAppStore();
  startSession(store)();
  expect(store.get(sessionAtom)).toMatchObject({ status: 'member', needBindPhone: false });
});

it('keeps a session that an answer marked as needing a phone before the page was drawn', () => {
  const store = createAppStore();
  store.set(restoreSessionAtom, 0);
  store.set(requirePhoneAtom);
  startSession(store)();
  expect(store.get(sessionAtom)).toMatchObject({ status: 'member', needBindPhone: true });
});
