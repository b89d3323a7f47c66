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
import { type BodyOf, mutationHook } from './mutation.ts';

/** Logs in with phone and password. */
export const useLogin = mutationHook((body: BodyOf<typeof login>, { client }) => login(client, body));

/** Logs in with a code by SMS. */
export const useSmsLogin = mutationHook((body: BodyOf<typeof smsLogin>, { client }) =>
  smsLogin(client, body),
);

/** Creates an account and logs in. */
export const useRegister = mutationHook((body: BodyOf<typeof register>, { client }) =>
  register(client, body),
);

/** Logs in with the code of WeChat. */
export const useWechatLogin = mutationHook((body: BodyOf<typeof wechatLogin>, { client }) =>
  wechatLogin(client, body),
);

/** Sends an SMS code. */
export const useSendVerifyCode = mutationHook((body: BodyOf<typeof sendVerifyCode>, { client }) =>
  sendVerifyCode(client, body),
);

/** Sets a new password with an SMS code. */
export const useResetPassword = mutationHook((body: BodyOf<typeof resetPassword>, { client }) =>
  resetPassword(client, body),
);

/** Binds a phone to the member's account, or switches to the account that has it. */
export const useBindPhone = mutationHook((body: BodyOf<typeof bindPhone>, { client }) =>
  bindPhone(client, body),
);

/** Logs out: ends the session here at once, and tells the service without waiting for its answer. */
export const logoutAtom = atom(null, (_get, set) => {
  const tokens = readTokens();
  // Where none are left, an earlier press has logged out.
  if (!tokens.access_token && !tokens.refresh_token) return;
  import('./end-session.ts').then(({ endSessionOf }) => endSessionOf(tokens)).catch(() => undefined);
  set(endSessionAtom, 'left');
});
