import { ReportsScreen } from '@ziping/ui/screens/reports/ReportsScreen';
import { Suspense } from 'react';

import { memberIdAtom, sessionAtom } from '../../session/session.ts';
import { lazy } from '../../shared/lazy.ts';
import { type Store, useAtomValue } from '../../shared/store.ts';
import { blankList } from './blank-list.ts';

// Guests do without this code: they are only asked to log in.
const importRecords = () => import('./Records.tsx');
const Records = lazy(importRecords);

/**
 * Brings a member's first page and the code that draws it before the page is first drawn.
 * @public the shell calls it
 */
export async function loader({ store }: { store: Store }): Promise<void> {
  if (store.get(memberIdAtom) === null) return;
  const [{ prefetchList }] = await Promise.all([import('./list-query.ts'), importRecords()]);
  await prefetchList(store);
}

/** /reports: a member's records; guests are asked to log in. */
export default function ReportsRoute() {
  const session = useAtomValue(sessionAtom);
  const member = useAtomValue(memberIdAtom);
  if (session.status === 'guest') return <ReportsScreen {...blankList} state={{ kind: 'guest' }} />;
  const waiting = <ReportsScreen {...blankList} state={{ kind: 'loading' }} />;
  if (session.status === 'resolving') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Records key={member} />
    </Suspense>
  );
}
