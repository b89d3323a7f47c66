import {
  deleteRecord,
  deleteRecords,
  listRecords,
  moveRecords,
  pinRecord,
  type RecordQuery,
  restoreRecords,
} from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../client.ts';
import { whenIdle } from '../../shared/idle.ts';
import { atom, store } from '../../shared/store.ts';
import { queryClient } from '../query-client.ts';
import { memberIdAtom } from '../../session/session.ts';
import { dropFromLists, keepList, recallLists } from './kept.ts';

type RecordPage = Page<Schema<'Record'>>;
type RecordMove = Schema<'RecordMove'>;
type Category = Schema<'Category'>;

/** Records on one page of the list. */
export const pageSize = 5;

/** What every answer about records is kept under. */
export const all = 'records';

/** How long an answer that nobody looks at stays in memory to open with, in milliseconds. */
const STAYS = 3_600_000;
queryClient.setQueryDefaults([all], { gcTime: STAYS });

/** The list as it is opened: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSize };

/** Which page of which group, in which order. */
export const recordsQueryAtom = atom(firstPage);
recordsQueryAtom.debugLabel = 'recordsQuery';

/** Lays out what this member has seen on this device, as answers that are to be asked for anew. */
async function layOut(member: string): Promise<void> {
  for (const [query, page] of await recallLists(member)) {
    const key = [all, member, query];
    if (store.get(memberIdAtom) !== member) return;
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, page, { updatedAt: 1 });
  }
}

/** Asks for a list; meanwhile what was seen of it before comes up, and what is answered is kept. */
async function ask(member: string | null, query: RecordQuery, signal: AbortSignal): Promise<RecordPage> {
  if (member === null) return listRecords(api, query, { signal });
  void layOut(member);
  const page = await listRecords(api, query, { signal });
  // What is searched for changes with every letter.
  if (query.keyword === undefined) whenIdle(() => void keepList(member, query, page));
  return page;
}

/** The page of records that {@link recordsQueryAtom} names; until it is there, the one before it. */
export const recordsAtom = atomWithQuery<RecordPage>((get) => {
  const query = get(recordsQueryAtom);
  const member = get(memberIdAtom);
  return {
    queryKey: [all, member, query],
    queryFn: ({ signal }) => ask(member, query, signal),
    // Of the same member only: what one was told is not shown to the next.
    placeholderData: (before, query) => (query?.queryKey[1] === member ? before : undefined),
  };
});

const latest: RecordQuery = { page: 1, page_size: 3, pinned_first: false };

/** The few records that were made last. */
export const recentRecordsAtom = atomWithQuery((get) => {
  const member = get(memberIdAtom);
  return { queryKey: [all, member, latest], queryFn: ({ signal }) => ask(member, latest, signal) };
});

/** Whatever lists or counts records asks anew. */
export function recordsChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [all] });
}

/** Deletes records, one or several, and has the lists ask anew. */
export async function removeRecords(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) await deleteRecord(api, only);
  else await deleteRecords(api, [...ids]);
  const member = store.get(memberIdAtom);
  if (member !== null) void dropFromLists(member, ids);
  await recordsChanged();
}

/** Takes a deletion back. @returns how many records are there again. */
export async function bringBack(ids: readonly string[]): Promise<number> {
  const { restored } = await restoreRecords(api, [...ids]);
  await recordsChanged();
  return restored;
}

/** Moves records to a group, and has the lists ask anew. */
export async function moveTo(ids: readonly string[], category: Category): Promise<RecordMove> {
  const outcome = await moveRecords(api, [...ids], category);
  await recordsChanged();
  return outcome;
}

/** Puts moved records back into the groups they came from, one group after the other. */
export async function moveBack(former: RecordMove['former']): Promise<void> {
  try {
    for (const { record_ids, category } of former) await moveRecords(api, record_ids, category);
  } finally {
    await recordsChanged();
  }
}

/** Pins a record or lets it go; the lists show it at once, and ask anew whatever comes of it. */
export async function pin(id: string, pinned: boolean): Promise<void> {
  queryClient.setQueriesData<RecordPage>({ queryKey: [all] }, (page) =>
    page && 'items' in page
      ? { ...page, items: page.items.map((record) => (record.id === id ? { ...record, pinned } : record)) }
      : page,
  );
  try {
    await pinRecord(api, id, pinned);
  } finally {
    await recordsChanged();
  }
}
