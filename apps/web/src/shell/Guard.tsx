import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { memo, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { sessionAtom } from '../session/session.ts';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { useAtomValue } from '../shared/store.ts';
import { loadedRouteModule, loadRouteModule } from './route-modules.ts';
import type { RouteEntry } from './routes.ts';

/** Memoised: a page reads the session and the address itself, and is not drawn again with its guard. */
const RoutePage = memo(function RoutePage({ entry }: { entry: RouteEntry }) {
  const { default: Page } = loadedRouteModule(entry) ?? use(loadRouteModule(entry));
  return <Page />;
});

/** Draws a page for those who may see it; sends guests to the login and members without a phone to binding one. */
export function Guard({ entry }: { entry: RouteEntry }) {
  const session = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  const { access, withoutPhone } = entry;

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
  return <RoutePage entry={entry} />;
}
