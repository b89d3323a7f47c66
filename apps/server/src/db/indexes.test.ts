import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

/** Both drivers give an object with the rows. */
const rows = async (query: ReturnType<typeof sql>) =>
  ((await service.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;

it('has an index that begins with the columns of each foreign key', async () => {
  // Without it each deleted row reads the other table whole.
  const missing = await rows(sql`
    select conrelid::regclass::text as table, conname as key
    from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    )`);
  expect(missing).toEqual([]);
});

// The counts of a server are those of all its connections, some seconds late.
it.skipIf(process.env['TEST_DATABASE_URL'])(
  'finds an order by its number and by that of a trade without reading a table whole',
  async () => {
    await service.db.execute(sql`
      insert into orders (id, order_no, product_type, product_id, product_name, original_fen, discount_fen,
        amount_fen, status, created_at, expires_at)
      select 'o' || n, 'ZP' || n, 'membership', 'm', 'm', 100, 0, 100, 'paid', now(), now()
      from generate_series(1, 5000) n`);
    await service.db.execute(sql`
      insert into trades (trade_no, order_id, channel, client_type, amount_fen, created_at, ended_at)
      select 'ZP' || n || '_2', 'o' || n, 'wechat', 'pc', 100, now(), now() from generate_series(1, 5000) n`);
    await service.db.execute(sql`analyze orders`);
    await service.db.execute(sql`analyze trades`);
    const scans = async () => {
      await service.db.execute(sql`select pg_stat_force_next_flush()`);
      return rows(
        sql`select relname, seq_scan from pg_stat_user_tables where relname in ('orders', 'trades') order by relname`,
      );
    };
    const before = await scans();
    for (const number of ['ZP77', 'ZP77_2'])
      expect(await service.call('GET', `/api/payment/status-by-orderno?order_no=${number}`)).toMatchObject({
        code: 0,
        data: { status: 'paid' },
      });
    expect(await scans()).toEqual(before);
  },
);
