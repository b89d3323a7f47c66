import { startBatch } from '@ziping/api-client/endpoints/professional';
import { listReportTypes } from '@ziping/api-client/endpoints/reports';
import type { RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';
import { queryOptions } from '@tanstack/react-query';

import { memberStateAtom } from '../session/member-state.ts';
import type { Api } from './api.ts';
import { mutationHook } from './mutation.ts';
import { reportsKey } from './reports.ts';

/** The most records that one page of the service has. */
const LISTED = 100;

/** The router state of a link to the batch: the records that were selected in the list. */
export interface BatchSelection {
  records: readonly Schema<'Record'>[];
}

/** Group and keyword of the records that a batch is chosen from. */
export const batchParamsAtom = memberStateAtom<RecordQuery>({ page: 1, page_size: LISTED });

/**
 * The report types, which the service lists for a record.
 * @param record_id of any record; nothing is asked without one
 */
export const batchReportsOptions = ({ client, member }: Api, record_id = '') =>
  queryOptions({
    queryKey: [reportsKey, member, 'batch'],
    enabled: record_id !== '',
    queryFn: () => listReportTypes(client, record_id),
  });

/** Orders a batch. What is shown of the reports of its records is asked for again. */
export const useStartBatch = mutationHook(
  async (
    batch: { record_ids: string[]; report_codes: string[] },
    { client, queryClient },
  ): Promise<Schema<'BatchResult'>> => {
    const result = await startBatch(client, batch);
    void queryClient.invalidateQueries({ queryKey: [reportsKey] });
    return result;
  },
);
