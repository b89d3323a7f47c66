/** Codes by SMS. */
import { businessError, invalidField, sessionExpired } from '../../shared/errors.ts';
import { SmsError, type SmsMessage } from '../../ports/sms.ts';
import { type AccountContext, findByPhone } from './account-rows.ts';
import { CHALLENGE_SECONDS, type CodeType } from './challenges.ts';
import type { Account } from './sessions.ts';

interface CodeRequest {
  type: CodeType;
  phone?: string | undefined;
  userId?: string | undefined;
  captcha?: string | undefined;
  captcha_id?: string | undefined;
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
  login: '登录',
};

/** What a code can be for without a login: it goes to the phone that is named. */
const FOR_GUESTS: ReadonlySet<CodeType> = new Set(['register', 'reset_password', 'login']);

/** Sends an SMS after a solved captcha: a code, or the hint that the phone has (no) account. */
export async function sendCode(
  context: AccountContext,
  request: CodeRequest,
  account: Account | null,
  addressKey: string,
) {
  const needsAccount = !FOR_GUESTS.has(request.type);
  if (needsAccount && !account) throw sessionExpired();
  await context.limiter.consume('codePerIp', addressKey);
  if (!request.captcha || !request.captcha_id) throw businessError(1005, '请输入图形验证码');
  if (!(await context.challenges.consumeCaptcha(request.captcha_id, request.captcha))) {
    throw businessError(1003, '图形验证码错误或已过期');
  }
  const phone = await findRecipient(request, account);
  await context.limiter.consume('codePerPhone', phone);
  await context.limiter.consume('codePerPhoneDaily', phone);
  await context.limiter.consume('smsTotal', 'all');
  const message = await composeMessage(context, phone, request.type);
  try {
    await context.sms.send(message);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    await context.challenges.deleteCode(phone, request.type);
    await context.limiter.reset('codePerPhone', phone);
    throw businessError(1008, '验证码发送失败，请重试');
  }
  return { resend_after: RESEND_SECONDS, expires_in: CHALLENGE_SECONDS };
}

/** The phone that a code is sent to. @throws ApiError when no code may be sent. */
async function findRecipient(request: CodeRequest, account: Account | null): Promise<string> {
  const { type, phone, userId } = request;
  if (FOR_GUESTS.has(type)) {
    if (phone === undefined) throw invalidField('phone', '请输入手机号码');
    return phone;
  }
  if (!account) throw sessionExpired();
  if (userId !== undefined && userId !== account.userId) throw invalidField('userId', '无法获取用户信息');
  if (type === 'change_phone_old' || type === 'deactivate') {
    if (account.phone === null) throw invalidField('phone', '请先绑定手机号');
    if (phone !== undefined && phone !== account.phone) throw invalidField('phone', '请输入当前绑定的手机号');
    return account.phone;
  }
  if (phone === undefined) throw invalidField('phone', '请输入手机号码');
  return phone;
}

/** The SMS for a request. The phone's owner alone learns whether it has an account, never the requester. */
async function composeMessage(context: AccountContext, phone: string, type: CodeType): Promise<SmsMessage> {
  const isKnown = (await findByPhone(context, phone)) !== undefined;
  if (type === 'register' && isKnown) {
    return { phone, text: '【子平】该手机号已注册，请直接登录。如非本人操作，请忽略。' };
  }
  if ((type === 'reset_password' || type === 'login') && !isKnown) {
    return { phone, text: '【子平】该手机号尚未注册。如非本人操作，请忽略。' };
  }
  if (type === 'change_phone_new' && isKnown) {
    return { phone, text: '【子平】该手机号已绑定其他账号。如非本人操作，请忽略。' };
  }
  const code = await context.challenges.createCode(phone, type);
  const text = `【子平】您的验证码是 ${code}，用于${PURPOSES[type]}，5分钟内有效。请勿告诉他人。`;
  return { phone, text, code };
}
