import { AppShell } from '@ziping/ui/patterns/AppShell';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';

import { sessionAtom, signOut } from '../state/session/session.ts';
import { footerYears } from './footer-years.ts';
import { paths } from './paths.ts';
import { documentTitle, routeFor } from './routes.tsx';
import { useAtomValue } from './store.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Bars and footer around every route; a change of route starts at the top of the page. */
export function Layout() {
  const session = useAtomValue(sessionAtom);
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const entry = routeFor(pathname);

  useBeforePaint(() => window.scrollTo(0, 0), [pathname]);
  useEffect(() => {
    document.title = documentTitle(entry);
  }, [entry]);

  const back = () => (key === 'default' ? navigate(paths.home) : navigate(-1));
  const logout = () => {
    signOut();
    void navigate(paths.login);
  };

  const user = session.status === 'member' && session.user;
  return (
    <AppShell
      session={session.status}
      {...(user && { user: { nickname: user.nickname, avatar: user.avatar } })}
      path={pathname}
      title={entry.title}
      {...(pathname !== paths.home && { onBack: () => void back() })}
      onLogout={logout}
      year={footerYears()}
    >
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
