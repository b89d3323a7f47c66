import { CacheProvider } from '@emotion/react';
import { createStyleCache, prerenderedStyle } from '@ziping/ui/tokens/styleCache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { createAppStore } from '../data/app-store.ts';
import { StoreProvider } from '../data/StoreProvider.tsx';
import { assumeMemberAtom } from '../session/session.ts';
import { App } from './App.tsx';
import { loadRouteModule } from './route-modules.ts';
import { documentTitle, type RouteEntry } from './routes.ts';

export { documentFile, redirects, routes } from './routes.ts';

export interface PrerenderedPage {
  html: string;
  /** The page's own CSS as a `<style>` element, which the style cache knows when the page hydrates. */
  styles: string;
  title: string;
  /** The year that the page was drawn in; see useThisYear. */
  year: number;
}

/** Draws a page with an unknown session or, for a page of members, with an unknown member. */
export async function prerenderPage(entry: RouteEntry, path: string): Promise<PrerenderedPage> {
  await loadRouteModule(entry);
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const store = createAppStore();
  if (entry.access === 'member') store.set(assumeMemberAtom);
  const year = new Date().getFullYear();
  const html = renderToString(
    <CacheProvider value={cache}>
      <StoreProvider store={store}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StoreProvider>
    </CacheProvider>,
  );
  return {
    html,
    styles: prerenderedStyle(extractCritical(html)),
    title: documentTitle(entry),
    year,
  };
}
