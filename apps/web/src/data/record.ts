import { getRecord, noteRecord, updateRecord } from '@ziping/api-client/endpoints/records';
import { unreadable } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { chartsOf } from './chart-keys.ts';
import { mutationHook } from './mutation.ts';
import type { RecordPage } from './records.ts';
import { GC_TIME, listKey, recordsKey } from './records-key.ts';

// Apart from the list: the form of a saved record needs nothing of what the device keeps.
type Record = Schema<'Record'>;

/** One record; until it is there, as a list has it. */
export const recordOptions = ({ client, queryClient, member }: Api, id: string) =>
  queryOptions({
    queryKey: [...recordsKey, member, 'one', id],
    queryFn: async () => {
      const record = await getRecord(client, id);
      if (record.id !== id) throw unreadable();
      return record;
    },
    gcTime: GC_TIME,
    placeholderData: () =>
      queryClient
        .getQueriesData<RecordPage>({ queryKey: listKey(member) })
        .flatMap(([, page]) => page?.items ?? [])
        .find((record) => record.id === id),
  });

/** Takes a saved record into every query that has it; what is on screen is not asked for again. */
async function replaceRecord(queryClient: QueryClient, record: Record): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: recordsKey, refetchType: 'none' });
  queryClient.setQueriesData<Record>(
    { queryKey: recordsKey, predicate: ({ queryKey: [, , kind, id] }) => kind === 'one' && id === record.id },
    record,
  );
}

/** Changes the data a record was cast from. */
export const useUpdateRecord = mutationHook(
  async ({ id, body }: { id: string; body: Schema<'CreateRecordBody'> }, { client, queryClient }) => {
    const record = await updateRecord(client, id, body);
    await replaceRecord(queryClient, record);
    await queryClient.invalidateQueries(chartsOf([id]));
    return record;
  },
);

/** Writes a record's note; empty removes it. */
export const useNoteRecord = mutationHook(
  async ({ id, note }: { id: string; note: string }, { client, queryClient }) => {
    const record = await noteRecord(client, id, note);
    await replaceRecord(queryClient, record);
    return record;
  },
);
