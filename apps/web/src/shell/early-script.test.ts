// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { createAppStore } from '../data/app-store.ts';
import { endSessionAtom, startSessionAtom, unboundLifetime } from '../session/session.ts';
import { startSession } from './bootstrap.ts';
import { earlyScript } from './early-script.ts';
import { member, tokens } from '../testing/page.tsx';

const { dataset } = document.documentElement;
const takenForMember = () => 'member' in dataset;
const head = () => void (0, eval)(earlyScript);

beforeEach(() => {
  localStorage.clear();
  delete dataset.member;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

it('hides what is meant for guests from whoever has a token, before the first paint', () => {
  head();
  expect(takenForMember()).toBe(false);
  localStorage.setItem('token', 'at_1');
  head();
  expect(takenForMember()).toBe(true);
});

it('shows it again where the token turns out to be of no session, and when a session ends', async () => {
  const unbound = { at: Date.now() - unboundLifetime - 1, openid: 'o_1', needBindPhone: true };
  const store = createAppStore();
  store.set(startSessionAtom, { tokens, user: member, messaging: unbound });
  head();
  startSession(createAppStore())();
  expect(takenForMember()).toBe(false);

  store.set(startSessionAtom, { tokens, user: member });
  head();
  const stop = startSession(store);
  expect(takenForMember()).toBe(true);
  store.set(endSessionAtom, 'left');
  expect(takenForMember()).toBe(false);
  stop();
  // What a session fetches on its way is not left behind for a page that is gone.
  await vi.dynamicImportSettled();
});
