import { bindTo } from '../../shared/bind.ts';
import type { AccountContext } from './account-rows.ts';
import { sendCode } from './codes.ts';
import { deactivate } from './deactivate.ts';
import { login, messagingLogin, refresh, register, smsLogin } from './log-in.ts';
import {
  bindPhone,
  changePassword,
  changePhone,
  readUser,
  resetPassword,
  updateProfile,
} from './settings.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** Registration, login and account settings. Failures are thrown as ApiError. */
export function createAccounts(context: AccountContext) {
  const bind = bindTo(context);
  return {
    sendCode: bind(sendCode),
    register: bind(register),
    login: bind(login),
    smsLogin: bind(smsLogin),
    messagingLogin: bind(messagingLogin),
    refresh: bind(refresh),
    resetPassword: bind(resetPassword),
    bindPhone: bind(bindPhone),
    readUser: bind(readUser),
    updateProfile: bind(updateProfile),
    changePassword: bind(changePassword),
    changePhone: bind(changePhone),
    deactivate: bind(deactivate),
  };
}
