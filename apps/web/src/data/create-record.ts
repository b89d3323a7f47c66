import { createRecord } from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';

import { mutationHook } from './mutation.ts';
import { invalidateRecords } from './records-key.ts';

// Apart from the other writes: the birth form needs neither the lists nor what the device keeps.
/** Casts a chart and saves it as a record. */
export const useCreateRecord = mutationHook(
  async (body: Schema<'CreateRecordBody'>, { client, queryClient }) => {
    const created = await createRecord(client, body);
    await invalidateRecords(queryClient);
    return created;
  },
);
