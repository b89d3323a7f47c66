import { getUserInfo } from '@ziping/api-client/endpoints/user';

import { api } from './client.ts';
import { rememberUser } from '../session/session.ts';

/** Asks the service who the member is now; an answer that does not come leaves the stored user standing. */
export async function refreshUser(): Promise<void> {
  const user = await getUserInfo(api).catch(() => null);
  if (user) rememberUser(user);
}
