import type { Membership } from '../domain/membership/membership.ts';
import { type Calls, success } from '../http/calls.ts';

export function mountMembership(calls: Calls, membership: Membership): void {
  calls.authenticated('getCurrentMembership', async () => success(await membership.current()));
}
