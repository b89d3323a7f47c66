import { followOtherTabs, memberIdAtom, restoreSession } from '../state/session/session.ts';
import { whenIdle } from './idle.ts';
import { store } from './store.ts';

/** What a member has seen is theirs: it leaves the device with their session, however that ends. */
function forgetWithSession(): () => void {
  let member = store.get(memberIdAtom);
  return store.sub(memberIdAtom, () => {
    const before = member;
    member = store.get(memberIdAtom);
    if (before !== null && before !== member)
      void import('../state/seen/seen.ts').then(({ forgetAll }) => forgetAll());
  });
}

/**
 * Takes up the stored session and follows the other tabs.
 * @returns a function that stops following
 */
export function startSession(): () => void {
  const now = () => Date.now();
  if (restoreSession(now()) === 'member') {
    // Not on the way to the first page: the stored user serves until the service has answered.
    void import('../state/session/refresh-user.ts').then(({ refreshUser }) => refreshUser());
  }
  const stops = [followOtherTabs(now), forgetWithSession()];
  return () => stops.forEach((stop) => stop());
}

/** How long after its last byte a page has the network to itself, in milliseconds. */
const WORKER_AFTER = 5000;

/** Has the app kept on the device, once the page wants nothing more; not where the visitor saves data. */
export function keepAppOffline(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const register = () => whenIdle(() => void serviceWorker.register('/service-worker.js'));
  const wait = () => setTimeout(register, WORKER_AFTER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Fetches the faces that the page can be read without, once it has been painted. */
export function loadFontsAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => void import('@ziping/ui/tokens/fonts').then(({ loadFonts }) => loadFonts()));
  });
}
