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
import { type Sms, SmsError } from '../../ports/sms.ts';
import { invalid, outcome, refuse, signedOut } from '../../refusal.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Regions } from '../locations/regions.ts';
import type { Avatars } from '../uploads/avatars.ts';
import { CHALLENGE_SECONDS, type Challenges, type CodeType, type GivenCode } from './challenges.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import type { Account, Sessions, TokenPair } from './sessions.ts';

export type User = components['schemas']['User'];
type UserRow = typeof users.$inferSelect;

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  sms: Sms;
  /** Null where nobody can sign in through the messaging app. */
  messaging: MessagingLogin | null;
  sessions: Sessions;
  challenges: Challenges;
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
}

/** Seconds before a code can be sent to the same phone again; the ceiling itself stands with the limits. */
const RESEND_SECONDS = 60;

const PURPOSES: Record<CodeType, string> = {
  register: '注册账号',
  reset_password: '重设密码',
  change_phone_old: '验证原手机号',
  change_phone_new: '更换手机号',
  bind: '绑定手机号',
};

const UNIQUE_VIOLATION = '23505';
const NICKNAME_LENGTH = 20;
const NAMELESS = '微信用户';

const wrongCode = () => outcome(1004, '验证码错误或已过期');
const phoneTaken = () => outcome(1002, '该手机号已被使用');
const alreadyRegistered = () => outcome(1002, '该手机号已注册，请直接登录');
const phoneUnknown = () => outcome(1007, '该手机号尚未注册');

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === UNIQUE_VIOLATION;
}

/** Somebody else took the phone between the question and the change. */
function orPhoneTaken(error: unknown): never {
  throw isUniqueViolation(error) ? phoneTaken() : error;
}

/** Everything people do with their accounts. Each refusal is thrown as a Refusal with its message. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  db,
  clock,
  entropy,
  sms,
  messaging,
  sessions,
  challenges,
  limiter,
  regions,
  avatars,
  feedback,
}: Dependencies) {
  async function findByPhone(phone: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(users).where(eq(users.phone, phone));
    return row;
  }

  async function findCaller(account: Account): Promise<UserRow> {
    const [row] = await db.select().from(users).where(eq(users.id, account.userId));
    if (!row) throw signedOut();
    return row;
  }

  /** The phone that a code goes to, after everything that forbids sending it. */
  async function recipient(request: CodeRequest, account: Account | null): Promise<string> {
    const { type, phone, userId } = request;
    if (type === 'register' || type === 'reset_password') {
      if (phone === undefined) throw invalid('phone', '请输入手机号码');
      const known = await findByPhone(phone);
      if (type === 'register' && known) throw alreadyRegistered();
      if (type === 'reset_password' && !known) throw phoneUnknown();
      return phone;
    }
    if (!account) throw signedOut();
    if (userId !== undefined && userId !== account.userId) throw invalid('userId', '无法获取用户信息');
    if (type === 'change_phone_old') {
      if (account.phone === null) throw invalid('phone', '请先绑定手机号');
      if (phone !== undefined && phone !== account.phone) throw invalid('phone', '请输入当前绑定的手机号');
      return account.phone;
    }
    if (phone === undefined) throw invalid('phone', '请输入手机号码');
    if (type === 'change_phone_new' && (await findByPhone(phone))) throw phoneTaken();
    return phone;
  }

  async function findByOpenid(openid: string): Promise<UserRow | undefined> {
    const [row] = await db
      .select({ user: users })
      .from(messagingIdentities)
      .innerJoin(users, eq(users.id, messagingIdentities.user_id))
      .where(eq(messagingIdentities.openid, openid));
    return row?.user;
  }

  function admit({ openid, nickname }: MessagingProfile): Promise<UserRow | undefined> {
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
        // The same person came twice at once, and the other request opened the account.
        if (isUniqueViolation(error)) return findByOpenid(openid);
        throw error;
      });
  }

  return {
    /** Signs in whoever the messaging app says came, opening an account without a phone at the first time. */
    async messagingLogin(code: string, address: string) {
      await limiter.take('loginPerIp', address);
      const failed = () => outcome(1009, '微信登录失败');
      if (!messaging) throw failed();
      const profile = await messaging.exchange(code).catch((error: unknown) => {
        throw error instanceof MessagingLoginError ? failed() : error;
      });
      if (!profile) throw outcome(1006, '微信授权已失效，请重新登录');
      const { openid } = profile;
      const row = (await findByOpenid(openid)) ?? (await admit(profile));
      if (!row) throw failed();
      const tokens = await sessions.start(row);
      return { ...tokens, user: toUser(row), need_bind_phone: row.phone === null, openid };
    },

    /** Sends a code against a solved picture. */
    async sendCode(request: CodeRequest, account: Account | null, address: string) {
      const needsAccount = request.type !== 'register' && request.type !== 'reset_password';
      if (needsAccount && !account) throw signedOut();
      await limiter.take('codePerIp', address);
      if (!request.captcha || !request.captcha_id) throw outcome(1005, '请输入图形验证码');
      if (!(await challenges.solveCaptcha(request.captcha_id, request.captcha))) {
        throw outcome(1003, '图形验证码错误或已过期');
      }
      const phone = await recipient(request, account);
      await limiter.take('codePerPhone', phone);
      await limiter.take('codePerPhoneDaily', phone);
      const code = await challenges.createCode(phone, request.type);
      const text = `【子平】您的验证码是 ${code}，用于${PURPOSES[request.type]}，5分钟内有效。请勿告诉他人。`;
      try {
        await sms.send({ phone, text, code });
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        await challenges.dropCode(phone, request.type);
        await limiter.clear('codePerPhone', phone);
        throw outcome(1008, '验证码发送失败，请重试');
      }
      return { resend_after: RESEND_SECONDS, expires_in: CHALLENGE_SECONDS };
    },

    /** Opens an account for a phone whose code fits, and signs in. */
    async register(phone: string, password: string, code: string, address: string) {
      await limiter.take('accountPerIp', address);
      if (await challenges.redeem({ phone, type: 'register', code })) throw wrongCode();
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

    /** Signs in. An unknown phone and a wrong password are one answer, and take as long. */
    async login(phone: string, password: string, address: string) {
      await limiter.take('loginPerIp', address);
      await limiter.take('loginPerPhone', phone);
      const row = await findByPhone(phone);
      if (!(await passwordFits(password, row?.password_hash ?? null)) || !row) {
        throw outcome(1001, '手机号或密码错误');
      }
      await limiter.clear('loginPerPhone', phone);
      return { ...(await sessions.start(row)), user_info: toUser(row) };
    },

    /** Sets a new password for a phone whose code fits, and ends every session of the account. */
    async resetPassword(phone: string, code: string, password: string, address: string) {
      await limiter.take('accountPerIp', address);
      if (await challenges.redeem({ phone, type: 'reset_password', code })) throw wrongCode();
      const password_hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const [row] = await tx.update(users).set({ password_hash }).where(eq(users.phone, phone)).returning();
        if (!row) throw phoneUnknown();
        await sessions.end(row.id, undefined, tx);
      });
      await limiter.clear('loginPerPhone', phone);
    },

    /**
     * Gives an account without a phone its phone. Where the phone already has an account, that account takes over
     * the records, the messages and the messaging login, and the caller is signed in to it.
     */
    async bindPhone(
      account: Account,
      phone: string,
      code: string,
    ): Promise<{ merged: boolean; data: TokenPair & { user: User } }> {
      if (account.phone !== null) throw outcome(1002, '该账号已绑定手机号');
      if (await challenges.redeem({ phone, type: 'bind', code })) throw wrongCode();
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
          if (!row) throw signedOut();
          await sessions.end(row.id, undefined, tx);
          return { merged: false, data: { ...(await sessions.start(row, tx)), user: toUser(row) } };
        })
        .catch(orPhoneTaken);
    },

    async readUser(account: Account): Promise<User> {
      return toUser(await findCaller(account));
    },

    /** Changes the given parts of a profile, leaving the others as they are. */
    async updateProfile(account: Account, change: ProfileChange): Promise<User> {
      const { userId } = account;
      const values = readProfile(change, regions, clock);
      if (Object.keys(values).length === 0) return toUser(await findCaller(account));
      const { avatar } = values;
      // Pictures from elsewhere would tell strangers who looks, and other people's are theirs.
      if (avatar !== undefined && !(await avatars.mayShow(userId, avatar))) {
        throw invalid('avatar', '头像不符合要求');
      }
      return db.transaction(async (tx) => {
        const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
        if (!row) throw signedOut();
        if (avatar !== undefined) await avatars.keepOnly(userId, avatar, tx);
        return toUser(row);
      });
    },

    /** Changes the password and ends every other session. */
    async changePassword(account: Account, current: string, next: string): Promise<void> {
      await limiter.take('loginPerPhone', account.userId);
      const row = await findCaller(account);
      if (!(await passwordFits(current, row.password_hash))) throw outcome(1401, '当前密码错误');
      if (current === next) throw outcome(1013, '新密码不能与当前密码相同');
      const password_hash = await hashPassword(next);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ password_hash }).where(eq(users.id, row.id));
        await sessions.end(row.id, account.sessionId, tx);
      });
      await limiter.clear('loginPerPhone', account.userId);
    },

    /** Moves the account to another phone; the codes of both phones must fit. */
    async changePhone(
      account: Account,
      given: { userId: string; old_verify_code: string; new_phone: string; new_verify_code: string },
    ): Promise<User> {
      if (given.userId !== account.userId || account.phone === null) {
        throw invalid('userId', '无法获取用户信息');
      }
      const old: GivenCode = {
        phone: account.phone,
        type: 'change_phone_old',
        code: given.old_verify_code,
      };
      const fresh: GivenCode = {
        phone: given.new_phone,
        type: 'change_phone_new',
        code: given.new_verify_code,
      };
      const misfit = await challenges.redeem(old, fresh);
      if (misfit === old) throw outcome(1012, '原手机号的验证码错误或已过期');
      if (misfit) throw wrongCode();
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
          if (!row) throw signedOut();
          return toUser(row);
        })
        .catch(orPhoneTaken);
    },

    /**
     * Deletes the account with everything it owns. Only the reason and what was written to us stay, tied to nobody.
     */
    async deactivate(account: Account, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        await feedback.anonymise(account.userId, tx);
        if (account.phone !== null) await tx.delete(verifyCodes).where(eq(verifyCodes.phone, account.phone));
        await tx.delete(users).where(eq(users.id, account.userId));
        if (reason.trim()) await tx.insert(deactivations).values({ reason, created_at: clock.now() });
      });
    },

    /** Trades a refresh token for a new pair. */
    async refresh(refreshToken: string): Promise<TokenPair> {
      const pair = await sessions.renew(refreshToken);
      if (!pair) throw refuse(401, '刷新令牌失败');
      return pair;
    },
  };
}

/** @throws InvalidInput naming the field that cannot be kept. */
function readProfile(change: ProfileChange, regions: Regions, clock: Clock): Partial<UserRow> {
  const values: Partial<UserRow> = {};
  if (change.nickname !== undefined) values.nickname = change.nickname.trim();
  if (change.gender !== undefined) values.gender = change.gender;
  if (change.avatar !== undefined) values.avatar = change.avatar;
  if (change.birth_time !== undefined) {
    if (change.birth_time && !isPastMoment(change.birth_time, clock.now())) {
      throw invalid('birth_time', '请选择出生日期');
    }
    values.birth_time = change.birth_time;
  }
  if (change.birth_place !== undefined) {
    if (change.birth_place && !regions.find(change.birth_place)) throw invalid('birth_place', '请选择出生地');
    values.birth_place = change.birth_place;
  }
  return values;
}

/** A name from elsewhere as a nickname: nothing that does not show, and no longer than one may be. */
function readNickname(name: string): string {
  const visible = name
    .toWellFormed()
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .trim();
  return [...visible].slice(0, NICKNAME_LENGTH).join('') || NAMELESS;
}

/** Whether 'YYYY-MM-DD HH:MM:SS' on a Beijing clock exists, is after 1900 began, and is over. */
function isPastMoment(text: string, now: Date): boolean {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(moment.getTime()) || moment > now || text < '1900') return false;
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().startsWith(text.slice(0, 10));
}

function toUser(row: UserRow): User {
  const { id, nickname, name, avatar, phone, email, gender, birth_time, birth_place } = row;
  const created_at = row.created_at.toISOString();
  return { id, nickname, name, avatar, phone, email, created_at, gender, birth_time, birth_place };
}
