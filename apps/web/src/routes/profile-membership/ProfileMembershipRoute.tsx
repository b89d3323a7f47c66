import {
  MemberCentreScreen,
  type MemberCentreScreenProps,
  type Part,
} from '@ziping/ui/screens/membership/MemberCentreScreen';
import { useState } from 'react';

import { benefitStatusQueryAtom, dashboardQueryAtom } from '../../data/benefits.ts';
import { currentMembershipQueryAtom } from '../../data/membership.ts';
import { cancelSubscriptionMutationAtom, subscriptionsQueryAtom } from '../../data/plans.ts';
import { useAtomValue } from '../../shared/store.ts';

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
}

function partOf<Data>({ data, isError, isFetching }: Query<Data>): Part<Data> {
  if (data !== undefined) return { kind: 'loaded', data };
  return { kind: isError && !isFetching ? 'failed' : 'loading' };
}

/** /profile/membership: the member's plan, benefits and subscriptions. */
export default function ProfileMembershipRoute() {
  const membership = useAtomValue(currentMembershipQueryAtom);
  const dashboard = useAtomValue(dashboardQueryAtom);
  const status = useAtomValue(benefitStatusQueryAtom);
  const subscriptions = useAtomValue(subscriptionsQueryAtom);
  const { mutateAsync: cancelSubscription } = useAtomValue(cancelSubscriptionMutationAtom);
  const [cancellation, setCancellation] = useState<MemberCentreScreenProps['cancellation']>(null);
  const benefits = partOf(dashboard);

  async function confirmCancellation() {
    if (!cancellation || cancellation.step === 'busy') return;
    setCancellation({ ...cancellation, step: 'busy' });
    try {
      await cancelSubscription(cancellation.subscription.id);
      setCancellation(null);
    } catch {
      setCancellation({ ...cancellation, step: 'failed' });
    }
  }

  const queries = { membership, benefits: dashboard, subscriptions };
  return (
    <MemberCentreScreen
      membership={partOf(membership)}
      benefits={
        benefits.kind === 'loaded'
          ? { kind: 'loaded', data: { dashboard: benefits.data, status: status.data } }
          : benefits
      }
      subscriptions={partOf(subscriptions)}
      cancellation={cancellation}
      onRetry={({ part }) => void queries[part].refetch()}
      onCancel={({ subscription }) => setCancellation({ subscription, step: 'asking' })}
      onConfirmCancellation={() => void confirmCancellation()}
      onLeaveCancellation={() => setCancellation(null)}
    />
  );
}
