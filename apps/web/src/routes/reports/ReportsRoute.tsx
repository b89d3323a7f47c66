import { ReportsScreen } from '@ziping/ui/screens/reports/ReportsScreen';
import { lazy, Suspense } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { sessionAtom } from '../../session/session.ts';
import { blankList } from './blank-list.ts';

// Guests are asked to log in; what asks the service comes only for members.
const Records = lazy(() => import('./Records.tsx'));

/** /reports: a member's records; for guests the way to them. */
export default function ReportsRoute() {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'guest') return <ReportsScreen {...blankList} state={{ kind: 'guest' }} />;
  const waiting = <ReportsScreen {...blankList} state={{ kind: 'loading' }} />;
  if (session.status === 'resolving') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Records />
    </Suspense>
  );
}
