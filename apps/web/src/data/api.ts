import type { Client } from '@ziping/api-client/client';
import type { QueryClient } from '@tanstack/react-query';

import { memberIdAtom, type User } from '../session/session.ts';
import { atom, useAtomValue } from '../shared/store.ts';

/** What a store calls the service with, and where it keeps the answers. */
interface Service {
  client: Client;
  queryClient: QueryClient;
  /** Replaces the session's user by what the service answered. */
  storeUser: (user: User) => void;
}

/** What queries are made from. */
export interface Api extends Service {
  /** Part of the key of every answer about a member; see `memberIdAtom`. */
  member: string | null;
}

const serviceAtom = atom<Service | null>(null);

/** The service for the current member. @throws where the store was not made by `createAppStore` */
export const apiAtom = atom(
  (get): Api => {
    const service = get(serviceAtom);
    if (!service) throw new Error('The store has no service: make it with createAppStore.');
    return { ...service, member: get(memberIdAtom) };
  },
  (_get, set, service: Service) => set(serviceAtom, service),
);

/** The service for the current member. */
export const useApi = (): Api => useAtomValue(apiAtom);
