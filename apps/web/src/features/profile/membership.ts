import { getCurrentMembership } from '@ziping/api-client/endpoints/membership';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../../data/client.ts';
import { memberIdAtom } from '../../session/session.ts';

/** The plan the member holds now, or that there is none. */
export const currentMembershipAtom = atomWithQuery((get) => ({
  queryKey: ['membership', get(memberIdAtom), 'current'],
  queryFn: ({ signal }) => getCurrentMembership(api, { signal }),
}));
