import type { ChatDelta, HistoryMessage } from '@ziping/api-client/endpoints/chat';
import type { ChatMessageView } from '@ziping/ui/screens/chat/chat-view';

import { type ChatMessage, type ChatPage, completeMessage } from '../../data/chat.ts';

/** A message of this tab's copy of the conversation. */
export interface ThreadMessage extends ChatMessage {
  /** Of a question and an answer: the service has not confirmed them yet. */
  unsent?: true;
}

/** A conversation as a tree: messages with the same parent are versions of each other. */
export interface Thread {
  /** Oldest first; a parent stands before its children. */
  messages: readonly ThreadMessage[];
  /** A message of the selected branch; null for the branch of the newest message. */
  head_id: string | null;
}

export const emptyThread: Thread = { messages: [], head_id: null };

export type ThreadEvent =
  /**
   * The service's copy. `before`: this tab's copy when the service was asked; `receiving`: ids of the answers that are
   * being received.
   */
  | {
      type: 'loaded';
      page: Pick<ChatPage, 'items' | 'head_id'>;
      before: Thread;
      receiving: readonly string[];
    }
  | { type: 'asked'; message_id: string; reply_id: string; parent_id: string | null; text: string }
  | { type: 'reloaded'; message_id: string; reply_id: string }
  /** An answer that the service does not have is asked for again, under its own id. */
  | { type: 'retried'; reply_id: string }
  | { type: 'received'; reply_id: string; pieces: readonly ChatDelta[] }
  | { type: 'ended'; reply_id: string; status: 'complete' | 'cancelled' }
  | { type: 'failed'; reply_id: string; error: string }
  /** The answer as the service has it. */
  | { type: 'replaced'; message: ChatMessage }
  /** An answer that was refused, and its question where no other answer of it is there. */
  | { type: 'withdrawn'; reply_id: string }
  | { type: 'selected'; id: string; direction: 'previous' | 'next' }
  | { type: 'cleared' };

interface Index {
  byId: ReadonlyMap<string, ThreadMessage>;
  /** The versions of a message, by its parent. */
  byParent: ReadonlyMap<string | null, readonly ThreadMessage[]>;
}

const indexes = new WeakMap<readonly ThreadMessage[], Index>();

function indexOf({ messages }: Thread): Index {
  const known = indexes.get(messages);
  if (known) return known;
  const byId = new Map<string, ThreadMessage>();
  const byParent = new Map<string | null, ThreadMessage[]>();
  for (const message of messages) {
    byId.set(message.id, message);
    const versions = byParent.get(message.parent_id);
    if (versions) versions.push(message);
    else byParent.set(message.parent_id, [message]);
  }
  const index = { byId, byParent };
  indexes.set(messages, index);
  return index;
}

const find = (thread: Thread, id: string | null) => (id === null ? undefined : indexOf(thread).byId.get(id));

const versionsOf = (thread: Thread, { parent_id }: ThreadMessage) =>
  indexOf(thread).byParent.get(parent_id) ?? [];

/** The newest message that follows a message, over any number of others; itself without one. */
function leafOf({ messages }: Thread, id: string): string {
  const within = new Set([id]);
  let last = id;
  for (const message of messages) {
    if (message.parent_id === null || !within.has(message.parent_id)) continue;
    within.add(message.id);
    last = message.id;
  }
  return last;
}

/** The selected branch, oldest first. */
export function pathOf(thread: Thread): ThreadMessage[] {
  const head = find(thread, thread.head_id) ?? thread.messages.at(-1);
  const path: ThreadMessage[] = [];
  let at = head && find(thread, leafOf(thread, head.id));
  while (at) {
    path.push(at);
    at = find(thread, at.parent_id);
  }
  return path.reverse();
}

/** The last message of the selected branch; null for an empty conversation. */
export const lastOf = (thread: Thread): string | null => pathOf(thread).at(-1)?.id ?? null;

/** The answer that the next question follows: the last one that the service has; null for none. */
export const answerToFollow = (thread: Thread): string | null =>
  pathOf(thread)
    .filter(({ role, unsent }) => role === 'assistant' && !unsent)
    .at(-1)?.id ?? null;

/** The answers that are being written, in every branch. */
export const runningIn = ({ messages }: Thread) => messages.filter(({ status }) => status === 'running');

/** The question that an answer belongs to. */
export const questionOf = (thread: Thread, reply_id: string) =>
  find(thread, find(thread, reply_id)?.parent_id ?? null);

const change = (thread: Thread, id: string, into: (message: ThreadMessage) => ThreadMessage): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => (message.id === id ? into(message) : message)),
});

/** Appends a piece. `restart` drops what an earlier attempt had written. */
function append(
  message: ThreadMessage,
  { content = '', reasoning_content, reply }: ChatDelta,
): ThreadMessage {
  const kept = reply?.restart ? { ...message, content: '', reasoning_content: null } : message;
  return {
    ...kept,
    content: kept.content + content,
    reasoning_content:
      reasoning_content === undefined
        ? kept.reasoning_content
        : (kept.reasoning_content ?? '') + reasoning_content,
    ...(reply && {
      attempt: reply.attempt,
      status: reply.status,
      suggestions: reply.suggestions ?? message.suggestions,
      ...(reply.written_by && { written_by: reply.written_by }),
    }),
  };
}

const confirmed = ({ unsent: _unsent, ...message }: ThreadMessage): ChatMessage => message;

/** Which copy of a message counts: this tab's own or the stored one. */
function merge(own: ThreadMessage | undefined, stored: ChatMessage, receiving: boolean): ChatMessage {
  if (!own || stored.status !== 'running') {
    // The same object is not drawn again.
    return own && JSON.stringify(own) === JSON.stringify(stored) ? own : stored;
  }
  // The stored copy is older.
  if (own.status === 'complete' || own.status === 'cancelled') return confirmed(own);
  // The pieces on their way follow this tab's text.
  if (receiving && own.status === 'running') return confirmed(own);
  return own.attempt === stored.attempt && own.content.length > stored.content.length
    ? { ...confirmed(own), status: 'running', error: null }
    : stored;
}

/**
 * The messages that are only here. Where others were deleted, a question follows the nearest answer above it that is left;
 * an answer is dropped with its question, unless it is running: its question is then sent with it.
 *
 * @param stored ids of the messages that the service has
 * @param wasStored whether the service had a message
 */
function unstoredIn(
  thread: Thread,
  stored: ReadonlySet<string>,
  wasStored: (id: string) => boolean,
): ThreadMessage[] {
  const sent = new Set(runningIn(thread).map(({ unsent, parent_id }) => (unsent ? parent_id : null)));
  const unstored = thread.messages.flatMap((message): ThreadMessage[] => {
    if (stored.has(message.id)) return [];
    if (message.unsent || !wasStored(message.id)) return [message];
    return sent.has(message.id) ? [{ ...message, unsent: true }] : [];
  });
  const left = new Set([...stored, ...unstored.map(({ id }) => id)]);
  return unstored.flatMap((message) => {
    if (!message.unsent || message.parent_id === null || left.has(message.parent_id)) return [message];
    if (message.role === 'assistant') return [];
    let above = find(thread, message.parent_id);
    while (above && (above.role === 'user' || !left.has(above.id))) above = find(thread, above.parent_id);
    return [{ ...message, parent_id: above?.id ?? null }];
  });
}

function withStored(
  thread: Thread,
  { page: { items, head_id }, before, receiving }: ThreadEvent & { type: 'loaded' },
): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]));
  // What the service got since it was asked is not in its answer; what is gone there was deleted elsewhere.
  const unstored = unstoredIn(thread, new Set(items.map(({ id }) => id)), (id) => {
    const former = find(before, id);
    return former !== undefined && !former.unsent;
  });
  const head = thread.head_id === before.head_id ? head_id : thread.head_id;
  const shown = new Set(pathOf(thread).map(({ id }) => id));
  return {
    messages: [
      ...items.map((item) => merge(known.get(item.id), item, receiving.includes(item.id))),
      ...unstored,
    ],
    // What was asked here and is shown is not hidden by what another tab has selected.
    head_id: unstored.some(({ id }) => shown.has(id)) ? thread.head_id : head,
  };
}

const unsentMessage = (message: HistoryMessage): ThreadMessage => ({
  ...completeMessage(message),
  unsent: true,
});

const reply = (id: string, parent_id: string) =>
  unsentMessage({ id, parent_id, role: 'assistant', content: '', status: 'running' });

function confirmReply(thread: Thread, reply_id: string): Thread {
  const ids = [reply_id, find(thread, reply_id)?.parent_id];
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.unsent && ids.includes(message.id) ? confirmed(message) : message,
    ),
  };
}

export function reduce(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'loaded':
      return withStored(thread, event);
    case 'asked': {
      const { message_id, reply_id, parent_id, text } = event;
      const question = unsentMessage({ id: message_id, parent_id, role: 'user', content: text });
      return { messages: [...thread.messages, question, reply(reply_id, message_id)], head_id: reply_id };
    }
    case 'reloaded': {
      const { message_id, reply_id } = event;
      return { messages: [...thread.messages, reply(reply_id, message_id)], head_id: reply_id };
    }
    case 'retried':
      return {
        ...change(thread, event.reply_id, (message) => ({ ...message, status: 'running', error: null })),
        head_id: event.reply_id,
      };
    case 'received':
      return change(confirmReply(thread, event.reply_id), event.reply_id, (message) =>
        message.status === 'running' ? event.pieces.reduce(append, message) : message,
      );
    case 'ended':
      return change(thread, event.reply_id, (message) =>
        message.status === 'running' ? { ...message, status: event.status } : message,
      );
    case 'failed':
      return change(thread, event.reply_id, (message) =>
        message.status === 'running' ? { ...message, status: 'failed', error: event.error } : message,
      );
    case 'replaced':
      return change(thread, event.message.id, () => event.message);
    case 'withdrawn': {
      const withdrawn = find(thread, event.reply_id);
      const asked = find(thread, withdrawn?.parent_id ?? null);
      const others = thread.messages.filter(({ id }) => id !== event.reply_id);
      const answered = others.some(({ parent_id }) => parent_id === asked?.id);
      const dropped = asked?.unsent && !answered;
      const messages = dropped ? others.filter(({ id }) => id !== asked.id) : others;
      const back = dropped
        ? (versionsOf({ ...thread, messages }, asked).at(-1)?.id ?? asked.parent_id)
        : (asked?.id ?? null);
      return { messages, head_id: thread.head_id === event.reply_id ? back : thread.head_id };
    }
    case 'selected': {
      const message = find(thread, event.id);
      if (!message) return thread;
      const versions = versionsOf(thread, message);
      const at = versions.indexOf(message) + (event.direction === 'next' ? 1 : -1);
      const chosen = versions[at];
      return chosen ? { ...thread, head_id: leafOf(thread, chosen.id) } : thread;
    }
    case 'cleared':
      return { messages: unstoredIn(thread, new Set(), () => true), head_id: null };
  }
}

/** An answer that ended without a word is left out. */
const isShown = ({ role, status, content, reasoning_content, parts }: ThreadMessage) =>
  role === 'user' ||
  status !== 'complete' ||
  content.trim() !== '' ||
  Boolean(reasoning_content) ||
  parts !== undefined;

/** The selected branch as it is drawn. A message that has not changed is the same object. */
export function createView(): (thread: Thread) => ChatMessageView[] {
  let drawn = new Map<string, { of: ThreadMessage; state: string; view: ChatMessageView }>();
  return (thread) => {
    const next: typeof drawn = new Map();
    const views = pathOf(thread)
      .filter(isShown)
      .map((message) => {
        const versions = versionsOf(thread, message);
        const branch = { number: versions.indexOf(message) + 1, count: versions.length };
        const { parent_id: _parent, attempt: _attempt, unsent, ...shown } = message;
        const sending =
          message.role === 'user' &&
          unsent === true &&
          indexOf(thread)
            .byParent.get(message.id)
            ?.some(({ status }) => status === 'running');
        const state = `${branch.number}/${branch.count}/${sending}`;
        const former = drawn.get(message.id);
        const view =
          former?.of === message && former.state === state
            ? former.view
            : { ...shown, branch, ...(sending && { status: 'sending' as const }) };
        next.set(message.id, { of: message, state, view });
        return view;
      });
    drawn = next;
    return views;
  };
}
