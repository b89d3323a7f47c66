import { getBenefitDashboard, getBenefitStatus } from '@ziping/api-client/endpoints/benefits';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';

/** Membership, conversations left and recommended packages. */
export const dashboardQueryAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['benefits', get(memberIdAtom), 'dashboard'],
    queryFn: () => getBenefitDashboard(client),
    // Conversations may have been used since.
    staleTime: 0,
  };
});

/** Every benefit with what is left of it. */
export const benefitStatusQueryAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['benefits', get(memberIdAtom), 'status'],
    queryFn: () => getBenefitStatus(client),
    staleTime: 0,
  };
});
