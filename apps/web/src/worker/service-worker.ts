import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every document and script of this build; a revision where the address has no hash. Defined by the build. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** Documents that serve every address of a route with parameters: the pattern as the source of a RegExp. */
declare const ROUTE_DOCUMENTS: { url: string; pattern: string }[];

// The app itself is kept so that it opens without a network. Answers of the service are not kept here: they belong to
// the member and are removed with the session. A new build waits until no page of the old one is open, so that a page
// finds the scripts it was built with.
cleanupOutdatedCaches();
// A document is the same for every query.
precacheAndRoute(PRECACHED, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
for (const { url, pattern } of ROUTE_DOCUMENTS) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(url), { allowlist: [new RegExp(pattern)] }));
}
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/spa.html'), {
    // Pages of the service itself, and files.
    denylist: [/^\/(api|uploads|outbox|local-wechat|local-cashier)\b/, /\.\w+$/],
  }),
);
