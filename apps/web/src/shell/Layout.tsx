import { AppShell } from '@ziping/ui/patterns/AppShell';
import { NewVersionToast } from '@ziping/ui/patterns/NewVersionToast';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';

import { logoutAtom } from '../data/auth.ts';
import { acknowledgeSessionEndAtom, sessionAtom } from '../session/session.ts';
import type { OriginState } from '../features/account/origin.ts';
import { keepFocusWhenIdle, startSession } from './bootstrap.ts';
import { footerYears } from './footer-years.ts';
import type {} from './hold-clicks.ts';
import { newVersionAtom } from './new-version.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { documentTitle, routeFor } from './routes.ts';
import { useAtom, useAtomValue, useSetAtom, useStore } from '../shared/store.ts';
import { useThisYear } from '../shared/useThisYear.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Restores the session after the first page is drawn, then releases the clicks that came before. It is inside the page's
 * Suspense boundary because that hydrates last: an earlier session would change markup that is still to be hydrated.
 */
function SessionStart() {
  const store = useStore();
  const { status } = useAtomValue(sessionAtom);
  useEffect(() => startSession(store), [store]);
  // What a button does may depend on the session.
  useEffect(() => {
    if (status !== 'resolving') void window.__releaseClicks?.();
  }, [status]);
  return null;
}

/** Says that a new version of the app is there. */
function NewVersion() {
  const [version, setVersion] = useAtom(newVersionAtom);
  return version && <NewVersionToast onReload={version.load} onLater={() => setVersion(null)} />;
}

/** Bars and footer around every route; scrolls to the top when the path changes. */
export function Layout() {
  const session = useAtomValue(sessionAtom);
  const logout = useSetAtom(logoutAtom);
  const acknowledgeEnd = useSetAtom(acknowledgeSessionEndAtom);
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const entry = routeFor(pathname);

  // Not in a fresh document: a prerendered page may have been scrolled before it is hydrated, and what is being pressed would
  // move away under the finger.
  const shownPath = useRef(pathname);
  useBeforePaint(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    document.title = documentTitle(entry);
  }, [entry]);

  useEffect(keepFocusWhenIdle, []);

  const ended = session.status === 'guest' && session.ended;
  useEffect(() => {
    if (!ended) return;
    if (pathname === paths.login) acknowledgeEnd();
    else {
      const state: OriginState | null = ended === 'left' ? null : { notice: ended };
      // After an expired session the login leads back to this page.
      if (ended === 'expired') void navigate(loginWithRedirect(pathname + search + hash), { state });
      else void navigate(paths.login, { replace: true, state });
    }
  }, [acknowledgeEnd, ended, navigate, pathname, search, hash]);

  // The same function while only the query changes, so that the top bar is not drawn again.
  const isFirst = key === 'default';
  const back = useCallback(() => void (isFirst ? navigate(paths.home) : navigate(-1)), [isFirst, navigate]);

  const user = session.status === 'member' && session.user;
  return (
    <AppShell
      session={session.status}
      {...(user && { user })}
      path={pathname}
      title={entry.title}
      {...(pathname !== paths.home && { onBack: back })}
      onLogout={logout}
      year={footerYears(useThisYear())}
      fill={entry.fill ?? false}
    >
      <PageBoundary resetKey={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <SessionStart />
        </Suspense>
      </PageBoundary>
      <NewVersion />
    </AppShell>
  );
}
