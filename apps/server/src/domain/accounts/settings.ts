/** Profile, password and phone of an account. */
import { and, eq, ne } from 'drizzle-orm';

import { messagingIdentities, users } from '../../db/schema/accounts.ts';
import { feedbacks } from '../../db/schema/feedback.ts';
import { records } from '../../db/schema/records.ts';
import { businessError, invalidField, sessionExpired } from '../../shared/errors.ts';
import { fromChinaSecond } from '../../shared/china-time.ts';
import type { Clock } from '../../ports/clock.ts';
import { findBirthCity } from '../locations/birth-city.ts';
import type { Regions } from '../locations/regions.ts';
import {
  type AccountContext,
  isUniqueViolation,
  loadUser,
  requireCode,
  toUser,
  type User,
  type UserRow,
  wrongCode,
} from './account-rows.ts';
import type { SubmittedCode } from './challenges.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Account, SessionAccount, TokenPair } from './sessions.ts';

interface ProfileChange {
  nickname?: string | undefined;
  avatar?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  birth_time?: string | undefined;
  birth_place?: string | undefined;
  birth_city?: string | undefined;
}

const phoneTaken = () => businessError(1002, '该手机号已被使用');
const phoneUnknown = () => businessError(1007, '该手机号尚未注册');

/** For a phone that another account took between the check and the update. */
function rethrowPhoneTaken(error: unknown): never {
  throw isUniqueViolation(error) ? phoneTaken() : error;
}

/** The profile of an account. */
export async function readUser(context: AccountContext, account: Account): Promise<User> {
  return toUser(await loadUser(context, account));
}

/** Updates the given fields of the profile. */
export async function updateProfile(
  context: AccountContext,
  account: Account,
  change: ProfileChange,
): Promise<User> {
  const { userId } = account;
  const values = readProfile(change, context.regions, context.clock);
  if (Object.keys(values).length === 0) return toUser(await loadUser(context, account));
  const { avatar } = values;
  // External images would reveal viewers to third parties; other users' uploads are private.
  if (avatar !== undefined && !(await context.avatars.canUse(userId, avatar))) {
    throw invalidField('avatar', '头像不符合要求');
  }
  return context.db.transaction(async (tx) => {
    const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
    if (!row) throw sessionExpired();
    if (avatar !== undefined) await context.avatars.deleteOthers(userId, avatar, tx);
    return toUser(row);
  });
}

/** Sets a new password for a phone with a valid code, and revokes all sessions of the account. */
export async function resetPassword(
  context: AccountContext,
  phone: string,
  code: string,
  password: string,
  addressKey: string,
) {
  await context.limiter.consume('accountPerIp', addressKey);
  await requireCode(context, { phone, type: 'reset_password', code });
  const password_hash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const [row] = await tx.update(users).set({ password_hash }).where(eq(users.phone, phone)).returning();
    if (!row) throw phoneUnknown();
    await context.sessions.revokeAll(row.id, undefined, tx);
  });
  await context.limiter.reset('loginPerPhone', phone);
}

/** Changes the password and revokes all other sessions. */
export async function changePassword(
  context: AccountContext,
  account: SessionAccount,
  current: string,
  next: string,
): Promise<void> {
  await context.limiter.consume('loginPerPhone', account.userId);
  const row = await loadUser(context, account);
  if (!(await verifyPassword(current, row.password_hash))) throw businessError(1401, '当前密码错误');
  if (current === next) throw businessError(1013, '新密码不能与当前密码相同');
  const password_hash = await hashPassword(next);
  await context.db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, row.id));
    await context.sessions.revokeAll(row.id, account.sessionId, tx);
  });
  await context.limiter.reset('loginPerPhone', account.userId);
}

/**
 * Binds a phone to an account without one. Where the phone already has an account, that account takes over the
 * records, feedback and messaging login, and the caller is logged in to it.
 */
export async function bindPhone(
  context: AccountContext,
  account: Account,
  phone: string,
  code: string,
): Promise<{ merged: boolean; data: TokenPair & { user: User } }> {
  if (account.phone !== null) throw businessError(1002, '该账号已绑定手机号');
  await requireCode(context, { phone, type: 'bind', code });
  return context.db
    .transaction(async (tx) => {
      const [owner] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
      if (owner) {
        const user_id = owner.id;
        for (const owned of [records, feedbacks, messagingIdentities]) {
          await tx.update(owned).set({ user_id }).where(eq(owned.user_id, account.userId));
        }
        await tx.delete(users).where(eq(users.id, account.userId));
        return { merged: true, data: { ...(await context.sessions.start(owner, tx)), user: toUser(owner) } };
      }
      const [row] = await tx.update(users).set({ phone }).where(eq(users.id, account.userId)).returning();
      if (!row) throw sessionExpired();
      await context.sessions.revokeAll(row.id, undefined, tx);
      return { merged: false, data: { ...(await context.sessions.start(row, tx)), user: toUser(row) } };
    })
    .catch(rethrowPhoneTaken);
}

/** Changes the account's phone; needs valid codes for both phones. */
export async function changePhone(
  context: AccountContext,
  account: Account,
  given: { userId: string; old_verify_code: string; new_phone: string; new_verify_code: string },
): Promise<User> {
  if (given.userId !== account.userId || account.phone === null) {
    throw invalidField('userId', '无法获取用户信息');
  }
  const old: SubmittedCode = {
    phone: account.phone,
    type: 'change_phone_old',
    code: given.old_verify_code,
  };
  const fresh: SubmittedCode = {
    phone: given.new_phone,
    type: 'change_phone_new',
    code: given.new_verify_code,
  };
  const invalidCode = await context.challenges.findInvalidCode(old, fresh);
  if (invalidCode === old) throw businessError(1012, '原手机号的验证码错误或已过期');
  if (invalidCode) throw wrongCode();
  return context.db
    .transaction(async (tx) => {
      const [taken] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.phone, given.new_phone), ne(users.id, account.userId)));
      if (taken) throw phoneTaken();
      const [row] = await tx
        .update(users)
        .set({ phone: given.new_phone })
        .where(eq(users.id, account.userId))
        .returning();
      if (!row) throw sessionExpired();
      return toUser(row);
    })
    .catch(rethrowPhoneTaken);
}

/** @throws ValidationError naming the invalid field. */
function readProfile(change: ProfileChange, regions: Regions, clock: Clock): Partial<UserRow> {
  const values: Partial<UserRow> = {};
  if (change.nickname !== undefined) values.nickname = change.nickname.trim();
  if (change.gender !== undefined) values.gender = change.gender;
  if (change.avatar !== undefined) values.avatar = change.avatar;
  if (change.birth_time !== undefined) {
    if (change.birth_time && !isPastTime(change.birth_time, clock.now())) {
      throw invalidField('birth_time', '请选择出生日期');
    }
    values.birth_time = change.birth_time;
  }
  if (change.birth_place !== undefined) {
    if (change.birth_place && !regions.find(change.birth_place))
      throw invalidField('birth_place', '请选择出生地');
    values.birth_place = change.birth_place;
  }
  if (change.birth_city !== undefined) {
    findBirthCity(regions, { birth_city: change.birth_city });
    values.birth_city = change.birth_city;
  }
  return values;
}

/** Whether 'YYYY-MM-DD HH:MM:SS' in Beijing time exists and lies between 1900 and now. */
function isPastTime(text: string, now: Date): boolean {
  const moment = fromChinaSecond(text);
  return moment !== null && moment <= now && text >= '1900';
}
