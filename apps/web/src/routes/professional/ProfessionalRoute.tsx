import { ProfessionalScreen } from '@ziping/ui/screens/membership/ProfessionalScreen';

import { currentMembershipQueryAtom } from '../../data/membership.ts';
import { partOf } from '../../shared/part-of.ts';
import { useAtomValue } from '../../shared/store.ts';

/** /profile/professional: the rights of a professional plan. */
export default function ProfessionalRoute() {
  const membership = useAtomValue(currentMembershipQueryAtom);
  return (
    <ProfessionalScreen
      membership={partOf(membership)}
      template={null}
      keys={null}
      onRetry={() => void membership.refetch()}
    />
  );
}
