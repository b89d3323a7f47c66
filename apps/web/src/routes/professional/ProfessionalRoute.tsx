import { Skeleton } from '@ziping/ui/primitives/Skeleton';
import { ProfessionalScreen } from '@ziping/ui/screens/membership/ProfessionalScreen';
import { Suspense } from 'react';

import { currentMembershipQueryAtom } from '../../data/membership.ts';
import { lazy } from '../../shared/lazy.ts';
import { partOf } from '../../shared/part-of.ts';
import { useAtomValue } from '../../shared/store.ts';

const Keys = lazy(() => import('./Keys.tsx'));

/** /profile/professional: the rights of a professional plan. */
export default function ProfessionalRoute() {
  const membership = useAtomValue(currentMembershipQueryAtom);
  return (
    <ProfessionalScreen
      membership={partOf(membership)}
      template={null}
      keys={
        <Suspense fallback={<Skeleton lines={2} />}>
          <Keys />
        </Suspense>
      }
      onRetry={() => void membership.refetch()}
    />
  );
}
