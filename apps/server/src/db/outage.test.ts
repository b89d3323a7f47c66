import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { request } from 'node:http';

import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import { ModelError } from '../ports/model.ts';
import { isAborted, isDatabaseUnavailable } from './outage.ts';

/** A message of PostgreSQL's protocol. https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.byteLength + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const READY = message('Z', Buffer.from('I'));
const DONE = Buffer.concat([message('C', Buffer.from('BEGIN\0')), READY]);
const errorOf = (severity: 'FATAL' | 'ERROR', code: string) =>
  message('E', Buffer.from(`S${severity}\0C${code}\0Mfor a test\0\0`));

type Act = (socket: Socket) => void;
const close: Act = (socket) => socket.destroy();
const reset: Act = (socket) => socket.resetAndDestroy();
const end =
  (code: string): Act =>
  (socket) =>
    socket.end(errorOf('FATAL', code));
const refuse =
  (code: string): Act =>
  (socket) =>
    socket.write(Buffer.concat([errorOf('ERROR', code), READY]));
const answer: Act = (socket) => socket.write(DONE);

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const closeOne of open.splice(0)) await closeOne();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const closeServer = (server: Pick<Server, 'close'>) =>
  new Promise<void>((closed) => server.close(() => closed()));

/** A database behind the real driver, on a server that does one thing for each message of a connection. */
async function openDatabase(...acts: readonly Act[]) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const left = [...acts];
    socket.on('error', () => {});
    socket.on('data', () => left.shift()?.(socket));
  });
  const port = await listen(server);
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'u', connectionTimeoutMillis: 3000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  open.push(async () => {
    // Not awaited: a pool waits for a client of which drizzle lost hold when its BEGIN failed.
    void pool.end();
    for (const socket of sockets) socket.destroy();
    await closeServer(server);
  });
  return drizzle(pool);
}
const start: Act = (socket) => socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));

const failureOf = (task: Promise<unknown>) =>
  task.then(
    () => null,
    (error: unknown) => error,
  );

describe('an unavailable database', () => {
  it.each<[what: string, acts: Act[]]>([
    ['closes a new connection', [close]],
    ['resets a new connection', [reset]],
    ['is starting', [end('57P03')]],
    ['has no connection left', [end('53300')]],
    ['closes the connection', [start, close]],
    ['resets the connection', [start, reset]],
    ['is being shut down', [start, end('57P01')]],
    ['has crashed', [start, end('57P02')]],
    ['closes the connection within a transaction', [start, answer, close]],
    ['resets the connection within a transaction', [start, answer, reset]],
    ['is being shut down within a transaction', [start, answer, end('57P01')]],
    ['ends an idle transaction', [start, answer, end('25P03')]],
    ['became a standby within a transaction', [start, answer, refuse('25006'), answer]],
    ['exceeds its limit for a lock', [start, answer, refuse('55P03'), answer]],
    ['closes the connection before a commit', [start, answer, answer, close]],
    ['closes the connection before a rollback', [start, answer, refuse('23505'), close]],
  ])('is recognised by the error of the driver when it %s', async (_, acts) => {
    const db = await openDatabase(...acts);
    const error = await failureOf(db.transaction((tx) => tx.execute(sql`select 1`)));
    expect([isDatabaseUnavailable(error), isAborted(error)], String(error)).toEqual([true, false]);
  });

  it('is recognised when no server listens, on a port or a Unix socket', async () => {
    const server = createServer();
    const port = await listen(server);
    await closeServer(server);
    for (const where of [{ host: '127.0.0.1', port }, { host: '/nonexistent' }]) {
      const pool = new pg.Pool({ ...where, user: 'u' });
      const error = await failureOf(drizzle(pool).execute(sql`select 1`));
      expect(isDatabaseUnavailable(error), String(error)).toBe(true);
      await pool.end();
      expect(isDatabaseUnavailable(await failureOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
    }
  });

  it('is not what refuses a statement, nor a model that cannot be reached', async () => {
    const db = await openDatabase(start, answer, refuse('23505'), answer);
    const error = await failureOf(db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(error).toMatchObject({ cause: { code: '23505' } });
    expect(isDatabaseUnavailable(error)).toBe(false);
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(isDatabaseUnavailable(new ModelError('no answer', false, { cause: refused }))).toBe(false);
  });

  it('is not a request that its client cuts off', async () => {
    let failed: (error: unknown) => void = () => {};
    const failure = new Promise<unknown>((resolve) => (failed = resolve));
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      async fetch(given) {
        setImmediate(() => sent.destroy());
        await given.text().catch(failed);
        return new Response();
      },
    });
    await once(server, 'listening');
    open.push(() => closeServer(server));
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-length': 9 };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
    sent.on('error', () => {});
    sent.write('{');
    const error = await failure;
    expect([isDatabaseUnavailable(error), String(error)]).toEqual([false, 'Error: aborted']);
  });
});
