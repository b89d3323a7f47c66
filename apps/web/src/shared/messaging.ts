/** The `state` that the consent page hands back, so that its answer can be told from any other. */
export const CONSENT_STATE = 'wechat_login';

/** Whether a browser is the messaging app's own, by its user agent. */
export const isMessagingBrowser = (userAgent: string) => /MicroMessenger/i.test(userAgent);

/** The code that the provider's redirect brought back; null on any other visit. */
export function returnedCode(search: URLSearchParams): string | null {
  return search.get('state') === CONSENT_STATE ? search.get('code') || null : null;
}
