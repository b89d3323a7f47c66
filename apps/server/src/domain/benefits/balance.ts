/** How much of a benefit an account has, and what it is told of that. */
import type { Schema } from '@ziping/api-client/types';
import { and, asc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { benefitCounts, benefitUses, packages } from '../../db/schema/benefits.ts';
import { plans } from '../../db/schema/catalogue.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { readNumber } from '../catalogue/catalogue.ts';
import {
  chinaDay,
  chinaDayStart,
  chinaMonth,
  nextChinaDay,
  nextChinaMonth,
} from '../../shared/china-time.ts';
import { toYuan } from '../../shared/money.ts';
import type { BenefitContext, BenefitType } from './benefit-context.ts';

/** How much of a benefit an account has. Counts of -1 are unlimited. */
interface Balance {
  /** `package`: some of what remains does not end with the day. */
  source: 'free' | 'membership' | 'package';
  /** What the day or month gives. */
  limit: number;
  /** What of it was used. */
  used: number;
  /** What packages have left, beyond the day. */
  extra: number;
  /** Less what answers in progress will take. */
  remaining: number;
}

/** The most plans that are recommended. */
const RECOMMENDATIONS = 3;
const NAMES: Record<BenefitType, string> = { CHAT_COUNT: '智能对话', REPORT_UNLOCK: '报告免费解锁' };

/** What an account has of a benefit. `except`: the key of an answer in progress that is not counted. */
export async function findBalance(
  context: BenefitContext,
  on: Database,
  userId: string,
  type: BenefitType,
  except = '',
): Promise<Balance> {
  const rights = await context.membership.findRights(on, userId);
  const limit =
    type === 'REPORT_UNLOCK' ? (rights?.reports ?? 0) : await findChatLimit(on, rights?.chats ?? 0);
  const [row] = await on
    .select({ used: benefitCounts.used })
    .from(benefitCounts)
    .where(
      and(
        eq(benefitCounts.user_id, userId),
        eq(benefitCounts.benefit_type, type),
        eq(benefitCounts.period, periodOf(context, type)),
      ),
    );
  const used = row?.used ?? 0;
  const extra = type === 'CHAT_COUNT' ? await countPackages(on, userId) : 0;
  const left = limit === -1 ? -1 : Math.max(0, limit - used);
  const inProgress =
    type === 'CHAT_COUNT' && left !== -1 ? await countInProgress(context, on, userId, except) : 0;
  return {
    source: left !== -1 && extra > 0 ? 'package' : rights ? 'membership' : 'free',
    limit,
    used,
    extra,
    remaining: left === -1 ? -1 : Math.max(0, left + extra - inProgress),
  };
}

/** How many answers of today are in progress that no unit was taken for. `except`: the key of one not to count. */
async function countInProgress(
  context: BenefitContext,
  on: Database,
  userId: string,
  except: string,
): Promise<number> {
  const today = chinaDayStart(chinaDay(context.clock.now()));
  const [row] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(records, eq(records.id, chatMessages.record_id))
    .leftJoin(benefitUses, and(eq(benefitUses.user_id, userId), eq(benefitUses.key, chatMessages.id)))
    .where(
      and(
        eq(chatMessages.status, 'running'),
        eq(records.user_id, userId),
        isNull(records.deleted_at),
        gte(chatMessages.created_at, today),
        ne(chatMessages.id, except),
        isNull(benefitUses.key),
      ),
    );
  return row?.count ?? 0;
}

async function findChatLimit(on: Database, ofMember: number): Promise<number> {
  return ofMember === -1 ? -1 : Math.max(ofMember, await readNumber(on, 'daily_chats'));
}

async function countPackages(on: Database, userId: string): Promise<number> {
  const rows = await on.select().from(packages).where(eq(packages.user_id, userId));
  return rows.reduce((sum, { total, used }) => sum + total - used, 0);
}

/** The day or the month in China that a benefit is counted by. */
export const periodOf = (context: BenefitContext, type: BenefitType) =>
  type === 'CHAT_COUNT' ? chinaDay(context.clock.now()) : chinaMonth(context.clock.now());

/** What the quota sheet and the member centre show. */
export async function dashboard(
  context: BenefitContext,
  userId: string,
): Promise<Schema<'BenefitDashboard'>> {
  const rights = await context.membership.findRights(context.db, userId);
  const chat = await findBalance(context, context.db, userId, 'CHAT_COUNT');
  return {
    membership_status: { is_member: rights !== null, plan_name: rights?.plan_name ?? null },
    chat_status: {
      remaining_count: chat.remaining,
      daily_free_count: await readNumber(context.db, 'daily_chats'),
      daily_used_count: chat.used,
      resets_at: chat.limit === -1 ? null : nextChinaDay(context.clock.now()).toISOString(),
      source_type: chat.source,
    },
    recommendations: await recommend(context, userId, chat.remaining === 0),
  };
}

/** The benefits of an account, each with when it comes back. */
export async function status(context: BenefitContext, userId: string): Promise<Schema<'BenefitStatus'>> {
  const types: BenefitType[] = (await context.membership.findRights(context.db, userId))
    ? ['CHAT_COUNT', 'REPORT_UNLOCK']
    : ['CHAT_COUNT'];
  const items: Schema<'BenefitStatus'>['items'] = [];
  for (const benefit_type of types) {
    const { limit, used, extra, remaining } = await findBalance(context, context.db, userId, benefit_type);
    const next = benefit_type === 'CHAT_COUNT' ? nextChinaDay : nextChinaMonth;
    items.push({
      benefit_type,
      name: NAMES[benefit_type],
      total: limit === -1 ? -1 : limit + extra,
      used,
      remaining,
      resets_at: limit === -1 ? null : next(context.clock.now()).toISOString(),
    });
  }
  return { items };
}

/** Whether a benefit suffices, in words. */
export async function check(context: BenefitContext, userId: string, type: BenefitType, count: number) {
  const { remaining } = await findBalance(context, context.db, userId, type);
  const has_benefit = remaining === -1 || remaining >= count;
  return { has_benefit, message: describeBalance(type, remaining, has_benefit) };
}

async function recommend(
  context: BenefitContext,
  userId: string,
  chatsUsedUp: boolean,
): Promise<Schema<'BenefitDashboard'>['recommendations']> {
  if (await context.membership.findRights(context.db, userId)) return [];
  const offers = await context.db
    .select()
    .from(plans)
    .where(and(eq(plans.active, true), gt(plans.price_fen, 0)))
    .orderBy(asc(plans.position));
  // The cheapest, and the one that the catalogue marks; conversations alone where those are used up.
  const suitable = offers.filter(
    ({ kind, user_type }) => kind === 'membership' && user_type !== 'professional',
  );
  const marked = suitable.find(({ popular_tag }) => popular_tag !== null);
  const chats = chatsUsedUp ? offers.filter(({ kind, chats }) => kind === 'package' && chats > 0) : [];
  return [
    ...new Set([
      ...chats.slice(0, 1),
      ...suitable.slice(0, 1),
      ...(marked ? [marked] : suitable.slice(1, 2)),
    ]),
  ]
    .slice(0, RECOMMENDATIONS)
    .map((plan) => ({
      name: plan.name,
      description: plan.description,
      price: toYuan(plan.price_fen),
      original_price: toYuan(plan.original_price_fen),
      product_id: plan.code,
      ...(plan.kind === 'package' && { benefit_type: 'CHAT_COUNT' as const }),
    }));
}

function describeBalance(type: BenefitType, remaining: number, enough: boolean): string {
  if (type === 'REPORT_UNLOCK') {
    if (!enough) return '本月免费解锁次数已用完';
    return remaining === -1 ? '报告免费解锁不限次数' : `本月还可免费解锁${remaining}份报告`;
  }
  if (!enough) return '今日对话次数已用完，升级会员可不限次数';
  return remaining === -1 ? '对话不限次数' : `今日还可对话${remaining}次`;
}
