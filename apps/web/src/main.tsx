import { CacheProvider } from '@emotion/react';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { createAppStore } from './data/app-store.ts';
import { StoreProvider } from './data/StoreProvider.tsx';
import { restoreSessionAtom } from './session/session.ts';
import { App } from './shell/App.tsx';
import { loadFontsAfterPaint } from './shell/bootstrap.ts';
import { loadRouteModule } from './shell/route-modules.ts';
import { routeFor } from './shell/routes.ts';

/** Quiet time after the load event before the service worker fetches the app, in milliseconds. */
const OFFLINE_DELAY = 5000;

/** Starts the fonts when the page is rendered: earlier, their arrival would lay it out anew before it is complete. */
function Fonts() {
  useEffect(loadFontsAfterPaint, []);
  return null;
}

const container = document.getElementById('root') as HTMLElement;
const store = createAppStore();
const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <StoreProvider store={store}>
        <BrowserRouter>
          <App />
          <Fonts />
        </BrowserRouter>
      </StoreProvider>
    </CacheProvider>
  </StrictMode>
);

// The page's module is loaded first, so that hydration finds the markup it expects. Not by a top-level await: a
// page's chunk may import from this one, and each would wait for the other.
async function start() {
  // Without it the app shows an error and a retry.
  const module = await loadRouteModule(routeFor(location.pathname)).catch(console.error);
  const isPrerendered = module && container.dataset.prerendered === location.pathname;
  if (!isPrerendered) {
    store.set(restoreSessionAtom, Date.now());
    // Without its data the page shows an error and a retry; it must be drawn all the same.
    await module?.loader?.({ store, url: new URL(location.href) }).catch(console.error);
  }
  // A transition is drawn in slices of 5 ms, so that the browser can paint and answer a touch between them.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}
void start();

addEventListener('load', () => {
  setTimeout(
    () =>
      void import('./shell/keep-offline.ts')
        .then(({ keepAppOffline }) => keepAppOffline(store))
        .catch(() => undefined),
    OFFLINE_DELAY,
  );
});
