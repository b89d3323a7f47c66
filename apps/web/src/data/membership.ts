import { getCurrentMembership } from '@ziping/api-client/endpoints/membership';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';

/** The member's current plan, or that there is none. */
export const currentMembershipQueryAtom = atomWithQuery((get) => {
  const member = get(memberIdAtom);
  const client = get(clientAtom);
  return {
    queryKey: ['membership', member, 'current'],
    queryFn: () => getCurrentMembership(client),
    // Guests see the plans too.
    enabled: member !== null,
  };
});
