import { ChatThread } from '@ziping/ui/screens/chat/ChatThread';
import type { ChatState } from '@ziping/ui/screens/chat/chat-view';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import type { OriginState } from '../../features/account/origin.ts';
import { Explanation } from '../../features/chart/Explanation.tsx';
import { useReadingTerms } from '../../features/chart/useReadingTerms.ts';
import { draftIdOf, GENERAL, typedAtom } from '../../features/chat/drafts.ts';
import { useChat } from '../../features/chat/useChat.ts';
import { sessionAtom } from '../../session/session.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { tab } from '../../shared/storage.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';

// Used by few visits.
const Shortfall = lazyPart(() => import('../../features/benefits/Shortfall.tsx'));

/** A guest can look around and write the first question. */
const forGuest: ChatState = { kind: 'ready', messages: [], running: false, reconnecting: false };

/** /ask: a conversation about no record. A guest's question waits in the field after the login. */
export default function AskRoute() {
  const navigate = useNavigate();
  const { status } = useAtomValue(sessionAtom);
  const guest = status === 'guest';
  const member = status === 'member';
  const { actions, short, onCloseShortfall, state, ...thread } = useChat(GENERAL, member);
  const { terms, explainTerm } = useReadingTerms(member);

  const setTyped = useSetAtom(typedAtom);
  const takeQuestion = useEffectEvent(() => {
    const question = tab.read('guestQuestion');
    if (question === null) return;
    tab.remove('guestQuestion');
    setTyped((all) => ({ ...all, [draftIdOf(GENERAL, null)]: '' }));
    actions.onDraft({ text: question });
  });
  useEffect(() => {
    if (member) takeQuestion();
  }, [member]);

  function leadToLogin({ text }: { text: string }) {
    tab.write('guestQuestion', text);
    const origin: OriginState = { from: paths.ask, notice: 'question' };
    void navigate(loginWithRedirect(paths.ask), { state: origin });
  }

  return (
    <>
      <ChatThread
        {...thread}
        subject="general"
        guest={guest}
        state={guest ? forGuest : member ? state : { kind: 'loading' }}
        terms={terms}
        years={null}
        actions={{
          ...actions,
          ...(guest && { onSend: leadToLogin }),
          onTerm: ({ term }) => explainTerm(term),
          onYear: () => undefined,
        }}
      />
      {short && <Shortfall missing="chat" onClose={onCloseShortfall} />}
      <Explanation />
    </>
  );
}
