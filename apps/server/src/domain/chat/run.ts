/** An answer while it is written, in memory, apart from the connections that follow it. */
import type { MessageRow } from './conversations.ts';

export type TextField = 'reasoning' | 'content';

/** An answer as far as it is written. */
export interface AnswerView extends Pick<
  MessageRow,
  TextField | 'attempt' | 'status' | 'suggestions' | 'error' | 'digest'
> {
  /** The question. */
  message_id: string;
  reply_id: string;
}

export class Run implements AnswerView {
  readonly message_id: string;
  readonly reply_id: string;
  attempt = 1;
  status: MessageRow['status'] = 'running';
  reasoning = '';
  content = '';
  suggestions: string[] = [];
  error: string | null = null;
  digest: string | null = null;
  /** Whether someone is in danger: the answer takes no unit. */
  urgent = false;
  /** Whether this process writes it no more, although it has not ended. */
  left = false;
  /** Whether there is text that was not stored. */
  dirty = false;
  /** Aborts the writing. */
  readonly stop = new AbortController();
  /** The half of a character whose other half has not arrived. */
  private half: Record<TextField, string> = { reasoning: '', content: '' };
  private waiting = new Set<() => void>();

  constructor(message_id: string, reply_id: string) {
    this.message_id = message_id;
    this.reply_id = reply_id;
  }

  /** Adds text: whole characters that the database can store. */
  append(field: TextField, text: string): void {
    const all = this.half[field] + text;
    const last = all.charCodeAt(all.length - 1);
    const end = last >= 0xd800 && last < 0xdc00 ? all.length - 1 : all.length;
    this.half[field] = all.slice(end);
    const whole = all.slice(0, end).replaceAll('\u0000', '').toWellFormed();
    if (whole === '') return;
    this[field] += whole;
    this.dirty = true;
    this.wake();
  }

  /** Tells those who wait for a change. */
  wake(): void {
    for (const resume of this.waiting) resume();
    this.waiting.clear();
  }

  /** Resolves at the next change, or after some milliseconds, or when the signal aborts. */
  changed(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.waiting.add(end);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
    });
  }
}
