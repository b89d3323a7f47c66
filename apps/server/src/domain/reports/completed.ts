/** Completed reports, for files and for questions about them. */
import type { Schema } from '@ziping/api-client/types';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reportTypes } from '../../db/schema/catalogue.ts';
import { records } from '../../db/schema/records.ts';
import { reports } from '../../db/schema/reports.ts';
import { apiError, ApiError } from '../../shared/errors.ts';
import type { Account } from '../accounts/sessions.ts';
import { findType, listTypes, type ReportTypeRow } from '../catalogue/report-types.ts';
import { aiLabel } from '../model-text/ai-label.ts';
import { findRecord, type RecordRow } from '../records/own-records.ts';
import type { ReportContext } from './report-context.ts';
import { methodChangedOn, sectionsOf, stateOf, toMarkdown } from './report-rows.ts';

type ExportedReport = Schema<'ExportedReport'>;

/** Reports that are read at once for the export of a user's data. */
const REPORTS_PER_PAGE = 20;

/** A completed report with its sections in order. */
export interface CompletedReport {
  type: ReportTypeRow;
  sections: { title: string; text: string }[];
  written_by: 'model' | 'rules' | null;
  written_at: Date;
  /** The day, after it was written, on which the method of judgement changed; null for one by the method in force. */
  method_changed_on: string | null;
}

/** A report type. @throws ApiError 404 */
export async function requireType(db: Database, code: string): Promise<ReportTypeRow> {
  const type = await findType(db, code);
  if (!type) throw apiError(404, '没有这种报告');
  return type;
}

/**
 * A record with its completed reports, or the one of a type, for a file, and the label of that where a model wrote one
 * of them.
 *
 * @throws ApiError 403 when the type is not unlocked, 404 when nothing is completed.
 */
export async function readCompleted(
  { db, access, producer }: ReportContext,
  account: Account,
  recordId: string,
  code: string | undefined,
): Promise<{ record: RecordRow; reports: CompletedReport[]; ai_label: string | null }> {
  const record = await findRecord(db, account.userId, recordId);
  if (code !== undefined) {
    await requireType(db, code);
    if (!(await access.isUnlocked(db, account.userId, recordId, code)))
      throw new ApiError(403, 403, '尚未解锁这份报告');
  }
  const types = await listTypes(db);
  const rows = (await db.select().from(reports).where(eq(reports.record_id, recordId))).filter(
    (row) => stateOf(row, record) === 'completed' && (code === undefined || row.report_code === code),
  );
  const sections = await sectionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const found = types.flatMap((type): CompletedReport[] => {
    const row = rows.find(({ report_code }) => report_code === type.code);
    if (!row?.written_at) return [];
    const own = sections.get(row.id) ?? [];
    const { written_by, written_at } = row;
    return [{ type, sections: own, written_by, written_at, method_changed_on: methodChangedOn(row) }];
  });
  if (found.length === 0) throw apiError(404, '还没有可导出的报告');
  return { record, reports: found, ai_label: aiLabel(producer, rows) };
}

/** The record, and the report type, that a question is asked about. @throws ApiError 404 */
export async function findSubject({ db }: ReportContext, account: Account, recordId: string, code: string) {
  const record = await findRecord(db, account.userId, recordId);
  return { record, type: await requireType(db, code) };
}

/**
 * All completed reports of a user, newest first, for the export of the user's data: their ids at once, what they say
 * a few at a time.
 */
export async function* readAllCompleted(
  { db, producer }: ReportContext,
  { userId }: Account,
): AsyncGenerator<ExportedReport> {
  const ids = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(records, eq(records.id, reports.record_id))
    .where(and(eq(records.user_id, userId), isNull(records.deleted_at), eq(reports.status, 'completed')))
    .orderBy(desc(reports.written_at), asc(reports.id));
  for (let at = 0; at < ids.length; at += REPORTS_PER_PAGE)
    yield* await readExported(
      { db, producer },
      ids.slice(at, at + REPORTS_PER_PAGE).map(({ id }) => id),
    );
}

/** Those of the given reports that are completed, in their order. */
async function readExported(
  { db, producer }: Pick<ReportContext, 'db' | 'producer'>,
  ids: string[],
): Promise<ExportedReport[]> {
  const rows = await db
    .select({ report: reports, name: reportTypes.name })
    .from(reports)
    .leftJoin(reportTypes, eq(reportTypes.code, reports.report_code))
    .where(and(inArray(reports.id, ids), eq(reports.status, 'completed')));
  const byId = new Map(rows.map((row) => [row.report.id, row]));
  const sections = await sectionsOf(db, ids);
  return ids.flatMap((id) => {
    const { report, name } = byId.get(id) ?? {};
    return report?.written_by && report.written_at
      ? {
          record_id: report.record_id,
          code: report.report_code,
          name: name ?? report.report_code,
          content: toMarkdown(sections.get(id) ?? []),
          written_by: report.written_by,
          ai_label: aiLabel(producer, [report]),
          written_at: report.written_at.toISOString(),
          method: report.method,
          method_since: report.method_since,
        }
      : [];
  });
}
