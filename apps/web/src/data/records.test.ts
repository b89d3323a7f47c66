// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import { createStore, entries } from 'idb-keyval';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { endSessionAtom, startSessionAtom } from '../session/session.ts';
import { type Store, useAtomValue } from '../shared/store.ts';
import { granted, member, renderInStore, tokens } from '../testing/page.tsx';
import { apiAtom, useApi } from './api.ts';
import { createAppStore } from './app-store.ts';
import { clearDevice } from './device-cache.ts';
import { formerPageOf } from './former-page.ts';
import { recordOptions } from './record.ts';
import {
  useDeleteRecords,
  useMoveRecords,
  usePinRecord,
  useRestoreRecords,
  useUndoMove,
} from './record-mutations.ts';
import { firstPage, recentRecordsOptions, recordListOptions, recordListParamsAtom } from './records.ts';
import { stubRequest } from '../testing/stubs.ts';

const record = (id: string): Schema<'Record'> => ({
  id,
  name: `第${id}人`,
  gender: 'male',
  birth_place: '',
  birth_place_label: '',
  birth_time: '1990-06-15 10:30:00',
  birth_time_solar: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  leap_month: false,
  category: 'self',
  conventions: { zi: 'next', yun: 'exact', dst: true, dst_fold: 0 },
  pinned: false,
  created_at: '2026-11-18T03:20:00Z',
});
const pageOf = (...ids: string[]) => granted({ records: ids.map(record), total: 7 });

let store: Store;
let list: ReturnType<typeof renderInStore<ReturnType<typeof useList>>>;
/** Calls that wait for their answer, oldest first. */
let waiting: { call: string; answer: (envelope: { status?: number; code: number }) => void }[] = [];
let leave: (() => void)[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
async function answer(call: RegExp, envelope: Parameters<(typeof waiting)[number]['answer']>[0]) {
  await expect.poll(() => waiting.some((one) => call.test(one.call))).toBe(true);
  // A call that was repeated was aborted before.
  const due = waiting.filter((one) => call.test(one.call));
  expect(due).toHaveLength(1);
  waiting = waiting.filter((one) => !due.includes(one));
  for (const one of due) one.answer(envelope);
  await settle();
}
const shown = () => list.result.current.data?.items.map(({ id }) => id);

/** Sends a write as a page does. */
const send = <Variables, Data>(
  useWrite: () => { mutateAsync: (variables: Variables) => Promise<Data> },
  variables: Variables,
): Promise<Data> => renderInStore(store, useWrite).result.current.mutateAsync(variables);

/** The list as its page asks for it. */
function useList() {
  const api = useApi();
  const params = useAtomValue(recordListParamsAtom);
  return useQuery({ ...recordListOptions(api, params), placeholderData: formerPageOf(api.member) });
}

/** Opens the list. @returns a function that leaves it */
function openList() {
  list = renderInStore(store, useList);
  return list.unmount;
}

function startStore() {
  store = createAppStore();
  store.set(startSessionAtom, { tokens, user: member });
  leave = [openList()];
}

beforeEach(async () => {
  // What comes of itself is rendered without the tests' leave.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  stubRequest();
  await clearDevice();
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    return new Promise((resolve) =>
      waiting.push({
        call: `${method} ${pathname}${search}`,
        answer: ({ status = 200, ...envelope }) => resolve(Response.json(envelope, { status })),
      }),
    );
  });
  startStore();
});
afterEach(async () => {
  for (const each of leave) each();
  waiting = [];
  store.set(endSessionAtom, 'left');
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('shows the page before until the next one has arrived', async () => {
    await answer(/^GET \/api\/records\?page=1/, pageOf('1', '2'));
    await expect.poll(() => shown()).toEqual(['1', '2']);
    store.set(recordListParamsAtom, { ...firstPage, page: 2 });
    await expect.poll(() => list.result.current.isPlaceholderData).toBe(true);
    expect(shown()).toEqual(['1', '2']);
    await answer(/page=2/, pageOf('6', '7'));
    await expect.poll(() => shown()).toEqual(['6', '7']);
    expect(list.result.current.isPlaceholderData).toBe(false);
  });

  it('shows its last answer to a visitor who comes back, and asks again', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1'));
    await expect.poll(() => shown()).toEqual(['1']);
    leave.pop()?.();
    await store.get(apiAtom).queryClient.invalidateQueries();
    leave.push(openList());
    await expect.poll(() => shown()).toEqual(['1']);
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    await expect.poll(() => shown()).toEqual(['2', '1']);
  });

  it('shows nothing of one member to the next', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1'));
    await expect.poll(() => shown()).toEqual(['1']);
    store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_2' } });
    await expect.poll(() => waiting).toHaveLength(1);
    await settle();
    await expect.poll(() => shown()).toBeUndefined();
  });
});

describe('a pin', () => {
  it('is shown before the service has answered, and the list is asked for again', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await expect.poll(() => shown()).toEqual(['1', '2']);
    const pinning = send(usePinRecord, { id: '2', pinned: true });
    await expect.poll(() => list.result.current.data?.items[1]?.pinned).toBe(true);
    await answer(/^PUT \/api\/records\/2\/pin/, granted(record('2')));
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    await pinning;
    await expect.poll(() => shown()).toEqual(['2', '1']);
  });

  it('that the service refuses is undone', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    const failed = expect(send(usePinRecord, { id: '2', pinned: true })).rejects.toMatchObject({
      status: 404,
    });
    await answer(/^PUT/, { status: 404, ...granted(null), code: 404 });
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await failed;
    await expect.poll(() => list.result.current.data?.items[1]?.pinned).toBe(false);
  });
});

describe('a list on the device', () => {
  const database = createStore('ziping', 'seen');

  /** Ids on a page as the device has it. */
  async function idsOnDevice(page: number) {
    const found = await entries<string, { queryKey: unknown[]; state: { data: Page<{ id: string }> } }>(
      database,
    );
    const list = found.find(([, { queryKey }]) => (queryKey[3] as RecordQuery).page === page);
    return list?.[1].state.data.items.map(({ id }) => id);
  }

  /** Opens the list in a new document. */
  function visitAgain() {
    for (const each of leave) each();
    waiting = [];
    startStore();
  }

  async function answerPage(page: number, ...ids: string[]) {
    store.set(recordListParamsAtom, { ...firstPage, page });
    await answer(new RegExp(`page=${page}&`), pageOf(...ids));
    await expect.poll(() => idsOnDevice(page)).toEqual(ids);
  }

  it('is shown before the answer, and replaced by one that differs', async () => {
    await answerPage(1, '1', '2');
    visitAgain();
    await expect.poll(() => shown()).toEqual(['1', '2']);
    await answer(/page=1/, pageOf('1', '3'));
    await expect.poll(() => shown()).toEqual(['1', '3']);
    await expect.poll(() => idsOnDevice(1)).toEqual(['1', '3']);
  });

  it('stays while the service is unreachable, page by page', async () => {
    await answerPage(1, '1', '2');
    await answerPage(2, '6');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    visitAgain();
    await expect.poll(() => list.result.current.failureReason).not.toBeNull();
    expect(shown()).toEqual(['1', '2']);
    store.set(recordListParamsAtom, { ...firstPage, page: 2 });
    await expect.poll(() => shown()).toEqual(['6']);
    expect(list.result.current.isPlaceholderData).toBe(false);
  });

  it('is kept of every page but not of a search, and of forty pages at most', async () => {
    await answerPage(1, '1');
    store.set(recordListParamsAtom, { ...firstPage, keyword: '林' });
    await answer(/keyword/, pageOf('2'));
    for (let page = 2; page <= 42; page += 1) await answerPage(page, `p${page}`);
    await expect.poll(() => idsOnDevice(1)).toBeUndefined();
    const lists = await entries<string, { queryKey: unknown[] }>(database);
    expect(lists).toHaveLength(40);
    expect(lists.filter(([, { queryKey }]) => 'keyword' in (queryKey[3] as object))).toEqual([]);
  });

  it('loses deleted records', async () => {
    await answerPage(1, '1', '2');
    await answerPage(2, '2', '6');
    const deleting = send(useDeleteRecords, ['2']);
    await answer(/^DELETE/, granted(null));
    await expect.poll(() => idsOnDevice(1)).toEqual(['1']);
    await answer(/page=2/, pageOf('6'));
    await deleting;
    expect(await idsOnDevice(2)).toEqual(['6']);
  });

  it('is not written by an answer that arrives after its member has left', async () => {
    await expect.poll(() => waiting).toHaveLength(1);
    const [late] = waiting;
    store.set(endSessionAtom, 'left');
    late?.answer(pageOf('1'));
    await settle();
    await vi.dynamicImportSettled();
    await settle();
    expect(await entries(database)).toEqual([]);
  });

  it('is removed when the session ends', async () => {
    await answerPage(1, '1', '2');
    store.set(endSessionAtom, 'expired');
    await expect.poll(() => entries(database)).toEqual([]);
  });
});

describe('a move', () => {
  it('returns its outcome, has the list asked for again, and is undone group by group', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    const moving = send(useMoveRecords, { ids: ['1', '2'], category: 'client' });
    const former = [
      { category: 'self' as const, record_ids: ['1'] },
      { category: 'friend' as const, record_ids: ['2'] },
    ];
    await answer(/^POST \/api\/records\/move/, granted({ moved: 2, missing: [], former }));
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    expect(await moving).toEqual({ moved: 2, missing: [], former });
    await expect.poll(() => shown()).toEqual(['2', '1']);

    const back = send(useUndoMove, former);
    for (const _ of former) {
      await answer(/^POST \/api\/records\/move/, granted({ moved: 1, missing: [], former: [] }));
    }
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await back;
    await expect.poll(() => shown()).toEqual(['1', '2']);
  });
});

it('restores deleted records and returns how many', async () => {
  await answer(/^GET \/api\/records\?/, pageOf('1'));
  const back = send(useRestoreRecords, ['2', '3']);
  await answer(/^POST \/api\/records\/restore/, granted({ restored: 2 }));
  await answer(/^GET \/api\/records\?/, pageOf('3', '2', '1'));
  expect(await back).toBe(2);
  await expect.poll(() => shown()).toEqual(['3', '2', '1']);
});

it('asks for the newest records whether pinned or not', async () => {
  const { result, unmount } = renderInStore(store, () => useQuery(recentRecordsOptions(useApi())));
  leave.push(unmount);
  await answer(/page_size=3&pinned_first=false/, pageOf('9'));
  await expect.poll(() => result.current.data?.items[0]?.id).toBe('9');
});

it('shows a record as the list has it until its own answer arrives', async () => {
  await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
  await expect.poll(() => shown()).toEqual(['1', '2']);
  const { result, unmount } = renderInStore(store, () => useQuery(recordOptions(useApi(), '2')));
  leave.push(unmount);
  expect(result.current.data?.name).toBe('第2人');
  await answer(/^GET \/api\/records\/2$/, granted({ ...record('2'), name: '改名' }));
  await expect.poll(() => result.current.data?.name).toBe('改名');
});

it('asks for the first page of every group after another member has come', async () => {
  await answer(/^GET \/api\/records\?/, pageOf('1'));
  store.set(recordListParamsAtom, (before) => ({ ...before, page: 2, category: 'friend' }));
  expect(store.get(recordListParamsAtom)).toEqual({ ...firstPage, page: 2, category: 'friend' });
  store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_2' } });
  expect(store.get(recordListParamsAtom)).toEqual(firstPage);
});
