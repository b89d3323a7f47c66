import { bindAll } from '../../shared/bind.ts';
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
  return bindAll(context, {
    sendCode,
    register,
    login,
    smsLogin,
    messagingLogin,
    refresh,
    resetPassword,
    bindPhone,
    readUser,
    updateProfile,
    changePassword,
    changePhone,
    deactivate,
  });
}
