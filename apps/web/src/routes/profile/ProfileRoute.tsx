import {
  ProfileScreen,
  type ProfileMembership,
  type ProfileStatistics,
} from '@ziping/ui/screens/profile/ProfileScreen';

import { currentMembershipQueryAtom } from '../../data/membership.ts';
import { recentRecordsQueryAtom } from '../../data/records.ts';
import { UserPage } from '../../features/profile/UserPage.tsx';
import { useAtomValue } from '../../shared/store.ts';

/** /profile: the member's own page. */
export default function ProfileRoute() {
  const records = useAtomValue(recentRecordsQueryAtom);
  const plan = useAtomValue(currentMembershipQueryAtom);

  const statistics: ProfileStatistics = records.data
    ? {
        kind: 'ready',
        report_count: records.data.total,
        last_activity: records.data.items[0]?.created_at ?? null,
      }
    : { kind: records.isError && !records.isFetching ? 'failed' : 'loading' };
  const membership: ProfileMembership = plan.data
    ? { kind: 'ready', current: plan.data }
    : { kind: plan.isError && !plan.isFetching ? 'failed' : 'loading' };

  return (
    <UserPage>
      {(user) => (
        <ProfileScreen
          user={user}
          membership={membership}
          statistics={statistics}
          onRetry={({ part }) => void (part === 'membership' ? plan : records).refetch()}
        />
      )}
    </UserPage>
  );
}
