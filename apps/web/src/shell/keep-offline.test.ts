// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStore } from '../shared/store.ts';
import { watchVersions } from './keep-offline.ts';
import { newVersionAtom } from './new-version.ts';

type Listener = (event: { isUpdate?: boolean }) => void;

function fakeWorkbox() {
  const listeners = new Map<string, Listener[]>();
  return {
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    emit: (type: string, event: { isUpdate?: boolean } = {}) =>
      listeners.get(type)?.forEach((listener) => listener(event)),
    messageSkipWaiting: vi.fn(),
    register: vi.fn(() => Promise.resolve(undefined)),
    update: vi.fn(() => Promise.resolve()),
  };
}

function start() {
  const workbox = fakeWorkbox();
  const store = createStore();
  const reload = vi.fn();
  watchVersions(workbox as never, store, reload);
  return { workbox, store, reload };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('announces a version that waits, and loads it when asked, once it has taken over', () => {
  const { workbox, store, reload } = start();
  expect(store.get(newVersionAtom)).toBeNull();
  workbox.emit('waiting');
  store.get(newVersionAtom)?.load();
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  workbox.emit('controlling', { isUpdate: true });
  expect(reload).toHaveBeenCalledOnce();
});

it('does not load a page anew by itself where another tab took the new version', () => {
  const { workbox, store, reload } = start();
  workbox.emit('controlling', { isUpdate: true });
  expect(reload).not.toHaveBeenCalled();
  store.get(newVersionAtom)?.load();
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing when the first version takes over', () => {
  const { workbox, store } = start();
  workbox.emit('controlling', { isUpdate: false });
  expect(store.get(newVersionAtom)).toBeNull();
});

it('asks for a version when the tab is looked at again, once an hour at most', () => {
  const { workbox } = start();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(workbox.update).not.toHaveBeenCalled();
  vi.setSystemTime(3_600_000);
  look();
  look();
  expect(workbox.update).toHaveBeenCalledOnce();
});
