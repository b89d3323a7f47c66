import { startBatch } from '@ziping/api-client/endpoints/professional';
import { listReportTypes } from '@ziping/api-client/endpoints/reports';
import type { RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberStateAtom } from '../session/member-state.ts';
import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';
import { formerPageOf } from './former-page.ts';
import { mutationAtom } from './mutation.ts';
import { recordListOptions, type RecordPage } from './records.ts';
import { reportsKey } from './reports.ts';

/** The most records that one page of the service has. */
const LISTED = 100;

/** Group and keyword of the records that a batch is chosen from. */
export const batchParamsAtom = memberStateAtom<RecordQuery>({ page: 1, page_size: LISTED });

/** The records that a batch is chosen from, up to 100; until they are there, the former ones. */
export const batchRecordsQueryAtom = atomWithQuery<RecordPage>((get) => ({
  ...recordListOptions(get, get(batchParamsAtom)),
  placeholderData: formerPageOf(get(memberIdAtom)),
}));

/** The report types, which the service lists for a record; not asked for without one. */
export const batchReportsQueryAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  const [record] = get(batchRecordsQueryAtom).data?.items ?? [];
  return {
    queryKey: [reportsKey, get(memberIdAtom), 'batch'],
    enabled: record !== undefined,
    queryFn: () => listReportTypes(client, record?.id ?? ''),
  };
});

/** Orders a batch. What is shown of the reports of its records is asked for again. */
export const startBatchMutationAtom = mutationAtom(
  async (
    batch: { record_ids: string[]; report_codes: string[] },
    { client, queryClient },
  ): Promise<Schema<'BatchResult'>> => {
    const result = await startBatch(client, batch);
    void queryClient.invalidateQueries({ queryKey: [reportsKey] });
    return result;
  },
);
