import { eq, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';
import { inBatches, runAll } from './batches.ts';
import { chatMessages } from './schema/chat.ts';
import { orders } from './schema/orders.ts';
import { records } from './schema/records.ts';
import { rateLimits } from './schema/service.ts';

let service: Harness;
let token: string;
let userId: string;
beforeAll(async () => {
  service = await createHarness();
  ({ token, id: userId } = await service.signUp('13600000001'));
}, SLOW);
afterAll(() => service.close());

const rows = async (query: ReturnType<typeof sql>) =>
  ((await service.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;

/** Rate limits whose window is over. */
const addDue = (count: number) =>
  service.db.execute(sql`
    insert into ${rateLimits} (key, count, resets_at)
    select 'due:' || n, 1, ${service.clock.now().toISOString()}::timestamptz - n * interval '1 second'
    from generate_series(1, ${count}::int) n`);
const countDue = () => service.db.$count(rateLimits, lte(rateLimits.resets_at, service.clock.now()));

/** Deleted records, two days ago, each with messages. */
async function addDeleted(count: number, messages: number): Promise<void> {
  const long = new Date(service.clock.now().getTime() - 2 * 86_400_000).toISOString();
  await service.db.execute(sql`
    insert into records (id, user_id, name, gender, calendar_type, leap_month, birth_time, birth_time_solar,
      birth_place, birth_place_label, zone, zi_convention, yun_convention, apply_dst, dst_fold, category,
      created_at, deleted_at)
    select 'gone' || n, ${userId}, '甲', 'male', 'solar', false, '1990-06-15 10:30:00', '1990-06-15 10:30:00',
      '', '', 'Asia/Shanghai', 'next', 'exact', true, 0, 'other', ${long}::timestamptz, ${long}::timestamptz
    from generate_series(1, ${count}::int) n`);
  await service.db.execute(sql`
    insert into chat_messages (record_id, id, role, status, content, created_at)
    select 'gone' || n, 'message' || m, 'user', 'complete', '问', ${long}::timestamptz
    from generate_series(1, ${count}::int) n, generate_series(1, ${messages}::int) m`);
}

describe('a purge', () => {
  beforeEach(async () => {
    await service.db.execute(sql`drop trigger if exists statements on ${rateLimits}`);
    await service.db.execute(sql`drop trigger if exists refusal on ${rateLimits}`);
    await service.db.execute(sql`create table if not exists test_deletes (rows int)`);
    await service.db.execute(sql`truncate test_deletes, ${rateLimits}`);
  }, SLOW);
  afterAll(async () => {
    await service.db.execute(sql`drop table if exists test_deletes`);
    await service.db.execute(sql`drop function if exists test_note(), test_refuse() cascade`);
  });

  /** Notes how many rows each statement deletes. */
  async function watch(table: typeof rateLimits | typeof records | typeof chatMessages) {
    await service.db.execute(sql`
      create or replace function test_note() returns trigger language plpgsql as $$ begin
        insert into test_deletes select count(*) from gone; return null; end $$`);
    await service.db.execute(sql`create or replace trigger statements after delete on ${table}
      referencing old table as gone for each statement execute function test_note()`);
  }
  const deletes = async () =>
    (await rows(sql`select rows from test_deletes where rows > 0`)).map((row) => Number(row['rows']));

  it('deletes many due rows in several statements, and none that is not due', async () => {
    await addDue(4000);
    await service.call('GET', '/api/records', undefined, { token });
    const later = new Date(service.clock.now().getTime() + 1000);
    await service.db.insert(rateLimits).values({ key: 'live', count: 1, resets_at: later });
    await watch(rateLimits);
    await service.app.purge();
    expect(await countDue()).toBe(0);
    expect(await service.db.$count(rateLimits, eq(rateLimits.key, 'live'))).toBe(1);
    const sizes = await deletes();
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(4000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  });

  it('deletes the conversations of records in several statements before the records', async () => {
    await addDeleted(30, 100);
    await watch(chatMessages);
    await service.app.purge();
    expect(await service.db.$count(records)).toBe(0);
    const sizes = await deletes();
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(3000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
    await service.db.execute(sql`drop trigger statements on ${chatMessages}`);
  });

  it('answers other calls in between', async () => {
    await addDue(4000);
    const seen: number[] = [];
    let purging = true;
    const purged = service.app.purge().finally(() => (purging = false));
    while (purging) {
      expect(await service.call('GET', '/api/records', undefined, { token })).toMatchObject({ code: 0 });
      seen.push(await countDue());
    }
    await purged;
    expect(new Set(seen.filter((due) => due > 0 && due < 4000)).size).toBeGreaterThan(2);
  });

  it('leaves out a row that cannot be deleted, deletes the rest and then tells of the failure', async () => {
    await addDue(3000);
    await service.db.execute(sql`
      create or replace function test_refuse() returns trigger language plpgsql as $$ begin
        if old.key = 'due:1500' then raise exception 'test refusal'; end if; return old; end $$`);
    await service.db.execute(sql`create trigger refusal before delete on ${rateLimits}
      for each row execute function test_refuse()`);
    await expect(service.app.purge()).rejects.toThrow();
    expect(await service.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'due:1500' }]);
  });

  it('ends after the batch in progress when it is stopped', async () => {
    await addDue(4000);
    const stopping = new AbortController();
    stopping.abort();
    await service.app.purge(stopping.signal);
    expect(await countDue()).toBe(4000);
    const later = new AbortController();
    const purged = service.app.purge(later.signal);
    while ((await countDue()) === 4000);
    later.abort();
    await purged;
    expect(await countDue()).toBeGreaterThan(0);
  });
});

it(
  'ends the orders whose time is over and starts those that are paid, beside one that fails',
  async () => {
    const moment = service.clock.now().toISOString();
    const add = (kind: string, status: string) =>
      service.db.execute(sql`
      insert into orders (id, order_no, user_id, product_type, product_id, product_name, original_fen,
        discount_fen, amount_fen, status, created_at, expires_at, paid_at)
      select ${kind} || n, ${kind} || n, ${userId}, 'membership', ${kind} || n, 'm', 100, 0, 100, ${status},
        ${moment}::timestamptz - interval '1 day', ${moment}::timestamptz - n * interval '1 second',
        ${moment}::timestamptz
      from generate_series(1, 120) n`);
    await add('late', 'pending');
    await add('paid', 'paid');
    await service.db.execute(sql`
    create or replace function test_keep() returns trigger language plpgsql as $$ begin
      if new.id in ('late60', 'paid60') then raise exception 'test refusal'; end if; return new; end $$`);
    await service.db.execute(sql`create trigger keep before update on ${orders}
    for each row execute function test_keep()`);
    await expect(service.app.orders.sweep()).rejects.toThrow();
    await service.db.execute(sql`drop function test_keep() cascade`);
    expect(await rows(sql`select id from orders where status = 'pending'`)).toEqual([{ id: 'late60' }]);
    expect(await rows(sql`select id from orders where status = 'paid' and started_at is null`)).toEqual([
      { id: 'paid60' },
    ]);
    await service.app.orders.sweep();
    expect(await service.db.$count(orders, eq(orders.status, 'pending'))).toBe(0);
  },
  SLOW,
);

describe('work in batches', () => {
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

  it('ends at once where the database is away', async () => {
    let steps = 0;
    const step = () => {
      steps += 1;
      return Promise.reject(away);
    };
    await expect(inBatches(step, undefined)).rejects.toBe(away);
    expect(steps).toBe(1);
  });

  it('takes fewer rows after a statement that took too long', async () => {
    const limits: number[] = [];
    await inBatches(async (limit) => {
      limits.push(limit);
      if (limit > 10) throw Object.assign(new Error('timeout'), { code: '57014' });
      return 0;
    }, undefined);
    expect(limits).toEqual([100, 25, 7]);
  });

  it('ends when many rows fail by themselves', async () => {
    const fault = new Error('no permission');
    await expect(inBatches(() => Promise.reject(fault), undefined)).rejects.toBe(fault);
  });

  it('runs every task and throws the first failure', async () => {
    const run: number[] = [];
    const task = (number: number, error?: Error) => async () => {
      run.push(number);
      if (error) throw error;
    };
    await expect(runAll([task(1), task(2, away), task(3, new Error('later'))])).rejects.toBe(away);
    expect(run).toEqual([1, 2, 3]);
  });
});
