import { errorText } from '@ziping/api-client/envelope';
import type {
  ChatActions,
  ChatClearing,
  ChatState,
  ChatThreadProps,
  Draft,
} from '@ziping/ui/screens/chat/chat-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useApi } from '../../data/api.ts';
import { dashboardOptions } from '../../data/benefits.ts';
import { checkChatBenefitAtom, refreshBenefitsAtom } from '../../data/chat-benefit.ts';
import { waitingQuestionAtom } from '../../data/reports.ts';
import { memberIdAtom } from '../../session/session.ts';
import { copyText } from '../../shared/share-text.ts';
import { useAtom, useAtomValue, useSetAtom, useStore } from '../../shared/store.ts';
import { chatRecordAtom, type Conversation, conversationAtom, openConversation } from './conversation.ts';
import { createDraftWriter, readDraft, typedAtom } from './drafts.ts';
import { createView, runningIn } from './thread.ts';

/** How long a message counts as copied. Milliseconds. */
const COPIED_FOR = 3_000;

/** A question that was taken back goes above what was typed since. */
const withRestored = (draft: string, text: string) =>
  draft.trim() === '' || draft === text ? text : `${text}\n\n${draft}`;

/** The question that waits goes below what was typed. */
const withQuestion = (draft: string, question: string) =>
  draft.trim() === '' || draft === question ? question : `${draft}\n${question}`;

/** What a chat thread shows and does, but for the words and years that can be tapped. */
export type Chat = Pick<ChatThreadProps, 'state' | 'draft' | 'remaining' | 'copied' | 'clearing'> & {
  actions: Omit<ChatActions, 'onTerm' | 'onYear'>;
  /** No conversation is left: 智能对话权益不足 is open. */
  short: boolean;
  onCloseShortfall: () => void;
};

/**
 * The conversation about a record, from its opening to its closing.
 * @param saved whether the record is stored: nothing is asked about another one
 */
export function useChat(record_id: string, saved: boolean): Chat {
  const store = useStore();
  // The member may become known after the page has opened; what was asked for before belongs to nobody.
  const member = useAtomValue(memberIdAtom);
  const [open, setOpen] = useAtom(chatRecordAtom);
  const { thread, history, lost } = useAtomValue(conversationAtom);
  const { data: dashboard } = useQuery(dashboardOptions(useApi()));
  const [waiting, setWaiting] = useAtom(waitingQuestionAtom);
  const check = useSetAtom(checkChatBenefitAtom);
  const refreshBenefits = useSetAtom(refreshBenefitsAtom);
  const conversation = useRef<Conversation>(null);
  const writer = useRef<ReturnType<typeof createDraftWriter>>(null);
  const setTyped = useSetAtom(typedAtom);
  const stored = useMemo(() => readDraft(record_id), [record_id]);
  const [short, setShort] = useState(false);
  const [clearing, setClearing] = useState<{ record_id: string; step: ChatClearing } | null>(null);
  const [copied, setCopied] = useState<{ id: string } | null>(null);
  const [view] = useState(createView);

  useLayoutEffect(() => setOpen(record_id), [record_id, setOpen]);

  const draft = useMemo(
    (): Draft => ({
      read: () => store.get(typedAtom)[record_id] ?? stored,
      subscribe: (listener) => store.sub(typedAtom, listener),
    }),
    [record_id, store, stored],
  );
  const write = (text: string) => {
    setTyped((all) => ({ ...all, [record_id]: text }));
    writer.current?.write(text);
  };
  // What was sent stays stored until the service has it.
  const onConfirmed = useEffectEvent(() => writer.current?.write(draft.read()));
  const onShortfall = useEffectEvent(({ text }: { text: string }) => {
    if (text !== '') write(withRestored(draft.read(), text));
    setShort(true);
  });

  useEffect(() => {
    const opened = createDraftWriter(record_id, () => store.get(memberIdAtom) === member);
    writer.current = opened;
    return () => opened.close();
  }, [member, record_id, store]);

  useEffect(() => {
    if (!saved) return undefined;
    const opened = openConversation(store, record_id, {
      onConfirmed: () => onConfirmed(),
      onShortfall: (event) => onShortfall(event),
    });
    conversation.current = opened;
    return () => {
      conversation.current = null;
      opened.close();
    };
  }, [member, record_id, saved, store]);

  useEffect(() => {
    if (!saved) return undefined;
    let closed = false;
    void check().then((left) => closed || left || setShort(true));
    return () => {
      closed = true;
    };
  }, [check, record_id, saved]);

  const takeQuestion = useEffectEvent((question: string) => {
    write(withQuestion(draft.read(), question));
    setWaiting(null);
  });
  useEffect(() => {
    if (saved && waiting?.record_id === record_id) takeQuestion(waiting.question);
  }, [record_id, saved, waiting]);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const remaining = dashboard?.chat_status.remaining_count ?? null;
  /** The number that is shown may be of yesterday: the service is asked before anything is refused. */
  async function whenLeft(ask: () => void) {
    if (remaining !== 0) return ask();
    if (!(await check())) return setShort(true);
    refreshBenefits();
    ask();
  }

  async function clear() {
    setClearing({ record_id, step: 'busy' });
    try {
      await conversation.current?.clear();
      setClearing(null);
    } catch {
      setClearing({ record_id, step: 'failed' });
    }
  }

  const actions: Chat['actions'] = {
    onSend({ text }) {
      void whenLeft(() => {
        if (!conversation.current?.send(text)) return;
        // A question that was not typed leaves what was.
        if (draft.read().trim() === text) setTyped((all) => ({ ...all, [record_id]: '' }));
      });
    },
    onCancel: () => conversation.current?.cancel(),
    onEdit(event) {
      void whenLeft(() => conversation.current?.edit(event));
    },
    onReload(event) {
      const reload = () => conversation.current?.reload(event);
      // What was consumed for an answer that the service does not have is still there for it.
      if (thread.messages.some(({ id, unsent }) => id === event.id && unsent)) reload();
      else void whenLeft(reload);
    },
    onBranch: (event) => conversation.current?.select(event),
    onCopy: ({ id }) => {
      void copyText(conversation.current?.textOf(id) ?? '').then((done) => {
        if (done) setCopied({ id });
      });
    },
    onDraft: ({ text }) => write(text),
    onRetryHistory: () => conversation.current?.load(),
    onClear: () => setClearing({ record_id, step: 'asking' }),
    onConfirmClear: () => void clear(),
    onLeaveClear: () => setClearing(null),
  };

  const ready = history.kind === 'ready' || thread.messages.length > 0;
  const state = useMemo((): ChatState => {
    if (!saved) return { kind: 'unsaved' };
    if (open !== record_id || (history.kind === 'loading' && !ready)) return { kind: 'loading' };
    if (history.kind === 'failed' && !ready) {
      return { kind: 'failed', message: errorText(undefined, history.error) };
    }
    return {
      kind: 'ready',
      messages: view(thread),
      running: runningIn(thread).length > 0,
      reconnecting: lost.length > 0,
    };
  }, [history, lost, open, ready, record_id, saved, thread, view]);

  return {
    state,
    actions,
    draft,
    remaining,
    copied: copied?.id ?? null,
    clearing: clearing?.record_id === record_id ? clearing.step : null,
    short,
    onCloseShortfall: () => setShort(false),
  };
}
