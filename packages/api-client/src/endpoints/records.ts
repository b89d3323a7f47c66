import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope, fileOf } from '../envelope.ts';
import { fields, pageOf } from '../normalise.ts';
import type { operations } from '../schema.d.ts';
import {
  RecordFileSchema,
  RecordImportSchema,
  RecordMoveSchema,
  RecordRestorationSchema,
  RecordSchema,
} from '../schemas/records.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** Page (from 1), page size, group and order of a record list. */
export type RecordQuery = NonNullable<operations['listRecords']['parameters']['query']>;

/**
 * Casts a chart and saves it as a record. A success may lack `record_id`. Code 1301: the chart could not be cast.
 */
export async function createRecord(
  client: Client,
  body: Schema<'CreateRecordBody'>,
): Promise<{ record_id?: string }> {
  const { record_id } = fields((await envelope(client.POST('/api/record', { body }))).data);
  return typeof record_id === 'string' ? { record_id } : {};
}

/** One page of the user's records. */
export async function listRecords(
  client: Client,
  query: RecordQuery,
  { signal }: CallOptions = {},
): Promise<Page<Schema<'Record'>>> {
  return pageOf(await envelope(client.GET('/api/records', { params: { query }, signal })), RecordSchema);
}

/** One record. HTTP 404 when it is not the user's. */
export function getRecord(
  client: Client,
  id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'Record'>> {
  return unwrap(client.GET('/api/records/{id}', { params: { path: { id } }, signal }), RecordSchema);
}

/** Deletes one record with its reports and conversation. */
export async function deleteRecord(client: Client, id: string): Promise<void> {
  await envelope(client.DELETE('/api/records/{id}', { params: { path: { id } } }));
}

/** Deletes several records. */
export async function deleteRecords(client: Client, record_ids: string[]): Promise<void> {
  await envelope(client.DELETE('/api/records', { body: { record_ids } }));
}

/** Restores records within 24 hours of their deletion. @returns how many were restored. */
export function restoreRecords(client: Client, record_ids: string[]): Promise<Schema<'RecordRestoration'>> {
  return unwrap(client.POST('/api/records/restore', { body: { record_ids } }), RecordRestorationSchema);
}

/** Moves records to a group. @returns how many were moved, which were not found, and the former groups of those moved. */
export function moveRecords(
  client: Client,
  record_ids: string[],
  category: Schema<'Category'>,
): Promise<Schema<'RecordMove'>> {
  return unwrap(client.POST('/api/records/move', { body: { record_ids, category } }), RecordMoveSchema);
}

/** Changes the birth data of a record; its note and pin stay. HTTP 404 when it is not the user's. */
export function updateRecord(
  client: Client,
  id: string,
  body: Schema<'CreateRecordBody'>,
): Promise<Schema<'Record'>> {
  return unwrap(client.PUT('/api/records/{id}', { params: { path: { id } }, body }), RecordSchema);
}

/** Pins a record to the top of the list, or unpins it. */
export async function pinRecord(client: Client, id: string, pinned: boolean): Promise<void> {
  await envelope(client.PUT('/api/records/{id}/pin', { params: { path: { id } }, body: { pinned } }));
}

/** Sets the note of a record; an empty one removes it. @param note at most 2000 characters. */
export function noteRecord(client: Client, id: string, note: string): Promise<Schema<'Record'>> {
  return unwrap(
    client.PUT('/api/records/{id}/note', { params: { path: { id } }, body: { note } }),
    RecordSchema,
  );
}

/** All records as a file that {@link importRecords} takes: a table with Chinese headings, or JSON. */
export async function exportRecords(client: Client, format: 'csv' | 'json'): Promise<Blob> {
  const params = { query: { format } };
  if (format === 'csv') return fileOf(client.GET('/api/records/export', { params, parseAs: 'blob' }));
  const file = await unwrap(client.GET('/api/records/export', { params }), RecordFileSchema);
  return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
}

/**
 * Imports the records of a file. Invalid rows are reported and left out; the others are saved, or with `preview` only
 * shown as they are understood.
 *
 * @param content the file's text, at most 1 MB with 1000 rows. HTTP 400 or 413: the file as a whole was refused.
 */
export function importRecords(
  client: Client,
  body: { format: 'csv' | 'json'; content: string; preview?: boolean },
): Promise<Schema<'RecordImport'>> {
  return unwrap(client.POST('/api/records/import', { body }), RecordImportSchema);
}
