import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { documentFile, routes } from '../shell/routes.ts';

/** Every document and script of this build, listed by the build. */
declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// The app itself is kept so that it opens without a network. Answers of the service are not kept here: they belong to
// the member and are removed with the session. A new build waits until no page of the old one is open, or until the visitor
// asks for it, so that a page finds the scripts it was built with.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
cleanupOutdatedCaches();
// A document is the same for every query.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
for (const route of routes) {
  if (!route.prerender || !route.path.includes(':')) continue;
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${documentFile(route)}`), { allowlist: [pattern] }),
  );
}
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/spa.html'), {
    // Pages of the service itself, and files.
    denylist: [/^\/(api|uploads|outbox|local-wechat|local-cashier)\b/, /\.\w+$/],
  }),
);
