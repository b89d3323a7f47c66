/** Accounts as they are stored, and what the work on them needs. */
import type { Schema } from '@ziping/api-client/types';
import { eq } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import { users } from '../../db/schema/accounts.ts';
import { businessError, sessionExpired } from '../../shared/errors.ts';
import type { MessagingLogin } from '../../ports/messaging-login.ts';
import type { Sms } from '../../ports/sms.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Regions } from '../locations/regions.ts';
import type { Avatars } from '../uploads/avatars.ts';
import type { Challenges, SubmittedCode } from './challenges.ts';
import type { Devices } from './devices.ts';
import type { Account, Sessions } from './sessions.ts';

export type User = Schema<'User'>;
export type UserRow = typeof users.$inferSelect;

/** What the work on accounts needs. */
export interface AccountContext extends Basics {
  sms: Sms;
  /** Null where login through WeChat is not offered. */
  messaging: MessagingLogin | null;
  sessions: Sessions;
  challenges: Challenges;
  devices: Devices;
  limiter: RateLimiter;
  regions: Regions;
  avatars: Avatars;
  feedback: Feedback;
}

const UNIQUE_VIOLATION = '23505';

export const wrongCode = () => businessError(1004, '验证码错误或已过期');

/** Uses up an SMS code. @throws ApiError 1004 for a wrong or expired one */
export async function requireCode({ challenges }: AccountContext, code: SubmittedCode): Promise<void> {
  if (await challenges.findInvalidCode(code)) throw wrongCode();
}

/** Whether a row was not stored because another has its phone or messaging login. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === UNIQUE_VIOLATION;
}

/** The account of a phone. */
export async function findByPhone(context: AccountContext, phone: string): Promise<UserRow | undefined> {
  const [row] = await context.db.select().from(users).where(eq(users.phone, phone));
  return row;
}

/** The account of a session. @throws ApiError 401 where it is gone */
export async function loadUser(context: AccountContext, account: Account): Promise<UserRow> {
  const [row] = await context.db.select().from(users).where(eq(users.id, account.userId));
  if (!row) throw sessionExpired();
  return row;
}

/** An account as the contract has it. */
export function toUser(row: UserRow): User {
  const { id, nickname, name, avatar, phone, email, gender, birth_time, birth_place, birth_city } = row;
  const created_at = row.created_at.toISOString();
  const has_password = row.password_hash !== null;
  return {
    id,
    nickname,
    name,
    avatar,
    phone,
    email,
    created_at,
    has_password,
    gender,
    birth_time,
    birth_place,
    birth_city,
  };
}
