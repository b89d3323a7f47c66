import type { Membership } from '../domain/membership/membership.ts';
import { type Calls, granted } from '../http/calls.ts';

export function mountMembership(calls: Calls, membership: Membership): void {
  calls.signedIn('getCurrentMembership', async () => granted(await membership.current()));
}
