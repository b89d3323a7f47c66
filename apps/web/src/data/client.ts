import { type Client, createClient } from '@ziping/api-client/client';

import { endSessionAtom, requirePhoneAtom } from '../session/session.ts';
import { local } from '../shared/storage.ts';
import { atom, type Store } from '../shared/store.ts';
import { earlyFetch } from './early-fetch.ts';

const storeClientAtom = atom<Client | null>(null);
storeClientAtom.debugLabel = 'storeClient';

/** The typed client of this store. @throws where the store was not made by `createAppStore`. */
export const clientAtom = atom(
  (get) => {
    const client = get(storeClientAtom);
    if (!client) throw new Error('The store has no client: make it with createAppStore.');
    return client;
  },
  (_get, set, client: Client) => set(storeClientAtom, client),
);

/** A client that reads its tokens from storage and reports the end of the session to a store. */
export function createStoreClient(store: Store): Client {
  return createClient({
    fetch: earlyFetch,
    tokens: {
      read: () => ({ access_token: local.read('token'), refresh_token: local.read('refresh_token') }),
      write: ({ access_token, refresh_token }) => {
        local.write('refresh_token', refresh_token);
        local.write('token', access_token);
      },
      clear: () => {
        local.remove('token');
        local.remove('refresh_token');
      },
    },
    events: {
      onSignedOut: ({ message }) => {
        console.warn(message);
        store.set(endSessionAtom, 'expired');
      },
      onPhoneRequired: () => store.set(requirePhoneAtom),
      log: ({ message, method, url, status }) =>
        console.warn(message, method, new URL(url).pathname, status ?? ''),
    },
  });
}
