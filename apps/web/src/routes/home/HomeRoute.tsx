import { HomeScreen } from '@ziping/ui/screens/home/HomeScreen';
import { Suspense } from 'react';

import { lazy } from '../../shared/lazy.ts';
import { useAtomValue } from '../../shared/store.ts';
import { sessionAtom } from '../../session/session.ts';

// A guest's home sends no request and does without this code.
const MemberHome = lazy(() => import('./MemberHome.tsx'));

/** /: the start page; for members with their newest charts. */
export default function HomeRoute() {
  const session = useAtomValue(sessionAtom);
  if (session.status !== 'member' || session.needBindPhone) return <HomeScreen state={{ kind: 'guest' }} />;
  const nickname = session.user?.nickname ?? '';
  return (
    <Suspense fallback={<HomeScreen state={{ kind: 'member', nickname, recent: 'loading' }} />}>
      <MemberHome nickname={nickname} />
    </Suspense>
  );
}
