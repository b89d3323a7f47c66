import { HomeScreen } from '@ziping/ui/screens/home/HomeScreen';

import { useAtomValue } from '../../shared/store.ts';
import { recentRecordsAtom } from '../../data/records/records.ts';

/** The home page with a member's latest charts. */
export default function MemberHome({ nickname }: { nickname: string }) {
  const { data, isError } = useAtomValue(recentRecordsAtom);
  const recent = data ? data.items : isError ? 'failed' : 'loading';
  return <HomeScreen state={{ kind: 'member', nickname, recent }} />;
}
