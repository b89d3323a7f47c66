import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
let token: string;

beforeAll(async () => {
  service = await createHarness();
  token = (await service.signUp('13300001961')).token;
}, SLOW);
afterAll(() => service.close());

const get = (path: string) => service.call('GET', path, undefined, { token });
const search = (q: string, rest = '') => get(`/api/locations/cities?q=${encodeURIComponent(q)}${rest}`);
const HONOLULU = {
  name: '檀香山',
  native_name: 'Honolulu',
  division: 'Hawaii',
  country: '美国',
  label: '美国 檀香山',
  longitude: -157.86,
  latitude: 21.31,
  zone: 'Pacific/Honolulu',
};

describe('the search for a city', () => {
  it('finds a city by its Chinese and its English name, without login', async () => {
    for (const q of ['檀香山', 'honolulu']) {
      const answer = await service.call(
        'GET',
        `/api/locations/cities?q=${encodeURIComponent(q)}`,
        undefined,
        {},
      );
      expect(answer.data.items[0]).toMatchObject(HONOLULU);
    }
  });

  it('answers in pages', async () => {
    const all = await search('san', '&page_size=6');
    const second = await search('san', '&page_size=3&page=2');
    expect(all.data.items).toHaveLength(6);
    expect(second.data.items).toEqual(all.data.items.slice(3));
    expect(second.data.total).toBe(all.data.total);
    expect((await search('san', '&page=100&page_size=50')).data.items).toEqual([]);
  });

  it('answers with an empty list for a name that no city has', async () => {
    expect((await search('没有这座城')).data).toEqual({ items: [], total: 0 });
  });

  it.each(['', '?q=', `?q=${'a'.repeat(61)}`, '?q=a&page=0', '?q=a&page_size=51'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/locations/cities${query}`)).code).toBe(400);
    },
  );

  it('may be kept for a day', async () => {
    const answer = await service.app.request('/api/locations/cities?q=a', {
      headers: { host: 'localhost' },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});

describe('one city', () => {
  it('has the clock of its zone', async () => {
    const { code } = (await search('檀香山')).data.items[0];
    const { data } = await get(`/api/locations/cities/${code}`);
    expect(data).toMatchObject(HONOLULU);
    expect(data.zone_clock.name).toBe('夏威夷-阿留申时间');
    expect(data.zone_clock.periods.at(-1)).toEqual({ from: -712150200, standard: -36000, summer: 0 });
  });

  it.each(['999999', '110101', 'abc'])('is not found by %s', async (code) => {
    expect((await get(`/api/locations/cities/${code}`)).code).toBeGreaterThanOrEqual(400);
  });
});

describe('a record of a birth abroad', () => {
  const birth = {
    name: '檀香山人',
    birth_time: '1961-08-04 19:24:00',
    calendar_type: 'solar',
    gender: 'male',
    category: 'other',
  };
  const create = (body: Record<string, unknown>) =>
    service.call('POST', '/api/record', { ...birth, ...body }, { token });

  it('has the chart of its own clock and names its place', async () => {
    const { code } = (await search('檀香山')).data.items[0];
    const { record_id } = (await create({ birth_place: code })).data;
    const { data } = await get(`/api/reports/${record_id}`);
    expect(data.bazi.qi_yun_date).toBe('1971-03-16 06:12:00');
    expect(data.truth).toMatchObject({
      zone: 'Pacific/Honolulu',
      zone_offset: -36_000,
      longitude: -157.86,
      zone_clock: { name: '夏威夷-阿留申时间' },
    });
    expect(data.record).toMatchObject({ birth_place: code, birth_place_label: '美国 檀香山' });
  });

  it('is the same after export and import', async () => {
    const csv = await service.app.request('/api/records/export?format=csv', {
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    const content = await csv.text();
    expect(content).toContain('美国 檀香山');
    const { data } = await service.call('POST', '/api/records/import', { format: 'csv', content }, { token });
    expect(data).toMatchObject({ imported: 1, faults: [] });
    const { records } = (await get('/api/records')).data;
    const [one, other] = records.map(({ id: _id, ...rest }: { id: string }) => rest);
    expect(one).toEqual(other);
  });

  it('is refused for an unknown city, and for an hour that the city skipped', async () => {
    expect((await create({ birth_place: '999999' })).code).toBe(400);
    const { code } = (await search('伦敦')).data.items[0];
    const skipped = await create({ birth_place: code, birth_time: '1972-03-19 02:30:00' });
    expect(skipped.message).toContain('1972-03-19 02:30');
  });
});
