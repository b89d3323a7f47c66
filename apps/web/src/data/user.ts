import {
  changePassword,
  changePhone,
  deactivateAccount,
  getUserInfo,
  updateUserInfo,
} from '@ziping/api-client/endpoints/user';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom, sessionAtom, type User } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { type BodyOf, mutationAtom } from './mutation.ts';

const userKey = (id: string | null) => ['user', id];

/** Stores a fetched user in the session. A query cannot write to atoms, so the store sets this when it is made. */
export const userWriterAtom = atom<{ write: (user: User) => void }>({ write: () => undefined });

/** The member's user on the service; each answer also replaces the stored user. */
export const userQueryAtom = atomWithQuery((get) => {
  const id = get(memberIdAtom);
  return {
    queryKey: userKey(id),
    queryFn: async ({ client: queryClient, signal }) => {
      const user = await getUserInfo(get(clientAtom), { signal });
      // The id may be new to the session, and with it the key.
      queryClient.setQueryData(userKey(user.id), user);
      get(userWriterAtom).write(user);
      return user;
    },
    enabled: id !== null,
    networkMode: 'always' as const,
  };
});

type CurrentUser =
  { kind: 'ready'; user: User } | { kind: 'loading' } | { kind: 'failed'; retry: () => void };

/** The stored user; the service is asked only where none is stored. */
export const currentUserAtom = atom((get): CurrentUser => {
  const session = get(sessionAtom);
  if (session.status === 'member' && session.user) return { kind: 'ready', user: session.user };
  const { isError, isFetching, refetch } = get(userQueryAtom);
  return isError && !isFetching ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
});

/** Changes the profile. @returns the part of the user that the service tells */
export const updateUserInfoMutationAtom = mutationAtom((body: BodyOf<typeof updateUserInfo>, { client }) =>
  updateUserInfo(client, body),
);

/** Changes the password. */
export const changePasswordMutationAtom = mutationAtom((body: BodyOf<typeof changePassword>, { client }) =>
  changePassword(client, body),
);

/** Moves the account to another phone. @returns the part of the user that the service tells, which may be nothing */
export const changePhoneMutationAtom = mutationAtom((body: BodyOf<typeof changePhone>, { client }) =>
  changePhone(client, body),
);

/** Closes the account. */
export const deactivateAccountMutationAtom = mutationAtom(
  (body: BodyOf<typeof deactivateAccount>, { client }) => deactivateAccount(client, body),
);
