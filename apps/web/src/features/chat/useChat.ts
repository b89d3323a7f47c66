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
import { checkChatBenefitAtom, type ChatQuota, refreshBenefitsAtom } from '../../data/chat-benefit.ts';
import { type AboutReport, waitingQuestionAtom } from '../../data/waiting-question.ts';
import { memberIdAtom } from '../../session/session.ts';
import { tab } from '../../shared/storage.ts';
import { copyText } from '../../shared/share-text.ts';
import { useAtom, useAtomValue, useSetAtom, useStore } from '../../shared/store.ts';
import {
  chatRecordAtom,
  type Conversation,
  conversationAtom,
  type ConversationPorts,
  openConversation,
} from './conversation.ts';
import { createDraftWriter, draftIdOf, GENERAL, readDraft, typedAtom } from './drafts.ts';
import { openGeneralConversation } from './general.ts';
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
export type Chat = Pick<
  ChatThreadProps,
  'state' | 'quota' | 'draft' | 'remaining' | 'lasting' | 'copied' | 'clearing'
> & {
  actions: Omit<ChatActions, 'onTerm' | 'onYear'>;
  /** No conversation is left: 智能对话权益不足 is open. */
  short: boolean;
  onCloseShortfall: () => void;
};

/**
 * The conversation about a record, or about none ({@link GENERAL}), from its opening to its closing.
 * @param saved whether the record is stored: nothing is asked about another one
 */
export function useChat(record_id: string, saved: boolean): Chat {
  const store = useStore();
  // The member may become known after the page has opened; what was asked for before belongs to nobody.
  const member = useAtomValue(memberIdAtom);
  const [open, setOpen] = useAtom(chatRecordAtom);
  const { thread, history, lost } = useAtomValue(conversationAtom);
  const { data: dashboard } = useQuery({ ...dashboardOptions(useApi()), enabled: saved });
  const [waiting, setWaiting] = useAtom(waitingQuestionAtom);
  const check = useSetAtom(checkChatBenefitAtom);
  const refreshBenefits = useSetAtom(refreshBenefitsAtom);
  const conversation = useRef<Conversation>(null);
  const writer = useRef<ReturnType<typeof createDraftWriter>>(null);
  const setTyped = useSetAtom(typedAtom);
  const draft_id = draftIdOf(record_id, member);
  const stored = useMemo(() => readDraft(draft_id), [draft_id]);
  /** Of the question in the field that comes from a report. */
  const about = useRef<AboutReport>(undefined);
  const [short, setShort] = useState(false);
  /** null until the service has said. */
  const [quota, setQuota] = useState<ChatQuota | null>(null);
  const [clearing, setClearing] = useState<{ record_id: string; step: ChatClearing } | null>(null);
  const [copied, setCopied] = useState<{ id: string } | null>(null);
  const [view] = useState(createView);

  // The path led back here from a purchase. It is of no more use.
  useEffect(() => tab.remove('questionPath'), []);
  useLayoutEffect(() => setOpen(record_id), [record_id, setOpen]);

  const draft = useMemo(
    (): Draft => ({
      read: () => store.get(typedAtom)[draft_id] ?? stored,
      subscribe: (listener) => store.sub(typedAtom, listener),
    }),
    [draft_id, store, stored],
  );
  const write = (text: string) => {
    setTyped((all) => ({ ...all, [draft_id]: text }));
    writer.current?.write(text);
  };
  // What was sent stays stored until the service has it.
  const onConfirmed = useEffectEvent(() => writer.current?.write(draft.read()));
  const onShortfall = useEffectEvent(({ text }: { text: string }) => {
    if (text !== '') write(withRestored(draft.read(), text));
    setShort(true);
  });

  useEffect(() => {
    const opened = createDraftWriter(draft_id, () => store.get(memberIdAtom) === member);
    writer.current = opened;
    return () => opened.close();
  }, [draft_id, member, store]);

  useEffect(() => {
    if (!saved) return undefined;
    const ports: ConversationPorts = {
      onConfirmed: () => onConfirmed(),
      onShortfall: (event) => onShortfall(event),
    };
    const opened =
      record_id === GENERAL
        ? openGeneralConversation(store, ports)
        : openConversation(store, record_id, ports);
    conversation.current = opened;
    return () => {
      conversation.current = null;
      opened.close();
    };
  }, [member, record_id, saved, store]);

  const onChecked = useEffectEvent((found: ChatQuota) => {
    setQuota(found);
    if (found === 'none') setShort(true);
  });
  useEffect(() => {
    if (!saved) return undefined;
    let closed = false;
    void check().then((found) => closed || onChecked(found));
    return () => {
      closed = true;
    };
  }, [check, member, record_id, saved]);

  // After a purchase in another tab, and on the next day.
  const onVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check().then(setQuota);
  });
  const closedQuota = quota === 'none' || quota === 'failed';
  useEffect(() => {
    if (!saved || !closedQuota) return undefined;
    const listener = () => onVisible();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [closedQuota, saved]);

  const takeQuestion = useEffectEvent(({ question, report_type_code }: NonNullable<typeof waiting>) => {
    if (question !== undefined) write(withQuestion(draft.read(), question));
    about.current = { report_type_code, ...(question !== undefined && { prompt: question }) };
    setWaiting(null);
  });
  useEffect(() => {
    if (saved && waiting?.record_id === record_id) takeQuestion(waiting);
  }, [record_id, saved, waiting]);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const remaining = dashboard?.chat_status.remaining_count ?? null;
  const mayAsk = remaining !== 0 && quota === 'left';
  async function checkAgain(): Promise<ChatQuota> {
    const found = await check();
    setQuota(found);
    if (found === 'none') setShort(true);
    else refreshBenefits();
    return found;
  }

  /** The number that is shown may be of yesterday: the service is asked before anything is refused. */
  async function whenLeft(ask: () => void) {
    if (mayAsk) return ask();
    if ((await checkAgain()) === 'left') ask();
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
      // It may tell of danger, which the service answers whatever is left: only the service refuses it.
      if (!mayAsk) void check().then(setQuota);
      // A question that was not typed leaves what was.
      const typed = draft.read().trim() === text;
      if (!conversation.current?.send(text, typed ? about.current : undefined) || !typed) return;
      about.current = undefined;
      setTyped((all) => ({ ...all, [draft_id]: '' }));
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
    onDraft({ text }) {
      // An emptied field no longer holds the prompt of a report. A report without a prompt stays chosen.
      if (text.trim() === '' && about.current?.prompt !== undefined) about.current = undefined;
      write(text);
    },
    onShortfall: () => setShort(true),
    onCheckQuota: () => void checkAgain(),
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
    lasting: dashboard?.chat_status.source_type === 'package',
    quota: quota === 'none' || quota === 'failed' ? quota : 'left',
    copied: copied?.id ?? null,
    clearing: clearing?.record_id === record_id ? clearing.step : null,
    short,
    onCloseShortfall: () => setShort(false),
  };
}
