import type { RecordQuery } from '@ziping/api-client/endpoints/records';

import { pageSizeOf, recordListParamsAtom } from '../../data/records.ts';
import { atom } from '../../shared/store.ts';
import { viewsAtom } from '../../shared/views.ts';

/** What the list asks for, with as many records on a page as the chosen view shows. */
export const listQueryAtom = atom((get): RecordQuery => ({
  ...get(recordListParamsAtom),
  page_size: pageSizeOf(get(viewsAtom).dense),
}));
