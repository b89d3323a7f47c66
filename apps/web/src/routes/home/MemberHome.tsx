import { HomeScreen } from '@ziping/ui/screens/home/HomeScreen';

import { useAtomValue } from '../../app/store.ts';
import { recentRecordsAtom } from '../../state/records/records.ts';

/** The home page with a member's latest charts. */
export default function MemberHome({ nickname }: { nickname: string }) {
  const { data, isError } = useAtomValue(recentRecordsAtom);
  const recent = data ? data.items : isError ? 'failed' : 'loading';
  return <HomeScreen state={{ kind: 'member', nickname, recent }} />;
}
