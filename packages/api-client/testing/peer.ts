import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Client, createClient } from '../src/client.ts';
import type { FailureEntry, SessionEvents, StoredTokens, TokenStore } from '../src/ports.ts';

/** A request as received. */
export interface Received {
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** An answer of the peer: JSON, text with a content type, or a function that writes the response. */
export type Answer =
  | { status?: number; json: unknown }
  | { status?: number; text: string; type?: string }
  | ((response: ServerResponse, request: IncomingMessage) => void);

/** An HTTP server on the loopback that records its requests. */
export async function startPeer(
  answer: (request: Received) => Answer | Promise<Answer>,
): Promise<{ url: string; received: Received[]; close: () => Promise<void> }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const entry: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization,
        contentType: request.headers['content-type'],
        body: Buffer.concat(chunks).toString(),
      };
      received.push(entry);
      const reply = await answer(entry);
      if (typeof reply === 'function') return reply(response, request);
      const json = 'json' in reply;
      response.writeHead(reply.status ?? 200, {
        'Content-Type': json ? 'application/json; charset=utf-8' : (reply.type ?? 'text/plain'),
      });
      response.end(json ? JSON.stringify(reply.json) : reply.text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A token store in memory; `stored` shows its content. */
export function memoryTokens(initial: Partial<StoredTokens> = {}): TokenStore & { stored: StoredTokens } {
  const store = {
    stored: { access_token: null, refresh_token: null, ...initial } as StoredTokens,
    read: () => store.stored,
    write: (tokens: StoredTokens) => {
      store.stored = tokens;
    },
    clear: () => {
      store.stored = { access_token: null, refresh_token: null };
    },
  };
  return store;
}

/** The session events of a client. */
export interface Told {
  signedOut: Parameters<SessionEvents['onSignedOut']>[0][];
  phoneRequired: number;
  logged: FailureEntry[];
}

/** A client for `url` with its token store and its session events. */
export function clientFor(
  url: string,
  initial: Partial<StoredTokens> = {},
  options: Partial<Pick<Parameters<typeof createClient>[0], 'fetch' | 'timeoutMs'>> = {},
): { client: Client; tokens: ReturnType<typeof memoryTokens>; told: Told } {
  const tokens = memoryTokens(initial);
  const told: Told = { signedOut: [], phoneRequired: 0, logged: [] };
  const client = createClient({
    baseUrl: url,
    tokens,
    events: {
      onSignedOut: (event) => told.signedOut.push(event),
      onPhoneRequired: () => {
        told.phoneRequired += 1;
      },
      log: (entry) => told.logged.push(entry),
    },
    ...options,
  });
  return { client, tokens, told };
}

/** The reason a call rejects with. */
export async function rejection(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}
