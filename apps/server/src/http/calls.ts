import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import type { operations } from '@ziping/api-client/schema';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Account, Sessions } from '../domain/accounts/sessions.ts';
import { InvalidInput, refuse, Refusal, signedOut } from '../refusal.ts';
import { addressOf } from './address.ts';
import type { Operation } from './contract.ts';

type Id = keyof operations;
type BodyOf<K extends Id> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type QueryOf<K extends Id> = NonNullable<operations[K]['parameters']['query']>;
type PathOf<K extends Id> = NonNullable<operations[K]['parameters']['path']>;
/** The envelope an operation answers with HTTP 200. */
export type AnswerOf<K extends Id> = operations[K] extends {
  responses: { 200: { content: { 'application/json': infer Answer extends Envelope } } };
}
  ? Answer
  : never;

interface Call<K extends Id, Caller> {
  body: BodyOf<K>;
  query: QueryOf<K>;
  path: PathOf<K>;
  account: Caller;
  /** Where the request came from, for ceilings only. */
  address: string;
}

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** How an operation takes a body that is larger than others may be. */
interface LargeBody {
  /** Bytes of the whole body. */
  limit: number;
  /** What is said to more. */
  tooLarge(): Refusal;
  /** Asked before the body is read: whoever is over a ceiling should not have it read at all. */
  before(caller: { account: Account | null; address: string }): Promise<void>;
}

/** The envelope of a call that did what was asked. */
export const granted = <T>(data: T, message = '成功') => ({ code: 0 as const, message, data });

/** A file in place of an envelope, for operations that the contract has answer with one. */
export class Download {
  readonly content: string;
  /** Its media type. */
  readonly type: string;
  /** What the browser saves it as. */
  readonly name: string;

  constructor(content: string, type: string, name: string) {
    this.content = content;
    this.type = type;
    this.name = name;
  }
}

type Handler<K extends Id, Caller> = (call: Call<K, Caller>) => Promise<AnswerOf<K> | Download>;

/** Mounts the operations of the contract, each by its id. */
export interface Calls {
  /** An operation that needs no sign-in. The caller is known when a valid token came along. */
  open<K extends Id>(id: K, handler: Handler<K, Account | null>, body?: LargeBody): void;
  /** An operation for the signed-in. */
  signedIn<K extends Id>(id: K, handler: Handler<K, Account>, body?: LargeBody): void;
  /** An operation for the signed-in that takes one file, in the field `file` of a form. */
  upload<K extends Id>(
    id: K,
    handler: (account: Account, file: Uint8Array) => Promise<AnswerOf<K>>,
    body: LargeBody,
  ): void;
  /** An operation that writes its own answer. It may take no input. */
  raw<K extends Id>(id: K, handler: (context: Context) => Response | Promise<Response>): void;
  /** Answers every operation that nothing was mounted for. */
  closeRest(): void;
}

interface Dependencies {
  app: Hono;
  contract: Map<string, Operation>;
  sessions: Sessions;
  trustProxy: boolean;
}

const BODY_LIMIT = 64 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function createCalls({ app, contract, sessions, trustProxy }: Dependencies): Calls {
  const rest = new Set(contract.keys());

  function mount(id: string, handler: (context: Context, operation: Operation) => Promise<Response>) {
    const operation = contract.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    rest.delete(id);
    app.on(operation.method.toUpperCase(), operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      handler(context, operation),
    );
  }

  async function callerOf(context: Context): Promise<Account | null> {
    const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(context.req.header('authorization') ?? '') ?? [];
    return token ? sessions.identify(token) : null;
  }

  async function admit(context: Context, operation: Operation): Promise<Account | null> {
    if (operation.bearer === 'none') return null;
    const account = await callerOf(context);
    if (operation.bearer === 'required' && !account) throw signedOut();
    if (account?.phone === null && operation.needsPhone) throw new Refusal(403, 1200, '请先绑定手机号');
    return account;
  }

  async function serve<K extends Id>(
    context: Context,
    operation: Operation,
    handler: Handler<K, Account | null>,
    large?: LargeBody,
  ): Promise<Response> {
    const account = await admit(context, operation);
    const address = addressOf(context, trustProxy);
    await large?.before({ account, address });
    const path = operation.readPath(context.req.param()) as PathOf<K>;
    const query = operation.readQuery(context.req.queries()) as QueryOf<K>;
    const sent = operation.takesJson ? await readJson(context, large) : undefined;
    const body = operation.readBody(sent) as BodyOf<K>;
    const answer: Envelope | Download = await handler({ account, path, query, body, address });
    return answer instanceof Download ? sendFile(answer) : sendJson(context, 200, answer);
  }

  return {
    open(id, handler, large) {
      mount(id, (context, operation) => serve(context, operation, handler, large));
    },
    signedIn(id, handler, large) {
      mount(id, (context, operation) => {
        if (operation.bearer !== 'required') throw new Error(`the contract leaves ${id} open`);
        return serve<typeof id>(
          context,
          operation,
          (call) => handler({ ...call, account: call.account as Account }),
          large,
        );
      });
    },
    upload(id, handler, large) {
      mount(id, async (context, operation) => {
        const account = await admit(context, operation);
        if (!account) throw signedOut();
        await large.before({ account, address: addressOf(context, trustProxy) });
        return sendJson(context, 200, await handler(account, await readFile(context, large)));
      });
    },
    raw(id, handler) {
      mount(id, async (context) => handler(context));
    },
    closeRest() {
      for (const id of [...rest]) {
        mount(id, () => Promise.reject(refuse(404, '功能开发中')));
      }
    },
  };
}

type BodyLimit = Pick<LargeBody, 'limit' | 'tooLarge'>;
const ORDINARY: BodyLimit = { limit: BODY_LIMIT, tooLarge: () => refuse(413, '请求内容过大') };

/** @throws Refusal 400 or 413 */
async function readJson(context: Context, limit: BodyLimit = ORDINARY): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw refuse(400, '请求内容须为 JSON 格式');
  const bytes = await readBytes(context, limit);
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw refuse(400, '请求内容不是有效的 UTF-8 文本');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, '请求内容不是有效的 JSON');
  }
}

/** The file in the field `file`; empty where the form has none. @throws Refusal 400 or 413 */
async function readFile(context: Context, limit: BodyLimit): Promise<Uint8Array> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refuse(400, '请求内容须为表单格式');
  const body = await readBytes(context, limit);
  let file: FormDataEntryValue | null;
  try {
    file = (await new Response(body, { headers: { 'content-type': type } }).formData()).get('file');
  } catch {
    throw refuse(400, '请求内容不是有效的表单');
  }
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}

/** The whole body. @throws Refusal 413 for more bytes than the limit. */
async function readBytes(context: Context, { limit, tooLarge }: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const check = bodyLimit({
    maxSize: limit,
    onError() {
      throw tooLarge();
    },
  });
  await check(context, async () => {});
  return new Uint8Array(await context.req.arrayBuffer());
}

function sendFile({ content, type, name }: Download): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  });
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// Short answers gain nothing, and those that carry tokens are all short.
const PACK_FROM = 2048;

/** Writes an envelope; long ones compressed. */
export async function sendJson(
  context: Context,
  status: number,
  envelope: Envelope,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = JSON.stringify(envelope);
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  };
  const encoding = text.length < PACK_FROM ? null : encodingFor(context);
  if (!encoding) return new Response(text, { status, headers: all });
  const body =
    encoding === 'br'
      ? await pack.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await pack.gzip(text, { level: 5 });
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...all, 'content-encoding': encoding, vary: 'accept-encoding' },
  });
}

/** The best encoding that the client takes. */
export function encodingFor(context: Context): 'br' | 'gzip' | null {
  const accepted = (context.req.header('accept-encoding') ?? '').toLowerCase();
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Turns what a handler threw into the answer the person gets. Unknown errors are not told. */
export function sendError(context: Context, error: unknown): Promise<Response> {
  if (error instanceof Refusal) {
    const data = error instanceof InvalidInput ? { errors: error.errors } : null;
    return sendJson(
      context,
      error.status,
      { code: error.code, message: error.message, data },
      {
        ...(error.retryAfter === null ? {} : { 'retry-after': String(error.retryAfter) }),
        // The rest of a body that was not read must not be taken for the next request.
        ...(error.status === 413 ? { connection: 'close' } : {}),
      },
    );
  }
  return sendJson(context, 500, { code: 500, message: '服务器内部错误', data: null });
}
