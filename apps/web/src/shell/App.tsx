import { NavigationProvider } from '@ziping/ui/primitives/Link';
import { useCallback } from 'react';
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

/** The whole app below its router and store. */
export function App() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = useRoutes(routeObjects);
  const toPath = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <NavigationProvider navigate={toPath}>
      {/* For the frame: one inside of it is for the pages. */}
      <PageBoundary resetKey={pathname}>{page}</PageBoundary>
    </NavigationProvider>
  );
}
