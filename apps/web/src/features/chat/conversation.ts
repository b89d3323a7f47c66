import {
  cancelChatReply,
  type ChatDelta,
  clearChatHistory,
  followChat,
  selectChatBranch,
  streamChat,
} from '@ziping/api-client/endpoints/chat';
import { ApiError, codeOf, errorText } from '@ziping/api-client/envelope';

import { consumeForAnswerAtom, refreshBenefitsAtom } from '../../data/chat-benefit.ts';
import { type ChatPage, completeMessage, loadConversation } from '../../data/chat.ts';
import { apiAtom } from '../../data/api.ts';
import type { AboutReport } from '../../data/waiting-question.ts';
import { memberStateAtom } from '../../session/member-state.ts';
import { memberIdAtom } from '../../session/session.ts';
import { atom, type Store } from '../../shared/store.ts';
import { createBatch } from './frames.ts';
import { receive } from './receive.ts';
import {
  answerToFollow,
  emptyThread,
  lastOf,
  pathOf,
  questionOf,
  reduce,
  runningIn,
  type Thread,
  type ThreadEvent,
} from './thread.ts';

/** Code of an answer for which no conversation is left. */
const NO_BENEFIT = 1701;

/** After this time the conversation is loaded again when the page is looked at. Milliseconds. */
const STALE_AFTER = 30_000;

/** A page that was hidden for longer has probably lost its connections without being told. Milliseconds. */
const SLEPT_AFTER = 10_000;

const CHANNEL = 'ziping-chat';

/** A conversation of this store. */
export interface ConversationState {
  thread: Thread;
  history:
    | { kind: 'loading' }
    | { kind: 'failed'; error: unknown }
    | { kind: 'ready'; at: number; branches: boolean };
  /** Ids of the answers whose connection is lost. */
  lost: readonly string[];
}

const unopened: ConversationState = { thread: emptyThread, history: { kind: 'loading' }, lost: [] };

/** By record. */
const conversationsAtom = memberStateAtom<Readonly<Record<string, ConversationState>>>({});

/** Id of the record whose conversation is shown. */
export const chatRecordAtom = atom('');

/** The conversation about the record of {@link chatRecordAtom}. */
export const conversationAtom = atom((get) => get(conversationsAtom)[get(chatRecordAtom)] ?? unopened);

/** An id of the service's form. `crypto.randomUUID` is missing where the page is not served securely. */
export function newId(prefix: 'q' | 'a'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

interface Run {
  /** It is stopped as soon as the service has it: what was consumed for it is then given back. */
  cancelled?: true;
  end: AbortController;
  connection: AbortController;
}

export interface ConversationPorts {
  /** The service has the question. */
  onConfirmed: () => void;
  /** There is no conversation left. `text`: of the question that is taken back; empty where its answer alone is. */
  onShortfall: (event: { text: string }) => void;
}

/**
 * A conversation of the current member: what is in it, and what asking, answering and failing change, whether the service
 * keeps it or not.
 * @param start asks for an answer that has been put into the thread
 */
export function createConversation(
  store: Store,
  record_id: string,
  ports: ConversationPorts,
  start: (reply_id: string) => Promise<void>,
) {
  const member = store.get(memberIdAtom);
  /** The reports that questions are about, by the questions' ids: until the service has them. */
  const abouts = new Map<string, AboutReport>();

  const state = () => store.get(conversationsAtom)[record_id] ?? unopened;
  const thread = () => state().thread;
  const find = (id: string) => thread().messages.find((message) => message.id === id);
  const change = (into: (former: ConversationState) => ConversationState) => {
    // The member has left meanwhile.
    if (store.get(memberIdAtom) !== member) return;
    store.set(conversationsAtom, (before) => ({ ...before, [record_id]: into(state()) }));
  };
  const dispatch = (event: ThreadEvent) =>
    change((former) => ({ ...former, thread: reduce(former.thread, event) }));

  function ask(text: string, parent_id: string | null, about?: AboutReport): boolean {
    if (runningIn(thread()).length > 0) return false;
    const [message_id, reply_id] = [newId('q'), newId('a')];
    if (about) abouts.set(message_id, about);
    dispatch({ type: 'asked', message_id, reply_id, parent_id, text });
    void start(reply_id);
    return true;
  }

  return {
    ...{ member, abouts, state, thread, find, change, dispatch },

    /** An answer has failed. It is taken back where no conversation is left for it. */
    fail(reply_id: string, error: unknown): void {
      if (codeOf(error) !== NO_BENEFIT) {
        dispatch({ type: 'failed', reply_id, error: error instanceof ApiError ? error.message : '' });
        return;
      }
      const question = questionOf(thread(), reply_id);
      dispatch({ type: 'withdrawn', reply_id });
      ports.onShortfall({ text: question?.unsent ? question.content : '' });
    },

    actions: {
      /**
       * @param about the report from whose prompt the question comes
       * @returns whether the question was taken
       */
      send: (text: string, about?: AboutReport): boolean => ask(text, answerToFollow(thread()), about),

      edit({ id, text }: { id: string; text: string }): boolean {
        const former = find(id);
        return former?.role === 'user' && ask(text, former.parent_id, abouts.get(id));
      },

      /** Has another answer written to a question. */
      reload({ id }: { id: string }): void {
        const former = find(id);
        if (former?.role !== 'assistant' || runningIn(thread()).length > 0) return;
        const reply_id = newId('a');
        dispatch({ type: 'reloaded', message_id: former.parent_id ?? '', reply_id });
        void start(reply_id);
      },

      textOf: (id: string): string => pathOf(thread()).find((message) => message.id === id)?.content ?? '',
    },
  };
}

/**
 * Opens the conversation about a record: loads it once, receives every answer that is being written, over lost
 * connections and after a reload, and learns of what other tabs do.
 */
export function openConversation(store: Store, record_id: string, ports: ConversationPorts) {
  const { client } = store.get(apiAtom);
  const conversation = createConversation(store, record_id, ports, start);
  const { member, abouts, state, thread, find, change, dispatch, actions } = conversation;
  const runs = new Map<string, Run>();
  const waiting = new Set<() => void>();
  let closed = false;
  let loading = false;
  let clearing: Promise<void> | null = null;
  let hiddenAt: number | null = null;

  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  const announce = () => channel?.postMessage({ member, record_id });

  const setLost = (reply_id: string, lost: boolean) => {
    if (state().lost.includes(reply_id) === lost) return;
    change((former) => ({
      ...former,
      lost: lost ? [...former.lost, reply_id] : former.lost.filter((id) => id !== reply_id),
    }));
  };

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      waiting.add(end);
    });
  const wake = () => {
    for (const end of [...waiting]) end();
  };

  /**
   * Whether the conversation is read once, and again only after a lost connection: the service has nothing that changes
   * it but the questions asked here.
   */
  function isReadOnce(): boolean {
    const { history } = state();
    return history.kind === 'ready' && !history.branches;
  }

  /**
   * Loads the conversation where the service does not have what a call is about: it was deleted elsewhere. A service
   * without the call itself has deleted nothing.
   */
  function loadIfGone(error: unknown): void {
    if (codeOf(error) === 404 && !isReadOnce()) void load();
  }

  async function receiveReply(reply_id: string, run: Run): Promise<void> {
    const asked = questionOf(thread(), reply_id);
    const unsent = find(reply_id)?.unsent === true;
    let confirmed = !unsent;
    if (unsent) await store.set(consumeForAnswerAtom, reply_id);
    if (run.end.signal.aborted) return;
    const batch = createBatch<ChatDelta>((pieces) => dispatch({ type: 'received', reply_id, pieces }));
    try {
      await receive(confirmed, run.end.signal, {
        ask: (signal) =>
          streamChat(
            client,
            {
              ...{ record_id, message: asked?.content ?? '', message_id: asked?.id ?? '' },
              ...{ reply_id, parent_id: asked?.parent_id ?? null },
              ...abouts.get(asked?.id ?? ''),
            },
            { signal },
          ),
        follow: (signal) => {
          batch.flush();
          const { attempt = 1, content = '', reasoning_content } = find(reply_id) ?? {};
          const lengths = { content: content.length, reasoning_content: reasoning_content?.length ?? 0 };
          return followChat(client, { record_id, reply_id, attempt, ...lengths }, { signal });
        },
        deliver(piece) {
          batch.add(piece);
          if (confirmed) return;
          confirmed = true;
          ports.onConfirmed();
          announce();
          if (run.cancelled) void stop(reply_id);
        },
        pause,
        connection() {
          run.connection = new AbortController();
          return run.connection.signal;
        },
        onReconnecting: (lost) => setLost(reply_id, lost),
      });
      if (run.end.signal.aborted) batch.drop();
      else {
        batch.flush();
        dispatch({ type: 'ended', reply_id, status: 'complete' });
      }
    } catch (error) {
      batch.flush();
      conversation.fail(reply_id, error);
      loadIfGone(error);
    }
  }

  /** Has an answer stopped that the service is writing. */
  async function stop(reply_id: string): Promise<void> {
    const run = runs.get(reply_id);
    run?.end.abort();
    run?.connection.abort();
    try {
      dispatch({
        type: 'replaced',
        message: completeMessage(await cancelChatReply(client, { record_id, reply_id })),
      });
    } catch (error) {
      console.warn(errorText(undefined, error));
      loadIfGone(error);
    }
    store.set(refreshBenefitsAtom);
    announce();
  }

  async function start(reply_id: string): Promise<void> {
    const run: Run = { end: new AbortController(), connection: new AbortController() };
    runs.set(reply_id, run);
    try {
      await receiveReply(reply_id, run);
    } finally {
      runs.delete(reply_id);
      setLost(reply_id, false);
      store.set(refreshBenefitsAtom);
      if (!closed) announce();
    }
  }

  /** Receives every answer that is being written. */
  function resume(): void {
    for (const { id } of runningIn(thread())) if (!runs.has(id)) void start(id);
  }

  /** Stops the answers again that were cancelled here without the service learning of it. */
  function stopAgain({ items }: ChatPage): void {
    const own = new Map(thread().messages.map(({ id, status }) => [id, status]));
    for (const { id, status } of items) {
      if (status === 'running' && own.get(id) === 'cancelled') void stop(id);
    }
  }

  async function load(): Promise<void> {
    if (loading || closed) return;
    loading = true;
    const before = thread();
    if (state().history.kind === 'failed') change((former) => ({ ...former, history: { kind: 'loading' } }));
    try {
      const page = await loadConversation(client, record_id);
      if (closed) return;
      change((former) => ({
        ...former,
        history: { kind: 'ready', at: Date.now(), branches: page.branches },
        thread: reduce(former.thread, { type: 'loaded', page, before, receiving: [...runs.keys()] }),
      }));
      resume();
      stopAgain(page);
    } catch (error) {
      // What is there stays.
      change((former) =>
        former.history.kind === 'ready' ? former : { ...former, history: { kind: 'failed', error } },
      );
    } finally {
      loading = false;
    }
  }

  function loadIfStale(): void {
    const { history } = state();
    if (isReadOnce()) return;
    if (history.kind !== 'ready' || Date.now() - history.at > STALE_AFTER) void load();
  }

  function onVisible(): void {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const slept = hiddenAt !== null && Date.now() - hiddenAt > SLEPT_AFTER;
    hiddenAt = null;
    if (slept) for (const run of runs.values()) run.connection.abort();
    wake();
    loadIfStale();
    // A new day begins with new conversations.
    store.set(refreshBenefitsAtom);
  }
  function onOnline(): void {
    wake();
    void load();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const from = data as { member?: unknown; record_id?: unknown } | null;
    if (from?.member === member && from.record_id === record_id) void load();
  });
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  resume();
  loadIfStale();

  async function clear(): Promise<void> {
    try {
      await clearChatHistory(client, record_id);
    } catch (error) {
      loadIfGone(error);
      throw error;
    }
    dispatch({ type: 'cleared' });
    const left = new Set(thread().messages.map(({ id }) => id));
    for (const [reply_id, run] of runs) {
      if (left.has(reply_id)) continue;
      run.end.abort();
      run.connection.abort();
    }
    announce();
  }

  return {
    ...actions,

    reload({ id }: { id: string }): void {
      const { role, unsent } = find(id) ?? {};
      // While a cancelled request runs, its question may still arrive: it must not be sent twice.
      const retried = role === 'assistant' && unsent && !runs.has(id) && runningIn(thread()).length === 0;
      if (!retried) return actions.reload({ id });
      dispatch({ type: 'retried', reply_id: id });
      void start(id);
    },

    cancel(): void {
      for (const { id: reply_id, unsent } of runningIn(thread())) {
        dispatch({ type: 'ended', reply_id, status: 'cancelled' });
        const run = runs.get(reply_id);
        if (unsent && run) run.cancelled = true;
        else void stop(reply_id);
      }
    },

    select(event: { id: string; direction: 'previous' | 'next' }): void {
      const former = lastOf(thread());
      dispatch({ type: 'selected', ...event });
      const last = pathOf(thread()).at(-1);
      // The service cannot select what it does not have.
      if (!last || last.id === former || last.unsent) return;
      // The branch is selected here in any case.
      selectChatBranch(client, { record_id, message_id: last.id }).then(announce, loadIfGone);
    },

    /** Deletes the conversation. A second call before the answer is the same deletion. */
    clear(): Promise<void> {
      clearing ??= clear().finally(() => {
        clearing = null;
      });
      return clearing;
    },

    load: () => void load(),

    /** Ends every connection; the service goes on writing. */
    close(): void {
      closed = true;
      for (const run of runs.values()) {
        run.end.abort();
        run.connection.abort();
      }
      wake();
      channel?.close();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

export type Conversation = ReturnType<typeof openConversation>;
