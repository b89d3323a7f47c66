import { useQuery } from '@tanstack/react-query';
import { HomeScreen } from '@ziping/ui/screens/home/HomeScreen';

import { useApi } from '../../data/api.ts';
import { recentRecordsOptions } from '../../data/records.ts';

/** The home page with a member's latest charts. */
export default function MemberHome({ nickname }: { nickname: string }) {
  const { data, isError } = useQuery(recentRecordsOptions(useApi()));
  const recent = data ? data.items : isError ? 'failed' : 'loading';
  return <HomeScreen state={{ kind: 'member', nickname, recent }} />;
}
