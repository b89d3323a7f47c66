import {
  cancelSubscription,
  listMembershipPlans,
  listSubscriptions,
} from '@ziping/api-client/endpoints/membership';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { mutationAtom } from './mutation.ts';

/** Whose plans {@link plansQueryAtom} asks for. */
export const audienceAtom = atom<'personal' | 'professional'>('personal');

/** The plans on sale, which are the same for everyone. */
export const plansQueryAtom = atomWithQuery<Schema<'MembershipPlan'>[]>((get) => {
  const audience = get(audienceAtom);
  const client = get(clientAtom);
  return {
    // With the member's id, so that a plan offered to one is not shown to the next.
    queryKey: ['plans', get(memberIdAtom), audience],
    queryFn: () => listMembershipPlans(client, audience),
  };
});

/** The member's subscriptions, past ones too. */
export const subscriptionsQueryAtom = atomWithQuery<Schema<'Subscription'>[]>((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['membership', get(memberIdAtom), 'subscriptions'],
    queryFn: () => listSubscriptions(client),
  };
});

/** Cancels a subscription. */
export const cancelSubscriptionMutationAtom = mutationAtom(async (id: string, { client, queryClient }) => {
  try {
    await cancelSubscription(client, id);
  } finally {
    for (const key of ['membership', 'benefits']) void queryClient.invalidateQueries({ queryKey: [key] });
  }
});
