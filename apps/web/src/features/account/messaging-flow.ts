import { attempt } from '../../shared/attempt.ts';
import { tab } from '../../shared/storage.ts';
import { signIn } from '../../session/session.ts';
import { askConsentPage, signInByMessaging } from './calls.ts';
import { CONSENT_STATE } from '../../shared/messaging.ts';

/** How long a login that succeeded keeps others from beginning, in milliseconds. */
const GUARD_LIFETIME = 3000;

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
  url.searchParams.set('state', CONSENT_STATE);
  url.hash = 'wechat_redirect';
  return url.href;
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

/**
 * Leads to the page of consent.
 * @param returnTo path of this app that the provider leads back to
 * @returns why it cannot be asked; null where the browser is on its way
 */
export async function askConsent(returnTo: string, failed: string): Promise<string | null> {
  giveTurnBack();
  const outcome = await attempt(failed, askConsentPage);
  if ('fault' in outcome) return outcome.fault.message;
  location.assign(consentAddress(outcome.data, location.origin + returnTo, location.origin));
  return null;
}

/** What became of a code; `left`: its exchange was begun elsewhere. */
export type Answer = { kind: 'signed_in' } | { kind: 'left' } | { kind: 'refused'; message: string };

/** Exchanges the code, unless its turn is taken, and begins the session. */
export async function exchange(code: string, failed: string): Promise<Answer> {
  if (!takeTurn()) return { kind: 'left' };
  const outcome = await attempt(failed, () => signInByMessaging(code));
  if ('fault' in outcome) {
    giveTurnBack();
    return { kind: 'refused', message: outcome.fault.message };
  }
  const { user, need_bind_phone, openid, ...tokens } = outcome.data;
  signIn(tokens, user, { at: Date.now(), openid, needBindPhone: need_bind_phone });
  // Wherever the visitor has gone meanwhile.
  setTimeout(giveTurnBack, GUARD_LIFETIME);
  return { kind: 'signed_in' };
}
