import { CONSENT_STATE } from '../../shared/wechat.ts';
import { tab } from '../../shared/storage.ts';

/**
 * The address of the provider's consent page.
 * @param page the provider's page, with the app's id in its query
 * @param returnTo the address of this app that the provider leads back to
 * @param origin origin of this app, against which a local page is resolved
 */
export function consentUrl(page: string, returnTo: string, origin: string): string {
  const url = new URL(page, origin);
  url.searchParams.set('redirect_uri', returnTo);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'snsapi_userinfo');
  url.searchParams.set('state', CONSENT_STATE);
  url.hash = 'wechat_redirect';
  return url.href;
}

/** Takes the lock that lets only one exchange of a code run. @returns false where it is taken */
export function acquireLoginLock(): boolean {
  if (tab.read('wechatLoginProcessing') !== null) return false;
  tab.write('wechatLoginProcessing', 'true');
  return true;
}

export function releaseLoginLock(): void {
  tab.remove('wechatLoginProcessing');
}
