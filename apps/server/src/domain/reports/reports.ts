import type { components } from '@ziping/api-client/schema';
import { JUDGEMENT_METHOD } from '@ziping/bazi/judgement-method';
import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { records, reports, reportSections, reportTypes } from '../../db/schema.ts';
import { apiError, ApiError, businessError } from '../../errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Account } from '../accounts/sessions.ts';
import { readNumber } from '../catalogue/catalogue.ts';
import { toYuan } from '../money.ts';
import { findRecord, type RecordRow } from '../records/own-records.ts';
import { castRecordChart } from '../records/record-chart.ts';
import { type Access, describeAccess, type ReportState } from './access.ts';
import { birthKey } from './birth-key.ts';
import type { Queue } from './queue.ts';
import type { RuleWriter } from './report-writer.ts';
import { isSoldWithRecord, listTypes, type ReportTypeRow } from './report-types.ts';

type ReportType = components['schemas']['ReportType'];
type ExportedReport = components['schemas']['ExportedReport'];
type ReportRow = typeof reports.$inferSelect;
type SectionRow = typeof reportSections.$inferSelect;

/** Seconds that a report takes by the rules, and that a section takes by a model. */
const RULES_SECONDS = 5;
const MODEL_SECTION_SECONDS = 15;
const MOST_SECONDS = 3600;
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

/** The day on which the method of judgement changed after a report was ordered; null where it did not. */
function methodChangedOn({ method, created_at }: Pick<ReportRow, 'method' | 'created_at'>): string | null {
  const { id, since } = JUDGEMENT_METHOD;
  // One from before methods were kept is by the method of its day.
  const current = method === null ? created_at >= new Date(`${since}T00:00:00+08:00`) : method === id;
  return current ? null : since;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  access: Access;
  queue: Queue;
  rules: RuleWriter;
  /** How many reports are written at the same time, and whether by a model. */
  writing: { slots: number; byModel: boolean };
  /** Called after a report was ordered. */
  wake(): void;
}

/** Reports of the caller's own records. */
export type Reports = ReturnType<typeof createReports>;

export function createReports(deps: Dependencies) {
  const { db, clock, entropy, access, queue, rules, writing, wake } = deps;

  async function findType(code: string): Promise<ReportTypeRow> {
    const [type] = await db.select().from(reportTypes).where(eq(reportTypes.code, code));
    if (!type) throw apiError(404, '没有这种报告');
    return type;
  }

  /** The sections of the given reports by the id of their report. */
  async function sectionsOf(ids: string[]): Promise<Map<string, SectionRow[]>> {
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

  /** Those of the given reports that are completed, in their order. */
  async function readExported(ids: string[]): Promise<ExportedReport[]> {
    const rows = await db
      .select({ report: reports, name: reportTypes.name })
      .from(reports)
      .leftJoin(reportTypes, eq(reportTypes.code, reports.report_code))
      .where(and(inArray(reports.id, ids), eq(reports.status, 'completed')));
    const byId = new Map(rows.map((row) => [row.report.id, row]));
    const sections = await sectionsOf(ids);
    return ids.flatMap((id) => {
      const { report, name } = byId.get(id) ?? {};
      return report?.written_by && report.written_at
        ? {
            record_id: report.record_id,
            code: report.report_code,
            name: name ?? report.report_code,
            content: toMarkdown(sections.get(id) ?? []),
            written_by: report.written_by,
            written_at: report.written_at.toISOString(),
            method: report.method,
            method_since: report.method_since,
          }
        : [];
    });
  }

  /** How many sections a report has. @throws ApiError 1302 for a record without a chart, or a type without a writer */
  function countSections(record: RecordRow, code: string): number {
    try {
      castRecordChart(record, clock.now());
      return rules.outline(code).length;
    } catch {
      throw businessError(1302, '生成报告失败，请重试');
    }
  }

  /** Seconds until a report of a user is written, with the turns of the others before it. */
  async function estimateSeconds(userId: string, sections: number): Promise<number> {
    const waiting = await queue.waiting();
    const own = Math.max(1, waiting.get(userId) ?? 1);
    const turns = [...waiting.values()].reduce((sum, one) => sum + Math.min(one, own), 0);
    const each = writing.byModel ? sections * MODEL_SECTION_SECONDS : RULES_SECONDS;
    return Math.min(MOST_SECONDS, Math.ceil((Math.max(1, turns) / writing.slots) * each));
  }

  return {
    /** Every report type with its state for a record. */
    async list(account: Account, recordId: string): Promise<ReportType[]> {
      const record = await findRecord(db, account.userId, recordId);
      const [types, recordPrice, rows, entitlements] = await Promise.all([
        listTypes(db),
        readNumber(db, 'record_price_fen'),
        db.select().from(reports).where(eq(reports.record_id, recordId)),
        access.find(db, account.userId, recordId),
      ]);
      const completed = rows.flatMap((row) => (stateOf(row, record) === 'completed' ? row.id : []));
      const sections = await sectionsOf(completed);
      const done = await db
        .select({ id: reportSections.report_id, count: count() })
        .from(reportSections)
        .innerJoin(reports, eq(reports.id, reportSections.report_id))
        .where(and(eq(reports.record_id, recordId), eq(reports.status, 'generating')))
        .groupBy(reportSections.report_id);
      return types.map((type): ReportType => {
        const row = rows.find(({ report_code }) => report_code === type.code);
        const state = stateOf(row, record);
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
            row && state === 'generating'
              ? { done: done.find(({ id }) => id === row.id)?.count ?? 0, total: row.sections_total }
              : null,
          failure: state === 'none' ? (row?.failure ?? null) : null,
          written_by: report?.written_by ?? null,
          written_at: report?.written_at?.toISOString() ?? null,
          method_changed_on: report ? methodChangedOn(report) : null,
          access_info: describeAccess(type, state, entitlements),
        };
      });
    },

    /**
     * Orders a report. One of an earlier birth is replaced.
     *
     * @returns the estimated seconds until it is written.
     * @throws ApiError 403 without access, 409 while it is written or when it is up to date.
     */
    async generate(
      account: Pick<Account, 'userId'>,
      recordId: string,
      code: string,
    ): Promise<{ estimated_time: number }> {
      const type = await findType(code);
      const sections_total = countSections(await findRecord(db, account.userId, recordId), code);
      await db.transaction(async (tx) => {
        // An order for the same report that is paid now is delivered before or after, and no benefit is used beside it.
        await holdAccount(tx, account.userId);
        const record = await findRecord(tx, account.userId, recordId);
        const [existing] = await tx
          .select()
          .from(reports)
          .where(and(eq(reports.record_id, recordId), eq(reports.report_code, code)))
          .for('update');
        const state = stateOf(existing, record);
        const generating = () => apiError(409, '报告正在生成，请稍候');
        if (state === 'generating') throw generating();
        if (state === 'completed') throw apiError(409, '报告已存在且是最新版本');
        const created_at = clock.now();
        const mayWrite =
          (await access.isUnlocked(tx, account.userId, recordId, code)) ||
          (await access.spendBenefit(tx, account.userId, recordId, code)) ||
          (await access.spendFree(tx, account.userId, recordId, code, created_at));
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
          .values({ id: entropy.id(), record_id: recordId, report_code: type.code, ...fresh })
          .onConflictDoUpdate({
            target: [reports.record_id, reports.report_code],
            set: fresh,
            setWhere: ne(reports.status, 'generating'),
          })
          .returning();
        if (!report) throw generating();
        await tx.delete(reportSections).where(eq(reportSections.report_id, report.id));
        await queue.add(tx, report.id, account.userId);
      });
      wake();
      return { estimated_time: await estimateSeconds(account.userId, sections_total) };
    },

    /**
     * A record with its completed reports, or the one of a type, for a file.
     *
     * @throws ApiError 403 when the type is not unlocked, 404 when nothing is completed.
     */
    async completed(
      account: Account,
      recordId: string,
      code: string | undefined,
    ): Promise<{ record: RecordRow; reports: CompletedReport[] }> {
      const record = await findRecord(db, account.userId, recordId);
      if (code !== undefined) {
        await findType(code);
        const { isUnlocked } = await access.find(db, account.userId, recordId);
        if (!isUnlocked(code)) throw new ApiError(403, 403, '尚未解锁这份报告');
      }
      const types = await listTypes(db);
      const rows = (await db.select().from(reports).where(eq(reports.record_id, recordId))).filter(
        (row) => stateOf(row, record) === 'completed' && (code === undefined || row.report_code === code),
      );
      const sections = await sectionsOf(rows.map(({ id }) => id));
      const found = types.flatMap((type): CompletedReport[] => {
        const row = rows.find(({ report_code }) => report_code === type.code);
        if (!row?.written_at) return [];
        const own = sections.get(row.id) ?? [];
        const { written_by, written_at } = row;
        return [{ type, sections: own, written_by, written_at, method_changed_on: methodChangedOn(row) }];
      });
      if (found.length === 0) throw apiError(404, '还没有可导出的报告');
      return { record, reports: found };
    },

    /** The record, and the report type, that a question is asked about. @throws ApiError 404 */
    async subject(account: Account, recordId: string, code: string) {
      const record = await findRecord(db, account.userId, recordId);
      return { record, type: await findType(code) };
    },

    /**
     * All completed reports of a user, newest first, for the export of the user's data: their ids at once, what they say
     * a few at a time.
     */
    async *all({ userId }: Account): AsyncGenerator<ExportedReport> {
      const ids = await db
        .select({ id: reports.id })
        .from(reports)
        .innerJoin(records, eq(records.id, reports.record_id))
        .where(and(eq(records.user_id, userId), isNull(records.deleted_at), eq(reports.status, 'completed')))
        .orderBy(desc(reports.written_at), asc(reports.id));
      for (let at = 0; at < ids.length; at += REPORTS_PER_PAGE)
        yield* await readExported(ids.slice(at, at + REPORTS_PER_PAGE).map(({ id }) => id));
    },
  };
}

function stateOf(row: ReportRow | undefined, record: RecordRow): ReportState {
  if (!row || row.status === 'failed') return 'none';
  if (row.status === 'generating') return 'generating';
  return row.birth_key === birthKey(record) ? 'completed' : 'outdated';
}

function toMarkdown(sections: readonly SectionRow[]): string {
  return sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
}
