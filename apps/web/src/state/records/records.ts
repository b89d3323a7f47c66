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

import { api } from '../../app/api.ts';
import { atom } from '../../app/store.ts';
import { queryClient } from '../query/query.ts';
import { memberIdAtom } from '../session/session.ts';

type RecordPage = Page<Schema<'Record'>>;
type RecordMove = Schema<'RecordMove'>;
type Category = Schema<'Category'>;

/** Records on one page of the list. */
export const pageSize = 5;

/** What every answer about records is kept under. */
export const all = 'records';

/** How long a list that nobody looks at is kept to open with, in milliseconds. */
const KEPT = 3_600_000;

/** The list as it is opened: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSize };

/** Which page of which group, in which order. */
export const recordsQueryAtom = atom(firstPage);
recordsQueryAtom.debugLabel = 'recordsQuery';

/** The page of records that {@link recordsQueryAtom} names; until it is there, the one before it. */
export const recordsAtom = atomWithQuery<RecordPage>((get) => {
  const query = get(recordsQueryAtom);
  const member = get(memberIdAtom);
  return {
    queryKey: [all, member, query],
    queryFn: ({ signal }) => listRecords(api, query, { signal }),
    gcTime: KEPT,
    // Of the same member only: what one was told is not shown to the next.
    placeholderData: (before, query) => (query?.queryKey[1] === member ? before : undefined),
  };
});

const latest: RecordQuery = { page: 1, page_size: 3, pinned_first: false };

/** The few records that were made last. */
export const recentRecordsAtom = atomWithQuery((get) => ({
  queryKey: [all, get(memberIdAtom), latest],
  queryFn: ({ signal }) => listRecords(api, latest, { signal }),
}));

/** Whatever lists or counts records asks anew. */
export function recordsChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [all] });
}

/** Deletes records, one or several, and has the lists ask anew. */
export async function removeRecords(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) await deleteRecord(api, only);
  else await deleteRecords(api, [...ids]);
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
