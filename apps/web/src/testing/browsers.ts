/** The user agents of the tests. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
export const WECHAT = `${IPHONE} MicroMessenger/8.0.50`;
/** A Mac, and an iPad, which says the same. */
export const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
export const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';

/** WeChat on an Android phone. */
export const ANDROID_WECHAT = `${ANDROID} MicroMessenger/8.0.50`;

/** Takes this browser for another one. @returns what ends it */
export function asBrowser(userAgent: string): () => void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  // The own property hides that of the prototype.
  return () => void Reflect.deleteProperty(navigator, 'userAgent');
}
