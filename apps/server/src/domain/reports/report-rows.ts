import { JUDGEMENT_METHOD } from '@ziping/bazi/judgement-method';
import { asc, count, inArray } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { type reports, reportSections } from '../../db/schema/reports.ts';
import { chinaDayStart } from '../../shared/china-time.ts';
import type { RecordRow } from '../records/own-records.ts';
import type { ReportState } from './access.ts';
import { birthKey } from './birth-key.ts';

type ReportRow = typeof reports.$inferSelect;
type SectionRow = typeof reportSections.$inferSelect;

/** The sections of the given reports by the id of their report. */
export async function sectionsOf(db: Database, ids: string[]): Promise<Map<string, SectionRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reportSections)
          .where(inArray(reportSections.report_id, ids))
          .orderBy(asc(reportSections.report_id), asc(reportSections.position));
  const byReport = new Map<string, SectionRow[]>();
  for (const row of rows) byReport.set(row.report_id, [...(byReport.get(row.report_id) ?? []), row]);
  return byReport;
}

/** How many sections of the given reports are written, by the id of their report. */
export async function countWritten(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: reportSections.report_id, count: count() })
          .from(reportSections)
          .where(inArray(reportSections.report_id, ids))
          .groupBy(reportSections.report_id);
  return new Map(rows.map(({ id, count: written }) => [id, written]));
}

export function stateOf(row: ReportRow | undefined, record: RecordRow): ReportState {
  if (!row || row.status === 'failed') return 'none';
  if (row.status === 'generating') return 'generating';
  return row.birth_key === birthKey(record) ? 'completed' : 'outdated';
}

export function toMarkdown(sections: readonly SectionRow[]): string {
  return sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
}

/** The day on which the method of judgement changed after a report was ordered; null where it did not. */
export function methodChangedOn({
  method,
  created_at,
}: Pick<ReportRow, 'method' | 'created_at'>): string | null {
  const { id, since } = JUDGEMENT_METHOD;
  // One from before methods were kept is by the method of its day.
  const current = method === null ? created_at >= chinaDayStart(since) : method === id;
  return current ? null : since;
}
