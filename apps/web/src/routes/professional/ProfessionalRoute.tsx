import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@ziping/ui/primitives/Skeleton';
import { ProfessionalScreen } from '@ziping/ui/screens/membership/ProfessionalScreen';
import { Suspense } from 'react';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { lazy } from '../../shared/lazy.ts';
import { partOf } from '../../shared/part-of.ts';

// At the end of the page, so that their code does not delay the rest.
const Keys = lazy(() => import('./Keys.tsx'));
const Template = lazy(() => import('./Template.tsx'));

/** /profile/professional: the rights of a professional plan. */
export default function ProfessionalRoute() {
  const membership = useQuery(currentMembershipOptions(useApi()));
  return (
    <ProfessionalScreen
      membership={partOf(membership)}
      template={
        <Suspense fallback={<Skeleton lines={2} />}>
          <Template />
        </Suspense>
      }
      keys={
        <Suspense fallback={<Skeleton lines={2} />}>
          <Keys />
        </Suspense>
      }
      onRetry={() => void membership.refetch()}
    />
  );
}
