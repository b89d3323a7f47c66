import { useQuery } from '@tanstack/react-query';
import {
  MemberCentreScreen,
  type MemberCentreScreenProps,
} from '@ziping/ui/screens/membership/MemberCentreScreen';
import { Skeleton } from '@ziping/ui/primitives/Skeleton';
import { Suspense, useState } from 'react';

import { useApi } from '../../data/api.ts';
import { benefitStatusOptions, dashboardOptions } from '../../data/benefits.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { useCancelSubscription, subscriptionsOptions } from '../../data/plans.ts';
import { lazy } from '../../shared/lazy.ts';
import { partOf } from '../../shared/part-of.ts';

// At the end of the page, so that its code does not delay the rest.
const Family = lazy(() => import('./Family.tsx'));

/** /profile/membership: the member's plan, benefits and subscriptions. */
export default function ProfileMembershipRoute() {
  const api = useApi();
  const membership = useQuery(currentMembershipOptions(api));
  const dashboard = useQuery(dashboardOptions(api));
  const status = useQuery(benefitStatusOptions(api));
  const subscriptions = useQuery(subscriptionsOptions(api));
  const { mutateAsync: cancelSubscription } = useCancelSubscription();
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
      family={
        <Suspense fallback={<Skeleton lines={2} />}>
          <Family />
        </Suspense>
      }
      cancellation={cancellation}
      onRetry={({ part }) => void queries[part].refetch()}
      onCancel={({ subscription }) => setCancellation({ subscription, step: 'asking' })}
      onConfirmCancellation={() => void confirmCancellation()}
      onLeaveCancellation={() => setCancellation(null)}
    />
  );
}
