import { getBenefitDashboard, getBenefitStatus } from '@ziping/api-client/endpoints/benefits';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';

/** Membership, conversations left and recommended packages. */
export const dashboardOptions = ({ client, member }: Api) =>
  queryOptions({
    queryKey: ['benefits', member, 'dashboard'],
    queryFn: () => getBenefitDashboard(client),
    // Conversations may have been used since.
    staleTime: 0,
  });

/** Every benefit with what is left of it. */
export const benefitStatusOptions = ({ client, member }: Api) =>
  queryOptions({
    queryKey: ['benefits', member, 'status'],
    queryFn: () => getBenefitStatus(client),
    staleTime: 0,
  });
