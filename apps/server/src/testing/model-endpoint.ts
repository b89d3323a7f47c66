import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in of a model's endpoint does with a request. */
export type EndpointBehaviour =
  /** Streams this text, so many characters in a chunk and so many bytes in a write, and ends. */
  | {
      kind: 'answer';
      text: string;
      reasoning?: string;
      finish?: 'stop' | 'length';
      chunk?: number;
      bytes?: number;
    }
  /** Streams this text, and the rest when it is let go; an empty part each second meanwhile, as a thinking model may. */
  | { kind: 'held'; text: string; reasoning: string; rest: string; letGo: Promise<void> }
  /** Streams this text and sends nothing more. */
  | { kind: 'stall'; text: string }
  /** Accepts the request and never answers. */
  | { kind: 'silent' }
  /** Refuses with this status, and says after how many seconds to try again; at once unless the test says otherwise. */
  | { kind: 'status'; status: number; retryAfter?: number }
  /** Streams these chunks, one of them for each value; a string is sent as it is. */
  | { kind: 'chunks'; chunks: (object | string)[] }
  /** Answers with this body, which is no stream. */
  | { kind: 'body'; type: string; body: string }
  /** Streams this text and closes the connection. */
  | { kind: 'cut'; text: string };

export interface EndpointRequest {
  authorization: string;
  model: string;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream: boolean;
  messages: { role: string; content: string }[];
}

export interface ModelEndpoint {
  url: string;
  /** Requests so far, oldest first. */
  requests: EndpointRequest[];
  /** The most requests that were answered at the same time. */
  peak: number;
  /** Decides about each request. */
  behave(decide: (request: EndpointRequest, index: number) => EndpointBehaviour): void;
  close(): Promise<void>;
}

const text = (value: string) => ({ kind: 'answer', text: value }) as const;

/** A stand-in of an endpoint of language models, over HTTP, that streams as they do. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  let decide: (request: EndpointRequest, index: number) => EndpointBehaviour = () => text('');
  let open = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const parsed = JSON.parse(body) as EndpointRequest;
      const seen = { ...parsed, authorization: request.headers.authorization ?? '' };
      endpoint.requests.push(seen);
      open += 1;
      endpoint.peak = Math.max(endpoint.peak, open);
      response.once('close', () => (open -= 1));
      answer(response, decide(seen, endpoint.requests.length - 1));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint: ModelEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    peak: 0,
    behave(next) {
      decide = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return endpoint;
}

/** Characters in a chunk of a stream unless the test says otherwise. */
const CHUNK = 200;

function answer(response: ServerResponse, behaviour: EndpointBehaviour): void {
  if (behaviour.kind === 'silent') return;
  if (behaviour.kind === 'status') {
    const { status, retryAfter } = behaviour;
    const pause = retryAfter === undefined ? { 'retry-after-ms': '1' } : { 'retry-after': `${retryAfter}` };
    response.writeHead(status, { 'content-type': 'application/json', ...pause });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'error', code: null } }));
    return;
  }
  if (behaviour.kind === 'body') {
    response.writeHead(200, { 'content-type': behaviour.type });
    response.end(behaviour.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind !== 'chunks') return stream(response, behaviour);
  for (const chunk of behaviour.chunks)
    response.write(`data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}

type Streamed = Extract<EndpointBehaviour, { kind: 'answer' | 'held' | 'stall' | 'cut' }>;

/** A chunk of an answer. */
const toChunk = (more: object) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', ...more })}\n\n`;

/** Streams a text, word by word, as far as it goes. */
function stream(response: ServerResponse, behaviour: Streamed): void {
  const bytes = ('bytes' in behaviour && behaviour.bytes) || 0;
  let held = '';
  const write = (text: string) => (bytes > 0 ? (held += text) : response.write(text));
  const send = (delta: object, finish_reason: string | null = null) =>
    write(toChunk({ choices: [{ index: 0, delta, finish_reason }] }));
  send({ role: 'assistant', content: '' });
  const chunk = ('chunk' in behaviour && behaviour.chunk) || CHUNK;
  const reasoning = ('reasoning' in behaviour && behaviour.reasoning) || '';
  for (let at = 0; at < reasoning.length; at += chunk)
    send({ reasoning_content: reasoning.slice(at, at + chunk) });
  for (let at = 0; at < behaviour.text.length; at += chunk)
    send({ content: behaviour.text.slice(at, at + chunk) });
  if (behaviour.kind === 'held') {
    const beat = setInterval(() => send({ content: '' }), 1000);
    response.once('close', () => clearInterval(beat));
    void behaviour.letGo.then(() => {
      clearInterval(beat);
      send({ content: behaviour.rest });
      end();
    });
  } else if (behaviour.kind === 'cut') {
    setTimeout(() => response.destroy(), 20);
  } else if (behaviour.kind === 'answer') {
    end(behaviour.finish);
  }

  function end(finish: 'stop' | 'length' = 'stop') {
    send({}, finish);
    const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
    write(`${toChunk({ choices: [], usage })}data: [DONE]\n\n`);
    if (bytes > 0) void writeInPieces(response, Buffer.from(held), bytes);
    else response.end();
  }
}

/** Writes bytes in pieces that split characters and events. */
async function writeInPieces(response: ServerResponse, all: Buffer, size: number): Promise<void> {
  for (let at = 0; at < all.length; at += size) {
    response.write(all.subarray(at, at + size));
    await new Promise((wake) => setImmediate(wake));
  }
  response.end();
}
