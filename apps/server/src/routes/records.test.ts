import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { records } from '../db/schema/records.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let token: string;
let stranger: string;
let next = 13_300_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  service = await createHarness();
  token = (await service.signUp(newPhone())).token;
  stranger = (await service.signUp(newPhone())).token;
}, SLOW);
afterAll(() => service.close());

const BIRTH = {
  name: '林清和',
  birth_time: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  gender: 'male',
  birth_place: '',
  category: 'other',
};
const create = (fields: Record<string, unknown> = {}, as = token) =>
  service.call('POST', '/api/record', { ...BIRTH, ...fields }, { token: as });
const made = async (fields: Record<string, unknown> = {}, as = token): Promise<string> =>
  (await create(fields, as)).data.record_id;
const get = (path: string, as = token) => service.call('GET', path, undefined, { token: as });
const list = (query: string, as = token) => get(`/api/records${query}`, as);
const ganzhi = (pillar: { heavenly_stem: string; earthly_branch: string }) =>
  pillar.heavenly_stem + pillar.earthly_branch;

describe('a new record', () => {
  it('stores all fields of the chart', async () => {
    const id = await made({
      name: ' 阿依古丽 ',
      birth_time: '1996-03-08 13:10:00',
      birth_place: '653101',
      gender: 'female',
      hour_unknown: true,
      zi_convention: 'split',
      yun_convention: 'minutes',
      apply_dst: false,
      dst_fold: 1,
    });
    expect((await get(`/api/records/${id}`)).data).toEqual({
      id,
      name: '阿依古丽',
      gender: 'female',
      birth_place: '653101',
      birth_place_label: '新疆维吾尔自治区 喀什地区 喀什市',
      birth_city: '',
      birth_time: '1996-03-08 13:10:00',
      birth_time_solar: '1996-03-08 13:10:00',
      calendar_type: 'solar',
      lunar_calendar: 'chinese',
      leap_month: false,
      hour_unknown: true,
      category: 'other',
      conventions: { zi: 'split', yun: 'minutes', dst: false, dst_fold: 1 },
      pinned: false,
      note: '',
      created_at: service.clock.now().toISOString(),
    });
  });

  it('of a birth outside the mainland follows the clock of its city, with and without true solar time', async () => {
    const pillarsOf = async (fields: Record<string, unknown>) => {
      const { data } = await get(`/api/reports/${await made(fields)}`);
      const { year_pillar, month_pillar, day_pillar, time_pillar } = data.bazi;
      return [[year_pillar, month_pillar, day_pillar, time_pillar].map(ganzhi).join(' '), data] as const;
    };
    const [newYork, { record, truth }] = await pillarsOf({
      birth_time: '1984-02-04 10:25:00',
      birth_city: '922237',
    });
    expect(newYork).toBe('甲子 丙寅 戊辰 丁巳');
    expect(record).toMatchObject({ birth_place: '', birth_city: '922237', birth_place_label: '美国 纽约' });
    expect(truth).toMatchObject({ zone: 'America/New_York', true_solar: false, longitude: null });
    const hongKong = { birth_time: '1990-07-15 13:10:00', birth_city: '810001' };
    const [pillars, { truth: clock }] = await pillarsOf(hongKong);
    expect(pillars.slice(-1)).toBe('未');
    expect(clock.warnings).toEqual([]);
    const [, bySun] = await pillarsOf({ ...hongKong, birth_place: '810001' });
    expect(bySun.truth).toMatchObject({ zone: 'Asia/Hong_Kong', true_solar: true });
    // The documented payload, of which the place alone says where.
    const [, documented] = await pillarsOf({ ...BIRTH, birth_place: '922237' });
    expect(documented.record).toMatchObject({ birth_place: '922237', birth_city: '922237' });
  });

  it('of a birth outside the mainland names what is wrong with its city', async () => {
    const messageOf = async (fields: Record<string, unknown>) => (await create(fields)).message;
    expect(await messageOf({ birth_city: '999999' })).toContain('没有这个海外城市');
    expect(await messageOf({ birth_city: '110101' })).toContain('在内地出生的不必填');
    expect(await messageOf({ birth_city: '922237', birth_place: '653101' })).toContain('须是同一处');
    expect(await messageOf({ birth_city: 'x' })).toContain('请选择出生城市');
  });

  it('of a lunar date is of the calendar it names, Chinese when it names none', async () => {
    const lunar = { ...BIRTH, calendar_type: 'lunar', birth_time: '1985-01-01 09:00:00' };
    const recordOf = async (fields: Record<string, unknown>) =>
      (await get(`/api/records/${await made({ ...lunar, ...fields })}`)).data;
    expect(await recordOf({})).toMatchObject({
      lunar_calendar: 'chinese',
      birth_time_solar: '1985-02-20 09:00:00',
    });
    const id = await made({ ...lunar, lunar_calendar: 'vietnamese' });
    const { data } = await get(`/api/reports/${id}`);
    expect(data.record).toMatchObject({
      birth_time: '1985-01-01 09:00:00',
      birth_time_solar: '1985-01-21 09:00:00',
      lunar_calendar: 'vietnamese',
    });
    expect(data.truth.lunar.text).toBe('一九八四年腊月初一（越南农历一九八五年正月初一）');
    const march = { birth_time: '2001-03-30 09:00:00' };
    expect(await recordOf({ ...march, lunar_calendar: 'korean' })).toMatchObject({
      birth_time_solar: '2001-04-23 09:00:00',
    });
    expect((await create({ ...lunar, ...march })).data.errors).toEqual([
      {
        field: 'birth_time',
        message: '农历 2001 年三月是小月，只有 29 天，没有三十；韩国农历有这一天',
      },
    ]);
    expect((await create({ ...lunar, lunar_calendar: 'japanese' })).message).toBe(
      '请选择中国、韩国或越南的农历',
    );
  });

  it('accepts the documented fields alone, with defaults', async () => {
    const { data } = await get(`/api/records/${await made()}`);
    expect(data.conventions).toEqual({ zi: 'next', yun: 'exact', dst: true, dst_fold: 0 });
    expect(data.hour_unknown).toBe(false);
  });

  it('of a lunar leap month is stored as entered, with its solar date', async () => {
    const id = await made({ calendar_type: 'lunar', birth_time: '2020-04-12 09:00:00', leap_month: true });
    expect((await get(`/api/records/${id}`)).data).toMatchObject({
      birth_time: '2020-04-12 09:00:00',
      birth_time_solar: '2020-06-03 09:00:00',
      leap_month: true,
    });
  });

  it.each([
    ['birth_time', { birth_time: '2023-02-30 10:00:00' }],
    ['birth_time', { birth_time: '1900-01-30 10:00:00' }],
    ['birth_time', { birth_time: '2026-11-20 12:01:00' }],
    ['birth_time', { birth_time: '2100-12-31 10:00:00' }],
    ['birth_time', { birth_time: '1986-05-04 02:30:00' }],
    ['birth_time', { calendar_type: 'lunar', birth_time: '2023-01-30 10:00:00' }],
    ['leap_month', { calendar_type: 'lunar', birth_time: '2021-04-01 10:00:00', leap_month: true }],
    ['birth_place', { birth_place: '999999' }],
    ['name', { name: '   ' }],
  ])('with an impossible birth names %s: %j', async (field, fields) => {
    const before = (await list('')).data.total;
    const answer = await create(fields);
    expect(answer).toMatchObject({ status: 400, code: 400, data: { errors: [{ field }] } });
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/);
    expect((await list('')).data.total).toBe(before);
  });

  it('says that there is no month 13', async () => {
    const message = '月份应在 1 到 12 之间，没有 13 月';
    expect(await create({ birth_time: '1990-13-01 10:00:00' })).toMatchObject({ status: 400, message });
  });

  it.each(['1899-06-15 10:00:00', '1850-13-01 10:00:00', '2101-01-01 10:00:00'])(
    'answers the range of dates for %s',
    async (birth_time) => {
      expect(await create({ birth_time })).toMatchObject({
        status: 400,
        message: '出生日期须在1900年1月31日至2100年12月31日之间',
      });
    },
  );

  it('accepts an hour that summer time skipped when apply_dst is false', async () => {
    const id = await made({ birth_time: '1986-05-04 02:30:00', apply_dst: false });
    expect((await get(`/api/reports/${id}`)).data.truth.corrected_time).toBe('1986-05-04 02:30:00');
  });

  it('applies the summer time of 1943 in Shanghai, not in Chongqing', async () => {
    const stepsOf = async (birth_place: string) => {
      const id = await made({ birth_time: '1943-07-01 12:30:00', birth_place });
      const { steps } = (await get(`/api/reports/${id}`)).data.truth;
      return steps.map(({ kind }: { kind: string }) => kind);
    };
    expect(await stepsOf('310101')).toContain('dst');
    expect(await stepsOf('500103')).not.toContain('dst');
  });

  it('may be born now', async () => {
    expect(await create({ birth_time: '2026-11-20 12:00:00' })).toMatchObject({ code: 0 });
  });

  it('uses the time zone of its place', async () => {
    const id = await made({ birth_place: '810001', birth_time: '1975-07-01 10:00:00' });
    expect((await get(`/api/reports/${id}`)).data.truth.zone).toBe('Asia/Hong_Kong');
  });
});

describe('the record list', () => {
  let reader: string;
  beforeAll(async () => {
    reader = (await service.signUp(newPhone())).token;
    for (const [name, category] of [
      ['Anna', 'friend'],
      ['李安娜', 'family'],
      ['100%', 'friend'],
      ['annA 二', 'client'],
      ['王五', 'friend'],
      ['赵六', 'self'],
      ['钱七', 'self'],
    ]) {
      await made({ name, category }, reader);
      service.clock.advance(60);
    }
  });
  const names = (answer: { data: { records: { name: string }[] } }) =>
    answer.data.records.map(({ name }) => name);

  it('is sorted newest first in pages of five with the total', async () => {
    const first = await list('', reader);
    expect(names(first)).toEqual(['钱七', '赵六', '王五', 'annA 二', '100%']);
    expect(first.data.total).toBe(7);
    const second = await list('?page=2', reader);
    expect(names(second)).toEqual(['李安娜', 'Anna']);
    expect(names(await list('?page=3', reader))).toEqual([]);
  });

  it('has the pillars of each record, without that of an unknown hour', async () => {
    const person = (await service.signUp(newPhone())).token;
    const post = (fields: object) =>
      service.call(
        'POST',
        '/api/record',
        {
          name: '四柱',
          birth_time: '1990-06-15 10:30:00',
          calendar_type: 'solar',
          gender: 'male',
          category: 'self',
          ...fields,
        },
        { token: person },
      );
    await post({});
    service.clock.advance(1);
    await post({ hour_unknown: true });
    const { data } = await service.call('GET', '/api/records?sort=oldest', undefined, { token: person });
    expect(data.records.map(({ pillars }: { pillars: string[] }) => pillars)).toEqual([
      ['庚午', '壬午', '辛亥', '癸巳'],
      ['庚午', '壬午', '辛亥'],
    ]);
  });

  it.each([
    ['a day that no calendar has', { birth_time: '1990-02-31 10:30:00' }],
    ['a leap month that its year has not', { calendar_type: 'lunar' as const, leap_month: true }],
  ])('shows a stored record of %s without pillars, beside the others', async (_, impossible) => {
    const person = (await service.signUp(newPhone())).token;
    for (const name of ['好', '坏']) await made({ name }, person);
    await service.db.update(records).set(impossible).where(eq(records.name, '坏'));
    const shown: { name: string; pillars?: string[] }[] = (await list('', person)).data.records;
    expect(new Map(shown.map(({ name, pillars }) => [name, pillars?.length]))).toEqual(
      new Map([
        ['好', 4],
        ['坏', undefined],
      ]),
    );
  });

  it('sorts, pages and filters', async () => {
    expect(names(await list('?sort=oldest&page_size=2', reader))).toEqual(['Anna', '李安娜']);
    const friends = await list('?category=friend', reader);
    expect(names(friends)).toEqual(['王五', '100%', 'Anna']);
    expect(friends.data.total).toBe(3);
    expect((await list('?category=all', reader)).data.total).toBe(7);
  });

  it('searches names by substring without case or wildcards', async () => {
    expect(names(await list('?keyword=ANN', reader))).toEqual(['annA 二', 'Anna']);
    expect(names(await list('?keyword=%25', reader))).toEqual(['100%']);
    expect(names(await list('?keyword=_', reader))).toEqual([]);
    expect(names(await list(`?keyword=${encodeURIComponent("'; drop table records; --")}`, reader))).toEqual(
      [],
    );
  });

  it('contains own records only', async () => {
    expect((await list('', (await service.signUp(newPhone())).token)).data).toEqual({
      records: [],
      total: 0,
    });
  });
});

describe('another user’s record', () => {
  it('answers like a record that does not exist', async () => {
    const id = await made();
    const paths: [string, string, unknown?][] = [
      ['GET', '/api/records/ID'],
      ['DELETE', '/api/records/ID'],
      ['PUT', '/api/records/ID', BIRTH],
      ['PUT', '/api/records/ID/pin', { pinned: true }],
      ['PUT', '/api/records/ID/note', { note: '记下' }],
      ['GET', '/api/reports/ID'],
      ['GET', '/api/report/ID/da_yun/0/liu_nian'],
    ];
    for (const [method, path, body] of paths) {
      const ask = (which: string) =>
        service.call(method, path.replace('ID', which), body, { token: stranger });
      const [foreign, unknown] = [await ask(id), await ask('never-was')];
      expect(foreign).toMatchObject({ status: 404, code: 404, message: '记录不存在或已删除', data: null });
      expect({ ...foreign, headers: null }).toEqual({ ...unknown, headers: null });
    }
    const batch = { record_ids: [id] };
    expect(await service.call('DELETE', '/api/records', batch, { token: stranger })).toMatchObject({
      data: { deleted: 0 },
    });
    await service.call('DELETE', `/api/records/${id}`, undefined, { token });
    expect(await service.call('POST', '/api/records/restore', batch, { token: stranger })).toMatchObject({
      data: { restored: 0 },
    });
    await service.call('POST', '/api/records/restore', batch, { token });
    const move = { ...batch, category: 'client' };
    expect(await service.call('POST', '/api/records/move', move, { token: stranger })).toMatchObject({
      data: { moved: 0, missing: [id], former: [] },
    });
    expect((await get(`/api/records/${id}`)).data).toMatchObject({
      pinned: false,
      note: '',
      category: 'other',
    });
  });
});

describe('updating a record', () => {
  const put = (id: string, fields: Record<string, unknown>, rest = '') =>
    service.call('PUT', `/api/records/${id}${rest}`, rest ? fields : { ...BIRTH, ...fields }, { token });

  it('changes the chart and keeps id, creation time, note and pin', async () => {
    const id = await made({ zi_convention: 'split' });
    await put(id, { pinned: true }, '/pin');
    await put(id, { note: ' 时辰由母亲回忆。\n\t' }, '/note');
    const before = (await get(`/api/records/${id}`)).data;
    service.clock.advance(60);
    const fields = {
      name: ' 林青 ',
      birth_time: '1990-06-15 23:30:00',
      category: 'family',
      birth_place: '653101',
    };
    const answer = await put(id, fields);
    expect(answer.data).toEqual({
      ...before,
      name: '林青',
      birth_time: '1990-06-15 23:30:00',
      birth_time_solar: '1990-06-15 23:30:00',
      birth_place: '653101',
      birth_place_label: '新疆维吾尔自治区 喀什地区 喀什市',
      category: 'family',
      conventions: { ...before.conventions, zi: 'next' },
      note: '时辰由母亲回忆。',
      pinned: true,
    });
    expect((await get(`/api/records/${id}`)).data).toEqual(answer.data);
    const chart = (await get(`/api/reports/${id}`)).data;
    expect(chart.record).toEqual(answer.data);
    expect(chart.truth.true_solar).toBe(true);
    expect(chart.basic_analysis.sentences).toHaveLength(5);
    expect(['身强', '偏强', '中和', '偏弱', '身弱']).toContain(chart.judgement.strength.verdict);
    expect(chart.judgement.favourable.useful).toHaveLength(1);
  });

  it.each([
    ['name', { name: '' }],
    ['birth_time', { birth_time: '2023-02-30 10:00:00' }],
    ['birth_time', { birth_time: '2026-12-20 12:01:00' }],
    ['leap_month', { calendar_type: 'lunar', birth_time: '2021-04-01 10:00:00', leap_month: true }],
    ['birth_place', { birth_place: '999999' }],
    ['note', { note: '不在这里写' }],
  ])('rejects what a new record may not have, %s: %j', async (field, fields) => {
    const id = await made();
    const before = (await get(`/api/records/${id}`)).data;
    expect(await put(id, fields)).toMatchObject({ status: 400, data: { errors: [{ field }] } });
    expect((await get(`/api/records/${id}`)).data).toEqual(before);
  });

  it('accepts a note of 2000 characters and rejects a longer one', async () => {
    const id = await made();
    const long = '𠮷'.repeat(2000);
    expect((await put(id, { note: long }, '/note')).data.note).toBe(long);
    expect(await put(id, { note: `${long}。` }, '/note')).toMatchObject({
      status: 400,
      message: '备注不能超过2000个字',
    });
    expect((await put(id, { note: '' }, '/note')).data.note).toBe('');
  });

  it('rejects values of another type for pin and note', async () => {
    const id = await made();
    for (const pinned of ['true', 1, null, undefined]) {
      expect(await put(id, { pinned }, '/pin')).toMatchObject({ status: 400, message: '请说明是否置顶' });
    }
    for (const note of [null, 5, {}, '\u0000', '\ud800']) {
      expect(await put(id, { note }, '/note')).toMatchObject({ status: 400 });
    }
  });

  it('lists pinned records first in either order unless disabled', async () => {
    const reader = (await service.signUp(newPhone())).token;
    const ids: string[] = [];
    for (const name of ['一', '二', '三', '四']) {
      ids.push(await made({ name }, reader));
      service.clock.advance(60);
    }
    for (const at of [0, 2]) {
      await service.call('PUT', `/api/records/${ids[at]}/pin`, { pinned: true }, { token: reader });
    }
    const names = async (query: string) =>
      (await list(query, reader)).data.records.map(({ name }: { name: string }) => name).join('');
    expect(await names('')).toBe('三一四二');
    expect(await names('?sort=oldest')).toBe('一三二四');
    expect(await names('?pinned_first=false')).toBe('四三二一');
    await service.call('PUT', `/api/records/${ids[2]}/pin`, { pinned: false }, { token: reader });
    expect(await names('')).toBe('一四三二');
  });
});

describe('deleting records', () => {
  it('deletes one', async () => {
    const id = await made();
    const remove = () => service.call('DELETE', `/api/records/${id}`, undefined, { token });
    expect(await remove()).toMatchObject({ code: 0 });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await get(`/api/reports/${id}`)).toMatchObject({ status: 404 });
  });

  it('deletes several and counts existing records only', async () => {
    const ids = [await made(), await made()];
    const answer = await service.call(
      'DELETE',
      '/api/records',
      { record_ids: [...ids, 'never-was'] },
      { token },
    );
    expect(answer).toMatchObject({ code: 0, data: { deleted: 2 } });
  });
});

describe('moving records to a category', () => {
  const move = (record_ids: unknown, category: unknown = 'client') =>
    service.call('POST', '/api/records/move', { record_ids, category }, { token });
  const groupOf = async (id: string) => (await get(`/api/records/${id}`)).data.category;

  it('moves several, names missing ids, and returns the former categories', async () => {
    const friends = [await made({ category: 'friend' }), await made({ category: 'friend' })].sort();
    const [own, there] = [await made({ category: 'self' }), await made({ category: 'client' })];
    const before = (await get(`/api/records/${own}`)).data;
    const answer = await move([...friends, 'never-was', own, there]);
    expect(answer).toMatchObject({ status: 200, code: 0, message: '已移动' });
    const { former, ...rest } = answer.data;
    expect(rest).toEqual({ moved: 3, missing: ['never-was'] });
    expect(former).toHaveLength(2);
    expect(former).toEqual(
      expect.arrayContaining([
        { category: 'friend', record_ids: friends },
        { category: 'self', record_ids: [own] },
      ]),
    );
    for (const id of [...friends, own, there]) expect(await groupOf(id)).toBe('client');
    expect((await get(`/api/records/${own}`)).data).toEqual({ ...before, category: 'client' });
  });

  it('can be repeated and undone', async () => {
    const id = await made({ category: 'lover' });
    const { former } = (await move([id])).data;
    expect((await move([id])).data).toEqual({ moved: 0, missing: [], former: [] });
    expect(await groupOf(id)).toBe('client');
    for (const { record_ids, category } of former) await move(record_ids, category);
    expect(await groupOf(id)).toBe('lover');
  });

  it('ignores deleted records', async () => {
    const id = await made({ category: 'lover' });
    await service.call('DELETE', `/api/records/${id}`, undefined, { token });
    expect((await move([id])).data).toEqual({ moved: 0, missing: [id], former: [] });
    await service.call('POST', '/api/records/restore', { record_ids: [id] }, { token });
    expect(await groupOf(id)).toBe('lover');
  });

  it.each([
    ['record_ids', '请选择要移动的命盘', [[], 'client']],
    ['record_ids', '请选择要移动的命盘', [undefined, 'client']],
    ['record_ids', '一次最多移动100份命盘', [Array.from({ length: 101 }, (_, at) => `r${at}`), 'client']],
    ['category', '请选择分组', [['r1'], 'neighbour']],
    ['category', '请选择分组', [['r1'], 'all']],
    ['category', '请选择分组', [['r1'], null]],
  ] as const)('refuses by %s: %s', async (field, message, [ids, category]) => {
    expect(await move(ids, category)).toMatchObject({
      status: 400,
      message,
      data: { errors: [{ field, message }] },
    });
  });

  it('requires login', async () => {
    const body = { record_ids: ['r1'], category: 'client' };
    expect(await service.call('POST', '/api/records/move', body)).toMatchObject({ status: 401 });
  });
});

describe('undoing a deletion', () => {
  const phone = newPhone();
  let owner: string;
  // Access tokens expire within a day.
  const enter = async () =>
    (await service.call('POST', '/api/auth/login', { phone, password: PASSWORD })).data.access_token;
  const remove = (ids: string[]) =>
    service.call('DELETE', '/api/records', { record_ids: ids }, { token: owner });
  const restore = (ids: string[]) =>
    service.call('POST', '/api/records/restore', { record_ids: ids }, { token: owner });
  const kept = async (): Promise<number> => {
    const rows = await service.db.execute(
      sql`select count(*)::int as kept from records where name = '可撤销'`,
    );
    return (rows as unknown as { rows: { kept: number }[] }).rows[0]?.kept ?? -1;
  };
  let today: string;
  beforeAll(async () => {
    today = service.clock.now().toISOString();
    owner = (await service.signUp(phone)).token;
  });
  afterAll(() => service.clock.set(today));

  it('restores the record unchanged; until then it is hidden everywhere', async () => {
    const id = await made({}, owner);
    const before = (await get(`/api/records/${id}`, owner)).data;
    await remove([id]);
    expect((await list('', owner)).data).toEqual({ records: [], total: 0 });
    expect((await list('?keyword=林', owner)).data.total).toBe(0);
    expect((await get('/api/user/export', owner)).data.records).toEqual([]);
    expect((await get('/api/records/export', owner)).data.records).toEqual([]);
    for (const path of [`/api/records/${id}`, `/api/reports/${id}`, `/api/report/${id}/da_yun/0/liu_nian`]) {
      expect(await get(path, owner)).toMatchObject({ status: 404, message: '记录不存在或已删除' });
    }
    const change = { token: owner };
    expect(await service.call('PUT', `/api/records/${id}`, BIRTH, change)).toMatchObject({ status: 404 });
    expect(await service.call('PUT', `/api/records/${id}/pin`, { pinned: true }, change)).toMatchObject({
      status: 404,
    });
    expect((await restore([id, 'never-was'])).data).toEqual({ restored: 1 });
    expect((await get(`/api/records/${id}`, owner)).data).toEqual(before);
    expect((await restore([id])).data).toEqual({ restored: 0 });
  });

  it('is possible for a day, then the record is purged', async () => {
    const [late, early] = [await made({ name: '可撤销' }, owner), await made({ name: '可撤销' }, owner)];
    await remove([late, early]);
    service.clock.advance(86_399);
    owner = await enter();
    expect((await restore([early])).data).toEqual({ restored: 1 });
    await service.app.purge();
    expect(await kept()).toBe(2);
    service.clock.advance(1);
    expect((await restore([late])).data).toEqual({ restored: 0 });
    await service.app.purge();
    expect(await kept()).toBe(1);
  });

  it('is impossible after the account is deleted', async () => {
    await remove([await made({ name: '可撤销' }, owner)]);
    await service.call(
      'POST',
      '/api/user/deactivate',
      { confirm: true, password: PASSWORD },
      { token: owner },
    );
    expect(await kept()).toBe(0);
  });

  it('requires record ids', async () => {
    service.clock.set(today);
    for (const record_ids of [[], undefined, 'x', Array.from({ length: 101 }, (_, i) => `r${i}`)]) {
      const answer = await service.call('POST', '/api/records/restore', { record_ids }, { token });
      expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'record_ids' }] } });
    }
  });
});

describe('the chart', () => {
  it('is the chart of the recorded birth', async () => {
    const id = await made({ birth_time: '2000-01-01 12:00:00' });
    const { data } = await get(`/api/reports/${id}`);
    const { year_pillar, month_pillar, day_pillar, time_pillar } = data.bazi;
    expect([year_pillar, month_pillar, day_pillar, time_pillar].map(ganzhi)).toEqual([
      '己卯',
      '丙子',
      '戊午',
      '戊午',
    ]);
    expect(data.day_master).toBe('戊');
    expect(data.record.id).toBe(id);
    expect(data.truth.true_solar).toBe(false);
  });

  it('follows each recorded convention', async () => {
    const late = { birth_time: '2000-01-01 23:30:00' };
    const day = async (fields: Record<string, unknown>) =>
      ganzhi((await get(`/api/reports/${await made({ ...late, ...fields })}`)).data.bazi.day_pillar);
    expect(await day({})).toBe('己未');
    expect(await day({ zi_convention: 'split' })).toBe('戊午');

    const summer = { birth_time: '1988-08-08 09:30:00' };
    const steps = async (fields: Record<string, unknown>) =>
      (await get(`/api/reports/${await made({ ...summer, ...fields })}`)).data.truth.steps.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await steps({})).toContain('dst');
    expect(await steps({ apply_dst: false })).not.toContain('dst');
    expect(await steps({ birth_place: '653101' })).toEqual(
      expect.arrayContaining(['longitude', 'equation_of_time']),
    );
  });

  it('selects the current cycle by the clock', async () => {
    const phone = newPhone();
    const id = await made({}, (await service.signUp(phone)).token);
    const current = async (): Promise<number> => {
      const login = await service.call('POST', '/api/auth/login', { phone, password: PASSWORD });
      const chart = await get(`/api/reports/${id}`, login.data.access_token);
      return chart.data.da_yun_list.findIndex((cycle: { current: boolean }) => cycle.current);
    };
    const today = service.clock.now().toISOString();
    const before = await current();
    service.clock.advance(10 * 366 * 86_400);
    const after = await current();
    service.clock.set(today);
    expect(after).toBe(before + 1);
  });

  it('lists the ten years of a cycle and answers 404 beyond the last', async () => {
    const id = await made();
    const { da_yun_list } = (await get(`/api/reports/${id}`)).data;
    const years = await get(`/api/report/${id}/da_yun/2/liu_nian`);
    expect(years.data.map(({ year }: { year: number }) => year)).toEqual(
      Array.from({ length: 10 }, (_, i) => da_yun_list[2].start_year + i),
    );
    for (const index of [da_yun_list.length, '-1', '1.5', 'x', '99999999999999999999']) {
      expect(await get(`/api/report/${id}/da_yun/${index}/liu_nian`)).toMatchObject({
        status: 404,
        code: 404,
      });
    }
  });
});
