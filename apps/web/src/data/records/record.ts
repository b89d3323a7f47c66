import {
  exportRecords,
  getRecord,
  importRecords,
  noteRecord,
  updateRecord,
} from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../client.ts';
import { atom } from '../../shared/store.ts';
import { queryClient } from '../query-client.ts';
import { memberIdAtom } from '../../session/session.ts';
import { all, recordsChanged } from './records.ts';

type Record = Schema<'Record'>;

const keyOf = (member: string | null, id: string) => [all, member, 'one', id];

/** Which record is being edited. */
export const editedIdAtom = atom('');
editedIdAtom.debugLabel = 'editedId';

/** The record with {@link editedIdAtom}; until it is there, as a list has shown it. */
export const editedAtom = atomWithQuery<Record>((get) => {
  const id = get(editedIdAtom);
  const member = get(memberIdAtom);
  return {
    queryKey: keyOf(member, id),
    queryFn: ({ signal }) => getRecord(api, id, { signal }),
    enabled: id !== '',
    placeholderData: () =>
      queryClient
        .getQueriesData<Page<Record>>({ queryKey: [all, member] })
        .flatMap(([, page]) => (page && 'items' in page ? page.items : []))
        .find((record) => record.id === id),
  };
});

/** Makes a record anew from other data. */
export const saveBirth = (id: string, body: Schema<'CreateRecordBody'>) => updateRecord(api, id, body);

/** Writes a record's note; empty takes it away. */
export const saveNote = (id: string, note: string) => noteRecord(api, id, note);

/** The records as a file. */
export const takeOut = (format: 'csv' | 'json') => exportRecords(api, format);

/** Takes in the records of a file; the lists ask anew. */
export async function takeIn(body: { format: 'csv' | 'json'; content: string }) {
  const outcome = await importRecords(api, body);
  if (outcome.imported > 0) await recordsChanged();
  return outcome;
}
