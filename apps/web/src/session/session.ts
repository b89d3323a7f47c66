import type { Schema } from '@ziping/api-client/types';

import { clearSessionKeys, local, tab } from '../shared/storage.ts';
import { atom, type Store } from '../shared/store.ts';

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

/** How long a WeChat session without a bound phone may live, in milliseconds. */
export const unboundLifetime = 43_200_000;

const currentSessionAtom = atom<Session>({ status: 'resolving' });

/** The session; an equal one is not written, because it would draw the page again. */
const storedSessionAtom = atom(
  (get) => get(currentSessionAtom),
  (get, set, session: Session) => {
    if (JSON.stringify(get(currentSessionAtom)) !== JSON.stringify(session)) set(currentSessionAtom, session);
  },
);

/** The session of this tab. `resolving` until storage has been read, and in prerendered pages. */
export const sessionAtom = atom((get) => get(storedSessionAtom));

/** Shows the pages of members before anything is known of one; for prerendering. */
export const assumeMemberAtom = atom(null, (_get, set) =>
  set(storedSessionAtom, { status: 'member', user: null, needBindPhone: false }),
);

/** Id of the member: part of the key of everything that is kept of them. Null for guests, '' while the user is unknown. */
export const memberIdAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'member' ? (session.user?.id ?? '') : null;
});

const userTexts = ['id', 'nickname', 'name', 'avatar', 'created_at'] as const satisfies (keyof User)[];

/** What a login need not answer of a user. */
const emptyProfile = { gender: 'male', birth_time: '', birth_place: '' } as const;

/**
 * The stored user; null where it is not one, as that of another build of the app may be: the service is asked then.
 * Checked by hand, because every page needs it before its first answer, with which the validator is loaded.
 */
function storedUser(): User | null {
  const stored = Object(local.readJson('user')) as Partial<Record<keyof User, unknown>>;
  const user = { ...stored };
  for (const [field, value] of Object.entries(emptyProfile)) user[field as keyof User] ??= value;
  const { id, phone, email } = user;
  const isUser =
    id !== '' &&
    [...userTexts, ...Object.keys(emptyProfile)].every(
      (field) => typeof user[field as keyof User] === 'string',
    ) &&
    [phone, email].every((value) => value === null || typeof value === 'string');
  return isUser ? (user as User) : null;
}

function unboundTooLong(now: number): boolean {
  if (local.read('needBindPhone') !== 'true') return false;
  const since = Number(local.read('wxLoginTime') ?? Number.NaN);
  return !(now - since <= unboundLifetime);
}

/**
 * Reads the session from storage. A WeChat session that has had no phone for 12 hours, or whose start is not
 * known, is cleared.
 * @param now epoch milliseconds
 * @returns status of the session
 */
export const restoreSessionAtom = atom(null, (_get, set, now: number): Session['status'] => {
  let session: Session = { status: 'guest' };
  if (local.read('token') && !unboundTooLong(now)) {
    session = { status: 'member', user: storedUser(), needBindPhone: local.read('needBindPhone') === 'true' };
  } else {
    clearSessionKeys();
  }
  set(storedSessionAtom, session);
  return session.status;
});

/** A WeChat login: time in epoch milliseconds, openid (empty for none), and whether a phone must still be bound. */
interface WechatLogin {
  at: number;
  openid: string;
  needBindPhone: boolean;
}

/** Starts a member's session: stores tokens and user; other tabs learn of it by the storage event. */
export const startSessionAtom = atom(
  null,
  (_get, set, { tokens, user, wechat }: { tokens: Tokens; user: User; wechat?: WechatLogin }) => {
    const needBindPhone = wechat?.needBindPhone ?? false;
    for (const key of ['needBindPhone', 'wxLoginTime'] as const) local.remove(key);
    if (wechat) {
      if (wechat.openid !== '') local.write('wechat_openid', wechat.openid);
      local.write('wxLoginTime', String(wechat.at));
      if (needBindPhone) local.write('needBindPhone', 'true');
    }
    local.write('refresh_token', tokens.refresh_token);
    local.write('user', JSON.stringify(user));
    local.write('isLoggedIn', 'true');
    local.write('token', tokens.access_token);
    set(storedSessionAtom, { status: 'member', user, needBindPhone });
  },
);

/** Replaces the stored user; ignored for guests. */
export const updateUserAtom = atom(null, (get, set, user: User) => {
  const session = get(storedSessionAtom);
  if (session.status !== 'member') return;
  local.write('user', JSON.stringify(user));
  set(storedSessionAtom, { ...session, user });
});

/** Marks the session as needing a phone, after the service refused a call with code 1200. */
export const requirePhoneAtom = atom(null, (get, set) => {
  const session = get(storedSessionAtom);
  if (session.status !== 'member') return;
  local.write('needBindPhone', 'true');
  set(storedSessionAtom, { ...session, needBindPhone: true });
});

/**
 * Ends the session and clears its stored keys. The first reason wins: a call still in flight at logout must not turn
 * it into an expiry.
 */
export const endSessionAtom = atom(null, (get, set, ended: SessionEnd) => {
  clearSessionKeys();
  // After an expiry the member may log in again and go on paying.
  if (ended !== 'expired') {
    for (const key of ['unfinishedPayments', 'questionPath'] as const) tab.remove(key);
  }
  const session = get(storedSessionAtom);
  if (session.status === 'guest' && session.ended) return;
  set(storedSessionAtom, { status: 'guest', ended });
});

/** Forgets why the last session ended, once the visitor has been redirected. */
export const acknowledgeSessionEndAtom = atom(null, (get, set) => {
  if (get(storedSessionAtom).status === 'guest') set(storedSessionAtom, { status: 'guest' });
});

/**
 * Applies a login, a logout or a new user of another tab to this store.
 * @param now epoch milliseconds
 * @returns a function that stops listening
 */
export function followOtherTabs(store: Store, now: () => number): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== 'token' && key !== 'user' && key !== 'needBindPhone') return;
    // Keys that are cleared after a logout this tab has already handled must not cancel its redirect.
    if (store.get(storedSessionAtom).status === 'guest' && !local.read('token')) return;
    store.set(restoreSessionAtom, now());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
