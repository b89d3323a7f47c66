import type { components } from '@ziping/api-client/schema';
import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import {
  deactivations,
  feedbacks,
  messagingIdentities,
  records,
  users,
  verifyCodes,
} from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import {
  type MessagingLogin,
  MessagingLoginError,
  type MessagingProfile,
} from '../../ports/messaging-login.ts';
import { type Sms, SmsError, type SmsMessage } from '../../ports/sms.ts';
import { invalidField, businessError, apiError, sessionExpired } from '../../errors.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { findBirthCity } from '../locations/birth-city.ts';
import type { Regions } from '../locations/regions.ts';
import type { Avatars } from '../uploads/avatars.ts';
import { CHALLENGE_SECONDS, type Challenges, type CodeType, type SubmittedCode } from './challenges.ts';
import type { Devices } from './devices.ts';
import { holdAccount } from './hold-account.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Account, SessionAccount, Sessions, TokenPair } from './sessions.ts';

export type User = components['schemas']['User'];
type UserRow = typeof users.$inferSelect;

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  sms: Sms;
  /** Null where login through the messaging app is not offered. */
  messaging: MessagingLogin | null;
  sessions: Sessions;
  challenges: Challenges;
  devices: Devices;
  limiter: RateLimiter;
  regions: Regions;
  avatars: Avatars;
  feedback: Feedback;
}

interface CodeRequest {
  type: CodeType;
  phone?: string | undefined;
  userId?: string | undefined;
  captcha?: string | undefined;
  captcha_id?: string | undefined;
}

export interface ProfileChange {
  nickname?: string | undefined;
  avatar?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  birth_time?: string | undefined;
  birth_place?: string | undefined;
  birth_city?: string | undefined;
}

/** Seconds before another code can be sent to the same phone, as in the limit `codePerPhone`. */
const RESEND_SECONDS = 60;

const PURPOSES: Record<CodeType, string> = {
  register: '注册账号',
  reset_password: '重设密码',
  change_phone_old: '验证原手机号',
  change_phone_new: '更换手机号',
  bind: '绑定手机号',
  deactivate: '注销账号',
};

const UNIQUE_VIOLATION = '23505';
const NICKNAME_LENGTH = 20;
const DEFAULT_NICKNAME = '微信用户';

const wrongCode = () => businessError(1004, '验证码错误或已过期');
const phoneTaken = () => businessError(1002, '该手机号已被使用');
const alreadyRegistered = () => businessError(1002, '该手机号已注册，请直接登录');
const phoneUnknown = () => businessError(1007, '该手机号尚未注册');

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === UNIQUE_VIOLATION;
}

/** For a phone that another account took between the check and the update. */
function rethrowPhoneTaken(error: unknown): never {
  throw isUniqueViolation(error) ? phoneTaken() : error;
}

/** Registration, login and account settings. Failures are thrown as ApiError. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  db,
  clock,
  entropy,
  sms,
  messaging,
  sessions,
  challenges,
  devices,
  limiter,
  regions,
  avatars,
  feedback,
}: Dependencies) {
  async function findByPhone(phone: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(users).where(eq(users.phone, phone));
    return row;
  }

  async function loadUser(account: Account): Promise<UserRow> {
    const [row] = await db.select().from(users).where(eq(users.id, account.userId));
    if (!row) throw sessionExpired();
    return row;
  }

  /** The phone that a code is sent to. @throws ApiError when no code may be sent. */
  async function findRecipient(request: CodeRequest, account: Account | null): Promise<string> {
    const { type, phone, userId } = request;
    if (type === 'register' || type === 'reset_password') {
      if (phone === undefined) throw invalidField('phone', '请输入手机号码');
      return phone;
    }
    if (!account) throw sessionExpired();
    if (userId !== undefined && userId !== account.userId) throw invalidField('userId', '无法获取用户信息');
    if (type === 'change_phone_old' || type === 'deactivate') {
      if (account.phone === null) throw invalidField('phone', '请先绑定手机号');
      if (phone !== undefined && phone !== account.phone)
        throw invalidField('phone', '请输入当前绑定的手机号');
      return account.phone;
    }
    if (phone === undefined) throw invalidField('phone', '请输入手机号码');
    return phone;
  }

  /** The SMS for a request. The phone's owner alone learns whether it has an account, never the requester. */
  async function composeMessage(phone: string, type: CodeType): Promise<SmsMessage> {
    const isKnown = (await findByPhone(phone)) !== undefined;
    if (type === 'register' && isKnown) {
      return { phone, text: '【子平】该手机号已注册，请直接登录。如非本人操作，请忽略。' };
    }
    if (type === 'reset_password' && !isKnown) {
      return { phone, text: '【子平】该手机号尚未注册。如非本人操作，请忽略。' };
    }
    if (type === 'change_phone_new' && isKnown) {
      return { phone, text: '【子平】该手机号已绑定其他账号。如非本人操作，请忽略。' };
    }
    const code = await challenges.createCode(phone, type);
    const text = `【子平】您的验证码是 ${code}，用于${PURPOSES[type]}，5分钟内有效。请勿告诉他人。`;
    return { phone, text, code };
  }

  async function findByOpenid(openid: string): Promise<UserRow | undefined> {
    const [row] = await db
      .select({ user: users })
      .from(messagingIdentities)
      .innerJoin(users, eq(users.id, messagingIdentities.user_id))
      .where(eq(messagingIdentities.openid, openid));
    return row?.user;
  }

  function createMessagingUser({ openid, nickname }: MessagingProfile): Promise<UserRow | undefined> {
    return db
      .transaction(async (tx) => {
        const now = clock.now();
        const [row] = await tx
          .insert(users)
          .values({ id: entropy.id(), nickname: readNickname(nickname), created_at: now })
          .returning();
        if (row) await tx.insert(messagingIdentities).values({ openid, user_id: row.id, created_at: now });
        return row;
      })
      .catch((error: unknown) => {
        // A parallel request created the account.
        if (isUniqueViolation(error)) return findByOpenid(openid);
        throw error;
      });
  }

  return {
    /** Logs in with a code of the messaging app. The first login creates an account without a phone. */
    async messagingLogin(code: string, addressKey: string) {
      await limiter.consume('loginPerIp', addressKey);
      const failed = () => businessError(1009, '微信登录失败');
      if (!messaging) throw failed();
      const profile = await messaging.exchange(code).catch((error: unknown) => {
        throw error instanceof MessagingLoginError ? failed() : error;
      });
      if (!profile) throw businessError(1006, '微信授权已失效，请重新登录');
      const { openid } = profile;
      const row = (await findByOpenid(openid)) ?? (await createMessagingUser(profile));
      if (!row) throw failed();
      const tokens = await sessions.start(row);
      return { ...tokens, user: toUser(row), need_bind_phone: row.phone === null, openid };
    },

    /** Sends an SMS after a solved captcha: a code, or the hint that the phone has (no) account. */
    async sendCode(request: CodeRequest, account: Account | null, addressKey: string) {
      const needsAccount = request.type !== 'register' && request.type !== 'reset_password';
      if (needsAccount && !account) throw sessionExpired();
      await limiter.consume('codePerIp', addressKey);
      if (!request.captcha || !request.captcha_id) throw businessError(1005, '请输入图形验证码');
      if (!(await challenges.consumeCaptcha(request.captcha_id, request.captcha))) {
        throw businessError(1003, '图形验证码错误或已过期');
      }
      const phone = await findRecipient(request, account);
      await limiter.consume('codePerPhone', phone);
      await limiter.consume('codePerPhoneDaily', phone);
      await limiter.consume('smsTotal', 'all');
      const message = await composeMessage(phone, request.type);
      try {
        await sms.send(message);
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        await challenges.deleteCode(phone, request.type);
        await limiter.reset('codePerPhone', phone);
        throw businessError(1008, '验证码发送失败，请重试');
      }
      return { resend_after: RESEND_SECONDS, expires_in: CHALLENGE_SECONDS };
    },

    /** Creates an account for a phone with a valid code, and logs in. */
    async register(phone: string, password: string, code: string, addressKey: string) {
      await limiter.consume('accountPerIp', addressKey);
      if (await challenges.findInvalidCode({ phone, type: 'register', code })) throw wrongCode();
      const password_hash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(users)
          .values({ id: entropy.id(), phone, password_hash, created_at: clock.now() })
          .onConflictDoNothing()
          .returning();
        if (!row) throw alreadyRegistered();
        return { ...(await sessions.start(row, tx)), user_info: toUser(row) };
      });
    },

    /**
     * Logs in. A device that has logged in to the account before has a rate limit of its own.
     *
     * An unknown phone and a wrong password give the same answer in the same time.
     */
    async login(phone: string, password: string, addressKey: string, deviceToken: string | null) {
      await limiter.consume('loginPerIp', addressKey);
      const row = await findByPhone(phone);
      const device = row && deviceToken !== null ? devices.verify(deviceToken, row.id) : null;
      if (device === null) await limiter.consume('loginPerPhone', phone);
      else await limiter.consume('loginPerDevice', device);
      if (!(await verifyPassword(password, row?.password_hash ?? null)) || !row) {
        throw businessError(1001, '手机号或密码错误');
      }
      if (device === null) await limiter.reset('loginPerPhone', phone);
      else await limiter.reset('loginPerDevice', device);
      return { ...(await sessions.start(row)), user_info: toUser(row) };
    },

    /** Sets a new password for a phone with a valid code, and revokes all sessions of the account. */
    async resetPassword(phone: string, code: string, password: string, addressKey: string) {
      await limiter.consume('accountPerIp', addressKey);
      if (await challenges.findInvalidCode({ phone, type: 'reset_password', code })) throw wrongCode();
      const password_hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const [row] = await tx.update(users).set({ password_hash }).where(eq(users.phone, phone)).returning();
        if (!row) throw phoneUnknown();
        await sessions.revokeAll(row.id, undefined, tx);
      });
      await limiter.reset('loginPerPhone', phone);
    },

    /**
     * Binds a phone to an account without one. Where the phone already has an account, that account takes over the
     * records, feedback and messaging login, and the caller is logged in to it.
     */
    async bindPhone(
      account: Account,
      phone: string,
      code: string,
    ): Promise<{ merged: boolean; data: TokenPair & { user: User } }> {
      if (account.phone !== null) throw businessError(1002, '该账号已绑定手机号');
      if (await challenges.findInvalidCode({ phone, type: 'bind', code })) throw wrongCode();
      return db
        .transaction(async (tx) => {
          const [owner] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
          if (owner) {
            const user_id = owner.id;
            for (const owned of [records, feedbacks, messagingIdentities]) {
              await tx.update(owned).set({ user_id }).where(eq(owned.user_id, account.userId));
            }
            await tx.delete(users).where(eq(users.id, account.userId));
            return { merged: true, data: { ...(await sessions.start(owner, tx)), user: toUser(owner) } };
          }
          const [row] = await tx.update(users).set({ phone }).where(eq(users.id, account.userId)).returning();
          if (!row) throw sessionExpired();
          await sessions.revokeAll(row.id, undefined, tx);
          return { merged: false, data: { ...(await sessions.start(row, tx)), user: toUser(row) } };
        })
        .catch(rethrowPhoneTaken);
    },

    async readUser(account: Account): Promise<User> {
      return toUser(await loadUser(account));
    },

    /** Updates the given fields of the profile. */
    async updateProfile(account: Account, change: ProfileChange): Promise<User> {
      const { userId } = account;
      const values = readProfile(change, regions, clock);
      if (Object.keys(values).length === 0) return toUser(await loadUser(account));
      const { avatar } = values;
      // External images would reveal viewers to third parties; other users' uploads are private.
      if (avatar !== undefined && !(await avatars.canUse(userId, avatar))) {
        throw invalidField('avatar', '头像不符合要求');
      }
      return db.transaction(async (tx) => {
        const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
        if (!row) throw sessionExpired();
        if (avatar !== undefined) await avatars.deleteOthers(userId, avatar, tx);
        return toUser(row);
      });
    },

    /** Changes the password and revokes all other sessions. */
    async changePassword(account: SessionAccount, current: string, next: string): Promise<void> {
      await limiter.consume('loginPerPhone', account.userId);
      const row = await loadUser(account);
      if (!(await verifyPassword(current, row.password_hash))) throw businessError(1401, '当前密码错误');
      if (current === next) throw businessError(1013, '新密码不能与当前密码相同');
      const password_hash = await hashPassword(next);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ password_hash }).where(eq(users.id, row.id));
        await sessions.revokeAll(row.id, account.sessionId, tx);
      });
      await limiter.reset('loginPerPhone', account.userId);
    },

    /** Changes the account's phone; needs valid codes for both phones. */
    async changePhone(
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
      const invalidCode = await challenges.findInvalidCode(old, fresh);
      if (invalidCode === old) throw businessError(1012, '原手机号的验证码错误或已过期');
      if (invalidCode) throw wrongCode();
      return db
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
    },

    /**
     * Deletes the account and its data. The reason and the text of feedback are kept without a user. An account with a
     * password needs that or a code; what is given is checked in any case.
     */
    async deactivate(
      account: Account,
      { reason = '', password, verify_code }: { reason?: string; password?: string; verify_code?: string },
    ): Promise<void> {
      const { password_hash } = await loadUser(account);
      if (password_hash !== null && password === undefined && verify_code === undefined) {
        throw businessError(1401, '请输入当前密码');
      }
      if (password !== undefined || verify_code !== undefined) {
        await limiter.consume('loginPerPhone', account.userId);
      }
      if (password !== undefined && !(await verifyPassword(password, password_hash))) {
        throw businessError(1401, '当前密码错误');
      }
      if (verify_code !== undefined) {
        const { phone } = account;
        if (phone === null) throw wrongCode();
        if (await challenges.findInvalidCode({ phone, type: 'deactivate', code: verify_code }))
          throw wrongCode();
      }
      await db.transaction(async (tx) => {
        // As in every other transaction, before what belongs to the account.
        await holdAccount(tx, account.userId);
        await feedback.anonymise(account.userId, tx);
        if (account.phone !== null) await tx.delete(verifyCodes).where(eq(verifyCodes.phone, account.phone));
        await tx.delete(users).where(eq(users.id, account.userId));
        if (reason.trim()) await tx.insert(deactivations).values({ reason, created_at: clock.now() });
      });
    },

    /** Exchanges a refresh token for a new pair. @throws ApiError 401 */
    async refresh(refreshToken: string): Promise<TokenPair> {
      const pair = await sessions.refresh(refreshToken);
      if (!pair) throw apiError(401, '刷新令牌失败');
      return pair;
    },
  };
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

/** A nickname from the messaging app without invisible characters, cut to the permitted length. */
function readNickname(name: string): string {
  const visible = name
    .toWellFormed()
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .trim();
  return [...visible].slice(0, NICKNAME_LENGTH).join('') || DEFAULT_NICKNAME;
}

/** Whether 'YYYY-MM-DD HH:MM:SS' in Beijing time exists and lies between 1900 and now. */
function isPastTime(text: string, now: Date): boolean {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(moment.getTime()) || moment > now || text < '1900') return false;
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().startsWith(text.slice(0, 10));
}

function toUser(row: UserRow): User {
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
