/** The end of an account. */
import { eq } from 'drizzle-orm';

import { deactivations, users, verifyCodes } from '../../db/schema/accounts.ts';
import { businessError } from '../../shared/errors.ts';
import { type AccountContext, loadUser, requireCode, wrongCode } from './account-rows.ts';
import { holdAccount } from './hold-account.ts';
import { verifyPassword } from './passwords.ts';
import type { Account } from './sessions.ts';

/**
 * Deletes the account and its data. The reason and the text of feedback are kept without a user. An account with a
 * password needs that or a code; what is given is checked in any case.
 */
export async function deactivate(
  context: AccountContext,
  account: Account,
  { reason = '', password, verify_code }: { reason?: string; password?: string; verify_code?: string },
): Promise<void> {
  const { password_hash } = await loadUser(context, account);
  if (password_hash !== null && password === undefined && verify_code === undefined) {
    throw businessError(1401, '请输入当前密码');
  }
  if (password !== undefined || verify_code !== undefined) {
    await context.limiter.consume('loginPerPhone', account.userId);
  }
  if (password !== undefined && !(await verifyPassword(password, password_hash))) {
    throw businessError(1401, '当前密码错误');
  }
  if (verify_code !== undefined) {
    const { phone } = account;
    if (phone === null) throw wrongCode();
    await requireCode(context, { phone, type: 'deactivate', code: verify_code });
  }
  await context.db.transaction(async (tx) => {
    // As in every other transaction, before what belongs to the account.
    await holdAccount(tx, account.userId);
    await context.feedback.anonymise(account.userId, tx);
    if (account.phone !== null) await tx.delete(verifyCodes).where(eq(verifyCodes.phone, account.phone));
    await tx.delete(users).where(eq(users.id, account.userId));
    if (reason.trim()) await tx.insert(deactivations).values({ reason, created_at: context.clock.now() });
  });
}
