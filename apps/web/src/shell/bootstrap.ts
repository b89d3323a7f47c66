import { followOtherTabs, memberIdAtom, restoreSession } from '../session/session.ts';
import { whenIdle } from '../shared/idle.ts';
import { store } from '../shared/store.ts';

/** The head took whoever has a token for a member, before anybody could look closer. */
const showGuests = () => delete document.documentElement.dataset.member;

/** What a member has seen is theirs: it leaves the device with their session, however that ends. */
function forgetWithSession(): () => void {
  let member = store.get(memberIdAtom);
  return store.sub(memberIdAtom, () => {
    const before = member;
    member = store.get(memberIdAtom);
    if (member === null) showGuests();
    if (before !== null && before !== member)
      void import('../data/seen.ts').then(({ forgetAll }) => forgetAll());
  });
}

/**
 * Takes up the stored session and follows the other tabs.
 * @returns a function that stops following
 */
export function startSession(): () => void {
  const now = () => Date.now();
  const stops = [followOtherTabs(now), forgetWithSession()];
  if (restoreSession(now()) !== 'member') showGuests();
  else {
    // Not on the way to the first page: the stored user serves until the service has answered.
    const refresh = () => import('../data/refresh-user.ts').then(({ refreshUser }) => refreshUser());
    stops.push(whenIdle(() => void refresh()));
  }
  return () => stops.forEach((stop) => stop());
}

/** Fetches the faces that the page can be read without, once it has been painted. */
export function loadFontsAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => void import('@ziping/ui/tokens/fonts').then(({ loadFonts }) => loadFonts()));
  });
}
