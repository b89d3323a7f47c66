import { type ChatDelta, streamChat } from '@ziping/api-client/endpoints/chat';
import { ApiError, codeOf } from '@ziping/api-client/envelope';

import { refreshBenefitsAtom } from '../../data/chat-benefit.ts';
import { apiAtom } from '../../data/api.ts';
import { memberIdAtom } from '../../session/session.ts';
import type { Store } from '../../shared/store.ts';
import { consumeForAnswer } from './consume.ts';
import {
  changeAtom,
  type Conversation,
  type ConversationPorts,
  type ConversationState,
  NO_BENEFIT,
  newId,
  stateOfConversation,
} from './conversation.ts';
import { GENERAL } from './drafts.ts';
import { createBatch } from './frames.ts';
import { answerToFollow, pathOf, questionOf, reduce, runningIn, type ThreadEvent } from './thread.ts';

/**
 * Opens the conversation about no record. The service keeps nothing of it: it lives in this tab, and an answer ends
 * with its connection.
 */
export function openGeneralConversation(store: Store, ports: ConversationPorts): Conversation {
  const { client } = store.get(apiAtom);
  const member = store.get(memberIdAtom);
  const runs = new Map<string, AbortController>();

  const state = () => stateOfConversation(store, GENERAL);
  const thread = () => state().thread;
  const change = (into: (former: ConversationState) => ConversationState) => {
    // The member has left meanwhile.
    if (store.get(memberIdAtom) === member) store.set(changeAtom, GENERAL, into);
  };
  const dispatch = (event: ThreadEvent) =>
    change((former) => ({ ...former, thread: reduce(former.thread, event) }));

  async function start(reply_id: string): Promise<void> {
    const run = new AbortController();
    runs.set(reply_id, run);
    const asked = questionOf(thread(), reply_id);
    const batch = createBatch<ChatDelta>((pieces) => dispatch({ type: 'received', reply_id, pieces }));
    let confirmed = false;
    try {
      await consumeForAnswer(store, reply_id);
      if (run.signal.aborted) return;
      const body = { message: asked?.content ?? '', message_id: asked?.id ?? '', reply_id };
      for await (const piece of streamChat(client, { record_id: null, ...body }, { signal: run.signal })) {
        if (run.signal.aborted) return;
        batch.add(piece);
        if (!confirmed) ports.onConfirmed();
        confirmed = true;
      }
      batch.flush();
      dispatch({ type: 'ended', reply_id, status: 'complete' });
    } catch (error) {
      if (run.signal.aborted) return;
      batch.flush();
      if (codeOf(error) === NO_BENEFIT) {
        const question = questionOf(thread(), reply_id);
        dispatch({ type: 'withdrawn', reply_id });
        ports.onShortfall({ text: question?.unsent ? question.content : '' });
      } else {
        dispatch({ type: 'failed', reply_id, error: error instanceof ApiError ? error.message : '' });
      }
    } finally {
      batch.flush();
      runs.delete(reply_id);
      store.set(refreshBenefitsAtom);
    }
  }

  function ask(text: string, parent_id: string | null): boolean {
    if (runningIn(thread()).length > 0) return false;
    const [message_id, reply_id] = [newId('q'), newId('a')];
    dispatch({ type: 'asked', message_id, reply_id, parent_id, text });
    void start(reply_id);
    return true;
  }

  function cancel(): void {
    for (const { id: reply_id } of runningIn(thread())) {
      dispatch({ type: 'ended', reply_id, status: 'cancelled' });
      runs.get(reply_id)?.abort();
    }
  }

  change((former) => ({ ...former, history: { kind: 'ready', at: Date.now(), branches: false } }));

  return {
    send: (text) => ask(text, answerToFollow(thread())),

    edit({ id, text }) {
      const former = thread().messages.find((message) => message.id === id);
      return former?.role === 'user' && ask(text, former.parent_id);
    },

    reload({ id }) {
      const former = thread().messages.find((message) => message.id === id);
      if (former?.role !== 'assistant' || runningIn(thread()).length > 0) return;
      const reply_id = newId('a');
      dispatch({ type: 'reloaded', message_id: former.parent_id ?? '', reply_id });
      void start(reply_id);
    },

    cancel,

    select: (event) => dispatch({ type: 'selected', ...event }),

    clear() {
      cancel();
      change((former) => ({ ...former, thread: { messages: [], head_id: null } }));
      return Promise.resolve();
    },

    textOf: (id) => pathOf(thread()).find((message) => message.id === id)?.content ?? '',

    load: () => undefined,

    /** Stops what is being written: nobody could fetch the rest of it. */
    close: cancel,
  };
}
