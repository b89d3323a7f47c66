import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import type { Answer } from './messaging-flow.ts';
import { isMessagingBrowser, returnedCode } from '../../shared/messaging.ts';
import type { Origin } from './origin.ts';

const { messages } = loginCopy;

// Few visitors come in the messaging app's browser: the others need not carry its login.
const flow = () => import('./messaging-flow.ts');

type MessagingState = { kind: 'idle' } | { kind: 'wechat_busy' } | { kind: 'failed'; message: string };

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
  // Asked only once the page stands: the prerendered one is the same for every browser.
  const here = guest && isMessagingBrowser(navigator.userAgent);
  const code = guest ? returnedCode(search) : null;
  const state: MessagingState = code === null ? held : { kind: 'wechat_busy' };
  const path = paths.login + origin.search;

  async function begin() {
    if (state.kind === 'wechat_busy') return;
    setHeld({ kind: 'wechat_busy' });
    const message = await flow()
      .then(({ askConsent }) => askConsent(path, messages.wechatFailed))
      .catch(() => messages.wechatFailed);
    // A browser that keeps the page for the way back keeps its state too.
    setHeld(message === null ? { kind: 'idle' } : { kind: 'failed', message });
  }

  const onAnswer = useEffectEvent(async (answer: Answer) => {
    if (answer.kind === 'signed_in') return;
    // The code is spent: a reload must not send it again.
    await navigate(path, { replace: true });
    if (answer.kind === 'refused') setHeld({ kind: 'failed', message: answer.message });
  });

  useEffect(() => {
    if (code === null) return;
    const refused = (message: string): Answer => ({ kind: 'refused', message });
    const answer = here
      ? flow().then(
          ({ exchange }) => exchange(code, messages.wechatFailed),
          () => refused(messages.wechatFailed),
        )
      : Promise.resolve(refused(messages.wechatOnly));
    void answer.then((found) => onAnswer(found));
  }, [code, here]);

  return { state, here, begin };
}
