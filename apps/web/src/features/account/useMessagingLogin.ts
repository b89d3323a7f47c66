import { messageOf } from '@ziping/api-client/envelope';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { wechatLoginMutationAtom } from '../../data/auth.ts';
import { configQueryAtom } from '../../data/system.ts';
import { startSessionAtom } from '../../session/session.ts';
import { isMessagingBrowser, returnedCode } from '../../shared/messaging.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { acquireLoginLock, consentUrl, releaseLoginLock } from './messaging-login.ts';
import type { Origin } from './origin.ts';

const { messages } = loginCopy;

/** How long the lock outlives a successful login, in milliseconds. */
const LOCK_LIFETIME = 3000;

type MessagingState = { kind: 'idle' } | { kind: 'wechat_busy' } | { kind: 'failed'; message: string };

/**
 * The login through the messaging app: to its consent page, and back with a code that is exchanged once. It starts the
 * session; the page redirects.
 * @param guest whether it is known that nobody is logged in
 * @param origin where the login leads back to
 */
export function useMessagingLogin(guest: boolean, origin: Origin) {
  const [ownState, setOwnState] = useState<MessagingState>({ kind: 'idle' });
  const { refetch: fetchConfig } = useAtomValue(configQueryAtom);
  const { mutateAsync: wechatLogin } = useAtomValue(wechatLoginMutationAtom);
  const startSession = useSetAtom(startSessionAtom);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Not before the session is known: the prerendered page is the same for every browser.
  const available = guest && isMessagingBrowser(navigator.userAgent);
  const code = guest ? returnedCode(search) : null;
  const state: MessagingState = code === null ? ownState : { kind: 'wechat_busy' };
  const path = paths.login + origin.search;

  const showError = (error: unknown) =>
    setOwnState({ kind: 'failed', message: messageOf(error, messages.wechatFailed) });

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
      showError(error);
    }
  }

  /** Removes the used code from the address, so that a reload does not send it again. */
  const removeCode = async () => navigate(path, { replace: true });

  const exchange = useEffectEvent(async (returned: string) => {
    if (!available) {
      await removeCode();
      setOwnState({ kind: 'failed', message: messages.wechatOnly });
      return;
    }
    if (!acquireLoginLock()) {
      await removeCode();
      return;
    }
    try {
      const { user, need_bind_phone, openid, ...tokens } = await wechatLogin({ code: returned });
      startSession({
        tokens,
        user,
        messaging: { at: Date.now(), openid, needBindPhone: need_bind_phone },
      });
      setTimeout(releaseLoginLock, LOCK_LIFETIME);
    } catch (error) {
      releaseLoginLock();
      await removeCode();
      showError(error);
    }
  });

  useEffect(() => {
    if (code !== null) void exchange(code);
  }, [code]);

  return { state, available, begin };
}
