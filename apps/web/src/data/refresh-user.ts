import { getUserInfo } from '@ziping/api-client/endpoints/user';

import { updateUserAtom } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';

/** Fetches the member's user; without an answer the stored one stays. */
export const refreshUserAtom = atom(null, async (get, set) => {
  const user = await getUserInfo(get(clientAtom)).catch(() => null);
  if (user) set(updateUserAtom, user);
});
