import { bindTo } from '../../shared/bind.ts';
import { createRecord, moveRecords, noteRecord, pinRecord, updateRecord } from './change.ts';
import { importFile } from './import.ts';
import { listRecords, readAll, readChart, readFileRows, readLiuNian, readRecord } from './read.ts';
import type { RecordContext } from './record-context.ts';
import { purgeRecords, removeRecords, restoreRecords } from './remove.ts';

/** Birth records and their charts. Every method reaches the caller's own records only. */
export type Records = ReturnType<typeof createRecords>;

export function createRecords(context: RecordContext) {
  const bind = bindTo(context);
  return {
    create: bind(createRecord),
    update: bind(updateRecord),
    pin: bind(pinRecord),
    note: bind(noteRecord),
    move: bind(moveRecords),
    list: bind(listRecords),
    all: bind(readAll),
    get: bind(readRecord),
    chart: bind(readChart),
    liuNian: bind(readLiuNian),
    remove: bind(removeRecords),
    restore: bind(restoreRecords),
    purge: bind(purgeRecords),
    listFileRows: bind(readFileRows),
    importFile: bind(importFile),
  };
}
