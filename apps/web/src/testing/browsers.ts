/** User agents of browsers that keep no files, or not every one. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
export const WECHAT = `${IPHONE} MicroMessenger/8.0.50`;
export const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';

/** Takes this browser for another one. @returns what ends it */
export function asBrowser(userAgent: string): () => void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  // The own property hides that of the prototype.
  return () => void Reflect.deleteProperty(navigator, 'userAgent');
}
