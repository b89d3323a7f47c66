import { listRecords, type RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import { queryOptions } from '@tanstack/react-query';

import { memberStateAtom } from '../session/member-state.ts';
import type { Api } from './api.ts';
import { devicePersister } from './device-cache.ts';
import { GC_TIME, listKey } from './records-key.ts';

type Record = Schema<'Record'>;
export type RecordPage = Page<Record>;

/** Records on one page of the list: a practitioner sees those of a day at once, in lines. */
export const pageSizeOf = (dense: boolean) => (dense ? 20 : 5);

/** The list as it opens: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSizeOf(false) };

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
export const recordListOptions = ({ client, member }: Api, params: RecordQuery) =>
  queryOptions<RecordPage>({
    queryKey: [...listKey(member), params],
    queryFn: async () => sortPage(await listRecords(client, params), params),
    gcTime: GC_TIME,
    // A search has as many answers as texts were typed.
    ...(params.keyword === undefined && { persister: devicePersister }),
  });

const latest: RecordQuery = { page: 1, page_size: 3, pinned_first: false };

/** The three newest records. */
export const recentRecordsOptions = (api: Api) => recordListOptions(api, latest);
