/** The stored keys of the app. Their names are fixed: another build of the app, and the page's head, read them too. */
export const localKeys = [
  'token',
  'refresh_token',
  'isLoggedIn',
  'user',
  'needBindPhone',
  'wxLoginTime',
  'wechat_openid',
  'locationData',
  'settings',
] as const;

type LocalKey = (typeof localKeys)[number];
type SessionKey = 'fortuneFormDraft' | 'wechatLoginProcessing';

/** Keys that make up a session: all of them go at logout. The region cache and the settings are the device's and stay. */
const sessionOwned: readonly LocalKey[] = [
  'token',
  'refresh_token',
  'isLoggedIn',
  'user',
  'needBindPhone',
  'wxLoginTime',
  'wechat_openid',
];

/** Storage may be missing (prerendering), full or forbidden (private windows): the app goes on without it. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

interface Shelf<Key extends string> {
  read: (key: Key) => string | null;
  write: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  readJson: (key: Key) => unknown;
}

function shelf<Key extends string>(area: () => Storage): Shelf<Key> {
  const read = (key: Key) => attempt(() => area().getItem(key)) ?? null;
  return {
    read,
    write: (key, value) => attempt(() => (area().setItem(key, value), true)) ?? false,
    remove: (key) => void attempt(() => area().removeItem(key)),
    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null') as unknown) ?? null,
  };
}

/** What outlives the tab: the session, the region cache and the settings. */
export const local = shelf<LocalKey>(() => localStorage);

/** What lives as long as the tab: the form draft and the messaging-login guard. */
export const tab = shelf<SessionKey>(() => sessionStorage);

/** Removes every key that belongs to a session. */
export function clearSessionKeys(): void {
  for (const key of sessionOwned) local.remove(key);
}
