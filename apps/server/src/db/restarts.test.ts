import { rmSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { bundleForTest } from '../testing/bundled.ts';
import { SLOW } from '../testing/harness.ts';
import { startOrderLoad } from '../testing/order-load.ts';
import { findPostgresPrograms, PostgresCluster } from '../testing/postgres-cluster.ts';
import { killServices, startService } from '../testing/service-process.ts';

const programs = findPostgresPrograms();

describe.skipIf(programs === null)('PostgreSQL that ends while orders are placed', () => {
  let cluster: PostgresCluster;
  let bundle: string;
  beforeAll(async () => {
    bundle = await bundleForTest({ main: 'src/main.ts' });
    cluster = await PostgresCluster.create(programs ?? '');
    await cluster.start();
  }, SLOW);
  afterAll(async () => {
    killServices();
    await cluster.remove();
    rmSync(bundle, { recursive: true, force: true });
  }, SLOW);

  it(
    'is waited for with 503, and nothing acknowledged is lost by its restarts and crashes',
    async () => {
      const service = await startService(bundle, { DATABASE_URL: cluster.url, LIMIT_SCALE: '1000000' });
      const load = await startOrderLoad(service.origin);
      const placeSome = async () => {
        const before = load.acknowledged.size;
        await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(before + 20), {
          timeout: SLOW,
        });
      };
      for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
        await placeSome();
        const refused = load.statuses.get('503') ?? 0;
        await cluster.stop(signal);
        await vi.waitFor(() => expect(load.statuses.get('503') ?? 0).toBeGreaterThan(refused), {
          timeout: SLOW,
        });
        await cluster.start();
      }
      await placeSome();
      await load.stop();

      expect([...load.statuses.keys()].sort(), service.output).toEqual(['200', '503']);
      expect(load.withoutRetry).toBe(0);
      const rows = await cluster.query<{ id: string; status: string }>('select id, status from orders');
      const stored = new Map(rows.map(({ id, status }) => [id, status]));
      // An order that was acknowledged as pending may have been cancelled by a call that was not answered.
      const lost = [...load.acknowledged].filter(
        ([id, status]) =>
          stored.get(id) !== status && !(status === 'pending' && stored.get(id) === 'cancelled'),
      );
      expect(lost).toEqual([]);

      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
    },
    SLOW,
  );
});
