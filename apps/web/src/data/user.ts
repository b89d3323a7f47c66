import {
  changePassword,
  changePhone,
  deactivateAccount,
  getUserInfo,
  updateUserInfo,
} from '@ziping/api-client/endpoints/user';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { type BodyOf, callHook, mutationHook } from './mutation.ts';

const userKey = (id: string | null) => ['user', id];

/** The member's user on the service; each answer also replaces the stored user. */
export const userOptions = ({ client, queryClient, member, storeUser }: Api) =>
  queryOptions({
    queryKey: userKey(member),
    queryFn: async ({ signal }) => {
      const user = await getUserInfo(client, { signal });
      // The id may be new to the session, and with it the key.
      queryClient.setQueryData(userKey(user.id), user);
      storeUser(user);
      return user;
    },
    enabled: member !== null,
    networkMode: 'always',
  });

/** Changes the profile. @returns the part of the user that the service tells */
export const useUpdateUserInfo = callHook(updateUserInfo);

/** Changes the password. */
export const useChangePassword = callHook(changePassword);

/**
 * Moves the account to another phone, and asks for the user anew.
 * @returns the part of the user that the service tells, which may be nothing
 */
export const useChangePhone = mutationHook(async (body: BodyOf<typeof changePhone>, api) => {
  const changed = await changePhone(api.client, body);
  // The number has changed also where this is not answered.
  void api.queryClient.fetchQuery({ ...userOptions(api), retry: false }).catch(() => undefined);
  return changed;
});

/** Closes the account. */
export const useDeactivateAccount = callHook(deactivateAccount);
