import { getCurrentMembership } from '@ziping/api-client/endpoints/membership';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';

/** The member's current plan, or that there is none. */
export const currentMembershipOptions = ({ client, member }: Api) =>
  queryOptions({
    queryKey: ['membership', member, 'current'],
    queryFn: () => getCurrentMembership(client),
    // Guests see the plans too.
    enabled: member !== null,
  });
