import { NavigationProvider } from '@ziping/ui/primitives/Link';
import { appShellCopy } from '@ziping/ui/patterns/AppShell.copy';
import { ProgressLine } from '@ziping/ui/primitives/ProgressLine';
import { type ReactNode, useCallback, useTransition } from 'react';
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom';

import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { redirects, routes } from './routes.ts';

/** Outside of the component: `useRoutes` flattens and ranks a new tree each time it gets one. */
const routeObjects = [
  {
    element: <Layout />,
    children: [
      ...routes.map((entry) => ({ path: entry.path, element: <Guard entry={entry} /> })),
      ...redirects.map(({ path, to }) => ({ path, element: <Navigate to={to} replace /> })),
    ],
  },
];

/**
 * Gives links their navigation. While the code of the next page is fetched the page before it stays, with a line that
 * answers the press. Apart from the app, so that the line draws nothing else anew.
 */
function Navigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [opening, startOpening] = useTransition();
  const toPath = useCallback(
    (href: string) => startOpening(() => void navigate(href)),
    [navigate, startOpening],
  );
  return (
    <NavigationProvider navigate={toPath}>
      {opening && <ProgressLine label={appShellCopy.opening} />}
      {children}
    </NavigationProvider>
  );
}

/** The whole app below its router and store. */
export function App() {
  const { pathname } = useLocation();
  const page = useRoutes(routeObjects);
  return (
    <Navigation>
      {/* For the frame: one inside of it is for the pages. */}
      <PageBoundary resetKey={pathname}>{page}</PageBoundary>
    </Navigation>
  );
}
