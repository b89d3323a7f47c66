import { useQuery } from '@tanstack/react-query';
import {
  MemberCentreScreen,
  type MemberCentreScreenProps,
} from '@ziping/ui/screens/membership/MemberCentreScreen';
import { Skeleton } from '@ziping/ui/primitives/Skeleton';
import { useState } from 'react';

import { useApi } from '../../data/api.ts';
import { benefitStatusOptions, dashboardOptions } from '../../data/benefits.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { useCancelSubscription, subscriptionsOptions } from '../../data/plans.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { partOf } from '../../shared/part-of.ts';
import { runConfirmed } from '../../shared/run-confirmed.ts';

// At the end of the page, so that its code does not delay the rest.
const Family = lazyPart(() => import('./Family.tsx'), <Skeleton lines={2} />);

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

  const confirmCancellation = () =>
    runConfirmed(cancellation, setCancellation, ({ subscription }) => cancelSubscription(subscription.id));

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
      family={<Family />}
      cancellation={cancellation}
      onRetry={({ part }) => void queries[part].refetch()}
      onCancel={({ subscription }) => setCancellation({ subscription, step: 'asking' })}
      onConfirmCancellation={() => void confirmCancellation()}
      onLeaveCancellation={() => setCancellation(null)}
    />
  );
}
