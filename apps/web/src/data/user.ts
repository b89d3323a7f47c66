import {
  changePassword,
  changePhone,
  deactivateAccount,
  getUserInfo,
  updateUserInfo,
} from '@ziping/api-client/endpoints/user';
import { isUnreachable } from '@ziping/api-client/envelope';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { sessionAtom, type User } from '../session/session.ts';
import { useAtomValue } from '../shared/store.ts';
import { type Api, useApi } from './api.ts';
import { type BodyOf, mutationHook } from './mutation.ts';

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

type CurrentUser =
  | { kind: 'ready'; user: User }
  | { kind: 'loading' }
  /** `unreachable`: there was no answer at all. */
  | { kind: 'failed'; unreachable: boolean; retry: () => void };

/** The stored user; the service is asked only where none is stored. */
export function useCurrentUser(): CurrentUser {
  const session = useAtomValue(sessionAtom);
  const user = session.status === 'member' ? session.user : null;
  const options = userOptions(useApi());
  const { error, isError, isFetching, refetch } = useQuery({ ...options, enabled: user === null });
  if (user) return { kind: 'ready', user };
  if (!isError || isFetching) return { kind: 'loading' };
  return { kind: 'failed', unreachable: isUnreachable(error), retry: () => void refetch() };
}

/** Changes the profile. @returns the part of the user that the service tells */
export const useUpdateUserInfo = mutationHook((body: BodyOf<typeof updateUserInfo>, { client }) =>
  updateUserInfo(client, body),
);

/** Changes the password. */
export const useChangePassword = mutationHook((body: BodyOf<typeof changePassword>, { client }) =>
  changePassword(client, body),
);

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
export const useDeactivateAccount = mutationHook((body: BodyOf<typeof deactivateAccount>, { client }) =>
  deactivateAccount(client, body),
);
