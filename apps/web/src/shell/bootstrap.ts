import { QueryObserver } from '@tanstack/react-query';

import { apiAtom } from '../data/api.ts';
import { userOptions } from '../data/user.ts';
import { followOtherTabs, memberIdAtom, restoreSessionAtom, sessionAtom } from '../session/session.ts';
import { whenIdle } from '../shared/idle.ts';
import type { Store } from '../shared/store.ts';

/** The head script hides what is for guests as soon as it finds a token; this shows it again. */
const showGuestContent = () => delete document.documentElement.dataset.member;

/**
 * Restores the stored session, unless that has been done before the page was drawn, and follows other tabs.
 * @returns a function that stops following
 */
export function startSession(store: Store): () => void {
  const now = () => Date.now();
  const onMember = () => {
    if (store.get(memberIdAtom) === null) showGuestContent();
  };
  const stops = [followOtherTabs(store, now), store.sub(memberIdAtom, onMember)];
  const { status } = store.get(sessionAtom);
  // A restored session may have changed since: the first answer may have asked for a phone.
  const current = status === 'resolving' ? store.set(restoreSessionAtom, now()) : status;
  if (current !== 'member') showGuestContent();
  else {
    // The stored user serves until then.
    stops.push(
      whenIdle(() => {
        const api = store.get(apiAtom);
        stops.push(new QueryObserver(api.queryClient, userOptions(api)).subscribe(() => undefined));
      }),
    );
  }
  return () => stops.forEach((stop) => stop());
}

/**
 * Keeps the focus when its element is removed, once the browser is idle.
 * @returns a function that ends it
 */
export function keepFocusWhenIdle(): () => void {
  const ending = new AbortController();
  const cancel = whenIdle(
    () =>
      void import('./keep-focus.ts')
        .then(({ keepFocus }) => keepFocus(ending.signal))
        // The page works without it.
        .catch(() => undefined),
  );
  return () => {
    cancel();
    ending.abort();
  };
}

/** Loads the fonts that the page can be read without, after its first paint. */
export function loadFontsAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => void import('@ziping/ui/tokens/fonts').then(({ loadFonts }) => loadFonts()));
  });
}
