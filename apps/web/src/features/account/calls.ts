import {
  bindPhone,
  createCaptcha,
  login,
  register,
  resetPassword,
  sendVerifyCode,
  wechatLogin,
} from '@ziping/api-client/endpoints/auth';
import { getConfig } from '@ziping/api-client/endpoints/system';

import { api } from '../../data/client.ts';

/** Signs in with phone and password. */
export const signIn = (body: { phone: string; password: string }) => login(api, body);

/** Makes an account and signs in. */
export const signUp = (body: { phone: string; password: string; verify_code: string }) => register(api, body);

/** A picture to be read before a code is sent to a phone. */
export const askCaptcha = (phone: string) => createCaptcha(api, { phone });

/** Has a code sent to a phone, against a picture that was read. */
export const askCode = (body: Parameters<typeof sendVerifyCode>[1]) => sendVerifyCode(api, body);

/** Sets a new password with the code that was sent. */
export const setPassword = (body: { phone: string; verify_code: string; new_password: string }) =>
  resetPassword(api, body);

/** Gives the account that is signed in a phone. */
export const givePhone = (body: { phone: string; verify_code: string }) => bindPhone(api, body);

/** Where the messaging app asks for consent: an address with the app's id in its query. */
export const askConsentPage = async () => (await getConfig(api)).wechat_authorize_url;

/** Signs in with the code the messaging app sent along. */
export const signInByMessaging = (code: string) => wechatLogin(api, { code });
