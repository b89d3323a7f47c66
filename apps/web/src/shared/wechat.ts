/** The `state` that the consent page hands back, so that its answer can be told from any other. */
export const CONSENT_STATE = 'wechat_login';

/** Whether a browser is WeChat's own, by its user agent. */
export const isWechatBrowser = (userAgent: string) => /MicroMessenger/i.test(userAgent);

/** The code that the provider's redirect brought back; null on any other visit. */
export function returnedCode(search: URLSearchParams): string | null {
  return search.get('state') === CONSENT_STATE ? search.get('code') || null : null;
}

/** The parts of `navigator` that tell a browser. */
export type BrowserName = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPhone or iPad. An iPad's user agent is that of a Mac, but a Mac has no touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: BrowserName) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** What keeps a browser from saving a document; null where it can. */
export function downloadObstacle(browser: BrowserName): 'wechat' | 'apple' | null {
  if (isWechatBrowser(browser.userAgent)) return 'wechat';
  return isApplePhone(browser) ? 'apple' : null;
}
