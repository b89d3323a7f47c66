import { AppShell } from '@ziping/ui/patterns/AppShell';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';

import { acknowledgeEnd, sessionAtom, signOut } from '../session/session.ts';
import { closedNotice } from '../features/account/origin.ts';
import { startSession } from './bootstrap.ts';
import { footerYears } from './footer-years.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { loginWithRedirect, paths } from '../shared/paths.ts';
import { documentTitle, routeFor } from './routes.tsx';
import { useAtomValue } from '../shared/store.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Looks up who is here once the first page stands. It lives inside the page's own boundary, because that is
 * hydrated last: a session found earlier would change what hydration has still to match.
 */
function SessionStart() {
  useEffect(startSession, []);
  return null;
}

/** Bars and footer around every route; a change of route starts at the top of the page. */
export function Layout() {
  const session = useAtomValue(sessionAtom);
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const entry = routeFor(pathname);

  useBeforePaint(() => {
    // Not returned: in newer browsers scrolling answers with a promise.
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    document.title = documentTitle(entry);
  }, [entry]);

  const ended = session.status === 'guest' && session.ended;
  useEffect(() => {
    if (!ended) return;
    if (pathname === paths.login) acknowledgeEnd();
    // Whose session ran out comes back to where they were; who ended it themselves begins afresh.
    else if (ended === 'expired') void navigate(loginWithRedirect(pathname));
    else void navigate(paths.login, { replace: true, state: ended === 'closed' ? closedNotice : null });
  }, [ended, navigate, pathname]);

  const back = () => (key === 'default' ? navigate(paths.home) : navigate(-1));

  const user = session.status === 'member' && session.user;
  return (
    <AppShell
      session={session.status}
      {...(user && { user: { nickname: user.nickname, avatar: user.avatar } })}
      path={pathname}
      title={entry.title}
      {...(pathname !== paths.home && { onBack: () => void back() })}
      onLogout={() => signOut('left')}
      year={footerYears()}
      fill={entry.fill ?? false}
    >
      <PageBoundary resetKey={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <SessionStart />
        </Suspense>
      </PageBoundary>
    </AppShell>
  );
}
