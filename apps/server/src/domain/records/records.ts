import { bindAll } from '../../shared/bind.ts';
import { createRecord, moveRecords, noteRecord, pinRecord, updateRecord } from './change.ts';
import { importFile } from './import.ts';
import { listRecords, readAll, readChart, readFileRows, readLiuNian, readRecord } from './read.ts';
import type { RecordContext } from './record-context.ts';
import { purgeRecords, removeRecords, restoreRecords } from './remove.ts';

/** Birth records and their charts. Every method reaches the caller's own records only. */
export type Records = ReturnType<typeof createRecords>;

export function createRecords(context: RecordContext) {
  return bindAll(context, {
    create: createRecord,
    update: updateRecord,
    pin: pinRecord,
    note: noteRecord,
    move: moveRecords,
    list: listRecords,
    all: readAll,
    get: readRecord,
    chart: readChart,
    liuNian: readLiuNian,
    remove: removeRecords,
    restore: restoreRecords,
    purge: purgeRecords,
    listFileRows: readFileRows,
    importFile,
  });
}
