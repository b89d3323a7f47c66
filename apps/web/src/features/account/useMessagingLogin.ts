import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { attempt } from '../../app/attempt.ts';
import { paths } from '../../app/paths.ts';
import { signIn } from '../../state/session/session.ts';
import {
  consentAddress,
  giveTurnBack,
  giveTurnBackLater,
  isMessagingBrowser,
  returnedCode,
  takeTurn,
} from './messaging.ts';
import type { Origin } from './origin.ts';
import { useCalls } from './useCalls.ts';

const { messages } = loginCopy;

type MessagingState = { kind: 'idle' } | { kind: 'wechat_busy' } | { kind: 'failed'; message: string };

/** What became of a code; `left`: its exchange was begun elsewhere. */
type Answer = { kind: 'signed_in' } | { kind: 'left' } | { kind: 'refused'; message: string };

/** Exchanges the code, unless its turn is taken, and begins the session. */
async function exchange(code: string, calls: ReturnType<typeof useCalls>): Promise<Answer> {
  if (!takeTurn()) return { kind: 'left' };
  const outcome = await attempt(messages.wechatFailed, async () => (await calls()).signInByMessaging(code));
  if ('fault' in outcome) {
    giveTurnBack();
    return { kind: 'refused', message: outcome.fault.message };
  }
  const { user, need_bind_phone, openid, ...tokens } = outcome.data;
  signIn(tokens, user, { at: Date.now(), openid, needBindPhone: need_bind_phone });
  giveTurnBackLater();
  return { kind: 'signed_in' };
}

/**
 * The login through the messaging app: to its consent page, and back with a code that is exchanged once. Where it
 * succeeds the session begins; leading on is the page's matter.
 * @param guest whether it is known that nobody is signed in
 * @param origin where the login leads back to
 */
export function useMessagingLogin(guest: boolean, origin: Origin) {
  const [held, setHeld] = useState<MessagingState>({ kind: 'idle' });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const calls = useCalls();
  // Asked only once the page stands: the prerendered one is the same for every browser.
  const here = guest && isMessagingBrowser(navigator.userAgent);
  const code = guest ? returnedCode(search) : null;
  const state: MessagingState = code === null ? held : { kind: 'wechat_busy' };

  async function begin() {
    if (state.kind === 'wechat_busy') return;
    setHeld({ kind: 'wechat_busy' });
    giveTurnBack();
    const outcome = await attempt(messages.wechatFailed, async () => (await calls()).askConsentPage());
    if ('fault' in outcome) {
      setHeld({ kind: 'failed', message: outcome.fault.message });
      return;
    }
    const returnTo = location.origin + paths.login + origin.search;
    location.assign(consentAddress(outcome.data, returnTo, location.origin));
    // A browser that keeps the page for the way back keeps its state too.
    setHeld({ kind: 'idle' });
  }

  const onAnswer = useEffectEvent(async (answer: Answer) => {
    if (answer.kind === 'signed_in') return;
    // The code is spent: a reload must not send it again.
    await navigate(paths.login + origin.search, { replace: true });
    if (answer.kind === 'refused') setHeld({ kind: 'failed', message: answer.message });
  });

  useEffect(() => {
    if (code === null) return;
    const answer: Promise<Answer> = here
      ? exchange(code, calls)
      : Promise.resolve({ kind: 'refused', message: messages.wechatOnly });
    void answer.then((found) => onAnswer(found));
  }, [calls, code, here]);

  return { state, here, begin };
}
