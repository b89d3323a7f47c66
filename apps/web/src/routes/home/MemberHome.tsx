import { HomeScreen } from '@ziping/ui/screens/home/HomeScreen';

import { recentRecordsQueryAtom } from '../../data/records.ts';
import { useAtomValue } from '../../shared/store.ts';

/** The home page with a member's latest charts. */
export default function MemberHome({ nickname }: { nickname: string }) {
  const { data, isError } = useAtomValue(recentRecordsQueryAtom);
  const recent = data ? data.items : isError ? 'failed' : 'loading';
  return <HomeScreen state={{ kind: 'member', nickname, recent }} />;
}
