import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@ziping/ui/primitives/Skeleton';
import { ProfessionalScreen } from '@ziping/ui/screens/membership/ProfessionalScreen';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { partOf } from '../../shared/part-of.ts';

// At the end of the page, so that their code does not delay the rest.
const Keys = lazyPart(() => import('./Keys.tsx'), <Skeleton lines={2} />);
const Template = lazyPart(() => import('./Template.tsx'), <Skeleton lines={2} />);

/** /profile/professional: the rights of a professional plan. */
export default function ProfessionalRoute() {
  const membership = useQuery(currentMembershipOptions(useApi()));
  return (
    <ProfessionalScreen
      membership={partOf(membership)}
      template={<Template />}
      keys={<Keys />}
      onRetry={() => void membership.refetch()}
    />
  );
}
