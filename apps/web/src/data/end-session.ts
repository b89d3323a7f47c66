import { createClient } from '@ziping/api-client/client';
import { logout } from '@ziping/api-client/endpoints/auth';
import type { StoredTokens } from '@ziping/api-client/ports';

import { logFailure } from './client.ts';

/**
 * Ends a session on the service with its own tokens: those on the device are cleared already. An access token that has
 * expired is renewed first, or the service would not know whose session ends.
 */
export async function endSessionOf(tokens: StoredTokens): Promise<void> {
  let current = tokens;
  const client = createClient({
    tokens: {
      read: () => current,
      write: (fresh) => {
        current = fresh;
      },
      clear: () => undefined,
    },
    events: { onSignedOut: () => undefined, onPhoneRequired: () => undefined, log: logFailure },
  });
  await logout(client);
}
