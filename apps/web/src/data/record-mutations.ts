import {
  deleteRecord,
  deleteRecords,
  exportRecords,
  importRecords,
  moveRecords,
  pinRecord,
  restoreRecords,
} from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';

import type { Api } from './api.ts';
import { chartsOf } from './chart-keys.ts';
import { removeFromDevice } from './device-cache.ts';
import { callHook, mutationHook } from './mutation.ts';
import { type RecordPage } from './records.ts';
import { invalidateRecords, recordsKey } from './records-key.ts';

type RecordMove = Schema<'RecordMove'>;

const refresh = ({ queryClient }: Api) => invalidateRecords(queryClient);

/** Deletes records; their charts leave the device too. */
export const useDeleteRecords = mutationHook(async (ids: readonly string[], { client, queryClient }) => {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) await deleteRecord(client, only);
  else await deleteRecords(client, [...ids]);
  queryClient.removeQueries(chartsOf(ids));
  await removeFromDevice(ids);
  await invalidateRecords(queryClient);
});

/** Takes a deletion back. @returns how many records are there again. */
export const useRestoreRecords = mutationHook(
  async (ids: readonly string[], { client }) => (await restoreRecords(client, [...ids])).restored,
  refresh,
);

/** Moves records to a group. */
export const useMoveRecords = mutationHook(
  ({ ids, category }: { ids: readonly string[]; category: Schema<'Category'> }, { client }) =>
    moveRecords(client, [...ids], category),
  refresh,
);

/** Moves records back to the groups they came from, one group after the other. */
export const useUndoMove = mutationHook(async (former: RecordMove['former'], { client }) => {
  for (const { record_ids, category } of former) await moveRecords(client, record_ids, category);
}, refresh);

/** Pins or unpins a record. The lists show it before the service has answered. */
export const usePinRecord = mutationHook(
  async ({ id, pinned }: { id: string; pinned: boolean }, { client, queryClient }) => {
    queryClient.setQueriesData<RecordPage>(
      { queryKey: recordsKey, predicate: ({ queryKey: [, , kind] }) => kind === 'list' },
      (page) =>
        page && {
          ...page,
          items: page.items.map((record) => (record.id === id ? { ...record, pinned } : record)),
        },
    );
    await pinRecord(client, id, pinned);
  },
  refresh,
);

/** The records as a file. */
export const useExportRecords = callHook(exportRecords);

/** Adds the records of a file, or previews that. */
export const useImportRecords = callHook(importRecords, (api, { preview }) =>
  preview ? undefined : refresh(api),
);
