import { useQuery } from '@tanstack/react-query';
import {
  ProfileScreen,
  type ProfileMembership,
  type ProfileStatistics,
} from '@ziping/ui/screens/profile/ProfileScreen';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { recentRecordsOptions } from '../../data/records.ts';
import { UserPage } from '../../features/profile/UserPage.tsx';

/** /profile: the member's own page. */
export default function ProfileRoute() {
  const api = useApi();
  const records = useQuery(recentRecordsOptions(api));
  const plan = useQuery(currentMembershipOptions(api));

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
