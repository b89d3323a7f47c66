import type { Accounts } from '../domain/accounts/accounts.ts';
import { type Calls, granted } from '../http/calls.ts';

export function mountUser(calls: Calls, accounts: Accounts): void {
  calls.signedIn('getUserInfo', async ({ account }) => granted(await accounts.readUser(account)));

  calls.signedIn('updateUserInfo', async ({ account, body }) =>
    granted(await accounts.updateProfile(account, body), '更新成功'),
  );

  calls.signedIn('changePassword', async ({ account, body }) => {
    await accounts.changePassword(account, body.current_password, body.new_password);
    return granted(null, '密码修改成功');
  });

  calls.signedIn('changePhone', async ({ account, body }) =>
    granted(await accounts.changePhone(account, body), '手机号更换成功'),
  );

  calls.signedIn('deactivateAccount', async ({ account, body }) => {
    await accounts.deactivate(account, body.reason ?? '');
    return granted(null, '账号已注销');
  });
}
