/** How a report is begun: what it needs and uses up. */
import { JUDGEMENT_METHOD } from '@ziping/bazi/judgement-method';
import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reports, reportSections } from '../../db/schema/reports.ts';
import { apiError, ApiError, businessError } from '../../shared/errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Account } from '../accounts/sessions.ts';
import { markStarted } from '../orders/started.ts';
import { findRecord, type RecordRow } from '../records/own-records.ts';
import { castRecordChart } from '../records/record-chart.ts';
import { birthKey } from './birth-key.ts';
import { requireType } from './completed.ts';
import type { ReportContext } from './report-context.ts';
import { stateOf } from './report-rows.ts';

/** Seconds that a report takes by the rules, and that a section takes by a model. */
const RULES_SECONDS = 5;
const MODEL_SECTION_SECONDS = 15;
const MOST_SECONDS = 3600;

/**
 * Orders a report. One of an earlier birth is replaced.
 *
 * @returns the estimated seconds until it is written.
 * @throws ApiError 403 without access, 409 while it is written or when it is up to date, 429 beyond the tokens of a day.
 */
export async function generateReport(
  context: ReportContext,
  account: Pick<Account, 'userId'>,
  recordId: string,
  code: string,
): Promise<{ estimated_time: number }> {
  const { db, wake } = context;
  const type = await requireType(db, code);
  const sections_total = countSections(context, await findRecord(db, account.userId, recordId), type.code);
  const wanted = { userId: account.userId, recordId, code: type.code, sections_total };
  const refusal = await db.transaction((tx) => beginReport(context, tx, wanted));
  if (refusal) throw refusal;
  wake();
  return { estimated_time: await estimateSeconds(context, account.userId, sections_total) };
}

const generating = () => apiError(409, '报告正在生成，请稍候');

/** Queues a report, and notes its orders as begun. @returns the refusal of one that is being written or there */
async function beginReport(
  { clock, entropy, access, queue, modelUse }: ReportContext,
  tx: Database,
  {
    userId,
    recordId,
    code,
    sections_total,
  }: { userId: string; recordId: string; code: ReportCode; sections_total: number },
): Promise<ApiError | null> {
  // An order for the same report that is paid now is delivered before or after, and no benefit is used beside it.
  await holdAccount(tx, userId);
  const record = await findRecord(tx, userId, recordId);
  const [existing] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.record_id, recordId), eq(reports.report_code, code)))
    .for('update');
  const state = stateOf(existing, record);
  const created_at = clock.now();
  await markStarted(tx, recordId, code, created_at);
  if (state === 'generating') return generating();
  if (state === 'completed') return apiError(409, '报告已存在且是最新版本');
  await modelUse.assertLeft(userId, tx);
  const mayWrite =
    (await access.isUnlocked(tx, userId, recordId, code)) ||
    (await access.spendBenefit(tx, userId, recordId, code)) ||
    (await access.spendFree(tx, userId, recordId, code, created_at));
  if (!mayWrite) {
    throw new ApiError(403, 403, '权益不足，请升级会员或购买报告');
  }
  const fresh = {
    status: 'generating' as const,
    birth_key: birthKey(record),
    sections_total,
    failure: null,
    written_by: null,
    written_at: null,
    method: JUDGEMENT_METHOD.id,
    method_since: JUDGEMENT_METHOD.since,
    created_at,
  };
  // Two first orders at once both find no report: the second one changes nothing.
  const [report] = await tx
    .insert(reports)
    .values({ id: entropy.id(), record_id: recordId, report_code: code, ...fresh })
    .onConflictDoUpdate({
      target: [reports.record_id, reports.report_code],
      set: fresh,
      setWhere: ne(reports.status, 'generating'),
    })
    .returning();
  if (!report) throw generating();
  await tx.delete(reportSections).where(eq(reportSections.report_id, report.id));
  await queue.add(tx, report.id, userId);
  return null;
}

/** How many sections a report has. @throws ApiError 1302 for a record without a chart, or a type without a writer */
function countSections({ clock, rules }: ReportContext, record: RecordRow, code: ReportCode): number {
  try {
    castRecordChart(record, clock.now());
    return rules.outline(code).length;
  } catch {
    throw businessError(1302, '生成报告失败，请重试');
  }
}

/** Seconds until a report of a user is written, with the turns of the others before it. */
async function estimateSeconds(
  { queue, writing }: ReportContext,
  userId: string,
  sections: number,
): Promise<number> {
  const waiting = await queue.waiting();
  const own = Math.max(1, waiting.get(userId) ?? 1);
  const turns = [...waiting.values()].reduce((sum, one) => sum + Math.min(one, own), 0);
  const each = writing.byModel ? sections * MODEL_SECTION_SECONDS : RULES_SECONDS;
  return Math.min(MOST_SECONDS, Math.ceil((Math.max(1, turns) / writing.slots) * each));
}
