import type { Client } from '../client.ts';
import { envelope, unwrap } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import type { operations } from '../schema.d.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** Page (from 1), page size, group and order of a record list. */
export type RecordQuery = NonNullable<operations['listRecords']['parameters']['query']>;

/**
 * Casts a chart and keeps it. A success may come without `record_id`. Code 1301: the chart could not be cast.
 */
export function createRecord(
  client: Client,
  body: Schema<'CreateRecordBody'>,
): Promise<{ record_id?: string }> {
  return unwrap(client.POST('/api/record', { body }));
}

/** One page of the user's records. */
export async function listRecords(
  client: Client,
  query: RecordQuery,
  { signal }: CallOptions = {},
): Promise<Page<Schema<'Record'>>> {
  return pageOf(await envelope(client.GET('/api/records', { params: { query }, signal })));
}

/** One record. HTTP 404 when it is not the user's. */
export function getRecord(
  client: Client,
  id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'Record'>> {
  return unwrap(client.GET('/api/records/{id}', { params: { path: { id } }, signal }));
}

/** Deletes one record with its reports and conversation. */
export async function deleteRecord(client: Client, id: string): Promise<void> {
  await unwrap(client.DELETE('/api/records/{id}', { params: { path: { id } } }));
}

/** Deletes several records. */
export async function deleteRecords(client: Client, record_ids: string[]): Promise<void> {
  await unwrap(client.DELETE('/api/records', { body: { record_ids } }));
}
