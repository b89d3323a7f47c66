import {
  deleteRecord,
  deleteRecords,
  listRecords,
  type RecordQuery,
} from '@ziping/api-client/endpoints/records';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../../app/api.ts';
import { atom } from '../../app/store.ts';
import { queryClient } from '../query/query.ts';
import { memberIdAtom } from '../session/session.ts';

/** Records on one page of the list. */
export const pageSize = 5;

const all = 'records';

/** The list as it is opened: its first page, every group, newest first. */
export const firstPage: RecordQuery = { page: 1, page_size: pageSize };

/** Which page of which group, in which order. */
export const recordsQueryAtom = atom(firstPage);
recordsQueryAtom.debugLabel = 'recordsQuery';

/** The page of records that {@link recordsQueryAtom} names. */
export const recordsAtom = atomWithQuery((get) => {
  const query = get(recordsQueryAtom);
  return {
    queryKey: [all, get(memberIdAtom), query],
    queryFn: ({ signal }) => listRecords(api, query, { signal }),
  };
});

const latest: RecordQuery = { page: 1, page_size: 3 };

/** The few records that were made last. */
export const recentRecordsAtom = atomWithQuery((get) => ({
  queryKey: [all, get(memberIdAtom), latest],
  queryFn: ({ signal }) => listRecords(api, latest, { signal }),
}));

/** Whatever lists or counts records asks anew. */
function recordsChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [all] });
}

/** Deletes records, one or several, and has the lists ask anew. */
export async function removeRecords(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) await deleteRecord(api, only);
  else await deleteRecords(api, [...ids]);
  await recordsChanged();
}
