import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app/App.tsx';
import { loadFontsAfterPaint, startSession } from './app/bootstrap.ts';
import { loadRoute } from './app/routes.tsx';
import { Provider, store } from './app/store.ts';

const container = document.getElementById('root') as HTMLElement;

function Started() {
  // Hydration must find what was prerendered; who is here is looked up right after it.
  useEffect(startSession, []);
  return <App />;
}

const page = (
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <Started />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);

// The route's own chunk is awaited first, so that hydration finds the very markup it expects.
await loadRoute(location.pathname);

if (container.dataset.prerendered === location.pathname) hydrateRoot(container, page);
else createRoot(container).render(page);

loadFontsAfterPaint();
