import { type Client, createClient } from '@ziping/api-client/client';
import type { FailureEntry, StoredTokens } from '@ziping/api-client/ports';

import { endSessionAtom, requirePhoneAtom } from '../session/session.ts';
import { local } from '../shared/storage.ts';
import type { Store } from '../shared/store.ts';
import { earlyFetch } from './early-fetch.ts';

/** The tokens of the session on this device. */
export const readTokens = (): StoredTokens => ({
  access_token: local.read('token'),
  refresh_token: local.read('refresh_token'),
});

/** Writes a failed call to the console, without its query. */
export const logFailure = ({ message, method, url, status }: FailureEntry): void =>
  console.warn(message, method, new URL(url).pathname, status ?? '');

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
      log: logFailure,
    },
  });
}
