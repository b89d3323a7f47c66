import { type ChatDelta, streamChat } from '@ziping/api-client/endpoints/chat';

import { consumeForAnswerAtom, refreshBenefitsAtom } from '../../data/chat-benefit.ts';
import { apiAtom } from '../../data/api.ts';
import type { Store } from '../../shared/store.ts';
import { type Conversation, type ConversationPorts, createConversation } from './conversation.ts';
import { GENERAL } from './drafts.ts';
import { createBatch } from './frames.ts';
import { emptyThread, questionOf, runningIn } from './thread.ts';

/**
 * Opens the conversation about no record. The service keeps nothing of it: it lives in this tab, and an answer ends
 * with its connection.
 */
export function openGeneralConversation(store: Store, ports: ConversationPorts): Conversation {
  const { client } = store.get(apiAtom);
  const { thread, change, dispatch, fail, actions } = createConversation(store, GENERAL, ports, start);
  const runs = new Map<string, AbortController>();

  async function start(reply_id: string): Promise<void> {
    const run = new AbortController();
    runs.set(reply_id, run);
    const asked = questionOf(thread(), reply_id);
    const batch = createBatch<ChatDelta>((pieces) => dispatch({ type: 'received', reply_id, pieces }));
    let confirmed = false;
    try {
      await store.set(consumeForAnswerAtom, reply_id);
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
      fail(reply_id, error);
    } finally {
      batch.flush();
      runs.delete(reply_id);
      store.set(refreshBenefitsAtom);
    }
  }

  function cancel(): void {
    for (const { id: reply_id } of runningIn(thread())) {
      dispatch({ type: 'ended', reply_id, status: 'cancelled' });
      runs.get(reply_id)?.abort();
    }
  }

  change((former) => ({ ...former, history: { kind: 'ready', at: Date.now(), branches: false } }));

  return {
    ...actions,

    cancel,

    select: (event) => dispatch({ type: 'selected', ...event }),

    clear() {
      cancel();
      change((former) => ({ ...former, thread: emptyThread }));
      return Promise.resolve();
    },

    load: () => undefined,

    /** Stops what is being written: nobody could fetch the rest of it. */
    close: cancel,
  };
}
