import { ReportsScreen } from '@ziping/ui/screens/reports/ReportsScreen';

import { memberIdAtom, sessionAtom } from '../../session/session.ts';
import { type Store, useAtomValue } from '../../shared/store.ts';
import { blankList } from './blank-list.ts';
import { prefetchList } from './list-query.ts';
import { Records } from './Records.tsx';

/**
 * Brings a member's first page before the list is first rendered.
 * @public the shell calls it
 */
export async function loader({ store }: { store: Store }): Promise<void> {
  if (store.get(memberIdAtom) !== null) await prefetchList(store);
}

/** /reports: a member's records; guests are asked to log in. */
export default function ReportsRoute() {
  const session = useAtomValue(sessionAtom);
  const member = useAtomValue(memberIdAtom);
  if (session.status === 'guest') return <ReportsScreen {...blankList} state={{ kind: 'guest' }} />;
  if (session.status === 'resolving') return <ReportsScreen {...blankList} state={{ kind: 'loading' }} />;
  return <Records key={member} />;
}
