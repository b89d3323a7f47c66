// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Schema } from '@ziping/api-client/types';
import { chart } from '@ziping/mocks/fixtures/chart';
import { records } from '@ziping/mocks/fixtures/records';
import { longReport } from '@ziping/mocks/fixtures/reports';
import { QueryClient } from '@tanstack/react-query';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { chartIdsOnDevice, clearDevice, devicePersister, removeFromDevice } from './device-cache.ts';

const database = createStore('ziping', 'seen');
const { id } = chart.record;
const page = { items: records.slice(0, 5), total: 7 };
const kinds = [
  { kind: 'chart', queryKey: ['chart', 'u_1', id], data: chart },
  { kind: 'list of reports', queryKey: ['reports', 'u_1', id], data: [longReport] },
  { kind: 'list', queryKey: ['records', 'u_1', 'list', { page: 1 }], data: page },
];

/** Every kind of the contract: the type checker reports a missing one. */
const WARNINGS: Record<Schema<'ChartWarning'>['kind'], string> = {
  near_jie: '近交节',
  near_zi: '近子时',
  near_hour: '近时辰之交',
  dst_applied: '夏令时',
  dst_overlap: '重复的一小时',
  dst_disputed: '夏令时有争议',
  historic_clock: '旧时钟表',
  beyond_2050: '2050年以后',
};

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Asks in a new document: what the device has, else what the service answers. */
function ask(queryKey: readonly unknown[], queryFn: () => Promise<unknown> = unreachable) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return queryClient.fetchQuery({ queryKey, queryFn, persister: devicePersister }).catch(() => null);
}

async function keep(queryKey: readonly unknown[], data: unknown) {
  const before = (await entries(database)).length;
  await ask(queryKey, () => Promise.resolve(data));
  await expect.poll(() => entries(database)).toHaveLength(before + 1);
}

beforeEach(async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'u_1' }));
  await clearDevice();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(kinds)('a $kind on the device', ({ queryKey, data }) => {
  /** Replaces what the device has. */
  async function damage(change: (entry: { buster: string; state: { data: unknown } }) => unknown) {
    await keep(queryKey, data);
    const [[key, entry] = []] = await entries<string, never>(database);
    await set(key!, change(structuredClone(entry!)), database);
  }

  it('is shown while the service is unreachable', async () => {
    await keep(queryKey, data);
    expect(await ask(queryKey)).toEqual(data);
  });

  it('is shown to no other member', async () => {
    await keep(queryKey, data);
    expect(await ask([queryKey[0], 'u_2', ...queryKey.slice(2)])).toBeNull();
  });

  it.each<[string, Parameters<typeof damage>[0]]>([
    ['of an older version', (entry) => ({ ...entry, buster: '0' })],
    ['of a version without number', ({ buster: _buster, ...entry }) => entry],
    ['that is broken JSON', (entry) => JSON.stringify(entry).slice(0, -10)],
    ['that is a number', () => 7],
    ['without its state', ({ state: _state, ...entry }) => entry],
    ['without data', (entry) => ({ ...entry, state: { ...entry.state, data: undefined } })],
    ['whose data are of another type', (entry) => ({ ...entry, state: { ...entry.state, data: [1] } })],
    ['without a time', (entry) => ({ ...entry, state: { data: entry.state.data } })],
  ])('is removed and not shown: an entry %s', async (_name, change) => {
    await damage(change);
    expect(await ask(queryKey)).toBeNull();
    expect(await entries(database)).toEqual([]);
  });

  it('is not kept where nobody is logged in, or another member', async () => {
    for (const user of ['null', '{"id":"u_2"}', '{broken']) {
      localStorage.setItem('user', user);
      await ask(queryKey, () => Promise.resolve(data));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await entries(database)).toEqual([]);
  });
});

const without = (whole: object, field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));

const shapes: [string, Record<string, unknown>][] = [
  ['a chart without a pillar', { ...chart, bazi: { ...chart.bazi, day_pillar: undefined } }],
  [
    'a chart whose pillar lacks its hidden stems',
    { ...chart, bazi: { ...chart.bazi, day_pillar: { ...chart.bazi.day_pillar, cang_gan: undefined } } },
  ],
  ['a chart without its record', { ...chart, record: undefined }],
  ['a chart whose cycles are no list', { ...chart, da_yun_list: {} }],
  ['a chart whose warnings are texts', { ...chart, truth: { ...chart.truth, warnings: ['近子时'] } }],
];

it.each(shapes)('does not show %s', async (_name, data) => {
  await keep(['chart', 'u_1', id], data);
  expect(await ask(['chart', 'u_1', id])).toBeNull();
});

it('completes a chart from before a row was added', async () => {
  const data = { ...chart, da_yun_list: chart.da_yun_list.map((cycle) => without(cycle, 'zi_zuo')) };
  await keep(['chart', 'u_1', id], data);
  expect(await ask(['chart', 'u_1', id])).toEqual(chart);
});

it.each(Object.entries(WARNINGS))('shows a chart with the warning %s', async (kind, message) => {
  const data = { ...chart, truth: { ...chart.truth, warnings: [{ kind, message }] } };
  await keep(['chart', 'u_1', id], data);
  expect(await ask(['chart', 'u_1', id])).toEqual(data);
});

it.each([
  ['a list without a total', { items: page.items }],
  ['a list whose records lack a name', { ...page, items: [{ ...records[0], name: undefined }] }],
])('does not show %s', async (_name, data) => {
  const key = ['records', 'u_1', 'list', { page: 1 }];
  await keep(key, data);
  expect(await ask(key)).toBeNull();
});

it('removes what an earlier version of the app has left', async () => {
  await set('u_1/records', [[{ page: 1 }, page]], database);
  await set(`u_1/chart/${id}`, chart, database);
  await ask(['chart', 'u_1', id], () => Promise.resolve(chart));
  await expect
    .poll(async () => (await entries(database)).map(([key]) => key))
    .toEqual([`query-["chart","u_1","${id}"]`]);
});

it('stores an answer again where it has changed, and not where it repeats within a minute', async () => {
  const queryKey = ['reports', 'u_1', id];
  const queryClient = new QueryClient();
  const write = vi.spyOn(IDBObjectStore.prototype, 'put');
  const answerWith = async (data: unknown) => {
    const queryFn = () => Promise.resolve(structuredClone(data));
    await queryClient.fetchQuery({ queryKey, queryFn, persister: devicePersister });
    await new Promise((resolve) => setTimeout(resolve, 20));
    return write.mock.calls.length;
  };
  expect(await answerWith([longReport])).toBe(1);
  expect(await answerWith([longReport])).toBe(1);
  expect(await answerWith([{ ...longReport, name: '另一份' }])).toBe(2);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect(await answerWith([{ ...longReport, name: '另一份' }])).toBe(3);
  vi.restoreAllMocks();
});

it('stores what the page changed before the service confirmed it', async () => {
  const queryKey = ['records', 'u_1', 'list', { page: 1 }];
  const queryClient = new QueryClient();
  const answerWith = async (answer: unknown) => {
    const queryFn = () => Promise.resolve(structuredClone(answer));
    await queryClient.fetchQuery({ queryKey, queryFn, persister: devicePersister });
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const [first, ...others] = page.items;
  const changed = { ...page, items: [{ ...first!, pinned: !first?.pinned }, ...others] };
  await answerWith(page);
  queryClient.setQueryData(queryKey, changed);
  await answerWith(changed);
  expect(await ask(queryKey)).toEqual(changed);
});

it('does not store an answer that repeats what the device had', async () => {
  const queryKey = ['reports', 'u_1', id];
  await keep(queryKey, [longReport]);
  const write = vi.spyOn(IDBObjectStore.prototype, 'put');
  await ask(queryKey, () => Promise.resolve(structuredClone([longReport])));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(write).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('lists the charts that one member can open', async () => {
  await keep(['chart', 'u_1', 'r_1'], chart);
  await keep(['chart', 'u_1', 'r_2'], { ...chart, bazi: {} });
  await keep(['records', 'u_1', 'list', {}], page);
  expect(await chartIdsOnDevice('u_1')).toEqual(['r_1']);
  expect(await chartIdsOnDevice('u_2')).toEqual([]);
});

it('removes the charts, reports and rows of deleted records', async () => {
  const [first, second] = records;
  await keep(['chart', 'u_1', first?.id], chart);
  await keep(['chart', 'u_1', second?.id], chart);
  await keep(['reports', 'u_1', first?.id], [longReport]);
  await keep(['records', 'u_1', 'list', {}], page);
  await removeFromDevice([first?.id ?? '']);
  expect(await chartIdsOnDevice('u_1')).toEqual([second?.id]);
  expect(await ask(['reports', 'u_1', first?.id])).toBeNull();
  expect(await ask(['records', 'u_1', 'list', {}])).toEqual({ items: page.items.slice(1), total: 6 });
});

it.each<[string, object]>([
  [
    'has no database',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  ['opens its database and never answers', { open: () => ({}) }],
])('asks the service where the browser %s', async (_name, indexedDB) => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', indexedDB);
  const { devicePersister: persister, ...device } = await import('./device-cache.ts');
  const answer = new QueryClient().fetchQuery({
    queryKey: ['chart', 'u_1', id],
    queryFn: () => Promise.resolve(chart),
    persister,
  });
  expect(await answer).toEqual(chart);
  expect(await device.chartIdsOnDevice('u_1')).toEqual([]);
  await device.clearDevice();
});
