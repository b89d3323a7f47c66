import { type Client, createClient } from '@ziping/api-client/client';
import type { FailureEntry, StoredTokens } from '@ziping/api-client/ports';

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

const readTokens = (): StoredTokens => ({
  access_token: local.read('token'),
  refresh_token: local.read('refresh_token'),
});

const log = ({ message, method, url, status }: FailureEntry) =>
  console.warn(message, method, new URL(url).pathname, status ?? '');

/** A client with the present tokens, for a logout: the stored ones are cleared before its requests are answered. */
export function createLogoutClient(): Client {
  let tokens = readTokens();
  return createClient({
    tokens: {
      read: () => tokens,
      write: (fresh) => {
        tokens = fresh;
      },
      clear: () => undefined,
    },
    events: { onSignedOut: () => undefined, onPhoneRequired: () => undefined, log },
  });
}

/** A client that reads its tokens from storage and reports the end of the session to a store. */
export function createStoreClient(store: Store): Client {
  return createClient({
    fetch: earlyFetch,
    tokens: {
      read: readTokens,
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
      log,
    },
  });
}
