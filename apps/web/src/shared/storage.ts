/** Keys of localStorage that are cleared at logout. */
const sessionKeys = [
  'token',
  'refresh_token',
  'isLoggedIn',
  'user',
  'needBindPhone',
  'wxLoginTime',
  'wechat_openid',
  'readingPlaces',
  'chatDrafts',
] as const;

/**
 * The keys of localStorage: the documented ones and five of this app. The head script and other builds read them too. The
 * region cache, the settings and the views belong to the device and are kept at logout.
 */
export type LocalKey = (typeof sessionKeys)[number] | 'locationData' | 'settings' | 'views' | 'readReply';
export type TabKey =
  | 'fortuneFormDraft'
  | 'guestQuestion'
  | 'questionPath'
  | 'wechatLoginProcessing'
  | 'verifyCodeWaits'
  | 'unfinishedPayments'
  | 'reloadedBuild';

/** Storage may be missing (prerendering), full or forbidden (private windows); the app works without it. */
function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function typedStorage<Key extends string>(area: () => Storage) {
  const read = (key: Key) => tryStorage(() => area().getItem(key)) ?? null;
  return {
    read,
    /** @returns whether the value was stored */
    write: (key: Key, value: string) => tryStorage(() => (area().setItem(key, value), true)) ?? false,
    remove: (key: Key): void => tryStorage(() => area().removeItem(key)),
    /** The parsed value, unchecked; null where it is missing or not JSON. */
    readJson: (key: Key): unknown => tryStorage(() => JSON.parse(read(key) ?? 'null') as unknown) ?? null,
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
