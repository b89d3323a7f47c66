import { ThemeProvider } from '@emotion/react';
import { NavigationProvider } from '@ziping/ui/primitives/Link';
import { theme } from '@ziping/ui/tokens/theme';
import { useCallback } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';

import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { routes } from './routes.tsx';

/** The whole app below its router and store. */
export function App() {
  const navigate = useNavigate();
  const toPath = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <ThemeProvider theme={theme}>
      <NavigationProvider navigate={toPath}>
        <Routes>
          <Route element={<Layout />}>
            {routes.map((entry) => (
              <Route key={entry.path} path={entry.path} element={<Guard entry={entry} />} />
            ))}
          </Route>
        </Routes>
      </NavigationProvider>
    </ThemeProvider>
  );
}
