import { and, eq, gt, lte, sql } from 'drizzle-orm';

import { deleteUntil } from '../../db/batches.ts';
import { isDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { rateLimits } from '../../db/schema/service.ts';
import type { Clock } from '../../ports/clock.ts';
import { ApiError } from '../../shared/errors.ts';

/** At most `count` times within a window of `seconds`, counted from the first. */
interface Rule {
  count: number;
  seconds: number;
}

/** All rate limits of the service. */
export interface Limits {
  captchaPerIp: Rule;
  /** Captchas with their characters in words, which a program reads without training. */
  captchaQuestionPerIp: Rule;
  codePerPhone: Rule;
  codePerPhoneDaily: Rule;
  codePerIp: Rule;
  /** SMS to all phones together. */
  smsTotal: Rule;
  /** Password attempts; a success resets the count. */
  loginPerPhone: Rule;
  loginPerIp: Rule;
  /** Password attempts on a device that has logged in to the account before. */
  loginPerDevice: Rule;
  refreshPerIp: Rule;
  /** Registrations and password resets. */
  accountPerIp: Rule;
  recordPerUser: Rule;
  avatarPerUser: Rule;
  feedbackPerIp: Rule;
  exportPerUser: Rule;
  importPerUser: Rule;
  generatePerUser: Rule;
  /** Batches of reports. */
  batchPerUser: Rule;
  /** Word files. */
  documentPerUser: Rule;
  promptPerUser: Rule;
  /** Questions of conversations. */
  chatPerUser: Rule;
  /** Orders and payments that are begun. */
  orderPerUser: Rule;
  /** Attempts of a coupon's code. */
  couponPerUser: Rule;
  /** Questions for the status of an order by its number: of a user, or of an address without login. */
  statusPerCaller: Rule;
  /** Invitations to a family, and attempts to join one. */
  familyPerUser: Rule;
  /** Calls of other systems. */
  callPerKey: Rule;
}

const HOUR = 3600;

/** Limits of calls that only read, or renew a login for reading: these go on while nothing can be stored. */
const READS: ReadonlySet<keyof Limits> = new Set([
  'refreshPerIp',
  'exportPerUser',
  'documentPerUser',
  'promptPerUser',
  'statusPerCaller',
  'callPerKey',
]);
/** Windows that are kept in memory at most, against a caller with many addresses. */
const MOST_IN_MEMORY = 10_000;

const REASONS: Partial<Record<keyof Limits, string>> = {
  codePerPhone: '验证码发送过于频繁',
  codePerPhoneDaily: '验证码发送过于频繁',
  codePerIp: '验证码发送过于频繁',
  smsTotal: '验证码发送过于频繁',
  loginPerPhone: '登录失败次数过多',
  loginPerDevice: '登录失败次数过多',
  loginPerIp: '登录失败次数过多',
  chatPerUser: '提问过于频繁',
  callPerKey: '调用过于频繁',
};

/**
 * The limits in production.
 *
 * @param scale multiplies the limits per address and user, for many users behind one address and for load tests.
 */
export function standardLimits(scale = 1): Limits {
  return {
    captchaPerIp: { count: 60 * scale, seconds: HOUR / 6 },
    // One for each code that an address may have sent.
    captchaQuestionPerIp: { count: 20 * scale, seconds: HOUR },
    codePerPhone: { count: 1, seconds: 60 },
    codePerPhoneDaily: { count: 10, seconds: 24 * HOUR },
    codePerIp: { count: 20 * scale, seconds: HOUR },
    smsTotal: { count: 1000 * scale, seconds: HOUR },
    loginPerPhone: { count: 10, seconds: HOUR / 4 },
    loginPerIp: { count: 60 * scale, seconds: HOUR / 4 },
    loginPerDevice: { count: 10, seconds: HOUR / 4 },
    refreshPerIp: { count: 300 * scale, seconds: HOUR / 4 },
    accountPerIp: { count: 30 * scale, seconds: HOUR },
    recordPerUser: { count: 200 * scale, seconds: HOUR },
    avatarPerUser: { count: 20 * scale, seconds: HOUR },
    feedbackPerIp: { count: 20 * scale, seconds: HOUR },
    exportPerUser: { count: 20 * scale, seconds: HOUR },
    importPerUser: { count: 10 * scale, seconds: HOUR },
    generatePerUser: { count: 60 * scale, seconds: HOUR },
    batchPerUser: { count: 10 * scale, seconds: HOUR },
    // A whole batch and some more.
    documentPerUser: { count: 150 * scale, seconds: HOUR },
    promptPerUser: { count: 120 * scale, seconds: HOUR },
    chatPerUser: { count: 30 * scale, seconds: HOUR / 6 },
    orderPerUser: { count: 60 * scale, seconds: HOUR },
    couponPerUser: { count: 60 * scale, seconds: HOUR },
    statusPerCaller: { count: 600 * scale, seconds: HOUR / 4 },
    familyPerUser: { count: 30 * scale, seconds: HOUR },
    callPerKey: { count: 600 * scale, seconds: HOUR },
  };
}

export interface RateLimiter {
  /** Counts one use. @throws ApiError 429 with the time to wait when the limit is exceeded. */
  consume(name: keyof Limits, key: string): Promise<void>;
  /** Sets the count back to zero. */
  reset(name: keyof Limits, key: string): Promise<void>;
  /** Deletes expired windows. */
  purge(signal?: AbortSignal): Promise<void>;
}

type Window = Pick<typeof rateLimits.$inferSelect, 'count' | 'resets_at'>;

/**
 * Counts in the database, so that counts survive a restart and several processes share them. While the disk is full,
 * reads are counted in memory, from zero, until a count can be stored again.
 */
export function createRateLimiter(db: Database, clock: Clock, limits: Limits): RateLimiter {
  const rowKey = (name: keyof Limits, key: string) => `${name}:${key}`;
  const inMemory = new Map<string, Window>();

  function countInMemory(key: string, now: Date, end: Date): Window {
    const last = inMemory.get(key);
    const isRunning = last && last.resets_at > now && last.resets_at <= end;
    const window = isRunning ? { ...last, count: last.count + 1 } : { count: 1, resets_at: end };
    inMemory.set(key, window);
    return window;
  }

  return {
    async consume(name, key) {
      const rule = limits[name];
      const now = clock.now();
      const end = new Date(now.getTime() + rule.seconds * 1000);
      // A window that ends later than a new one was opened before the clock was set back.
      const running = sql`(${gt(rateLimits.resets_at, now)} and ${lte(rateLimits.resets_at, end)})`;
      const stored = db
        .insert(rateLimits)
        .values({ key: rowKey(name, key), count: 1, resets_at: end })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${running} then ${rateLimits.count} + 1 else 1 end`,
            resets_at: sql`case when ${running} then ${rateLimits.resets_at} else excluded.resets_at end`,
          },
        })
        .returning();
      const row = await stored.then(
        ([first]) => {
          inMemory.clear();
          return first;
        },
        (error: unknown) => {
          if (!READS.has(name) || !isDiskFull(error) || inMemory.size >= MOST_IN_MEMORY) throw error;
          return countInMemory(rowKey(name, key), now, end);
        },
      );
      if (!row || row.count <= rule.count) return;
      const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
      throw new ApiError(
        429,
        429,
        `${REASONS[name] ?? '操作过于频繁'}，请${waitText(seconds)}后再试`,
        seconds,
      );
    },
    async reset(name, key) {
      await db.delete(rateLimits).where(and(eq(rateLimits.key, rowKey(name, key))));
    },
    purge: (signal) => deleteUntil(db, [rateLimits.resets_at], clock.now(), signal),
  };
}

function waitText(seconds: number): string {
  if (seconds <= 90) return `${seconds}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes}分钟` : `${Math.ceil(minutes / 60)}小时`;
}
