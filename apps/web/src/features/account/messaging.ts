import { tab } from '../../app/storage.ts';

/** What the consent page is told and hands back, so that its answer is known from anybody else's. */
const STATE = 'wechat_login';

/** How long a login that succeeded keeps others from beginning, in milliseconds. */
const GUARD_LIFETIME = 3000;

/** Whether a browser is the messaging app's own, by its user agent. */
export const isMessagingBrowser = (userAgent: string) => /MicroMessenger/i.test(userAgent);

/**
 * The address that asks for consent.
 * @param page the provider's page, with the app's id in its query
 * @param returnTo the address of this app that the provider leads back to
 * @param here origin of this app, against which a local page is resolved
 */
export function consentAddress(page: string, returnTo: string, here: string): string {
  const url = new URL(page, here);
  url.searchParams.set('redirect_uri', returnTo);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'snsapi_userinfo');
  url.searchParams.set('state', STATE);
  url.hash = 'wechat_redirect';
  return url.href;
}

/** The code with which the provider led back here; null on any other visit. */
export function returnedCode(search: URLSearchParams): string | null {
  return search.get('state') === STATE ? search.get('code') || null : null;
}

/** Takes the one turn to exchange a code; false where it is taken already. */
export function takeTurn(): boolean {
  if (tab.read('wechatLoginProcessing') !== null) return false;
  tab.write('wechatLoginProcessing', 'true');
  return true;
}

/** Gives the turn back at once: the exchange came to nothing, or another login is begun on purpose. */
export function giveTurnBack(): void {
  tab.remove('wechatLoginProcessing');
}

/** Gives the turn back a while after a login, wherever the visitor has gone meanwhile. */
export function giveTurnBackLater(): void {
  setTimeout(giveTurnBack, GUARD_LIFETIME);
}
