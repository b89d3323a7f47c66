import type { Client } from '../client.ts';
import { matches, readAnswer, unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { captchaOf } from '../normalise.ts';
import {
  BindPhoneDataSchema,
  LoginDataSchema,
  SmsReceiptSchema,
  WechatLoginDataSchema,
} from '../schemas/auth.ts';
import type { CallOptions, Schema } from '../types.ts';

/** What an SMS code can be for. */
export const verifyCodeTypes = [
  'register',
  'reset_password',
  'change_phone_old',
  'change_phone_new',
  'bind',
  'login',
] as const;

/** What an SMS code is for. */
export type VerifyCodeType = (typeof verifyCodeTypes)[number];

/** Makes an account and signs in. Codes: 1002 the number is taken, 1004 wrong SMS code. */
export function register(
  client: Client,
  body: { phone: string; password: string; verify_code: string },
): Promise<Schema<'LoginData'>> {
  return unwrap(client.POST('/api/auth/register', { body }), LoginDataSchema);
}

/** Signs in with phone and password. Code 1001: one of them is wrong. */
export function login(
  client: Client,
  body: { phone: string; password: string },
): Promise<Schema<'LoginData'>> {
  return unwrap(client.POST('/api/auth/login', { body }), LoginDataSchema);
}

/** Signs in with an SMS code of type login. Code 1004: it is wrong or has expired. */
export function smsLogin(
  client: Client,
  body: { phone: string; verify_code: string },
): Promise<Schema<'LoginData'>> {
  return unwrap(client.POST('/api/auth/sms-login', { body }), LoginDataSchema);
}

/**
 * Fetches a captcha; the image is a data URL that can go into `src`. A service that knows no questions answers with the
 * image alone.
 */
export async function createCaptcha(
  client: Client,
  body: { phone: string; kind?: 'question' },
  { signal }: CallOptions = {},
): Promise<Schema<'CaptchaData'>> {
  return captchaOf((await envelope(client.POST('/api/auth/captcha', { body, signal }))).data);
}

/**
 * Sends an SMS code to a phone number, or to the number of a user. Codes: 1002 the number is taken, 1003 wrong captcha,
 * 1005 captcha needed, 1007 unknown number, 1008 not sent.
 *
 * @returns null where the service does not say how long to wait
 */
export async function sendVerifyCode(
  client: Client,
  body: { type: VerifyCodeType; captcha?: string; captcha_id?: string } & (
    { phone: string; userId?: never } | { userId: string; phone?: never }
  ),
): Promise<Schema<'SmsReceipt'> | null> {
  const { data } = await envelope(client.POST('/api/auth/verify-code', { body }));
  return matches(SmsReceiptSchema, data) ? data : null;
}

/** Sets a new password with an SMS code. Codes: 1004 wrong code, 1007 unknown number. */
export async function resetPassword(
  client: Client,
  body: { phone: string; verify_code: string; new_password: string },
): Promise<void> {
  await envelope(client.POST('/api/auth/reset-password', { body }));
}

/** Ends this session on the service: its access token and its refresh token are refused from then on. */
export async function logout(client: Client, { signal }: CallOptions = {}): Promise<void> {
  await envelope(client.POST('/api/auth/logout', { signal }));
}

/** Signs in with the authorization code of WeChat. Codes: 1006 bad code, 1009 failed. */
export function wechatLogin(client: Client, body: { code: string }): Promise<Schema<'WechatLoginData'>> {
  return unwrap(client.POST('/api/auth/wechat-login', { body }), WechatLoginDataSchema);
}

/**
 * Binds a phone number to the signed-in account.
 *
 * @returns the new tokens; `linked` when the number already had an account (code 1108): the tokens are for that account.
 */
export async function bindPhone(
  client: Client,
  body: { phone: string; verify_code: string },
): Promise<Schema<'BindPhoneData'> & { linked: boolean }> {
  const { code, data } = await envelope(client.POST('/api/auth/bind-phone', { body }), [1108]);
  return { ...readAnswer(BindPhoneDataSchema, data), linked: code === 1108 };
}
