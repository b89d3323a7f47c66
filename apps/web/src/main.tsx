import { CacheProvider } from '@emotion/react';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './shell/App.tsx';
import { loadFontsAfterPaint } from './shell/bootstrap.ts';
import { routeFor } from './shell/routes.tsx';
import { Provider } from './shared/store.ts';
import { createAppStore } from './data/app-store.ts';
import { restoreSessionAtom } from './session/session.ts';

const container = document.getElementById('root') as HTMLElement;

const store = createAppStore();
const page = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </CacheProvider>
  </StrictMode>
);

// The route's own chunk is awaited first, so that hydration finds the very markup it expects. Not by a top-level
// await: a route's chunk may import from this one, and each would wait for the other.
async function begin() {
  const route = routeFor(location.pathname);
  if (container.dataset.prerendered === location.pathname) {
    await route.load();
    hydrateRoot(container, page);
  } else {
    // Nothing has to match here: the first thing drawn is the page of whoever is here, with what it shows.
    store.set(restoreSessionAtom, Date.now());
    await route.load();
    await route.prepare?.(location);
    createRoot(container).render(page);
  }
  loadFontsAfterPaint();
}
void begin();

// A while after its last byte, when the page wants nothing more of the network.
const KEEP_AFTER = 5000;
addEventListener('load', () => {
  setTimeout(
    () => void import('./shell/keep-offline.ts').then(({ keepAppOffline }) => keepAppOffline()),
    KEEP_AFTER,
  );
});
