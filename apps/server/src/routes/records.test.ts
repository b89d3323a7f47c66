import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let house: Harness;
let token: string;
let stranger: string;
let next = 13_300_000_000;
const newPhone = () => String((next += 1));

beforeAll(async () => {
  house = await createHarness();
  token = (await house.signUp(newPhone())).token;
  stranger = (await house.signUp(newPhone())).token;
}, SLOW);
afterAll(() => house.close());

const BIRTH = {
  name: '林清和',
  birth_time: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  gender: 'male',
  birth_place: '',
  category: 'other',
};
const create = (fields: Record<string, unknown> = {}, as = token) =>
  house.call('POST', '/api/record', { ...BIRTH, ...fields }, { token: as });
const made = async (fields: Record<string, unknown> = {}, as = token): Promise<string> =>
  (await create(fields, as)).data.record_id;
const get = (path: string, as = token) => house.call('GET', path, undefined, { token: as });
const list = (query: string, as = token) => get(`/api/records${query}`, as);
const ganzhi = (pillar: { heavenly_stem: string; earthly_branch: string }) =>
  pillar.heavenly_stem + pillar.earthly_branch;

describe('a new record', () => {
  it('keeps everything its chart was made from', async () => {
    const id = await made({
      name: ' 阿依古丽 ',
      birth_time: '1996-03-08 13:10:00',
      birth_place: '653101',
      gender: 'female',
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
      birth_time: '1996-03-08 13:10:00',
      birth_time_solar: '1996-03-08 13:10:00',
      calendar_type: 'solar',
      leap_month: false,
      category: 'other',
      conventions: { zi: 'split', yun: 'minutes', dst: false, dst_fold: 1 },
      created_at: house.clock.now().toISOString(),
    });
  });

  it('takes the documented payload alone, with the defaults', async () => {
    const { data } = await get(`/api/records/${await made()}`);
    expect(data.conventions).toEqual({ zi: 'next', yun: 'exact', dst: true, dst_fold: 0 });
  });

  it('of a lunar leap month is kept as entered, with its solar day', async () => {
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
    ['birth_time', { birth_time: '1988-04-17 02:30:00' }],
    ['birth_time', { calendar_type: 'lunar', birth_time: '2023-01-30 10:00:00' }],
    ['leap_month', { calendar_type: 'lunar', birth_time: '2021-04-01 10:00:00', leap_month: true }],
    ['birth_place', { birth_place: '999999' }],
    ['name', { name: '   ' }],
  ])('that cannot be names %s: %j', async (field, fields) => {
    const before = (await list('')).data.total;
    const answer = await create(fields);
    expect(answer).toMatchObject({ status: 400, code: 400, data: { errors: [{ field }] } });
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/);
    expect((await list('')).data.total).toBe(before);
  });

  it('may be born this very minute', async () => {
    expect(await create({ birth_time: '2026-11-20 12:00:00' })).toMatchObject({ code: 0 });
  });

  it('uses the civil clock of its place', async () => {
    const id = await made({ birth_place: '810001', birth_time: '1975-07-01 10:00:00' });
    expect((await get(`/api/reports/${id}`)).data.truth.zone).toBe('Asia/Hong_Kong');
  });
});

describe('the list', () => {
  let reader: string;
  beforeAll(async () => {
    reader = (await house.signUp(newPhone())).token;
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
      house.clock.advance(60);
    }
  });
  const names = (answer: { data: { records: { name: string }[] } }) =>
    answer.data.records.map(({ name }) => name);

  it('goes newest first in pages of five and tells the total', async () => {
    const first = await list('', reader);
    expect(names(first)).toEqual(['钱七', '赵六', '王五', 'annA 二', '100%']);
    expect(first.data.total).toBe(7);
    const second = await list('?page=2', reader);
    expect(names(second)).toEqual(['李安娜', 'Anna']);
    expect(names(await list('?page=3', reader))).toEqual([]);
  });

  it('sorts, sizes and filters', async () => {
    expect(names(await list('?sort=oldest&page_size=2', reader))).toEqual(['Anna', '李安娜']);
    const friends = await list('?category=friend', reader);
    expect(names(friends)).toEqual(['王五', '100%', 'Anna']);
    expect(friends.data.total).toBe(3);
    expect((await list('?category=all', reader)).data.total).toBe(7);
  });

  it('finds names by a part, whatever the case, and takes signs literally', async () => {
    expect(names(await list('?keyword=ANN', reader))).toEqual(['annA 二', 'Anna']);
    expect(names(await list('?keyword=%25', reader))).toEqual(['100%']);
    expect(names(await list('?keyword=_', reader))).toEqual([]);
    expect(names(await list(`?keyword=${encodeURIComponent("'; drop table records; --")}`, reader))).toEqual(
      [],
    );
  });

  it('holds nobody else’s records', async () => {
    expect((await list('', (await house.signUp(newPhone())).token)).data).toEqual({ records: [], total: 0 });
  });
});

describe('another person’s record', () => {
  it('cannot be told from one that never was', async () => {
    const id = await made();
    const paths: [string, string][] = [
      ['GET', '/api/records/ID'],
      ['DELETE', '/api/records/ID'],
      ['GET', '/api/reports/ID'],
      ['GET', '/api/report/ID/da_yun/0/liu_nian'],
    ];
    for (const [method, path] of paths) {
      const ask = (which: string) =>
        house.call(method, path.replace('ID', which), undefined, { token: stranger });
      const [theirs, nobodys] = [await ask(id), await ask('never-was')];
      expect(theirs).toMatchObject({ status: 404, code: 404, message: '记录不存在或已删除', data: null });
      expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    }
    const batch = { record_ids: [id] };
    expect(await house.call('DELETE', '/api/records', batch, { token: stranger })).toMatchObject({
      data: { deleted: 0 },
    });
    expect(await get(`/api/records/${id}`)).toMatchObject({ code: 0 });
  });
});

describe('deleting', () => {
  it('takes one away', async () => {
    const id = await made();
    const remove = () => house.call('DELETE', `/api/records/${id}`, undefined, { token });
    expect(await remove()).toMatchObject({ code: 0 });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await get(`/api/reports/${id}`)).toMatchObject({ status: 404 });
  });

  it('takes several away, counting only those there are', async () => {
    const ids = [await made(), await made()];
    const answer = await house.call(
      'DELETE',
      '/api/records',
      { record_ids: [...ids, 'never-was'] },
      { token },
    );
    expect(answer).toMatchObject({ code: 0, data: { deleted: 2 } });
  });
});

describe('the chart', () => {
  it('is that of the recorded birth', async () => {
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

  it('obeys each recorded switch', async () => {
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

  it('moves its current cycle with the clock', async () => {
    const phone = newPhone();
    const id = await made({}, (await house.signUp(phone)).token);
    const current = async (): Promise<number> => {
      const login = await house.call('POST', '/api/auth/login', { phone, password: PASSWORD });
      const chart = await get(`/api/reports/${id}`, login.data.access_token);
      return chart.data.da_yun_list.findIndex((cycle: { current: boolean }) => cycle.current);
    };
    const today = house.clock.now().toISOString();
    const before = await current();
    house.clock.advance(10 * 366 * 86_400);
    const after = await current();
    house.clock.set(today);
    expect(after).toBe(before + 1);
  });

  it('lists the ten years of a cycle and no cycle beyond the last', async () => {
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
