import { listRecords, type RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import type { FetchQueryOptions } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberStateAtom } from '../session/member-state.ts';
import { memberIdAtom } from '../session/session.ts';
import { type Getter, type Store } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { formerPageOf } from './former-page.ts';
import { devicePersister } from './device-cache.ts';
import { prefetch } from './query-client.ts';
import { GC_TIME, listKey } from './records-key.ts';

type Record = Schema<'Record'>;
export type RecordPage = Page<Record>;

/** Records on one page of the list. */
export const pageSize = 5;

/** The list as it opens: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSize };

/** Page, group, order and keyword of the list. */
export const recordListParamsAtom = memberStateAtom(firstPage);

/** A page in the order that was asked for: a service may not know `sort` and `pinned_first`. */
function sortPage({ items, total }: RecordPage, { sort, pinned_first = true }: RecordQuery): RecordPage {
  const direction = sort === 'oldest' ? 1 : -1;
  const isPinned = ({ pinned = false }: Record) => Number(pinned_first && pinned);
  const sorted = [...items].sort(
    (one, other) =>
      isPinned(other) - isPinned(one) ||
      direction * (Date.parse(one.created_at) - Date.parse(other.created_at)),
  );
  return { items: sorted, total };
}

/** A page of the list. */
export function recordListOptions(get: Getter, params: RecordQuery): FetchQueryOptions<RecordPage> {
  const client = get(clientAtom);
  const member = get(memberIdAtom);
  return {
    queryKey: [...listKey(member), params],
    queryFn: async () => sortPage(await listRecords(client, params), params),
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
    placeholderData: formerPageOf(member),
  };
});

/** Asks for the first page of the list before it is first drawn. */
export async function prefetchRecordList(store: Store): Promise<void> {
  if (store.get(memberIdAtom) !== null) await prefetch(store, recordListOptions(store.get, firstPage));
}

const latest: RecordQuery = { page: 1, page_size: 3, pinned_first: false };

/** The three newest records. */
export const recentRecordsQueryAtom = atomWithQuery<RecordPage>((get) => recordListOptions(get, latest));
