import {
  cancelSubscription,
  listMembershipPlans,
  listSubscriptions,
} from '@ziping/api-client/endpoints/membership';
import type { Schema } from '@ziping/api-client/types';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { callHook } from './mutation.ts';

/** The plans on sale, which are the same for everyone. */
export const plansOptions = ({ client, member }: Api, audience: 'personal' | 'professional') =>
  queryOptions({
    // With the member's id, so that a plan offered to one is not shown to the next.
    queryKey: ['plans', member, audience],
    queryFn: () => listMembershipPlans(client, audience),
  });

/** The membership that costs least; undefined where none is on sale. */
export const cheapestOf = (plans: readonly Schema<'MembershipPlan'>[]) =>
  plans
    .filter(({ kind = 'membership' }) => kind === 'membership')
    .sort((one, other) => one.price - other.price)
    .at(0);

/** The member's subscriptions, past ones too. */
export const subscriptionsOptions = ({ client, member }: Api) =>
  queryOptions({
    queryKey: ['membership', member, 'subscriptions'],
    queryFn: () => listSubscriptions(client),
  });

/** Cancels a subscription. */
export const useCancelSubscription = callHook(cancelSubscription, ({ queryClient }) => {
  for (const key of ['membership', 'benefits']) void queryClient.invalidateQueries({ queryKey: [key] });
});
