import {
  createCaptcha,
  login,
  register,
  sendVerifyCode,
  type VerifyCodeType,
} from '@ziping/api-client/endpoints/auth';

import { api } from '../../app/api.ts';

/** Signs in with phone and password. */
export const signIn = (body: { phone: string; password: string }) => login(api, body);

/** Makes an account and signs in. */
export const signUp = (body: { phone: string; password: string; verify_code: string }) => register(api, body);

/** A picture to be read before a code is sent to a phone. */
export const askCaptcha = (phone: string) => createCaptcha(api, { phone });

/** Has a code sent to a phone, against a picture that was read. */
export const askCode = (body: { type: VerifyCodeType; phone: string; captcha: string; captcha_id: string }) =>
  sendVerifyCode(api, body);
