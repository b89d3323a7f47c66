import { getCurrentMembership } from '@ziping/api-client/endpoints/membership';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';

/** The member's current plan, or that there is none. */
export const currentMembershipQueryAtom = atomWithQuery((get) => ({
  queryKey: ['membership', get(memberIdAtom), 'current'],
  queryFn: ({ signal }) => getCurrentMembership(get(clientAtom), { signal }),
}));
