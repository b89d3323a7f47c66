import { CacheProvider } from '@emotion/react';
import { fontProbeScript } from '@ziping/ui/tokens/fonts';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './App.tsx';
import { earlyScript } from './early-script.ts';
import { documentTitle, loadRoute, routeFor } from './routes.tsx';
import { createAppStore } from '../data/app-store.ts';
import { Provider } from '../shared/store.ts';
import { assumeMemberAtom } from '../session/session.ts';

export interface PrerenderedPage {
  html: string;
  /** The page's own CSS, as `<style>` elements that emotion takes over when the page hydrates. */
  styles: string;
  title: string;
}

/** What runs in the head of every page, before anything is painted. */
export const headScript = `${fontProbeScript};${earlyScript}`;

/**
 * Draws a page as it stands before anything is known about the session, or, for a page of members, before anything is
 * known about the member.
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await loadRoute(path);
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const store = createAppStore();
  if (routeFor(path).access === 'member') store.set(assumeMemberAtom);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Provider store={store}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Provider>
    </CacheProvider>,
  );
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    title: documentTitle(routeFor(path)),
  };
}
