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

const embeddedOnly = it.skipIf(process.env['TEST_DATABASE_URL']);

// The counts of a server are those of all its connections, some seconds late.
embeddedOnly(
  'finds an order by its number and by that of a trade without reading a table whole',
  async () => {
    await service.db.execute(sql`
      insert into orders (id, order_no, product_type, product_id, product_name, original_fen, discount_fen,
        amount_fen, status, created_at, expires_at, started_at)
      select 'o' || n, 'ZP' || n, 'membership', 'm', 'm', 100, 0, 100, 'paid', now(), now(), now()
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

/** Many rows of each table that is purged or swept, none of them due. */
async function fillUndue(): Promise<void> {
  const { id } = await service.signUp('13600000002');
  const now = service.clock.now().toISOString();
  const later = sql`${now}::timestamptz + interval '1 day'`;
  const many = sql`generate_series(1, 3000) n`;
  const insert = (into: string, values: ReturnType<typeof sql>) =>
    service.db.execute(sql`insert into ${sql.raw(into)} select ${values} from ${many}`);
  await insert('rate_limits (key, count, resets_at)', sql`'k' || n, 1, ${later}`);
  await insert('captchas (id, answer_hash, expires_at)', sql`'c' || n, '', ${later}`);
  await insert('verify_codes (phone, type, code_hash, expires_at)', sql`'p' || n, 'register', '', ${later}`);
  await insert(
    'sessions (id, user_id, created_at, expires_at)',
    sql`'s' || n, ${id}, ${now}::timestamptz, ${later}`,
  );
  await insert('refresh_tokens (token_hash, session_id, expires_at)', sql`'t' || n, 's' || n, ${later}`);
  await insert(
    `records (id, user_id, name, gender, calendar_type, leap_month, birth_time, birth_time_solar, birth_place,
      birth_place_label, zone, zi_convention, yun_convention, apply_dst, dst_fold, category, created_at)`,
    sql`'r' || n, ${id}, '甲', 'male', 'solar', false, '1990-06-15 10:30:00', '1990-06-15 10:30:00', '', '',
      'Asia/Shanghai', 'next', 'exact', true, 0, 'other', ${now}::timestamptz`,
  );
  await insert(
    'chat_messages (record_id, id, role, status, created_at)',
    sql`'r' || n, 'm' || n, 'assistant', 'complete', ${now}::timestamptz`,
  );
  await insert(
    'reports (id, record_id, report_code, status, birth_key, sections_total, created_at)',
    sql`'rep' || n, 'r' || n, 'career', 'completed', '', 1, ${now}::timestamptz`,
  );
  await insert(
    'report_sections (report_id, position, title, text, written_by)',
    sql`'rep' || n, 0, '', '', 'rules'`,
  );
  await insert(
    'report_access (id, user_id, record_id, report_code, source, created_at)',
    sql`'a' || n, ${id}, 'r' || n, 'career', 'order', ${now}::timestamptz`,
  );
  await insert('chat_heads (record_id, message_id)', sql`'r' || n, 'm' || n`);
  // Of many accounts with a few days each, as they are.
  await insert('users (id, created_at)', sql`md5('user' || n), ${now}::timestamptz`);
  const days = sql`users, unnest(array['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']) day`;
  await service.db.execute(sql`
    insert into benefit_counts (user_id, benefit_type, period, used) select id, 'CHAT_COUNT', day, 1 from ${days}`);
  await service.db.execute(sql`
    insert into model_use (user_id, day, input, output) select id, day, 1, 1 from ${days}`);
  await insert(
    'benefit_uses (user_id, key, state, created_at)',
    sql`${id}, 'k' || n, 'spent', ${now}::timestamptz - interval '1 hour'`,
  );
  await insert(
    `orders (id, order_no, user_id, record_id, product_type, product_id, product_name, original_fen, discount_fen,
      amount_fen, status, created_at, expires_at, paid_at, started_at)`,
    sql`'order' || n, 'N' || n, ${id}, 'r' || n, 'report', 'career', '', 1, 0, 1, 'paid', ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz`,
  );
  // Trades that no provider ever ended, older than those that the sweep asks about.
  await insert(
    'trades (trade_no, order_id, channel, client_type, amount_fen, created_at)',
    sql`'N' || n, 'order' || n, 'wechat', 'pc', 1, ${now}::timestamptz - interval '2 days'`,
  );
  await insert(
    'payments (id, order_id, trade_no, channel, transaction_id, amount_fen, received_at)',
    sql`'pay' || n, 'order' || n, 'N' || n, 'wechat', 'x' || n, 1, ${now}::timestamptz`,
  );
  await service.db.execute(sql`
    update records set deleted_at = ${now}::timestamptz - interval '2 days' where id in ('r1', 'r2')`);
  await service.db.execute(sql`analyze`);
}

embeddedOnly(
  'purges and sweeps without reading rows that are not due',
  async () => {
    await fillUndue();
    const read = async () => {
      await service.db.execute(sql`select pg_stat_force_next_flush()`);
      return rows(sql`
        select t.relname as table, t.seq_scan::int as scans,
          coalesce((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0)::int as entries,
          -- An index that is read whole gives few entries where it knows that the others are not meant.
          coalesce((select sum(i.idx_blks_hit + i.idx_blks_read) from pg_statio_user_indexes i
            where i.relid = t.relid), 0)::int as pages
        from pg_stat_user_tables t order by t.relname`);
    };
    const before = await read();
    // Tables without rows would be read whole else.
    await service.db.execute(sql`set enable_seqscan = off`);
    await service.app.purge();
    await service.app.orders.sweep();
    await service.app.benefits.undoUnanswered();
    service.app.chat.start();
    await service.db.execute(sql`reset enable_seqscan`);
    const after = await read();
    const misses = after.flatMap((one, index) => {
      const [scans, entries, pages] = (['scans', 'entries', 'pages'] as const).map(
        (count) => Number(one[count]) - Number(before[index]?.[count]),
      );
      return scans || (entries ?? 0) > 100 || (pages ?? 0) > 100
        ? [{ table: one['table'], scans, entries, pages }]
        : [];
    });
    expect(misses).toEqual([]);
    expect(await rows(sql`select from records where deleted_at is not null`)).toEqual([]);
  },
  SLOW,
);
