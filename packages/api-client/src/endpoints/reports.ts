import type { Client } from '../client.ts';
import { matches, unwrap } from '../answer.ts';
import { envelope, fileOf } from '../envelope.ts';
import { fields, pageOf } from '../normalise.ts';
import { ReportPromptSchema, ReportStartSchema, ReportTypeSchema } from '../schemas/reports.ts';
import type { CallOptions, Schema } from '../types.ts';

/** A report type with its code in code, report_type_code or type_code. */
function withCode(type: unknown): unknown {
  const { report_type_code, type_code, ...rest } = fields(type);
  return { ...rest, code: rest['code'] || report_type_code || type_code || rest['code'] };
}

/** The report types of a record, each with the actions open to the user. */
export async function listReportTypes(
  client: Client,
  record_id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'ReportType'>[]> {
  const body = await envelope(
    client.GET('/api/record/{id}/report_types', { params: { path: { id: record_id } }, signal }),
  );
  return pageOf(body, ReportTypeSchema, withCode).items;
}

/**
 * Starts writing a report; `estimated_time` is in seconds, undefined where the service names none. HTTP 403: no right to it. HTTP 409: it exists and is up to
 * date.
 */
export async function generateReport(
  client: Client,
  path: { record_id: string; report_code: string },
): Promise<Schema<'ReportStart'>> {
  const { data } = await envelope(
    client.POST('/api/generate/{record_id}/{report_code}', { params: { path } }),
  );
  return matches(ReportStartSchema, data) ? data : {};
}

/** A Word document of one completed report, or of all of them. */
export function exportReport(
  client: Client,
  { record_id, report_type_code }: { record_id: string; report_type_code?: string },
): Promise<Blob> {
  return fileOf(
    client.GET('/api/reports/{id}/export/{format}', {
      params: { path: { id: record_id, format: 'docx' }, query: { report_type_code } },
      parseAs: 'blob',
    }),
  );
}

/**
 * A question to ask about a report, made from its text.
 *
 * @param content at most 400 characters of the report.
 */
export function createPrompt(
  client: Client,
  { record_id, code, content }: { record_id: string; code: string; content: string },
  { signal }: CallOptions = {},
): Promise<string> {
  return unwrap(
    client.POST('/api/record/{id}/report_type/{code}/prompt', {
      params: { path: { id: record_id, code } },
      body: { content },
      signal,
    }),
    ReportPromptSchema,
  );
}
