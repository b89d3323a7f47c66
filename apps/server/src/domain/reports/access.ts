/**
 * Who may have a report written. Every account has one free report of any type; what is unlocked can be written again
 * when the birth changes or the writing failed. Orders unlock reports, and members unlock some or all of them.
 */
import type { Schema } from '@ziping/api-client/types';
import { and, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reportAccess } from '../../db/schema/reports.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { bindAll } from '../../shared/bind.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { ReportTypeRow } from '../catalogue/report-types.ts';

type AccessInfo = Schema<'AccessInfo'>;

/** What an account may have of one record. */
export interface Entitlements {
  /** Whether the report of this code is unlocked. */
  isUnlocked(code: string): boolean;
  /** Whether the free report of the account is still there. */
  hasFree: boolean;
  /** How many reports a member can still unlock this month; -1: unlimited. */
  memberReports: number;
}

/** The state of a report as its buttons depend on it. */
export type ReportState = 'none' | 'generating' | 'completed' | 'outdated';

export type Access = ReturnType<typeof createAccess>;

interface AccessContext {
  clock: Clock;
  entropy: Entropy;
  benefits: Pick<Benefits, 'findBalance' | 'useReport'>;
}

/** What accounts may have written, and what they have used of it. */
export function createAccess(context: AccessContext) {
  return {
    ...bindAll(context, { find, spendFree, unlock, spendBenefit }),
    isUnlocked,
    returnFree,
  };
}

async function insertAccess(
  { entropy, clock }: AccessContext,
  tx: Database,
  userId: string,
  recordId: string,
  codes: readonly string[],
  source: 'order' | 'membership',
): Promise<void> {
  const rows = codes.map((report_code) => ({
    id: entropy.id(),
    user_id: userId,
    record_id: recordId,
    report_code,
    source,
    created_at: clock.now(),
  }));
  // What was bought stays, also where the free report of the account is given back.
  await tx
    .insert(reportAccess)
    .values(rows)
    .onConflictDoUpdate({
      target: [reportAccess.record_id, reportAccess.report_code],
      set: { source },
      setWhere: eq(reportAccess.source, 'free'),
    });
}

/** What an account may have of a record. */
async function find(
  { benefits }: AccessContext,
  db: Database,
  userId: string,
  recordId: string,
): Promise<Entitlements> {
  const rows = await db
    .select({
      record_id: reportAccess.record_id,
      code: reportAccess.report_code,
      source: reportAccess.source,
    })
    .from(reportAccess)
    .where(eq(reportAccess.user_id, userId));
  const all = rows.some(({ source }) => source === 'all');
  const codes = new Set(rows.flatMap((row) => (row.record_id === recordId ? (row.code ?? []) : [])));
  return {
    isUnlocked: (code) => all || codes.has(code),
    hasFree: !rows.some(({ source }) => source === 'free'),
    memberReports: (await benefits.findBalance(db, userId, 'REPORT_UNLOCK')).remaining,
  };
}

/** Whether one report is unlocked, which every order asks: one statement that reads one row. */
async function isUnlocked(db: Database, userId: string, recordId: string, code: string): Promise<boolean> {
  const isReport = and(eq(reportAccess.record_id, recordId), eq(reportAccess.report_code, code));
  const rows = await db
    .select({ id: reportAccess.id })
    .from(reportAccess)
    .where(and(eq(reportAccess.user_id, userId), or(eq(reportAccess.source, 'all'), isReport)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Spends the free report of an account on a report ordered at a moment.
 *
 * @returns whether it was still there.
 */
async function spendFree(
  { entropy }: AccessContext,
  db: Database,
  userId: string,
  recordId: string,
  code: string,
  orderedAt: Date,
): Promise<boolean> {
  const spent = await db
    .insert(reportAccess)
    .values({
      id: entropy.id(),
      user_id: userId,
      record_id: recordId,
      report_code: code,
      source: 'free',
      created_at: orderedAt,
    })
    .onConflictDoNothing()
    .returning({ id: reportAccess.id });
  return spent.length > 0;
}

/** Unlocks reports of a record that were bought. */
async function unlock(
  context: AccessContext,
  tx: Database,
  userId: string,
  recordId: string,
  codes: readonly string[],
): Promise<void> {
  await insertAccess(context, tx, userId, recordId, codes, 'order');
}

/** Unlocks a report by a member's benefit. @returns whether there was one */
async function spendBenefit(
  context: AccessContext,
  tx: Database,
  userId: string,
  recordId: string,
  code: string,
): Promise<boolean> {
  if (!(await context.benefits.useReport(tx, userId))) return false;
  await insertAccess(context, tx, userId, recordId, [code], 'membership');
  return true;
}

/**
 * Gives the free report back that was spent on an order; without effect where it was not, as where the report was
 * received before and is written again for another birth.
 */
async function returnFree(db: Database, recordId: string, code: string, orderedAt: Date): Promise<void> {
  await db
    .delete(reportAccess)
    .where(
      and(
        eq(reportAccess.record_id, recordId),
        eq(reportAccess.report_code, code),
        eq(reportAccess.source, 'free'),
        eq(reportAccess.created_at, orderedAt),
      ),
    );
}

/** Unlocks every report of an account, once. */
export async function unlockAll(
  db: Database,
  userId: string,
  { clock, entropy }: { clock: Clock; entropy: Entropy },
): Promise<void> {
  await db
    .insert(reportAccess)
    .values({ id: entropy.id(), user_id: userId, source: 'all', created_at: clock.now() })
    .onConflictDoNothing();
}

/** The button of a report says what it uses up. */
const GENERATE_WITH = { free: '用免费的一份生成', membership: '用会员权益生成' };

/** What the button of a report offers. */
export function describeAccess(
  type: ReportTypeRow,
  state: ReportState,
  { isUnlocked, hasFree, memberReports }: Entitlements,
): AccessInfo {
  const action = (
    type: AccessInfo['priority_action']['type'],
    text: string,
    style: AccessInfo['priority_action']['style'],
  ) => ({ type, text, style });
  if (state === 'generating') {
    return {
      has_access: true,
      can_generate: false,
      message: '报告生成中，预计需要2-3分钟',
      priority_action: action('view', '生成中', 'warning'),
    };
  }
  if (state === 'completed') {
    return {
      has_access: true,
      can_generate: false,
      message: '报告已生成',
      priority_action: action('view', '查看报告', 'success'),
    };
  }
  const unlocked = isUnlocked(type.code);
  const ofMember = !unlocked && memberReports !== 0;
  if (unlocked || ofMember || hasFree) {
    const message =
      state === 'outdated'
        ? '出生信息已修改，请按新的命盘重新生成，不另收费'
        : unlocked
          ? '已解锁，可以生成'
          : ofMember
            ? describeBenefit(memberReports)
            : '每个账号可免费生成一份报告';
    const spent = ofMember ? ('membership' as const) : ('free' as const);
    // An unlimited membership has nothing to use up.
    const uses = state === 'outdated' || unlocked || memberReports === -1 ? null : spent;
    const usedUp = uses === null ? '免费生成' : GENERATE_WITH[uses];
    const text = state === 'outdated' ? '重新生成' : unlocked ? '生成报告' : usedUp;
    return {
      has_access: true,
      can_generate: true,
      message,
      uses,
      priority_action: action('generate', text, 'primary'),
    };
  }
  const [message, offer] = type.members_only
    ? ['会员专享，不单独出售', action('upgrade_membership', '升级会员', 'warning')]
    : ['购买后即可生成', action('purchase', '解锁报告', 'primary')];
  return { has_access: false, can_generate: false, message, priority_action: offer };
}

const describeBenefit = (left: number) =>
  left === -1 ? '会员可免费解锁全部报告' : `会员本月还可免费解锁${left}份报告`;
