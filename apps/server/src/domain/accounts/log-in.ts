/** How an account is created and entered. */
import { eq } from 'drizzle-orm';

import { messagingIdentities, users } from '../../db/schema/accounts.ts';
import { apiError, businessError } from '../../shared/errors.ts';
import { MessagingLoginError, type MessagingProfile } from '../../ports/messaging-login.ts';
import {
  type AccountContext,
  findByPhone,
  isUniqueViolation,
  requireCode,
  toUser,
  type UserRow,
  wrongCode,
} from './account-rows.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { TokenPair } from './sessions.ts';

const NICKNAME_LENGTH = 20;
const DEFAULT_NICKNAME = '微信用户';

/** The nickname of an account that was registered by phone: its owner knows the last digits, others nothing more. */
const nicknameOf = (phone: string) => `用户${phone.slice(-4)}`;

const alreadyRegistered = () => businessError(1002, '该手机号已注册，请直接登录');

/** Creates an account for a phone with a valid code, and logs in. */
export async function register(
  context: AccountContext,
  phone: string,
  password: string,
  code: string,
  addressKey: string,
) {
  await context.limiter.consume('accountPerIp', addressKey);
  await requireCode(context, { phone, type: 'register', code });
  const password_hash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        id: context.entropy.id(),
        phone,
        nickname: nicknameOf(phone),
        password_hash,
        created_at: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw alreadyRegistered();
    return { ...(await context.sessions.start(row, tx)), user_info: toUser(row) };
  });
}

/**
 * Logs in. A device that has logged in to the account before has a rate limit of its own.
 *
 * An unknown phone and a wrong password give the same answer in the same time.
 */
export async function login(
  context: AccountContext,
  phone: string,
  password: string,
  addressKey: string,
  deviceToken: string | null,
) {
  await context.limiter.consume('loginPerIp', addressKey);
  const row = await findByPhone(context, phone);
  const device = row && deviceToken !== null ? context.devices.verify(deviceToken, row.id) : null;
  if (device === null) await context.limiter.consume('loginPerPhone', phone);
  else await context.limiter.consume('loginPerDevice', device);
  if (!(await verifyPassword(password, row?.password_hash ?? null)) || !row) {
    throw businessError(1001, '手机号或密码错误');
  }
  if (device === null) await context.limiter.reset('loginPerPhone', phone);
  else await context.limiter.reset('loginPerDevice', device);
  return { ...(await context.sessions.start(row)), user_info: toUser(row) };
}

/** Logs in with a code by SMS, which only the phone of an account gets. */
export async function smsLogin(context: AccountContext, phone: string, code: string, addressKey: string) {
  await context.limiter.consume('loginPerIp', addressKey);
  await requireCode(context, { phone, type: 'login', code });
  const row = await findByPhone(context, phone);
  if (!row) throw wrongCode();
  await context.limiter.reset('loginPerPhone', phone);
  return { ...(await context.sessions.start(row)), user_info: toUser(row) };
}

/** Logs in with a code of WeChat. The first login creates an account without a phone. */
export async function messagingLogin(context: AccountContext, code: string, addressKey: string) {
  await context.limiter.consume('loginPerIp', addressKey);
  const failed = () => businessError(1009, '微信登录失败');
  if (!context.messaging) throw failed();
  const profile = await context.messaging.exchange(code).catch((error: unknown) => {
    throw error instanceof MessagingLoginError ? failed() : error;
  });
  if (!profile) throw businessError(1006, '微信授权已失效，请重新登录');
  const { openid } = profile;
  const row = (await findByOpenid(context, openid)) ?? (await createMessagingUser(context, profile));
  if (!row) throw failed();
  const tokens = await context.sessions.start(row);
  return { ...tokens, user: toUser(row), need_bind_phone: row.phone === null, openid };
}

/** Exchanges a refresh token for a new pair. @throws ApiError 401 */
export async function refresh(context: AccountContext, refreshToken: string): Promise<TokenPair> {
  const pair = await context.sessions.refresh(refreshToken);
  if (!pair) throw apiError(401, '刷新令牌失败');
  return pair;
}

async function findByOpenid(context: AccountContext, openid: string): Promise<UserRow | undefined> {
  const [row] = await context.db
    .select({ user: users })
    .from(messagingIdentities)
    .innerJoin(users, eq(users.id, messagingIdentities.user_id))
    .where(eq(messagingIdentities.openid, openid));
  return row?.user;
}

function createMessagingUser(
  context: AccountContext,
  { openid, nickname }: MessagingProfile,
): Promise<UserRow | undefined> {
  return context.db
    .transaction(async (tx) => {
      const now = context.clock.now();
      const [row] = await tx
        .insert(users)
        .values({ id: context.entropy.id(), nickname: readNickname(nickname), created_at: now })
        .returning();
      if (row) await tx.insert(messagingIdentities).values({ openid, user_id: row.id, created_at: now });
      return row;
    })
    .catch((error: unknown) => {
      // A parallel request created the account.
      if (isUniqueViolation(error)) return findByOpenid(context, openid);
      throw error;
    });
}

/** A nickname from WeChat without invisible characters, cut to the permitted length. */
function readNickname(name: string): string {
  const visible = name
    .toWellFormed()
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .trim();
  return [...visible].slice(0, NICKNAME_LENGTH).join('') || DEFAULT_NICKNAME;
}
