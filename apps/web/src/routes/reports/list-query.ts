import type { RecordQuery } from '@ziping/api-client/endpoints/records';

import { pageSizeOf, prefetchRecordList, recordListParamsAtom } from '../../data/records.ts';
import { atom, type Store } from '../../shared/store.ts';
import { viewsAtom } from '../../shared/views.ts';

/** What the list asks for, with as many records on a page as the chosen view shows. */
export const listQueryAtom = atom((get): RecordQuery => ({
  ...get(recordListParamsAtom),
  page_size: pageSizeOf(get(viewsAtom).dense),
}));

/** Asks for the first page before the list is first drawn. */
export const prefetchList = (store: Store): Promise<void> =>
  prefetchRecordList(store, store.get(listQueryAtom).page_size);
