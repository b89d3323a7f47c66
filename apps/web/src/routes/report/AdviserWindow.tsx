import { ChatWindow, type ChatWindowProps } from '@ziping/ui/screens/chat/ChatWindow';

import { lazyPart } from '../../shared/lazy.ts';

// Loaded when the window is opened.
const AdviserThread = lazyPart(() => import('./AdviserThread.tsx'));

type AdviserWindowProps = Pick<ChatWindowProps, 'state' | 'onState'> & { record_id: string };

/** The conversation in a window over the tab AI命盘报告, and the button that opens it. */
export default function AdviserWindow({ record_id, state, onState }: AdviserWindowProps) {
  return (
    <ChatWindow state={state} onState={onState}>
      {state !== 'closed' && <AdviserThread key={record_id} record_id={record_id} explains />}
    </ChatWindow>
  );
}
