// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

import { endSessionAtom, startSessionAtom } from '../session/session.ts';
import { member, tokens } from '../testing/page.tsx';
import { apiAtom } from './api.ts';
import { createAppStore } from './app-store.ts';
import { birthFormAtom, birthFormStateAtom, emptyForm } from './birth/form-state.ts';

const values = { ...emptyForm, name: '阿依' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('empties the birth form and its draft when a member leaves', async () => {
  const store = createAppStore();
  store.set(startSessionAtom, { tokens, user: member });
  store.set(birthFormAtom, values);
  store.set(birthFormStateAtom, { kind: 'busy' });
  sessionStorage.setItem('fortuneFormDraft', '{}');
  store.set(endSessionAtom, 'expired');
  expect(sessionStorage.getItem('fortuneFormDraft')).toBeNull();
  await expect.poll(() => store.get(birthFormAtom)).toEqual(emptyForm);
  expect(store.get(birthFormStateAtom)).toEqual({ kind: 'idle' });
});

it('keeps the form of a guest who logs in', () => {
  const store = createAppStore();
  store.set(birthFormAtom, values);
  store.set(startSessionAtom, { tokens, user: member });
  expect(store.get(birthFormAtom)).toEqual(values);
});

it('clears the answers of a member who leaves or is replaced, but not of one whose id becomes known', () => {
  const store = createAppStore();
  const { queryClient } = store.get(apiAtom);
  const isCached = () => queryClient.getQueryData(['kept']) !== undefined;
  store.set(startSessionAtom, { tokens, user: { ...member, id: '' } });
  queryClient.setQueryData(['kept'], 1);
  store.set(startSessionAtom, { tokens, user: member });
  expect(isCached()).toBe(true);
  store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_2' } });
  expect(isCached()).toBe(false);
  queryClient.setQueryData(['kept'], 1);
  store.set(endSessionAtom, 'left');
  expect(isCached()).toBe(false);
});

it('goes on where the part that clears the device cannot be loaded', async () => {
  const failed = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('./device-cache.ts', failed);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  try {
    const store = createAppStore();
    store.set(startSessionAtom, { tokens, user: member });
    store.set(endSessionAtom, 'left');
    await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
    vi.doUnmock('./device-cache.ts');
  }
});

it('has an answer cache of its own', () => {
  const [one, other] = [createAppStore(), createAppStore()];
  expect(one.get(apiAtom).queryClient).not.toBe(other.get(apiAtom).queryClient);
});
