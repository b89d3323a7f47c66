import { messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { useWechatLogin } from '../../data/auth.ts';
import { configOptions } from '../../data/system.ts';
import { startSessionAtom } from '../../session/session.ts';
import { isWechatBrowser, returnedCode } from '../../shared/wechat.ts';
import { paths } from '@ziping/ui/paths';
import { useSetAtom } from '../../shared/store.ts';
import { acquireLoginLock, consentUrl, releaseLoginLock } from './wechat-login.ts';
import type { Origin } from './origin.ts';

const { messages } = loginCopy;

/** How long the lock outlives a successful login, in milliseconds. */
const LOCK_LIFETIME = 3000;

type WechatState = { kind: 'idle' } | { kind: 'wechat_busy' } | { kind: 'failed'; message: string };

/** What came of a returned code; no message where another exchange is running. */
type Exchange = { loggedIn: true } | { loggedIn: false; message?: string };

/**
 * The login through WeChat: to its consent page, and back with a code that is exchanged once. It starts the
 * session; the page redirects.
 * @param guest whether it is known that nobody is logged in
 * @param origin where the login leads back to
 */
export function useWechatConsent(guest: boolean, origin: Origin) {
  const [ownState, setOwnState] = useState<WechatState>({ kind: 'idle' });
  const { refetch: fetchConfig } = useQuery(configOptions(useApi()));
  const { mutateAsync: wechatLogin } = useWechatLogin();
  const startSession = useSetAtom(startSessionAtom);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Not before the session is known: the prerendered page is the same for every browser.
  const available = guest && isWechatBrowser(navigator.userAgent);
  const code = guest ? returnedCode(search) : null;
  const state: WechatState = code === null ? ownState : { kind: 'wechat_busy' };
  const path = paths.login + origin.search;

  async function begin() {
    if (state.kind === 'wechat_busy') return;
    setOwnState({ kind: 'wechat_busy' });
    releaseLoginLock();
    try {
      const { data } = await fetchConfig({ throwOnError: true });
      const page = data?.wechat_authorize_url ?? '';
      location.assign(consentUrl(page, location.origin + path, location.origin));
      // A browser that keeps the page for the way back keeps its state too.
      setOwnState({ kind: 'idle' });
    } catch (error) {
      setOwnState({ kind: 'failed', message: messageOf(error, messages.wechatFailed) });
    }
  }

  const exchange = useEffectEvent(async (returned: string): Promise<Exchange> => {
    if (!available) return { loggedIn: false, message: messages.wechatOnly };
    if (!acquireLoginLock()) return { loggedIn: false };
    try {
      const {
        user,
        need_bind_phone: needBindPhone,
        openid,
        ...tokens
      } = await wechatLogin({ code: returned });
      startSession({ tokens, user, wechat: { at: Date.now(), openid, needBindPhone } });
      setTimeout(releaseLoginLock, LOCK_LIFETIME);
      return { loggedIn: true };
    } catch (error) {
      releaseLoginLock();
      return { loggedIn: false, message: messageOf(error, messages.wechatFailed) };
    }
  });

  const onExchanged = useEffectEvent(async (outcome: Exchange) => {
    if (outcome.loggedIn) return;
    // The code is used: a reload must not send it again.
    await navigate(path, { replace: true });
    if (outcome.message !== undefined) setOwnState({ kind: 'failed', message: outcome.message });
  });

  useEffect(() => {
    if (code !== null) void exchange(code).then((outcome) => onExchanged(outcome));
  }, [code]);

  return { state, available, begin };
}
