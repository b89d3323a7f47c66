/** What the consent page is told and hands back, so that its answer is known from anybody else's. */
export const CONSENT_STATE = 'wechat_login';

/** Whether a browser is the messaging app's own, by its user agent. */
export const isMessagingBrowser = (userAgent: string) => /MicroMessenger/i.test(userAgent);

/** The code with which the provider led back here; null on any other visit. */
export function returnedCode(search: URLSearchParams): string | null {
  return search.get('state') === CONSENT_STATE ? search.get('code') || null : null;
}
