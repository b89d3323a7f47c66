import type { Client } from '../client.ts';
import { unwrap } from '../envelope.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The signed-in user. */
export function getUserInfo(client: Client, { signal }: CallOptions = {}): Promise<Schema<'User'>> {
  return unwrap(client.GET('/api/user/info', { signal }));
}

/**
 * Changes the profile; fields left out stay. `birth_time` is 'YYYY-MM-DD HH:MM:00', `birth_place` a region code or ''.
 * Code 1010: the content is not allowed.
 */
export function updateUserInfo(
  client: Client,
  body: Partial<Pick<Schema<'User'>, 'nickname' | 'avatar' | 'gender' | 'birth_time' | 'birth_place'>>,
): Promise<Schema<'User'>> {
  return unwrap(client.PUT('/api/user/info', { body }));
}

/**
 * Closes the account for good. Codes: 1011 an order still waits for payment, 1401 the password is missing or wrong, 1004
 * wrong code.
 */
export async function deactivateAccount(
  client: Client,
  body: { reason?: string; confirm: true; password?: string; verify_code?: string },
): Promise<void> {
  await unwrap(client.POST('/api/user/deactivate', { body }));
}

/** Moves the account to another number. Codes: 1012 and 1004 wrong code of the old and new number, 1002 number taken. */
export function changePhone(
  client: Client,
  body: { userId: string; old_verify_code: string; new_phone: string; new_verify_code: string },
): Promise<Schema<'User'>> {
  return unwrap(client.POST('/api/user/change-phone', { body }));
}

/** Changes the password. Codes: 1401 the current one is wrong, 1013 the new one is the same. */
export async function changePassword(
  client: Client,
  body: { current_password: string; new_password: string },
): Promise<void> {
  await unwrap(client.POST('/api/user/change-password', { body }));
}

/** All data of the signed-in user: profile, records, feedback. */
export function exportUserData(client: Client, { signal }: CallOptions = {}): Promise<Schema<'UserExport'>> {
  return unwrap(client.GET('/api/user/export', { signal }));
}
