import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { Navigate, useLocation } from 'react-router-dom';

import { sessionAtom } from '../session/session.ts';
import { loginWithRedirect, paths } from '../shared/paths.ts';
import type { RouteEntry } from './routes.tsx';
import { useAtomValue } from '../shared/store.ts';

/**
 * Lets a visitor through to a route, or leads on: guests of a member's route to the login (which leads back),
 * members without a phone to binding one. Home may be browsed without a phone, and a phone is bound without one.
 */
export function Guard({ entry }: { entry: RouteEntry }) {
  const session = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  const { access, withoutPhone, Component } = entry;

  if (
    access === 'member' &&
    (session.status === 'resolving' || (session.status === 'guest' && session.ended))
  ) {
    return <LoadingScreen />;
  }
  if (access === 'member' && session.status === 'guest') {
    const origin = pathname + search + hash;
    return <Navigate to={loginWithRedirect(origin)} state={{ from: origin }} replace />;
  }
  if (access !== 'public' && !withoutPhone && session.status === 'member' && session.needBindPhone) {
    return <Navigate to={paths.bindPhone} replace />;
  }
  return <Component />;
}
