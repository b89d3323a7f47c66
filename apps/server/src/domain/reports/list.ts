/** The types of report with their state for a record. */
import type { Schema } from '@ziping/api-client/types';
import { eq } from 'drizzle-orm';

import { reports } from '../../db/schema/reports.ts';
import { toYuan } from '../../shared/money.ts';
import type { Account } from '../accounts/sessions.ts';
import { readNumber } from '../catalogue/catalogue.ts';
import { isSoldWithRecord, listTypes } from '../catalogue/report-types.ts';
import { aiLabel } from '../model-text/ai-label.ts';
import { findRecord } from '../records/own-records.ts';
import { describeAccess, type ReportState } from './access.ts';
import type { ReportContext } from './report-context.ts';
import { countWritten, methodChangedOn, sectionsOf, stateOf, toMarkdown } from './report-rows.ts';

type ReportType = Schema<'ReportType'>;

/** Every report type with its state for a record. */
export async function listReports(
  { db, access, producer }: ReportContext,
  account: Account,
  recordId: string,
): Promise<ReportType[]> {
  const record = await findRecord(db, account.userId, recordId);
  const [types, recordPrice, rows, entitlements] = await Promise.all([
    listTypes(db),
    readNumber(db, 'record_price_fen'),
    db.select().from(reports).where(eq(reports.record_id, recordId)),
    access.find(db, account.userId, recordId),
  ]);
  const byCode = new Map(rows.map((row) => [row.report_code, { row, state: stateOf(row, record) }]));
  const idsIn = (wanted: ReportState) =>
    [...byCode.values()].flatMap(({ row, state }) => (state === wanted ? row.id : []));
  const [sections, done] = await Promise.all([
    sectionsOf(db, idsIn('completed')),
    countWritten(db, idsIn('generating')),
  ]);
  return types.map((type): ReportType => {
    const { row, state } = byCode.get(type.code) ?? { row: undefined, state: 'none' as const };
    const report = state === 'completed' ? row : undefined;
    return {
      id: `rt_${type.code}`,
      code: type.code,
      name: type.name,
      description: type.description,
      tags: type.tags,
      icon: type.icon,
      price: toYuan(type.price_fen),
      original_price: toYuan(type.original_price_fen),
      record_price: isSoldWithRecord(type) ? toYuan(recordPrice) : null,
      content: report ? toMarkdown(sections.get(report.id) ?? []) : null,
      status: state === 'generating' || state === 'completed' ? state : null,
      isUnlocked: entitlements.isUnlocked(type.code),
      progress:
        row && state === 'generating' ? { done: done.get(row.id) ?? 0, total: row.sections_total } : null,
      failure: state === 'none' ? (row?.failure ?? null) : null,
      written_by: report?.written_by ?? null,
      ai_label: report ? aiLabel(producer, [report]) : null,
      written_at: report?.written_at?.toISOString() ?? null,
      method_changed_on: report ? methodChangedOn(report) : null,
      access_info: describeAccess(type, state, entitlements),
    };
  });
}
