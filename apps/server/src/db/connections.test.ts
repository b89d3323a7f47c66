import { rmSync } from 'node:fs';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bundleForTest } from '../testing/bundled.ts';
import { EmbeddedServer } from '../testing/embedded-server.ts';
import { SLOW } from '../testing/harness.ts';
import { killServices, startService } from '../testing/service-process.ts';
import { type OpenDatabase, openPostgres } from './open.ts';
import { isDatabaseUnavailable } from './outage.ts';

/** More than the connections of the pool. */
const MANY = 12;
let server: EmbeddedServer;

beforeAll(async () => {
  server = await EmbeddedServer.start();
}, SLOW);
afterEach(() => {
  server.behave = () => 'run';
});
afterAll(async () => server.close());

describe('a connection to PostgreSQL that fails', () => {
  let store: OpenDatabase;
  beforeAll(async () => {
    store = await openPostgres(server.url);
  }, SLOW);
  // Waits for clients that were not given back.
  afterAll(async () => store.close(), SLOW);

  const one = () => store.db.execute(sql`select 1 as one`);
  const transaction = () => store.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  const expectOutage = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  };
  const expectWorking = async () => {
    const answers = await Promise.all([one(), ...Array.from({ length: MANY }, transaction)]);
    expect(answers.map((answer) => (answer as unknown as { rows: unknown[] }).rows)).toEqual(
      answers.map(() => [{ one: 1 }]),
    );
  };

  it(
    'is replaced when it closes between two statements of a transaction',
    async () => {
      for (let count = 0; count < MANY; count += 1) {
        const work = store.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          server.drop();
          await new Promise((resolve) => setTimeout(resolve, 20));
          return tx.execute(sql`select 1`);
        });
        await expectOutage(work);
      }
      await expectWorking();
    },
    SLOW,
  );

  it.each(['begin', 'select 1', 'commit'])(
    'is replaced when it closes at %s',
    async (text) => {
      server.behave = (sent) => (sent.includes(text) ? 'drop' : 'run');
      for (let count = 0; count < MANY; count += 1) await expectOutage(transaction());
      server.behave = () => 'run';
      await expectWorking();
    },
    SLOW,
  );

  it(
    'is replaced when it is silent',
    async () => {
      server.behave = (sent) => (sent.includes('begin') ? 'silent' : 'run');
      await Promise.all(Array.from({ length: MANY }, () => expectOutage(transaction())));
      server.behave = () => 'run';
      await expectWorking();
    },
    SLOW,
  );

  it(
    'keeps the error of a transaction that was rolled back, and its connection',
    async () => {
      const refused = new Error('refused');
      await expectWorking();
      const before = server.connections;
      for (let count = 0; count < MANY; count += 1)
        await expect(store.db.transaction(() => Promise.reject(refused))).rejects.toBe(refused);
      expect(server.connections).toBe(before);
    },
    SLOW,
  );
});

describe('the service on connections that fail', () => {
  let bundle: string;
  beforeAll(async () => {
    bundle = await bundleForTest({ main: 'src/main.ts' });
  }, SLOW);
  afterAll(() => {
    killServices();
    rmSync(bundle, { recursive: true, force: true });
  });

  it(
    'answers 503 while transactions cannot be finished, then works again and stops cleanly',
    async () => {
      const service = await startService(bundle, { DATABASE_URL: server.url, LIMIT_SCALE: '1000' });
      const refresh = () =>
        fetch(`${service.origin}/api/auth/refresh`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token: 'a'.repeat(43) }),
        });
      expect((await refresh()).status, service.output).toBe(401);
      const faults = ['begin', '"refresh_tokens"', 'commit'].flatMap((text) => [
        [text, 'drop'] as const,
        [text, 'reset'] as const,
      ]);
      for (const [text, fault] of faults) {
        server.behave = (sent) => (sent.includes(text) ? fault : 'run');
        for (let count = 0; count < MANY; count += 1) {
          const answer = await refresh();
          expect([answer.status, answer.headers.get('retry-after')], `${fault} at ${text}`).toEqual([
            503,
            '5',
          ]);
        }
        server.behave = () => 'run';
        expect((await refresh()).status).toBe(401);
      }
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
    },
    SLOW,
  );
});
