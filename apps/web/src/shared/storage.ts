/** The keys of localStorage: the documented ones and five of this app. The head script and other builds read them too. */
export type LocalKey =
  | 'token'
  | 'refresh_token'
  | 'isLoggedIn'
  | 'user'
  | 'needBindPhone'
  | 'wxLoginTime'
  | 'wechat_openid'
  | 'locationData'
  | 'settings'
  | 'views'
  | 'readingPlaces'
  | 'chatDrafts'
  | 'readReply';
export type TabKey =
  | 'fortuneFormDraft'
  | 'guestQuestion'
  | 'questionPath'
  | 'wechatLoginProcessing'
  | 'verifyCodeWaits'
  | 'unfinishedPayments'
  | 'reloadedBuild';

/** Keys that are cleared at logout. The region cache and the settings belong to the device and are kept. */
const sessionKeys: readonly LocalKey[] = [
  'token',
  'refresh_token',
  'isLoggedIn',
  'user',
  'needBindPhone',
  'wxLoginTime',
  'wechat_openid',
  'readingPlaces',
  'chatDrafts',
];

/** Storage may be missing (prerendering), full or forbidden (private windows); the app works without it. */
function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

interface TypedStorage<Key extends string> {
  read: (key: Key) => string | null;
  /** @returns whether the value was stored */
  write: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** The parsed value, unchecked; null where it is missing or not JSON. */
  readJson: (key: Key) => unknown;
}

function typedStorage<Key extends string>(area: () => Storage): TypedStorage<Key> {
  const read = (key: Key) => tryStorage(() => area().getItem(key)) ?? null;
  return {
    read,
    write: (key, value) => tryStorage(() => (area().setItem(key, value), true)) ?? false,
    remove: (key) => void tryStorage(() => area().removeItem(key)),
    readJson: (key) => tryStorage(() => JSON.parse(read(key) ?? 'null') as unknown) ?? null,
  };
}

/** localStorage: session, region cache, settings, how lists and charts are shown, where reports were left, questions not sent yet, the last answer read. */
export const local = typedStorage<LocalKey>(() => localStorage);

/**
 * sessionStorage: form draft, a guest's question, the conversation that a purchase is for, guard of the WeChat login, the waits between SMS codes, payments under way, and the last
 * build that was loaded again.
 */
export const tab = typedStorage<TabKey>(() => sessionStorage);

/** Removes every key of the session. */
export function clearSessionKeys(): void {
  for (const key of sessionKeys) local.remove(key);
}
