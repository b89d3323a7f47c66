import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every page and every script of this build, put in by it: an address, and for what has no hash in it a revision. */
declare const PRECACHED: { url: string; revision: string | null }[];

/**
 * Keeps the app itself on the device, so that it opens without a network. What the service answers is not kept here:
 * that belongs to whoever is signed in, and leaves with them. A new build waits until no page of the old one is open,
 * so that a page finds the scripts it was built with.
 */
cleanupOutdatedCaches();
// A page is the same whatever its query says.
precacheAndRoute(PRECACHED, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/reports/_'), { allowlist: [/^\/reports\/[^/]+$/] }),
);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/spa.html'), {
    // The service's own pages, and whatever has the name of a file.
    denylist: [/^\/(api|uploads|outbox|local-wechat)\b/, /\.\w+$/],
  }),
);
