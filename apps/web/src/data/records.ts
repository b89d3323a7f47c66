import { getRecord, listRecords, type RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import type { FetchQueryOptions } from '@tanstack/query-core';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { atom, type Getter, type Store } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { devicePersister } from './device-cache.ts';
import { prefetch } from './prefetch.ts';
import { recordsKey } from './records-key.ts';

type Record = Schema<'Record'>;
export type RecordPage = Page<Record>;

/** Records on one page of the list. */
export const pageSize = 5;

/** How long an answer that no page shows stays in memory, in milliseconds. */
const GC_TIME = 3_600_000;

/** The list as it opens: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSize };

/** Page, group, order and keyword of the list. */
export const recordListParamsAtom = atom(firstPage);
recordListParamsAtom.debugLabel = 'recordListParams';

const listKey = (member: string | null) => [...recordsKey, member, 'list'];

function recordListOptions(get: Getter, params: RecordQuery): FetchQueryOptions<RecordPage> {
  const client = get(clientAtom);
  const member = get(memberIdAtom);
  return {
    queryKey: [...listKey(member), params],
    queryFn: () => listRecords(client, params),
    gcTime: GC_TIME,
    // A search has as many answers as texts were typed.
    ...(params.keyword === undefined && { persister: devicePersister }),
  };
}

/** The page of records that {@link recordListParamsAtom} names; until it is there, the page before it. */
export const recordListQueryAtom = atomWithQuery<RecordPage>((get) => {
  const member = get(memberIdAtom);
  return {
    ...recordListOptions(get, get(recordListParamsAtom)),
    placeholderData: (before, query) => (query?.queryKey[1] === member ? before : undefined),
  };
});

/** Asks for the first page of the list before it is first drawn. */
export async function prefetchRecordList(store: Store): Promise<void> {
  if (store.get(memberIdAtom) !== null) await prefetch(store, recordListOptions(store.get, firstPage));
}

const latest: RecordQuery = { page: 1, page_size: 3, pinned_first: false };

/** The three newest records. */
export const recentRecordsQueryAtom = atomWithQuery<RecordPage>((get) => recordListOptions(get, latest));

/** Key of one record. */
const recordKey = (member: string | null, id: string) => [...recordsKey, member, 'one', id];

/** Id of the record that {@link recordQueryAtom} asks for. */
export const recordIdAtom = atom('');
recordIdAtom.debugLabel = 'recordId';

/** The record with {@link recordIdAtom}; until it is there, as a list has it. */
export const recordQueryAtom = atomWithQuery<Record>((get) => {
  const id = get(recordIdAtom);
  const member = get(memberIdAtom);
  const client = get(clientAtom);
  const queryClient = get(queryClientAtom);
  return {
    queryKey: recordKey(member, id),
    queryFn: () => getRecord(client, id),
    enabled: id !== '',
    gcTime: GC_TIME,
    placeholderData: () =>
      queryClient
        .getQueriesData<RecordPage>({ queryKey: listKey(member) })
        .flatMap(([, page]) => page?.items ?? [])
        .find((record) => record.id === id),
  };
});
