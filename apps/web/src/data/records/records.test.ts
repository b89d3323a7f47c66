// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Schema } from '@ziping/api-client/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { granted, member, tokens } from '../../testing/page.tsx';
import { store } from '../../shared/store.ts';
import { queryClient } from '../query-client.ts';
import { forgetAll, keep, recall } from '../seen.ts';
import { signIn, signOut } from '../../session/session.ts';
import { editedAtom, editedIdAtom } from './record.ts';
import {
  bringBack,
  firstPage,
  moveBack,
  moveTo,
  pin,
  recentRecordsAtom,
  recordsAtom,
  recordsQueryAtom,
  removeRecords,
} from './records.ts';

vi.hoisted(() => {
  const Native = globalThis.Request;
  // Before the client is made: outside a browser there is no document to resolve a path against.
  globalThis.Request = class extends Native {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, location.href) : input, { ...init, signal: null });
    }
  };
});

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

/** Calls that wait for their answer, oldest first. */
let waiting: { call: string; answer: (envelope: { status?: number; code: number }) => void }[] = [];
let leave: (() => void)[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
async function answer(call: RegExp, envelope: Parameters<(typeof waiting)[number]['answer']>[0]) {
  await vi.waitFor(() => expect(waiting.some((one) => call.test(one.call))).toBe(true));
  // A question that was asked again was called off before; nobody hears its answer.
  const due = waiting.filter((one) => call.test(one.call));
  waiting = waiting.filter((one) => !due.includes(one));
  for (const one of due) one.answer(envelope);
  await settle();
}
const shown = () => store.get(recordsAtom).data?.items.map(({ id }) => id);

beforeEach(async () => {
  await forgetAll();
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    return new Promise((resolve) =>
      waiting.push({
        call: `${method} ${pathname}${search}`,
        answer: ({ status = 200, ...envelope }) => resolve(Response.json(envelope, { status })),
      }),
    );
  });
  signIn(tokens, member);
  store.set(recordsQueryAtom, firstPage);
  leave = [store.sub(recordsAtom, () => undefined)];
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  for (const each of leave) each();
  waiting = [];
  signOut('left');
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('keeps the page before until the next one is there', async () => {
    await answer(/^GET \/api\/records\?page=1/, pageOf('1', '2'));
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
    store.set(recordsQueryAtom, { ...firstPage, page: 2 });
    await vi.waitFor(() => expect(store.get(recordsAtom).isPlaceholderData).toBe(true));
    expect(shown()).toEqual(['1', '2']);
    await answer(/page=2/, pageOf('6', '7'));
    await vi.waitFor(() => expect(shown()).toEqual(['6', '7']));
    expect(store.get(recordsAtom).isPlaceholderData).toBe(false);
  });

  it('opens with what it had when someone comes back, and asks again in silence', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1'));
    await vi.waitFor(() => expect(shown()).toEqual(['1']));
    leave.pop()?.();
    await queryClient.invalidateQueries();
    leave.push(store.sub(recordsAtom, () => undefined));
    await vi.waitFor(() => expect(shown()).toEqual(['1']));
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
  });

  it('shows the next member nothing of the one before', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1'));
    await vi.waitFor(() => expect(shown()).toEqual(['1']));
    signIn(tokens, { ...member, id: 'u_2' });
    await settle();
    await vi.waitFor(() => expect(shown()).toBeUndefined());
  });
});

describe('a pin', () => {
  it('is seen at once and asked for, and the list asks anew', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
    const pinning = pin('2', true);
    await vi.waitFor(() => expect(store.get(recordsAtom).data?.items[1]?.pinned).toBe(true));
    await answer(/^PUT \/api\/records\/2\/pin/, granted(record('2')));
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    await pinning;
    await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
  });

  it('that failed is taken back', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    const failed = expect(pin('2', true)).rejects.toMatchObject({ status: 404 });
    await answer(/^PUT/, { status: 404, ...granted(null), code: 404 });
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await failed;
    await vi.waitFor(() => expect(store.get(recordsAtom).data?.items[1]?.pinned).toBe(false));
  });
});

describe('what was seen before', () => {
  const seenPage = (...ids: string[]) => ({ items: ids.map(record), total: 7 });
  const shelved = () => recall<[object, { items: { id: string }[]; total: number }][]>(member.id, 'records');
  const idsOn = async (page: number) =>
    (await shelved())
      ?.find(([query]) => (query as { page: number }).page === page)?.[1]
      .items.map(({ id }) => id);

  /** Comes again as on a new visit: nothing in memory, and the shelf as it was left. */
  async function comeAgain(lists: unknown) {
    leave.pop()?.();
    signOut('left');
    waiting = [];
    await keep(member.id, 'records', lists);
    signIn(tokens, member);
    leave.push(store.sub(recordsAtom, () => undefined));
  }

  it('is there before the answer, and goes when the answer differs', async () => {
    await comeAgain([[firstPage, seenPage('1', '2')]]);
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
    expect(waiting).toHaveLength(1);
    await answer(/page=1/, granted({ records: ['1', '3'].map(record), total: 7 }));
    await vi.waitFor(() => expect(shown()).toEqual(['1', '3']));
    await vi.waitFor(async () => expect(await idsOn(1)).toEqual(['1', '3']));
  });

  it('stays while the service is away, page by page', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await comeAgain([
      [firstPage, seenPage('1', '2')],
      [{ ...firstPage, page: 2 }, seenPage('6')],
    ]);
    await vi.waitFor(() => expect(store.get(recordsAtom).failureReason).not.toBeNull());
    expect(shown()).toEqual(['1', '2']);
    store.set(recordsQueryAtom, { ...firstPage, page: 2 });
    await vi.waitFor(() => expect(shown()).toEqual(['6']));
    expect(store.get(recordsAtom).isPlaceholderData).toBe(false);
  });

  it('is kept of every page but not of a search, and not beyond forty answers', async () => {
    await answer(/page=1/, pageOf('1'));
    store.set(recordsQueryAtom, { ...firstPage, keyword: '林' });
    await answer(/keyword/, pageOf('2'));
    for (let page = 2; page <= 42; page += 1) {
      store.set(recordsQueryAtom, { ...firstPage, page });
      await answer(new RegExp(`page=${page}&`), pageOf(`p${page}`));
    }
    await vi.waitFor(async () => expect(await idsOn(42)).toEqual(['p42']));
    const lists = await shelved();
    expect(lists).toHaveLength(40);
    expect(lists?.filter(([query]) => 'keyword' in query)).toEqual([]);
    expect(await idsOn(1)).toBeUndefined();
  });

  it('holds nothing that was deleted', async () => {
    await comeAgain([
      [firstPage, seenPage('1', '2')],
      [{ ...firstPage, page: 2 }, seenPage('2', '6')],
    ]);
    const removing = removeRecords(['2']);
    await answer(/^DELETE/, granted(null));
    await vi.waitFor(async () => expect(await idsOn(2)).toEqual(['6']));
    expect((await shelved())?.[0]?.[1].total).toBe(6);
    await answer(/page=1/, pageOf('1'));
    await removing;
  });

  it('is not put back by an answer that comes after its member has left', async () => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const [late] = waiting;
    signOut('left');
    await forgetAll();
    late?.answer(pageOf('1'));
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await shelved()).toBeNull();
    waiting = [];
  });
});

describe('a move', () => {
  it('tells what came of it, has the list ask anew, and can be taken back group by group', async () => {
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    const moving = moveTo(['1', '2'], 'client');
    const former = [
      { category: 'self' as const, record_ids: ['1'] },
      { category: 'friend' as const, record_ids: ['2'] },
    ];
    await answer(/^POST \/api\/records\/move/, granted({ moved: 2, missing: [], former }));
    await answer(/^GET \/api\/records\?/, pageOf('2', '1'));
    expect(await moving).toEqual({ moved: 2, missing: [], former });
    await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));

    const back = moveBack(former);
    for (const _ of former) {
      await answer(/^POST \/api\/records\/move/, granted({ moved: 1, missing: [], former: [] }));
    }
    await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
    await back;
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']));
  });
});

it('brings back what was deleted, and tells how much', async () => {
  await answer(/^GET \/api\/records\?/, pageOf('1'));
  const back = bringBack(['2', '3']);
  await answer(/^POST \/api\/records\/restore/, granted({ restored: 2 }));
  await answer(/^GET \/api\/records\?/, pageOf('3', '2', '1'));
  expect(await back).toBe(2);
  await vi.waitFor(() => expect(shown()).toEqual(['3', '2', '1']));
});

it('takes the newest records for the newest, pinned or not', async () => {
  leave.push(store.sub(recentRecordsAtom, () => undefined));
  await answer(/page_size=3&pinned_first=false/, pageOf('9'));
  await vi.waitFor(() => expect(store.get(recentRecordsAtom).data?.items[0]?.id).toBe('9'));
});

it('opens a record as the list has shown it, until the service has told it anew', async () => {
  await answer(/^GET \/api\/records\?/, pageOf('1', '2'));
  store.set(editedIdAtom, '2');
  leave.push(store.sub(editedAtom, () => undefined));
  expect(store.get(editedAtom).data?.name).toBe('第2人');
  await answer(/^GET \/api\/records\/2$/, granted({ ...record('2'), name: '改名' }));
  await vi.waitFor(() => expect(store.get(editedAtom).data?.name).toBe('改名'));
});
