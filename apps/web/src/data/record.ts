import { getRecord, noteRecord, updateRecord } from '@ziping/api-client/endpoints/records';
import { unreadable } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import type { FetchQueryOptions, QueryClient } from '@tanstack/query-core';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { atom, type Getter } from '../shared/store.ts';
import { chartsOf } from './chart-keys.ts';
import { clientAtom } from './client.ts';
import { mutationAtom } from './mutation.ts';
import type { RecordPage } from './records.ts';
import { GC_TIME, listKey, recordsKey } from './records-key.ts';

// Apart from the list: the form of a saved record needs nothing of what the device keeps.
type Record = Schema<'Record'>;

/** Key of one record. */
const recordKey = (member: string | null, id: string) => [...recordsKey, member, 'one', id];

/** One record. */
export function recordOptions(get: Getter, id: string): FetchQueryOptions<Record> {
  const client = get(clientAtom);
  return {
    queryKey: recordKey(get(memberIdAtom), id),
    queryFn: async () => {
      const record = await getRecord(client, id);
      if (record.id !== id) throw unreadable();
      return record;
    },
    gcTime: GC_TIME,
  };
}

/** Id of the record that {@link recordQueryAtom} asks for. */
export const recordIdAtom = atom('');

/** The record with {@link recordIdAtom}; until it is there, as a list has it. */
export const recordQueryAtom = atomWithQuery<Record>((get) => {
  const id = get(recordIdAtom);
  const member = get(memberIdAtom);
  const queryClient = get(queryClientAtom);
  return {
    ...recordOptions(get, id),
    enabled: id !== '',
    placeholderData: () =>
      queryClient
        .getQueriesData<RecordPage>({ queryKey: listKey(member) })
        .flatMap(([, page]) => page?.items ?? [])
        .find((record) => record.id === id),
  };
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
export const updateRecordMutationAtom = mutationAtom(
  async ({ id, body }: { id: string; body: Schema<'CreateRecordBody'> }, { client, queryClient }) => {
    const record = await updateRecord(client, id, body);
    await replaceRecord(queryClient, record);
    await queryClient.invalidateQueries(chartsOf([id]));
    return record;
  },
);

/** Writes a record's note; empty removes it. */
export const noteRecordMutationAtom = mutationAtom(
  async ({ id, note }: { id: string; note: string }, { client, queryClient }) => {
    const record = await noteRecord(client, id, note);
    await replaceRecord(queryClient, record);
    return record;
  },
);
