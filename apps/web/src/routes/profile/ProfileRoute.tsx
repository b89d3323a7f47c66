import {
  ProfileScreen,
  type ProfileMembership,
  type ProfileStatistics,
} from '@ziping/ui/screens/profile/ProfileScreen';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';

import { useAtomValue } from '../../shared/store.ts';
import { currentMembershipAtom } from '../../features/profile/membership.ts';
import { useMember } from '../../features/profile/useMember.ts';
import { recentRecordsAtom } from '../../data/records/records.ts';

/** /profile: the member's own page. */
export default function ProfileRoute() {
  const user = useMember();
  const records = useAtomValue(recentRecordsAtom);
  const plan = useAtomValue(currentMembershipAtom);
  if (!user) return <LoadingScreen />;

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
    <ProfileScreen
      user={user}
      membership={membership}
      statistics={statistics}
      onRetry={({ part }) => void (part === 'membership' ? plan : records).refetch()}
    />
  );
}
