import {
  bindPhone,
  login,
  logout,
  register,
  resetPassword,
  sendVerifyCode,
  wechatLogin,
} from '@ziping/api-client/endpoints/auth';

import { endSessionAtom } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { bindPhoneSchema, loginSchema, wechatLoginSchema } from './account-answers.ts';
import { clientAtom } from './client.ts';
import { type BodyOf, mutationAtom } from './mutation.ts';
import { readAnswer } from './read-answer.ts';

/** Logs in with phone and password. */
export const loginMutationAtom = mutationAtom(async (body: BodyOf<typeof login>, { client }) =>
  readAnswer(loginSchema, await login(client, body)),
);

/** Creates an account and logs in. */
export const registerMutationAtom = mutationAtom(async (body: BodyOf<typeof register>, { client }) =>
  readAnswer(loginSchema, await register(client, body)),
);

/** Logs in with the code of the messaging app. */
export const wechatLoginMutationAtom = mutationAtom(async (body: BodyOf<typeof wechatLogin>, { client }) =>
  readAnswer(wechatLoginSchema, await wechatLogin(client, body)),
);

/** Sends an SMS code. */
export const sendVerifyCodeMutationAtom = mutationAtom((body: BodyOf<typeof sendVerifyCode>, { client }) =>
  sendVerifyCode(client, body),
);

/** Sets a new password with an SMS code. */
export const resetPasswordMutationAtom = mutationAtom((body: BodyOf<typeof resetPassword>, { client }) =>
  resetPassword(client, body),
);

/** Binds a phone to the member's account, or switches to the account that has it. */
export const bindPhoneMutationAtom = mutationAtom(async (body: BodyOf<typeof bindPhone>, { client }) =>
  readAnswer(bindPhoneSchema, await bindPhone(client, body)),
);

/** Logs out: ends the session here at once, and tells the service without waiting for its answer. */
export const logoutAtom = atom(null, (get, set) => {
  // The request takes its token when it is made, so it is made before the keys are cleared.
  logout(get(clientAtom)).catch(() => undefined);
  set(endSessionAtom, 'left');
});
