import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import type { operations } from '@ziping/api-client/schema';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { generateCookie, getCookie } from 'hono/cookie';

import type { Account, SessionAccount, Sessions } from '../domain/accounts/sessions.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { type ApiKeys, isApiKey } from '../domain/professional/api-keys.ts';
import { ValidationError, apiError, ApiError, sessionExpired } from '../shared/errors.ts';
import { addressKey, clientAddress } from './address.ts';
import type { Operation } from './contract.ts';
import { jsonText } from './json-text.ts';
import { LongAnswer, sendLong } from './long-answer.ts';
import { type ImageLimits, type JsonBody, readJsonBody } from '../shared/json-body.ts';

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
  /** The decoded data URLs of the body, for operations with {@link BodyOptions.images}. */
  images: readonly Uint8Array[];
  query: QueryOf<K>;
  path: PathOf<K>;
  account: Caller;
  /** The client's network address. */
  address: string;
  /** The part of the address that rate limits count by. */
  addressKey: string;
  /** Whether the client takes server-sent events. */
  takesEvents: boolean;
  /** Aborts when the client has closed the connection. */
  signal: AbortSignal;
  /** The token of a device that has logged in before; null for a new device. */
  device: string | null;
  /** Lets browsers and proxies keep the answer, which is the same for everyone, for so many seconds. */
  keepFor(seconds: number): void;
  /** Stores the device's token in a cookie of the answer. */
  rememberDevice(token: string): void;
}

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Limits of an operation whose body may be larger than usual. */
interface BodyOptions {
  /** The most bytes of the whole body. */
  limit: number;
  /** The error for a larger body. */
  tooLarge(): ApiError;
  /** Images in a JSON body; they count for the limit of the whole body only. */
  images?: ImageLimits;
  /** Runs before the body is read, so that a client over its rate limit costs nothing. */
  beforeRead(caller: { account: Account | null; addressKey: string }): Promise<void>;
}

/** The envelope of a successful call. */
export const success = <T>(data: T, message = '成功') => ({ code: 0 as const, message, data });

/** A file, for operations that answer with one in place of an envelope. */
export class Download {
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  /** File name for the browser's download. */
  readonly name: string;

  constructor(content: string | Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.content = content;
    this.type = type;
    this.name = name;
  }
}

/** Server-sent events, for operations that answer with them in place of an envelope. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.body = body;
  }
}

type Handler<K extends Id, Caller> = (
  call: Call<K, Caller>,
) => Promise<AnswerOf<K> | Download | EventStream | LongAnswer>;

/** Mounts operations of the contract by id. */
export interface Calls {
  /** An operation that works without login. The account is null without a valid token. */
  open<K extends Id>(id: K, handler: Handler<K, Account | null>, body?: BodyOptions): void;
  /** An operation that requires login, or a key where the contract says so. */
  authenticated<K extends Id>(id: K, handler: Handler<K, Account>, body?: BodyOptions): void;
  /** An operation on the session itself, which the handler needs to know. */
  ofSession<K extends Id>(id: K, handler: Handler<K, SessionAccount>): void;
  /** An operation that requires login and takes one file, in the form field `file`. */
  upload<K extends Id>(
    id: K,
    handler: (account: Account, file: Uint8Array) => Promise<AnswerOf<K>>,
    body: BodyOptions,
  ): void;
  /** An operation without input that writes its own answer. */
  raw<K extends Id>(id: K, handler: (context: Context) => Response | Promise<Response>): void;
  /** Answers 404 for every operation of the contract that is not mounted. */
  mountUnimplemented(): void;
}

interface Dependencies {
  app: Hono;
  contract: ReadonlyMap<string, Operation>;
  sessions: Sessions;
  apiKeys: Pick<ApiKeys, 'authenticate'>;
  limiter: RateLimiter;
  trustProxy: boolean;
  /** Takes what fails after the status of an answer was sent. */
  report(error: unknown): void;
}

const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 180 * 24 * 3600;
/** Bytes of an ordinary body. */
const BODY_LIMIT = 64 * 1024;

export function createCalls(deps: Dependencies): Calls {
  const { app, contract, sessions, apiKeys, limiter, trustProxy, report } = deps;
  const unmounted = new Set(contract.keys());

  function mount(id: string, handler: (context: Context, operation: Operation) => Promise<Response>) {
    const operation = contract.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    unmounted.delete(id);
    app.on(operation.method.toUpperCase(), operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      handler(context, operation),
    );
  }

  async function findAccount(context: Context, operation: Operation): Promise<Account | null> {
    const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (!token) return null;
    if (!isApiKey(token)) return sessions.authenticate(token);
    if (!operation.takesKey) return null;
    const account = await apiKeys.authenticate(token);
    if (!account) throw apiError(401, '密钥无效或已停用');
    await limiter.consume('callPerKey', account.keyId);
    return account;
  }

  async function authorize(context: Context, operation: Operation): Promise<Account | null> {
    if (operation.bearer === 'none') return null;
    const account = await findAccount(context, operation);
    if (operation.bearer === 'required' && !account) throw sessionExpired();
    if (account?.phone === null && operation.needsPhone) throw new ApiError(403, 1200, '请先绑定手机号');
    return account;
  }

  async function serve<K extends Id>(
    context: Context,
    operation: Operation,
    handler: Handler<K, Account | null>,
    large?: BodyOptions,
  ): Promise<Response> {
    const account = await authorize(context, operation);
    const address = clientAddress(context, trustProxy);
    await large?.beforeRead({ account, addressKey: addressKey(address) });
    const path = operation.readPath(context.req.param()) as PathOf<K>;
    const query = operation.readQuery(context.req.queries()) as QueryOf<K>;
    const sent = operation.takesJson ? await readJson(context, large) : { value: undefined, images: [] };
    const body = operation.readBody(sent.value) as BodyOf<K>;
    const { images } = sent;
    const headers: Record<string, string> = {};
    const answer: Envelope | Download | EventStream | LongAnswer = await handler({
      account,
      path,
      query,
      body,
      images,
      address,
      addressKey: addressKey(address),
      takesEvents: /(^|[\s,])text\/event-stream\s*([,;]|$)/i.test(context.req.header('accept') ?? ''),
      signal: context.req.raw.signal,
      device: getCookie(context, DEVICE_COOKIE) ?? null,
      keepFor(seconds) {
        headers['cache-control'] = `public, max-age=${seconds}`;
      },
      rememberDevice(token) {
        headers['set-cookie'] = generateCookie(DEVICE_COOKIE, token, {
          path: '/api/auth',
          maxAge: DEVICE_SECONDS,
          httpOnly: true,
          sameSite: 'Strict',
        });
      },
    });
    if (answer instanceof EventStream) return sendEvents(answer);
    if (answer instanceof LongAnswer) {
      const { parts, file } = answer;
      const encoding = file ? null : negotiateEncoding(context);
      return sendLong(parts, file ? fileHeaders(file) : JSON_HEADERS, encoding, report);
    }
    return answer instanceof Download ? sendFile(answer) : sendJson(context, 200, answer, headers);
  }

  return {
    open(id, handler, large) {
      mount(id, (context, operation) => serve(context, operation, handler, large));
    },
    authenticated(id, handler, large) {
      mount(id, (context, operation) => {
        if (operation.bearer !== 'required') throw new Error(`the contract does not require login for ${id}`);
        return serve<typeof id>(
          context,
          operation,
          (call) => handler({ ...call, account: call.account as Account }),
          large,
        );
      });
    },
    ofSession(id, handler) {
      mount(id, (context, operation) => {
        if (operation.bearer !== 'required' || operation.takesKey)
          throw new Error(`the contract does not require a session for ${id}`);
        return serve<typeof id>(context, operation, (call) =>
          handler({ ...call, account: call.account as SessionAccount }),
        );
      });
    },
    upload(id, handler, large) {
      mount(id, async (context, operation) => {
        const account = await authorize(context, operation);
        if (!account) throw sessionExpired();
        const address = clientAddress(context, trustProxy);
        await large.beforeRead({ account, addressKey: addressKey(address) });
        return sendJson(context, 200, await handler(account, await readFile(context, large)));
      });
    },
    raw(id, handler) {
      mount(id, async (context) => handler(context));
    },
    mountUnimplemented() {
      for (const id of [...unmounted]) {
        mount(id, () => Promise.reject(apiError(404, '功能开发中')));
      }
    },
  };
}

type BodyLimit = Pick<BodyOptions, 'limit' | 'tooLarge' | 'images'>;
const ORDINARY: BodyLimit = { limit: BODY_LIMIT, tooLarge: () => apiError(413, '请求内容过大') };
/** Above every valid body: the longest list has 100 items, the deepest body three levels. */
const STRUCTURE = { depth: 16, separators: 1000 };

/** The parsed body. @throws ApiError 400 or 413 */
async function readJson(context: Context, options: BodyLimit = ORDINARY): Promise<JsonBody> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw apiError(400, '请求内容须为 JSON 格式');
  const { limit, tooLarge, images } = options;
  // Bodies with images are counted while they are read: bodyLimit would keep them in memory twice.
  if (!images) await limitBody(context, options);
  else if (Number(context.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const bytes = images ? BODY_LIMIT : limit;
  return readJsonBody(context.req.raw.body, { ...STRUCTURE, bytes }, tooLarge, images);
}

const MAX_PARTS = 4;
/** The most bytes of the header lines of a part. */
const PART_HEADER_BYTES = 4096;

/** Whether a form has few parts with short headers, which bounds the time to parse it. */
function hasFewParts(form: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = form.indexOf(boundary); at >= 0; at = form.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    if (parts > MAX_PARTS + 1) return false;
    const header = form.subarray(at + boundary.length, at + boundary.length + PART_HEADER_BYTES);
    if (!header.subarray(0, 2).equals(Buffer.from('--')) && !header.includes('\r\n\r\n')) return false;
  }
  return true;
}

/** @throws ApiError 413 */
async function limitBody(context: Context, { limit, tooLarge }: BodyLimit): Promise<void> {
  const check = bodyLimit({
    maxSize: limit,
    onError() {
      throw tooLarge();
    },
  });
  await check(context, async () => {});
}

/** The bytes of the field `file`; empty where the form has none. @throws ApiError 400 or 413 */
async function readFile(context: Context, limit: BodyLimit): Promise<Uint8Array> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw apiError(400, '请求内容须为表单格式');
  await limitBody(context, limit);
  const body = await context.req.arrayBuffer();
  if (!hasFewParts(Buffer.from(body), type)) throw apiError(400, '请求内容不是有效的表单');
  let file: FormDataEntryValue | null;
  try {
    file = (await new Response(body, { headers: { 'content-type': type } }).formData()).get('file');
  } catch {
    throw apiError(400, '请求内容不是有效的表单');
  }
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}

const fileHeaders = ({ type, name }: { type: string; name: string }): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'no-store',
});

const sendFile = (file: Download): Response => new Response(file.content, { headers: fileHeaders(file) });

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function sendEvents({ body }: EventStream): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses or buffers would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// Short answers gain nothing. Answers with tokens are shorter than this, so compression cannot leak them (BREACH).
const COMPRESS_FROM_BYTES = 2048;

/** Sends an envelope, compressed when it is long. */
export async function sendJson(
  context: Context,
  status: number,
  envelope: Envelope,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = await jsonText(envelope);
  const all: Record<string, string> = { ...JSON_HEADERS, ...headers };
  const encoding = text.length < COMPRESS_FROM_BYTES ? null : negotiateEncoding(context);
  if (!encoding) return new Response(text, { status, headers: all });
  const body =
    encoding === 'br'
      ? await compress.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await compress.gzip(text, { level: 5 });
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...all, 'content-encoding': encoding, vary: 'accept-encoding' },
  });
}

/** The best encoding that the client accepts; null for none. */
export function negotiateEncoding(context: Context): 'br' | 'gzip' | null {
  const accepted = (context.req.header('accept-encoding') ?? '').toLowerCase();
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

/** Turns a thrown error into an answer. Details of unexpected errors are not revealed. */
export function sendError(context: Context, error: unknown): Promise<Response> {
  if (error instanceof ApiError) {
    const data = error instanceof ValidationError ? { errors: error.errors } : null;
    return sendJson(
      context,
      error.status,
      { code: error.code, message: error.message, data },
      {
        ...(error.retryAfter === null ? {} : { 'retry-after': String(error.retryAfter) }),
        // The unread rest of the body must not be parsed as the next request.
        ...(error.status === 413 ? { connection: 'close' } : {}),
      },
    );
  }
  return sendJson(context, 500, { code: 500, message: '服务器内部错误', data: null });
}
