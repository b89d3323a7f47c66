import type { ChatPart } from '@ziping/api-client/chat-parts';

/** A message of the selected branch. */
export interface ChatMessageView {
  id: string;
  role: 'user' | 'assistant';
  /** Plain text of a question, Markdown of an answer; what has arrived so far. */
  content: string;
  /** What the model thought before it answered; null for none. */
  reasoning_content: string | null;
  status: 'sending' | 'running' | 'complete' | 'cancelled' | 'failed';
  /** Why it failed; null, empty text, JSON and HTML are shown as 未知错误. */
  error: string | null;
  /** Questions that may follow, of the last answer. */
  suggestions: readonly string[];
  /** Of an answer that has ended: one by a model is marked. */
  written_by?: 'model' | 'rules';
  /** Of an answer about the birth that the chart had before it was changed: a line below the last of them says so. */
  former_birth?: true;
  /** What it has besides its text. */
  parts?: readonly ChatPart[];
  /** Which of the versions of this message is shown; `number` from 1. */
  branch: { number: number; count: number };
}

export type ChatState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** The chart is on this device only, so nothing can be asked about it. */
  | { kind: 'unsaved' }
  | {
      kind: 'ready';
      messages: readonly ChatMessageView[];
      /** An answer is being written. */
      running: boolean;
      /** The connection was lost and the rest of the answer is being fetched. */
      reconnecting: boolean;
    };

/** The text in the field for the next question. A letter changes it without a render of the thread. */
export interface Draft {
  read: () => string;
  /**
   * Calls the listener after each change.
   * @returns a function that removes the listener
   */
  subscribe: (listener: () => void) => () => void;
}

/** A draft in memory, for stories and tests. */
export function createDraft(text: string): Draft & { write: (text: string) => void } {
  const listeners = new Set<() => void>();
  let written = text;
  return {
    read: () => written,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(text) {
      written = text;
      for (const listener of listeners) listener();
    },
  };
}

export interface ChatActions {
  /** The owner empties `draft` when it takes the question. */
  onSend: (event: { text: string }) => void;
  onCancel: () => void;
  /** A new version of a question. The owner shows it in place of the former one when it takes it. */
  onEdit: (event: { id: string; text: string }) => void;
  /** A new version of an answer. */
  onReload: (event: { id: string }) => void;
  onBranch: (event: { id: string; direction: 'previous' | 'next' }) => void;
  onCopy: (event: { id: string }) => void;
  /** The text of the field has changed. The owner writes it into `draft` at once: sending reads it from there. */
  onDraft: (event: { text: string }) => void;
  /** Shows what would add to the quota. */
  onShortfall: () => void;
  /** Asks for the quota again. */
  onCheckQuota: () => void;
  onRetryHistory: () => void;
  onTerm: (event: { term: string }) => void;
  onYear: (event: { year: number }) => void;
  /** Asks for confirmation, by `clearing`. */
  onClear: () => void;
  /** Deletes the conversation. */
  onConfirmClear: () => void;
  onLeaveClear: () => void;
}

/** How far the deletion of the conversation is. */
export type ChatClearing = 'asking' | 'busy' | 'failed';

export interface ChatThreadProps {
  /** The conversation, or that it is loading or failed. */
  state: ChatState;
  /** What is called when something is pressed. */
  actions: ChatActions;
  /** The same object for as long as the thread is about the same record. */
  draft: Draft;
  /** Questions left; −1 for no limit, null while unknown. */
  remaining: number | null;
  /** Some of them do not end with the day. */
  lasting?: boolean;
  /** No language model is set: it is said below the field. */
  byRules?: boolean;
  /**
   * Without a question left the field stays open for someone in danger, whom the service answers; where it is not known
   * what is left, what was said can be read and nothing can be asked.
   */
  quota?: 'left' | 'none' | 'failed';
  /** Id of the message that was copied in the last three seconds; null for none. */
  copied: string | null;
  /** null while nobody wants to delete the conversation. */
  clearing: ChatClearing | null;
  /** Words of answers that can be tapped. */
  terms: readonly string[];
  /** The first and the last year that the chart shows: years between them can be tapped. null for none. */
  years: readonly [number, number] | null;
  /** Nothing can be sent, edited or written anew. */
  disabled?: boolean;
  /** `general`: the conversation is about no chart, and leads to one. */
  subject?: 'chart' | 'general';
  /** A guest can write a question; sending it leads to the login. */
  guest?: boolean;
  /** A suggestion is sent at once when nothing runs; otherwise it fills the field. */
  autoSend?: boolean;
  /** Shows all text that has arrived instead of revealing it letter by letter. */
  instant?: boolean;
}
