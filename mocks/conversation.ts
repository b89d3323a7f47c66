import type { Schema } from '@ziping/api-client/types';

type Message = Schema<'ChatMessage'>;
type Written = Message & { id: string; parent_id: string | null; attempt: number };

/** What is answered to a question. */
export interface MockAnswer {
  content: string;
  reasoning_content?: string | null;
  suggestions?: string[];
  /** It fails with this after its content. */
  error?: string;
}

export interface ConversationOptions {
  history?: readonly Message[];
  answer?: (question: string) => MockAnswer;
  /** Milliseconds between two pieces of an answer; 0: it is written at once. */
  pause?: number;
  /** Characters of a piece. */
  size?: number;
  /** The first connections are lost after this many pieces each. */
  cuts?: readonly number[];
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Begins with the time of the fixtures; a second later for each message. */
const FIRST = Date.parse('2026-11-20T08:00:00Z');

const piecesOf = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];

const event = (data: Schema<'ChatStreamEvent'>) => `data: ${JSON.stringify(data)}\n\n`;

/** The conversation about one record as the service keeps it: a tree of messages and the answers being written. */
export class Conversation {
  #messages: Message[];
  #head: string | null = null;
  #waiting: (() => void)[] = [];
  #changes = 0;
  readonly #cuts: number[];
  readonly #options: Required<ConversationOptions>;

  constructor(options: Required<ConversationOptions>) {
    this.#options = options;
    this.#messages = options.history.map((message) => ({ ...message }));
    this.#cuts = [...options.cuts];
  }

  page(page: number, size: number): Schema<'ChatHistory'> {
    const items = this.#messages.slice((page - 1) * size, page * size);
    const head_id = this.#head ?? this.#messages.at(-1)?.id ?? null;
    return { items: structuredClone(items), total: this.#messages.length, head_id };
  }

  find(id: string): Written | undefined {
    return this.#messages.find((message) => message.id === id) as Written | undefined;
  }

  select(id: string): boolean {
    if (!this.find(id)) return false;
    this.#head = id;
    return true;
  }

  clear(): void {
    this.#messages = [];
    this.#head = null;
    this.#notify();
  }

  cancel(id: string): Written | undefined {
    const message = this.find(id);
    if (message?.status === 'running') message.status = 'cancelled';
    this.#notify();
    return message;
  }

  /**
   * Adds a question, unless it is known, and begins its answer, unless that is known.
   * @returns the answer; undefined where the message that the question follows is unknown
   */
  ask({ message, message_id, reply_id, parent_id }: Schema<'ChatBody'>): Written | undefined {
    const number = this.#messages.length;
    const id = reply_id ?? `a_mock${String(number).padStart(6, '0')}`;
    const known = this.find(id);
    if (known) return known;
    const question = message_id ?? `q_mock${String(number).padStart(6, '0')}`;
    const base = { status: 'complete', error: null } as const;
    if (!this.find(question)) {
      const parent = parent_id === undefined ? this.page(1, 1).head_id : parent_id;
      if (parent && !this.find(parent)) return undefined;
      const at = { created_at: new Date(FIRST + number * 1000).toISOString() };
      this.#messages.push({
        ...{ ...base, ...at, role: 'user', content: message, id: question },
        parent_id: parent ?? null,
      });
    }
    const created_at = new Date(FIRST + (number + 1) * 1000).toISOString();
    const reply: Written = {
      ...{ ...base, created_at, role: 'assistant', id, parent_id: question, attempt: 1 },
      ...{ status: 'running', content: '', reasoning_content: null, suggestions: [] },
    };
    this.#messages.push(reply);
    this.#head = id;
    void this.#write(reply, this.#options.answer(message));
    return reply;
  }

  /** The events of an answer from these lengths on, until it ends or this connection is lost. */
  async *events(reply: Written, from: { attempt: number; content: number; reasoning_content: number }) {
    const restart = from.attempt !== reply.attempt;
    let { content, reasoning_content } = restart ? { content: 0, reasoning_content: 0 } : from;
    let left = this.#cuts.shift() ?? Infinity;
    const state = () => ({
      message_id: reply.parent_id ?? '',
      ...{ reply_id: reply.id, attempt: reply.attempt, status: reply.status ?? 'running' },
    });
    yield event({ choices: [{ delta: {} }], reply: { ...state(), restart } });
    for (;;) {
      const running = reply.status === 'running';
      const seen = this.#changes;
      const thought = (reply.reasoning_content ?? '').slice(reasoning_content);
      const text = reply.content.slice(content);
      for (const [field, rest] of [
        ['reasoning_content', thought],
        ['content', text],
      ] as const) {
        for (const piece of piecesOf(rest, this.#options.size)) {
          if (left === 0) return;
          left -= 1;
          yield event({ choices: [{ delta: { [field]: piece }, finish_reason: null }] });
        }
      }
      content += text.length;
      reasoning_content += thought.length;
      if (running) {
        // It may have gone on while the pieces were read.
        if (this.#changes === seen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
        continue;
      }
      if (left === 0) return;
      if (reply.error) yield event({ error: { message: reply.error } });
      else {
        const suggestions = reply.suggestions ?? [];
        yield event({
          choices: [{ delta: {}, finish_reason: 'stop' }],
          reply: { ...state(), suggestions },
        });
        yield 'data: [DONE]\n\n';
      }
      return;
    }
  }

  async #write(reply: Written, { content, reasoning_content, suggestions, error }: MockAnswer) {
    const { pause, size } = this.#options;
    const append = async (field: 'content' | 'reasoning_content', text: string) => {
      for (const piece of piecesOf(text, size)) {
        if (pause > 0) await sleep(pause);
        if (reply.status !== 'running') return;
        reply[field] = (reply[field] ?? '') + piece;
        this.#notify();
      }
    };
    if (reasoning_content) await append('reasoning_content', reasoning_content);
    await append('content', content);
    if (reply.status !== 'running') return;
    reply.status = error === undefined ? 'complete' : 'failed';
    reply.error = error ?? null;
    reply.suggestions = suggestions ?? [];
    this.#notify();
  }

  #notify(): void {
    this.#changes += 1;
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
