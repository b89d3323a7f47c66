import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { records } from '../db/schema/records.ts';
import { exportClaims } from '../db/schema/service.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

const RECORDS = 500;
const EXPORTS = ['/api/records/export', '/api/records/export?format=csv', '/api/user/export'];
/** The fields of a row of the file, in their order. */
const FIELDS = [
  'name',
  'gender',
  'calendar_type',
  'birth_time',
  'lunar_calendar',
  'leap_month',
  'hour_unknown',
  'birth_place',
  'birth_place_label',
  'birth_city',
  'category',
  'zi_convention',
  'yun_convention',
  'apply_dst',
  'dst_fold',
  'pinned',
  'note',
  'created_at',
] as const;

let service: Harness;
let token: string;
let userId: string;

/** Records of which seven at a time were created in the same millisecond, with notes that make the file long. */
const fill = (from: number, to: number) =>
  service.db.execute(sql`
    insert into records (id, user_id, name, gender, calendar_type, leap_month, birth_time, birth_time_solar,
      birth_place, birth_place_label, zone, zi_convention, yun_convention, apply_dst, dst_fold, category, note,
      created_at)
    select md5('record' || n), ${userId}, '甲' || n, 'male', 'solar', false, '1990-06-15 10:30:00',
      '1990-06-15 10:30:00', '', '', 'Asia/Shanghai', 'next', 'exact', true, 0, 'other', repeat('时辰由母亲回忆', 60),
      '2026-01-01T00:00:00.123Z'::timestamptz + n / 7 * interval '1 millisecond'
    from generate_series(${from}::int, ${to}::int) n`);
const open = (path: string, app = service.app) =>
  app.request(path, { headers: { authorization: `Bearer ${token}` } });
const isClaimed = async () => (await service.db.$count(exportClaims)) > 0;
const untilFree = async () => {
  while (await isClaimed()) await new Promise((wake) => setTimeout(wake, 5));
};
/** What a reader receives until the end. */
async function readAll(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<string> {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return Buffer.concat(chunks).toString();
    chunks.push(next.value);
  }
}
const textOf = (value: unknown) => JSON.stringify({ code: 0, message: '成功', data: value });
const newestFirst = sql`${records.created_at} desc, ${records.id} desc`;

beforeAll(async () => {
  service = await createHarness();
  ({ token, id: userId } = await service.signUp('13500000001'));
}, SLOW);
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.delete(records);
  await fill(1, RECORDS);
}, SLOW);

describe('an export of many records', () => {
  it('has each of them once, newest first, in the words of JSON.stringify', async () => {
    const rows = await service.db.select().from(records).orderBy(newestFirst);
    const exported_at = service.clock.now().toISOString();
    const file = rows.map((row) => Object.fromEntries(FIELDS.map((field) => [field, row[field]])));
    const text = await (await open('/api/records/export')).text();
    expect(text).toBe(textOf({ exported_at, records: file }));
    const table = await (await open('/api/records/export?format=csv')).text();
    expect(
      table
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    ).toEqual(rows.map(({ name }) => name));
    const all = await service.call('GET', '/api/user/export', undefined, { token });
    expect(all.data.records.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('has those that stay once each while others are added and deleted', async () => {
    const before = await service.db.select({ name: records.name }).from(records).orderBy(newestFirst);
    const reader = (await open('/api/records/export')).body?.getReader();
    const first = await reader?.read();
    await fill(RECORDS + 1, RECORDS + 300);
    const gone = ['甲1', '甲2', '甲100', '甲101'];
    for (const name of gone)
      await service.db.update(records).set({ deleted_at: service.clock.now() }).where(eq(records.name, name));
    const text = Buffer.from(first?.value ?? []).toString() + (await readAll(reader));
    const names = (JSON.parse(text) as { data: { records: { name: string }[] } }).data.records.map(
      ({ name }) => name,
    );
    const stayed = before.filter(({ name }) => !gone.includes(name)).map(({ name }) => name);
    expect(names.filter((name) => !gone.includes(name))).toEqual(stayed);
  });
});

describe('a second export of an account', () => {
  const WAIT = '上一次导出还在进行，请等它完成后再试';

  it.each(EXPORTS)('is refused while the first one is sent, in every process (%s)', async (path) => {
    const first = await open(path);
    expect(first.status).toBe(200);
    for (const app of [service.app, service.another({})])
      for (const other of EXPORTS) {
        const refused = await open(other, app);
        expect(refused.status).toBe(429);
        expect(refused.headers.get('retry-after')).toBe('5');
        expect(await refused.json()).toEqual({ code: 429, message: WAIT, data: null });
      }
    await first.text();
    expect(await isClaimed()).toBe(false);
    const next = await open(path);
    expect(next.status).toBe(200);
    await next.text();
  });

  it('is one of many at the same time that is sent', async () => {
    const apps = [service.app, service.another({}), service.another({})];
    const answers = await Promise.all([...apps, ...apps].map((app) => open('/api/records/export', app)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    await Promise.all(answers.map((answer) => answer.text()));
  });

  it('is not refused for that of another account', async () => {
    const first = await open('/api/records/export');
    const other = await service.signUp('13500000002');
    const answer = await service.call('GET', '/api/records/export', undefined, { token: other.token });
    expect(answer).toMatchObject({ status: 200, data: { records: [] } });
    await first.body?.cancel();
    await untilFree();
  });

  it.each(EXPORTS)('is sent after the client of the first one went away (%s)', async (path) => {
    const first = await open(path);
    const reader = first.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await untilFree();
    const unread = await open(path);
    await unread.body?.cancel();
    await untilFree();
  });

  it('is sent when the process of the first one has ended or its client stalls, which then ends the first one', async () => {
    const first = (await open('/api/records/export')).body?.getReader();
    await first?.read();
    service.clock.advance(29);
    expect((await open('/api/records/export')).status).toBe(429);
    service.clock.advance(2);
    const second = await open('/api/records/export');
    expect(second.status).toBe(200);
    await expect(readAll(first)).rejects.toThrow('broke off');
    expect(service.errors).toEqual([expect.stringContaining('answer broke off')]);
    expect(await isClaimed()).toBe(true);
    await second.text();
    expect(await isClaimed()).toBe(false);
  });
});
