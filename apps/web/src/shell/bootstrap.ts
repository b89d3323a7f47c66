import { userQueryAtom } from '../data/user.ts';
import { followOtherTabs, memberIdAtom, restoreSessionAtom } from '../session/session.ts';
import { whenIdle } from '../shared/idle.ts';
import type { Store } from '../shared/store.ts';

/** The head script hides what is for guests as soon as it finds a token; this shows it again. */
const showGuestContent = () => delete document.documentElement.dataset.member;

/** Removes what the device keeps of a member when their session ends or another member's starts. */
function forgetWithSession(store: Store): () => void {
  let member = store.get(memberIdAtom);
  return store.sub(memberIdAtom, () => {
    const before = member;
    member = store.get(memberIdAtom);
    if (member === null) showGuestContent();
    if (before !== null && before !== member)
      void import('../data/seen.ts').then(({ forgetAll }) => forgetAll());
  });
}

/**
 * Restores the stored session and follows other tabs.
 * @returns a function that stops following
 */
export function startSession(store: Store): () => void {
  const now = () => Date.now();
  const stops = [followOtherTabs(store, now), forgetWithSession(store)];
  if (store.set(restoreSessionAtom, now()) !== 'member') showGuestContent();
  else {
    // The stored user serves until then.
    stops.push(whenIdle(() => stops.push(store.sub(userQueryAtom, () => undefined))));
  }
  return () => stops.forEach((stop) => stop());
}

/** Loads the fonts that the page can be read without, after its first paint. */
export function loadFontsAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => void import('@ziping/ui/tokens/fonts').then(({ loadFonts }) => loadFonts()));
  });
}
