import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import pg from 'pg';
import sharp from 'sharp';

import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { createLocalCashier, type LocalCashier } from '../adapters/payments-local.ts';
import { createPictures } from '../adapters/pictures-sharp.ts';
import { type App, type AppDependencies, createApp } from '../app.ts';
import { BLANK_IMAGE, findBlankImage } from '../db/blank-image.ts';
import type { FreeBytes } from '../db/disk-space.ts';
import { type Database, makeBlankImage, type OpenDatabase, openEmbedded, openPostgres } from '../db/open.ts';
import { type Limits, standardLimits } from '../domain/limits/rate-limiter.ts';
import { loadContract, type Operation } from '../http/contract.ts';
import type { SmsMessage } from '../ports/sms.ts';
import { SmsError } from '../ports/sms.ts';
import { listTables } from './tables.ts';

interface Answer {
  status: number;
  headers: Headers;
  /** The parsed envelope. */
  code: number;
  message: string;
  // Tests read every shape of the contract; `call` has validated the answer.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

interface RequestOptions {
  token?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
}

/** A service in memory with a controllable clock, a known captcha and readable messages. */
export interface Harness {
  app: App;
  /** A second service on the same database, as another process would be; {@link Harness.close} stops it too. */
  another(own: Partial<Pick<AppDependencies, 'model' | 'chatPace' | 'log' | 'limits' | 'payments'>>): App;
  db: Database;
  clock: { now(): Date; advance(seconds: number): void; set(moment: string): void };
  /** Messages sent, oldest first. */
  sent: SmsMessage[];
  /** The stand-in for the payment providers. */
  cashier: LocalCashier;
  /** While true, the SMS provider fails. */
  sms: { broken: boolean };
  /** Unexpected errors that were logged. */
  errors: string[];
  contract: ReadonlyMap<string, Operation>;
  /** Calls the service and validates the answer by the contract. `body` is sent as JSON unless it is a string or a form. */
  call(method: string, path: string, body?: unknown, ask?: RequestOptions): Promise<Answer>;
  /** Creates a captcha, whose answer is {@link CAPTCHA}. @returns its id. */
  captcha(): Promise<string>;
  /** Requests an SMS code. @returns the code. */
  code(phone: string, type: string, token?: string): Promise<string>;
  /** A PNG of one colour. */
  picture(width?: number, height?: number): Promise<Buffer>;
  /** Uploads an avatar. @returns its URL path. */
  avatar(token: string, bytes: Uint8Array): Promise<string>;
  /** Registers an account. */
  signUp(phone: string, password?: string): Promise<{ token: string; refresh: string; id: string }>;
  close(): Promise<void>;
}

/** Timeout in milliseconds for tests that start a service or make many calls. */
export const SLOW = 120_000;
export const PASSWORD = 'qinghe2026';
export const CAPTCHA = 'K7MP';
const START = '2026-11-20T04:00:00Z';

/** Limits that tests do not reach by accident. */
const NO_LIMITS: Limits = Object.fromEntries(
  Object.keys(standardLimits()).map((name) => [name, { count: 1_000_000, seconds: 60 }]),
) as unknown as Limits;

type HarnessOptions = { limits?: Partial<Limits>; freeBytes?: FreeBytes } & Partial<
  Pick<
    AppDependencies,
    | 'site'
    | 'messaging'
    | 'localWechat'
    | 'allowedHosts'
    | 'model'
    | 'modelSettings'
    | 'rules'
    | 'payments'
    | 'chatPace'
  >
>;

type Watched = Pick<Harness, 'db' | 'clock' | 'cashier' | 'sent' | 'sms' | 'errors'>;

function dependenciesOf(
  own: HarnessOptions,
  { cashier, sent, sms, errors, ...rest }: Watched,
): AppDependencies {
  return {
    ...rest,
    entropy: cryptoEntropy,
    sms: {
      async send(message) {
        if (sms.broken) throw new SmsError('out of order');
        sent.push(message);
      },
    },
    captchaRenderer: { render: async () => ({ answer: CAPTCHA, png: new Uint8Array([137, 80, 78, 71]) }) },
    pictures: createPictures(),
    messaging: own.messaging ?? own.localWechat ?? null,
    model: own.model ?? null,
    modelSettings: own.modelSettings ?? { dailyTokens: null, producer: '子平' },
    ...(own.rules && { rules: own.rules }),
    chatPace: own.chatPace ?? { pause: 0, keepAlive: 15_000 },
    limits: { ...NO_LIMITS, ...own.limits },
    secret: new Uint8Array(32).fill(7),
    allowedHosts: own.allowedHosts ?? null,
    trustProxy: true,
    standIns: ['sms'],
    outbox: null,
    localWechat: own.localWechat ?? null,
    payments: own.payments ?? cashier.providers,
    localCashier: own.payments ? null : cashier,
    site: own.site ?? new Hono(),
    log: { info: () => {}, error: (event, error) => void errors.push(`${event}: ${String(error)}`) },
  };
}

async function callApp(
  app: App,
  contract: Harness['contract'],
  ...[method, path, body, ask = {}]: Parameters<Harness['call']>
): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }),
      'x-forwarded-for': ask.address ?? '203.0.113.7',
      ...ask.headers,
    },
    ...(body === undefined ? {} : { body: asBody(body) }),
  });
  const envelope = (await response.json()) as { code: number; message: string; data: unknown };
  const violation = findResponseError(contract, method, path, response.status, envelope);
  if (violation)
    throw new Error(`${method} ${path} → ${response.status}: ${violation}\n${JSON.stringify(envelope)}`);
  return { status: response.status, headers: response.headers, ...envelope };
}

/** What a person does first. */
function actionsOf(call: Harness['call'], sent: readonly SmsMessage[]) {
  const captcha: Harness['captcha'] = async () =>
    (await call('POST', '/api/auth/captcha', { phone: '13900000000' })).data.captcha_id;
  const code: Harness['code'] = async (phone, type, token) => {
    const body = { phone, type, captcha: CAPTCHA, captcha_id: await captcha() };
    const answer = await call('POST', '/api/auth/verify-code', body, { token });
    if (answer.code !== 0) throw new Error(answer.message);
    return sent.at(-1)?.code ?? '';
  };
  const signUp: Harness['signUp'] = async (phone, password = PASSWORD) => {
    const verify_code = await code(phone, 'register');
    const { data } = await call('POST', '/api/auth/register', { phone, password, verify_code });
    return { token: data.access_token, refresh: data.refresh_token, id: data.user_info.id };
  };
  const avatar: Harness['avatar'] = async (token, bytes) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'me.png');
    return (await call('POST', '/api/upload/avatar', form, { token })).data.url;
  };
  return { captcha, code, signUp, avatar };
}

export async function createHarness(own: HarnessOptions = {}): Promise<Harness> {
  const store = own.freeBytes ? await openWithSpace(own.freeBytes) : await openStore();
  const { db } = store;
  const contract = loadContract();
  let now = new Date(START).getTime();
  const clock = {
    now: () => new Date(now),
    advance: (seconds: number) => void (now += seconds * 1000),
    set: (moment: string) => void (now = new Date(moment).getTime()),
  };
  const cashier = createLocalCashier(db, clock);
  const watched: Watched = { db, clock, cashier, sent: [], sms: { broken: false }, errors: [] };
  const dependencies = dependenciesOf(own, watched);
  const app = createApp(dependencies);
  const others: App[] = [];
  await app.prepare({ exclusive: true });

  const call: Harness['call'] = (...given) => callApp(app, contract, ...given);
  return {
    ...watched,
    ...actionsOf(call, watched.sent),
    app,
    contract,
    call,
    another(changed) {
      const other = createApp({ ...dependencies, ...changed });
      others.push(other);
      return other;
    },
    picture: (width = 64, height = 48) =>
      sharp({ create: { width, height, channels: 3, background: '#a33' } })
        .png()
        .toBuffer(),
    async close() {
      for (const one of [app, ...others]) await one.chat.stop(0);
      await store.close();
    },
  };
}

const asBody = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/** Statuses that any call may answer with, as a plain failure. */
const PROTOCOL_STATUSES = new Set([400, 401, 403, 404, 413, 429]);

function findResponseError(
  contract: ReadonlyMap<string, Operation>,
  method: string,
  path: string,
  status: number,
  envelope: { code: number; message: string; data: unknown },
): string | null {
  const bare = path.split('?')[0] ?? '';
  const operation = [...contract.values()].find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  );
  const violation = operation?.findResponseError(status, envelope) ?? null;
  if (operation && !violation) return null;
  const failure = envelope.code === status && envelope.message.length > 0 && envelope.data === null;
  return PROTOCOL_STATUSES.has(status) && failure ? null : (violation ?? 'not in the contract');
}

/** Empty embedded databases that closed services left, shared by the test files of a worker. */
const emptied: OpenDatabase[] = [];

async function openShared(): Promise<OpenDatabase> {
  await ensureImage();
  const store = emptied.pop() ?? (await openEmbedded(null));
  return {
    db: store.db,
    async close() {
      const tables = await listTables(store.db);
      await store.db.execute(`truncate ${tables.join(', ')} restart identity`);
      emptied.push(store);
    },
  };
}

/** An embedded database of its own, on a disk with this space. */
async function openWithSpace(freeBytes: FreeBytes): Promise<OpenDatabase> {
  await ensureImage();
  return openEmbedded(null, { freeBytes });
}

/** An embedded database, or with TEST_DATABASE_URL a new database on that PostgreSQL server. */
async function openStore(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openShared();
  const name = `ziping_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const store = await openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  return {
    db: store.db,
    async close() {
      await store.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

/** Creates the archive of the empty database once, which shortens later starts to a second. */
export async function ensureImage(): Promise<void> {
  if (findBlankImage()) return;
  const folder = fileURLToPath(new URL('../../dist', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const part = join(folder, `${BLANK_IMAGE}.${process.pid}`);
  writeFileSync(part, await makeBlankImage());
  renameSync(part, join(folder, BLANK_IMAGE));
}
