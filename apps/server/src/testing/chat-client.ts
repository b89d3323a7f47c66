import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import type { App } from '../app.ts';

/** An app on a port of its own, for tests that read streams over a socket. */
export async function listen(app: App): Promise<{ origin: string; close(): Promise<void> }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', () => ready()));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

interface Reply {
  message_id: string;
  reply_id: string;
  attempt: number;
  status: string;
  restart?: boolean;
  suggestions?: string[];
}

/** What a client has of an answer, from the bytes that arrived. */
export class ReceivedAnswer {
  content = '';
  reasoning_content = '';
  first: Reply | null = null;
  last: Reply | null = null;
  error: string | null = null;
  done = false;
  comments = 0;
  /** Events in which it was told to drop what it had. */
  restarts = 0;
  private decoder = new TextDecoder();
  private rest = '';

  feed(bytes: Uint8Array): void {
    const blocks = (this.rest + this.decoder.decode(bytes, { stream: true })).split('\n\n');
    this.rest = blocks.pop() ?? '';
    for (const block of blocks) this.read(block);
  }

  /** Forgets an event that did not arrive whole: the connection was lost. */
  cut(): void {
    this.decoder = new TextDecoder();
    this.rest = '';
  }

  private read(block: string): void {
    if (block.startsWith(':')) this.comments += 1;
    if (!block.startsWith('data: ')) return;
    const data = block.slice('data: '.length);
    if (data === '[DONE]') {
      this.done = true;
      return;
    }
    const event = JSON.parse(data) as {
      choices?: { delta: { content?: string; reasoning_content?: string }; finish_reason?: string | null }[];
      reply?: Reply;
      error?: { message: string };
    };
    if (event.error) this.error = event.error.message;
    const choice = event.choices?.[0];
    if (event.reply && choice?.finish_reason !== 'stop') {
      this.first = event.reply;
      if (event.reply.restart) {
        this.restarts += 1;
        this.content = '';
        this.reasoning_content = '';
      }
    }
    this.content += choice?.delta.content ?? '';
    this.reasoning_content += choice?.delta.reasoning_content ?? '';
    if (choice?.finish_reason === 'stop') this.last = event.reply ?? null;
  }

  /** The query with which the answer is followed from here. */
  query(): string {
    return `attempt=${this.first?.attempt ?? 1}&content=${this.content.length}&reasoning_content=${this.reasoning_content.length}`;
  }

  /** Reads a response to its end, or until `enough`, which closes the connection. */
  async readFrom(response: Response, enough?: (answer: this) => boolean): Promise<this> {
    const reader = response.body?.getReader();
    if (!reader) return this;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return this;
      this.feed(value);
      if (enough?.(this)) {
        await reader.cancel();
        this.cut();
        return this;
      }
    }
  }
}
