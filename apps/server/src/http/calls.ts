import type { operations } from '@ziping/api-client/schema';
import type { Context, Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';

import type { Account, SessionAccount, Sessions } from '../domain/accounts/sessions.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { type ApiKeys, isApiKey } from '../domain/professional/api-keys.ts';
import { apiError, ApiError, sessionExpired } from '../shared/errors.ts';
import { addressKey, clientAddress } from './address.ts';
import { type Download, type Envelope, type EventStream, sendAnswer, sendJson } from './answers.ts';
import type { Operation } from './contract.ts';
import type { LongAnswer } from './long-answer.ts';
import { type BodyLimit, readFile, readJson } from './request-body.ts';

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

/** Limits of an operation whose body may be larger than usual. */
interface BodyOptions extends BodyLimit {
  /** Runs before the body is read, so that a client over its rate limit costs nothing. */
  beforeRead(caller: { account: Account | null; addressKey: string }): Promise<void>;
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

/** What the mounted operations share. */
interface Mounting extends Dependencies {
  /** The operations that nobody has mounted yet. */
  unmounted: Set<string>;
}

/** The account of a request's token or key; null where it has none that counts here. */
async function findAccount(
  { sessions, apiKeys, limiter }: Dependencies,
  context: Context,
  operation: Operation,
): Promise<Account | null> {
  const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (!token) return null;
  if (!isApiKey(token)) return sessions.authenticate(token);
  if (!operation.takesKey) return null;
  const account = await apiKeys.authenticate(token);
  if (!account) throw apiError(401, '密钥无效或已停用');
  await limiter.consume('callPerKey', account.keyId);
  return account;
}

/** Finds whose request it is. @throws ApiError 401, 403 or 429 where the contract asks for more than it has */
async function authorize(
  deps: Dependencies,
  context: Context,
  operation: Operation,
): Promise<Account | null> {
  if (operation.bearer === 'none') return null;
  const account = await findAccount(deps, context, operation);
  if (operation.bearer === 'required' && !account) throw sessionExpired();
  if (account?.phone === null && operation.needsPhone) throw new ApiError(403, 1200, '请先绑定手机号');
  return account;
}

function mount(
  { app, contract, unmounted }: Mounting,
  id: string,
  handler: (context: Context, operation: Operation) => Promise<Response>,
): void {
  const operation = contract.get(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  unmounted.delete(id);
  app.on(operation.method.toUpperCase(), operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
    handler(context, operation),
  );
}

/** Answers a request: who calls and what is given are read by the contract before the handler is asked. */
async function serve<K extends Id>(
  deps: Dependencies,
  context: Context,
  operation: Operation,
  handler: Handler<K, Account | null>,
  large?: BodyOptions,
): Promise<Response> {
  const account = await authorize(deps, context, operation);
  const address = clientAddress(context, deps.trustProxy);
  await large?.beforeRead({ account, addressKey: addressKey(address) });
  const path = operation.readPath(context.req.param()) as PathOf<K>;
  const query = operation.readQuery(context.req.queries()) as QueryOf<K>;
  const sent = operation.takesJson ? await readJson(context, large) : { value: undefined, images: [] };
  const body = operation.readBody(sent.value) as BodyOf<K>;
  const { images } = sent;
  const headers: Record<string, string> = {};
  const answer = await handler({
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
  return sendAnswer(context, answer, headers, deps.report);
}

/** Mounts operations on an app. */
export function createCalls(deps: Dependencies): Calls {
  const mounting: Mounting = { ...deps, unmounted: new Set(deps.contract.keys()) };

  return {
    open(id, handler, large) {
      mount(mounting, id, (context, operation) => serve(deps, context, operation, handler, large));
    },
    authenticated(id, handler, large) {
      mount(mounting, id, (context, operation) => {
        if (operation.bearer !== 'required') throw new Error(`the contract does not require login for ${id}`);
        return serve<typeof id>(
          deps,
          context,
          operation,
          (call) => handler({ ...call, account: call.account as Account }),
          large,
        );
      });
    },
    ofSession(id, handler) {
      mount(mounting, id, (context, operation) => {
        if (operation.bearer !== 'required' || operation.takesKey)
          throw new Error(`the contract does not require a session for ${id}`);
        return serve<typeof id>(deps, context, operation, (call) =>
          handler({ ...call, account: call.account as SessionAccount }),
        );
      });
    },
    upload(id, handler, large) {
      mount(mounting, id, async (context, operation) => {
        const account = await authorize(deps, context, operation);
        if (!account) throw sessionExpired();
        const address = clientAddress(context, deps.trustProxy);
        await large.beforeRead({ account, addressKey: addressKey(address) });
        return sendJson(context, 200, await handler(account, await readFile(context, large)));
      });
    },
    raw(id, handler) {
      mount(mounting, id, async (context) => handler(context));
    },
    mountUnimplemented() {
      for (const id of [...mounting.unmounted]) {
        mount(mounting, id, () => Promise.reject(apiError(404, '功能开发中')));
      }
    },
  };
}
