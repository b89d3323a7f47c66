import { followOtherTabs, restoreSession } from '../state/session/session.ts';

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
  return followOtherTabs(now);
}

/** Fetches the faces that the page can be read without, once it has been painted. */
export function loadFontsAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => void import('@ziping/ui/tokens/fonts').then(({ loadFonts }) => loadFonts()));
  });
}
