import type { Client } from '../client.ts';
import { type AnswerSchema, readAnswer, unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { UserSchema } from '../schemas/user.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The schema of an answer that has some fields of another: none is required, none filled in. */
const partOf = <Data>({ type, properties = {} }: AnswerSchema<Data>): AnswerSchema<Partial<Data>> => ({
  ...(type && { type }),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, { default: _, ...schema }]) => [name, schema]),
  ),
});

/** The signed-in user. */
export function getUserInfo(client: Client, { signal }: CallOptions = {}): Promise<Schema<'User'>> {
  return unwrap(client.GET('/api/user/info', { signal }), UserSchema);
}

/**
 * Changes the profile; fields left out stay. `birth_time` is 'YYYY-MM-DD HH:MM:00', `birth_place` a region code or '', `birth_city` that of a city
 * outside the mainland or ''.
 * Code 1010: the content is not allowed.
 *
 * @returns the fields of the user that the service tells
 */
export async function updateUserInfo(
  client: Client,
  body: Partial<
    Pick<Schema<'User'>, 'nickname' | 'avatar' | 'gender' | 'birth_time' | 'birth_place' | 'birth_city'>
  >,
): Promise<Partial<Schema<'User'>>> {
  const { data } = await envelope(client.PUT('/api/user/info', { body }));
  return readAnswer(partOf(UserSchema), data);
}

/**
 * Closes the account for good. Codes: 1011 an order still waits for payment, 1401 the password is missing or wrong, 1004
 * wrong code.
 */
export async function deactivateAccount(
  client: Client,
  body: { reason?: string; confirm: true; password?: string; verify_code?: string },
): Promise<void> {
  await envelope(client.POST('/api/user/deactivate', { body }));
}

/**
 * Moves the account to another number. Codes: 1012 and 1004 wrong code of the old and new number, 1002 number taken.
 *
 * @returns the fields of the user that the service tells, which may be none
 */
export async function changePhone(
  client: Client,
  body: { userId: string; old_verify_code: string; new_phone: string; new_verify_code: string },
): Promise<Partial<Schema<'User'>>> {
  const { data } = await envelope(client.POST('/api/user/change-phone', { body }));
  return readAnswer(partOf(UserSchema), data ?? {});
}

/** Changes the password. Codes: 1401 the current one is wrong, 1013 the new one is the same. */
export async function changePassword(
  client: Client,
  body: { current_password: string; new_password: string },
): Promise<void> {
  await envelope(client.POST('/api/user/change-password', { body }));
}
