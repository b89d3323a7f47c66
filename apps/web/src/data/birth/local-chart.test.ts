// @vitest-environment jsdom
import { honolulu } from '@ziping/mocks/fixtures/locations';
import { beforeEach, expect, it, vi } from 'vitest';

import { noRegions, type Regions } from '../regions.ts';
import { saveFormDraft } from './draft.ts';
import { emptyForm } from './form-state.ts';
import { localChart } from './local-chart.ts';

const NOW = Date.parse('2026-11-20T16:00:00+08:00');
const kashgar = [
  {
    code: '653100',
    name: '喀什地区',
    children: [{ code: '653101', name: '喀什市', longitude: 75.98 }],
  },
];
const fetchRegions = () => Promise.resolve<Regions>({ kind: 'ready', nodes: kashgar });
const complete = {
  ...emptyForm,
  name: ' 山客 ',
  birth_date: { year: 1990, month: 6, leap: false, day: 15 },
  hour: 9,
  minute: 20,
};

beforeEach(() => sessionStorage.clear());

it('casts the stored draft without asking for the regions', async () => {
  saveFormDraft(complete);
  const fetch = vi.fn(fetchRegions);
  const chart = await localChart(fetch, NOW);
  expect(fetch).not.toHaveBeenCalled();
  expect(chart?.record).toMatchObject({ id: 'local', name: '山客', birth_time: '1990-06-15 09:20:00' });
  // 08:20 by standard time: 辰时.
  expect(chart?.bazi.time_pillar.earthly_branch).toBe('辰');
  // So that the sentences are in its first paint, as those of the service are.
  expect(chart?.basic_analysis.sentences).toHaveLength(5);
});

it('casts a birth by true solar time from the longitude of its place', async () => {
  saveFormDraft({
    ...complete,
    use_true_solar_time: true,
    birth_place_values: ['653100', '653101'],
    birth_place_labels: ['喀什地区', '喀什市'],
  });
  const chart = await localChart(fetchRegions, NOW);
  expect(chart?.record.birth_place_label).toBe('喀什地区 喀什市');
  expect(chart?.bazi.time_pillar.earthly_branch).toBe('卯');
  expect(await localChart(() => Promise.resolve(noRegions), NOW)).toBeNull();
});

it('returns null for an incomplete draft and for none', async () => {
  expect(await localChart(fetchRegions, NOW)).toBeNull();
  saveFormDraft({ ...complete, name: '' });
  expect(await localChart(fetchRegions, NOW)).toBeNull();
});

it('says why there is no chart of a birth in an hour that summer time skipped', async () => {
  saveFormDraft({
    ...complete,
    birth_date: { ...complete.birth_date, month: 4, day: 15 },
    hour: 2,
  });
  await expect(localChart(fetchRegions, NOW)).rejects.toMatchObject({
    code: 1301,
    message: expect.stringContaining('因夏令时拨快') as string,
  });
});

it('casts a birth abroad from the clock of its city, and none where that is not there', async () => {
  saveFormDraft({
    ...complete,
    use_true_solar_time: true,
    birth_place_values: [honolulu.code],
    birth_place_labels: [honolulu.label],
  });
  const chart = await localChart(fetchRegions, NOW, () => Promise.resolve(honolulu));
  expect(chart?.truth.zone).toBe('Pacific/Honolulu');
  expect(chart?.record.birth_place_label).toBe('美国 檀香山');
  expect(await localChart(fetchRegions, NOW, () => Promise.resolve(null))).toBeNull();
});
