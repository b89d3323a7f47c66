import { Workbox } from 'workbox-window';

import type { Store } from '../shared/store.ts';
import { newVersionAtom } from './new-version.ts';

/** A tab that is looked at again asks for a new version at most so often, in milliseconds. */
const ASK_MS = 3_600_000;

/**
 * Registers the service worker of a production build; not where the visitor saves data. A version that comes while the
 * tab is open waits, because a page must find the scripts it was built with, and is announced by `newVersionAtom`.
 */
export function keepAppOffline(store: Store): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  watchVersions(new Workbox('/service-worker.js'), store);
}

/** Announces versions of a service worker, and asks for one when the tab is looked at again. */
export function watchVersions(
  workbox: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'register' | 'update'>,
  store: Store,
  reload = () => location.reload(),
): void {
  let asked = Date.now();
  workbox.addEventListener('waiting', () => {
    store.set(newVersionAtom, {
      load() {
        workbox.addEventListener('controlling', reload);
        workbox.messageSkipWaiting();
      },
    });
  });
  // Another tab has taken the new version: the scripts of this one are gone.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) store.set(newVersionAtom, { load: reload });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    void workbox.update().catch(() => {});
  });
  void workbox.register().catch(() => {});
}
