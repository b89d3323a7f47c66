import type { Schema } from '@ziping/api-client/types';

import { clearSessionKeys, local } from '../shared/storage.ts';
import { atom, store } from '../shared/store.ts';

export type User = Schema<'User'>;

/** `left` by the visitor's own wish, `expired` because it could not be renewed, `closed` with the account itself. */
type SessionEnd = 'left' | 'expired' | 'closed';

export type Session =
  | { status: 'resolving' }
  /** `ended` while a session that has just ended still has to lead its visitor to the login. */
  | { status: 'guest'; ended?: SessionEnd }
  | { status: 'member'; user: User | null; needBindPhone: boolean };

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** How long a messaging-app session without a bound phone may live, in milliseconds. */
export const unboundLifetime = 43_200_000;

const heldSession = atom<Session>({ status: 'resolving' });
heldSession.debugLabel = 'heldSession';

/** Who is here. `resolving` until the stored session has been looked at, and in prerendered pages. */
export const sessionAtom = atom((get) => get(heldSession));
sessionAtom.debugLabel = 'session';

/** What a store takes to hold the session of a member of whom nothing is known yet. */
export const someMember = [heldSession, { status: 'member', user: null, needBindPhone: false }] as const;

/** Whose session it is: what one member was told is not shown to the next. Null for guests. */
export const memberIdAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'member' ? (session.user?.id ?? '') : null;
});
memberIdAtom.debugLabel = 'memberId';

function storedUser(): User | null {
  const user = local.readJson('user');
  return user !== null && typeof user === 'object' && 'id' in user ? (user as User) : null;
}

function unboundTooLong(now: number): boolean {
  if (local.read('needBindPhone') !== 'true') return false;
  const since = Number(local.read('wxLoginTime') ?? Number.NaN);
  return !(now - since <= unboundLifetime);
}

/**
 * Takes up the session that storage holds. A messaging-app session that still has no phone after
 * 12 hours, or whose beginning is not known, is cleared.
 * @param now epoch milliseconds
 * @returns who is here
 */
export function restoreSession(now: number): Session['status'] {
  let session: Session = { status: 'guest' };
  if (local.read('token') && !unboundTooLong(now)) {
    session = { status: 'member', user: storedUser(), needBindPhone: local.read('needBindPhone') === 'true' };
  } else {
    clearSessionKeys();
  }
  // Nobody is told of a session that is as they know it.
  const same = JSON.stringify(store.get(heldSession)) === JSON.stringify(session);
  if (!same) store.set(heldSession, session);
  return session.status;
}

/** A messaging-app login: when it was, in epoch milliseconds, who it was, and whether a phone is still missing. */
interface MessagingLogin {
  at: number;
  openid: string;
  needBindPhone: boolean;
}

/**
 * Begins a member's session: tokens and user are stored, other tabs hear of it by the storage event.
 * @param messaging given when the member came through the messaging app
 */
export function signIn(tokens: Tokens, user: User, messaging?: MessagingLogin): void {
  const needBindPhone = messaging?.needBindPhone ?? false;
  for (const key of ['needBindPhone', 'wxLoginTime'] as const) local.remove(key);
  if (messaging) {
    local.write('wechat_openid', messaging.openid);
    local.write('wxLoginTime', String(messaging.at));
    if (needBindPhone) local.write('needBindPhone', 'true');
  }
  local.write('refresh_token', tokens.refresh_token);
  local.write('user', JSON.stringify(user));
  local.write('isLoggedIn', 'true');
  local.write('token', tokens.access_token);
  store.set(heldSession, { status: 'member', user, needBindPhone });
}

/** Replaces the stored user with what the service last said. */
export function rememberUser(user: User): void {
  const session = store.get(heldSession);
  if (session.status !== 'member') return;
  local.write('user', JSON.stringify(user));
  store.set(heldSession, { ...session, user });
}

/** The service refuses to go on until a phone is bound. */
export function requirePhone(): void {
  const session = store.get(heldSession);
  if (session.status !== 'member') return;
  local.write('needBindPhone', 'true');
  store.set(heldSession, { ...session, needBindPhone: true });
}

/**
 * Ends the session: every stored session key goes. A session that has ended already keeps its first reason: a call
 * that was under way when the visitor left does not make it run out.
 * @param ended why; the visitor is led to the login accordingly
 */
export function signOut(ended: SessionEnd): void {
  clearSessionKeys();
  const session = store.get(heldSession);
  if (session.status === 'guest' && session.ended) return;
  store.set(heldSession, { status: 'guest', ended });
}

/** The visitor has been led away from the session that ended. */
export function acknowledgeEnd(): void {
  if (store.get(heldSession).status === 'guest') store.set(heldSession, { status: 'guest' });
}

/**
 * Follows what other tabs do to the session: a login, a logout, a new user.
 * @returns a function that stops following
 */
export function followOtherTabs(now: () => number): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (
      event.key === null ||
      event.key === 'token' ||
      event.key === 'user' ||
      event.key === 'needBindPhone'
    ) {
      // Another tab that hears of a logout clears the keys too, and may be ahead of this one by some of them: that
      // is no news, and must not take away where this tab is being led.
      if (store.get(heldSession).status === 'guest' && !local.read('token')) return;
      restoreSession(now());
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
