import { ReportsScreen } from '@ziping/ui/screens/reports/ReportsScreen';

import { prefetch } from '../../data/query-client.ts';
import { recordListOptions } from '../../data/records.ts';
import { memberIdAtom, sessionAtom } from '../../session/session.ts';
import { type Store, useAtomValue } from '../../shared/store.ts';
import { blankList } from './blank-list.ts';
import { listQueryAtom } from './list-query.ts';
import { Records } from './Records.tsx';

/**
 * Brings a member's first page before the list is first rendered.
 * @public the shell calls it
 */
export async function loader({ store }: { store: Store }): Promise<void> {
  await prefetch(store, (api) => recordListOptions(api, store.get(listQueryAtom)));
}

/** /reports: a member's records; guests are asked to log in. */
export default function ReportsRoute() {
  const session = useAtomValue(sessionAtom);
  const member = useAtomValue(memberIdAtom);
  if (session.status === 'guest') return <ReportsScreen {...blankList} state={{ kind: 'guest' }} />;
  if (session.status === 'resolving') return <ReportsScreen {...blankList} state={{ kind: 'loading' }} />;
  return <Records key={member} />;
}
