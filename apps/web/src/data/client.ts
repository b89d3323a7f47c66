import { createClient } from '@ziping/api-client/client';

import { requirePhone, signOut } from '../session/session.ts';
import { earlyFetch } from './early-fetch.ts';
import { local } from '../shared/storage.ts';

/** The client of this app: tokens from storage, session events to the session's atoms. */
export const api = createClient({
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
    onSignedOut: () => signOut('expired'),
    onPhoneRequired: requirePhone,
    log: ({ message, method, url, status }) =>
      console.warn(message, method, new URL(url).pathname, status ?? ''),
  },
});
