// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { granted, renderInStore } from '../testing/page.tsx';
import type { Store } from '../shared/store.ts';
import { apiAtom } from './api.ts';
import { createAppStore } from './app-store.ts';
import { regionsLifetime, useRegions } from './regions.ts';
import { stubRequest } from '../testing/stubs.ts';

const beijing = [{ code: '110000', name: '北京市', children: [] }];
const shanghai = [{ code: '310000', name: '上海市', children: [] }];
/** More than the waiting of a test moves the clock. */
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T08:00:00Z');

let fetches: number;
let failure: Error | null | undefined;
let shown: ReturnType<typeof render> | undefined;
const regions = () => shown?.result.current.regions;

/** Renders the regions in a new document. */
const render = (store: Store) => renderInStore(store, () => useRegions());

function serve(nodes: unknown) {
  vi.stubGlobal('fetch', () => {
    fetches += 1;
    return nodes
      ? Promise.resolve(Response.json(granted(nodes)))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
}

/** Asks for the regions in a new document, some milliseconds after the first one. */
async function openAt(time: number) {
  shown?.unmount();
  vi.setSystemTime(NOW + time);
  const store = createAppStore();
  shown = render(store);
  const { queryClient } = store.get(apiAtom);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  failure = queryClient.getQueryState<unknown, Error>(['regions'])?.error;
}

beforeEach(() => {
  stubRequest();
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  fetches = 0;
});
afterEach(() => {
  shown?.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the regions', () => {
  it('are asked for once a day', async () => {
    serve(beijing);
    await openAt(0);
    expect(regions()).toEqual({ kind: 'ready', nodes: beijing });
    serve(shanghai);
    await openAt(regionsLifetime - MINUTE);
    expect(regions()).toEqual({ kind: 'ready', nodes: beijing });
    expect(fetches).toBe(1);
    await openAt(regionsLifetime + MINUTE);
    expect(regions()).toEqual({ kind: 'ready', nodes: shanghai });
  });

  it('are loading until the service has answered', async () => {
    serve(beijing);
    const opening = openAt(0);
    expect(regions()).toEqual({ kind: 'loading' });
    await opening;
    expect(regions()).toMatchObject({ kind: 'ready' });
  });

  it('carry the reason where there are none', async () => {
    serve(null);
    await openAt(0);
    expect(regions()).toEqual({
      kind: 'failed',
      message: `获取地区数据失败：${failure?.message}`,
    });
  });

  it('are yesterday’s copy where the service does not answer', async () => {
    serve(beijing);
    await openAt(0);
    serve(null);
    await openAt(regionsLifetime + MINUTE);
    expect(regions()).toEqual({
      kind: 'cached',
      nodes: beijing,
      message: '获取地区数据失败（使用缓存数据）',
    });
  });

  it.each([[7], [[]], [{}], [[{ code: '110000', name: '北京市', longitude: '东经' }]]])(
    'are not replaced by an answer that is none: %j',
    async (answer) => {
      serve(beijing);
      await openAt(0);
      serve(answer);
      await openAt(regionsLifetime + MINUTE);
      expect(regions()).toMatchObject({ kind: 'cached', nodes: beijing });
      expect(localStorage.getItem('locationData')).toContain('北京市');
    },
  );

  it.each([
    '{"timestamp":"soon","data":7}',
    '{"timestamp":1795132800000,"data":[{"code":110000}]}',
    '{"timestamp":1795132800000,"data":[{"code":"110000","name":"北京市","children":[null]}]}',
    '{"timestamp":1795132800000,"data":[]}',
    '{"timestamp":1795132800000',
  ])('ignore an invalid copy: %s', async (text) => {
    localStorage.setItem('locationData', text);
    serve(shanghai);
    await openAt(0);
    expect(regions()).toEqual({ kind: 'ready', nodes: shanghai });
  });
});
