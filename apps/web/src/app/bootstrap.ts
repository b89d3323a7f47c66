import { followOtherTabs, restoreSession } from '../state/session/session.ts';

/** Takes up the stored session and follows the other tabs; once, when the app has drawn its first page. */
export function startSession(): void {
  const now = () => Date.now();
  restoreSession(now());
  followOtherTabs(now);
}
