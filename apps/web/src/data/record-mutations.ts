import {
  deleteRecord,
  deleteRecords,
  exportRecords,
  importRecords,
  moveRecords,
  noteRecord,
  pinRecord,
  restoreRecords,
  updateRecord,
} from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';
import type { QueryClient, QueryKey } from '@tanstack/query-core';

import { annualLuckKey, chartKey } from './charts.ts';
import { removeFromDevice } from './device-cache.ts';
import { mutationAtom } from './mutation.ts';
import { type RecordPage } from './records.ts';
import { invalidateRecords, recordsKey } from './records-key.ts';

type Record = Schema<'Record'>;
type RecordMove = Schema<'RecordMove'>;

/** Queries about the charts of some records. */
const chartsOf = (ids: readonly string[]) => ({
  predicate: ({ queryKey: [kind, , id] }: { queryKey: QueryKey }) =>
    (kind === chartKey || kind === annualLuckKey) && ids.includes(id as string),
});

/** Deletes records; their charts leave the device too. */
export const deleteRecordsMutationAtom = mutationAtom(
  async (ids: readonly string[], { client, queryClient }) => {
    const [only] = ids;
    if (only !== undefined && ids.length === 1) await deleteRecord(client, only);
    else await deleteRecords(client, [...ids]);
    queryClient.removeQueries(chartsOf(ids));
    await removeFromDevice(ids);
    await invalidateRecords(queryClient);
  },
);

/** Takes a deletion back. @returns how many records are there again. */
export const restoreRecordsMutationAtom = mutationAtom(
  async (ids: readonly string[], { client, queryClient }) => {
    const { restored } = await restoreRecords(client, [...ids]);
    await invalidateRecords(queryClient);
    return restored;
  },
);

/** Moves records to a group. */
export const moveRecordsMutationAtom = mutationAtom(
  async (
    { ids, category }: { ids: readonly string[]; category: Schema<'Category'> },
    { client, queryClient },
  ) => {
    const outcome = await moveRecords(client, [...ids], category);
    await invalidateRecords(queryClient);
    return outcome;
  },
);

/** Moves records back to the groups they came from, one group after the other. */
export const undoMoveMutationAtom = mutationAtom(
  async (former: RecordMove['former'], { client, queryClient }) => {
    try {
      for (const { record_ids, category } of former) await moveRecords(client, record_ids, category);
    } finally {
      await invalidateRecords(queryClient);
    }
  },
);

/** Pins or unpins a record. The lists show it before the service has answered. */
export const pinRecordMutationAtom = mutationAtom(
  async ({ id, pinned }: { id: string; pinned: boolean }, { client, queryClient }) => {
    queryClient.setQueriesData<RecordPage>(
      { queryKey: recordsKey, predicate: ({ queryKey: [, , kind] }) => kind === 'list' },
      (page) =>
        page && {
          ...page,
          items: page.items.map((record) => (record.id === id ? { ...record, pinned } : record)),
        },
    );
    try {
      await pinRecord(client, id, pinned);
    } finally {
      await invalidateRecords(queryClient);
    }
  },
);

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

/** The records as a file. */
export const exportRecordsMutationAtom = mutationAtom((format: 'csv' | 'json', { client }) =>
  exportRecords(client, format),
);

/** Adds the records of a file. */
export const importRecordsMutationAtom = mutationAtom(
  async (body: { format: 'csv' | 'json'; content: string }, { client, queryClient }) => {
    const outcome = await importRecords(client, body);
    if (outcome.imported > 0) await invalidateRecords(queryClient);
    return outcome;
  },
);
