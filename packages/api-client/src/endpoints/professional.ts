import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import {
  ApiKeySchema,
  BatchResultSchema,
  NewApiKeySchema,
  ReportTemplateSchema,
} from '../schemas/professional.ts';
import type { CallOptions, Schema } from '../types.ts';

/** Orders each of the reports for each of the records. HTTP 403 without a professional plan. */
export function startBatch(
  client: Client,
  batch: { record_ids: string[]; report_codes: string[] },
): Promise<Schema<'BatchResult'>> {
  return unwrap(client.POST('/api/v1/professional/batch', { body: batch }), BatchResultSchema);
}

/** The template of the user's exported reports, with empty texts before it is stored. */
export function getReportTemplate(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'ReportTemplate'>> {
  return unwrap(client.GET('/api/v1/professional/report-template', { signal }), ReportTemplateSchema);
}

/** Stores the template of the user's exported reports. */
export function saveReportTemplate(
  client: Client,
  template: Schema<'ReportTemplate'>,
): Promise<Schema<'ReportTemplate'>> {
  return unwrap(client.PUT('/api/v1/professional/report-template', { body: template }), ReportTemplateSchema);
}

/** The user's API keys, newest first. HTTP 403 where the plan has none. */
export function listApiKeys(client: Client, { signal }: CallOptions = {}): Promise<Schema<'ApiKey'>[]> {
  return unwrap(client.GET('/api/v1/professional/api-keys', { signal }), {
    type: 'array',
    items: ApiKeySchema,
  });
}

/** Makes an API key. Its secret is in the answer only. HTTP 409 when there are 5. */
export function createApiKey(client: Client, name: string): Promise<Schema<'NewApiKey'>> {
  return unwrap(client.POST('/api/v1/professional/api-keys', { body: { name } }), NewApiKeySchema);
}

/** Deletes an API key, which is refused from then on. HTTP 404 when there is no such key. */
export async function deleteApiKey(client: Client, id: string): Promise<void> {
  await envelope(client.DELETE('/api/v1/professional/api-keys/{id}', { params: { path: { id } } }));
}
