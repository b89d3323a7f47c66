import {
  bindPhone,
  login,
  register,
  resetPassword,
  sendVerifyCode,
  smsLogin,
  wechatLogin,
} from '@ziping/api-client/endpoints/auth';

import { endSessionAtom } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { readTokens } from './client.ts';
import { callHook } from './mutation.ts';

/** Logs in with phone and password. */
export const useLogin = callHook(login);

/** Logs in with a code by SMS. */
export const useSmsLogin = callHook(smsLogin);

/** Creates an account and logs in. */
export const useRegister = callHook(register);

/** Logs in with the code of WeChat. */
export const useWechatLogin = callHook(wechatLogin);

/** Sends an SMS code. */
export const useSendVerifyCode = callHook(sendVerifyCode);

/** Sets a new password with an SMS code. */
export const useResetPassword = callHook(resetPassword);

/** Binds a phone to the member's account, or switches to the account that has it. */
export const useBindPhone = callHook(bindPhone);

/** Logs out: ends the session here at once, and tells the service without waiting for its answer. */
export const logoutAtom = atom(null, (_get, set) => {
  const tokens = readTokens();
  // Where none are left, an earlier press has logged out.
  if (!tokens.access_token && !tokens.refresh_token) return;
  import('./end-session.ts').then(({ endSessionOf }) => endSessionOf(tokens)).catch(() => undefined);
  set(endSessionAtom, 'left');
});
