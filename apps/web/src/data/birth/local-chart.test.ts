// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { store } from '../../shared/store.ts';
import { loadLocations, locationsAtom } from '../locations.ts';
import { saveDraft } from './draft.ts';
import { emptyForm } from './form.ts';
import { localChart } from './local-chart.ts';

const NOW = Date.parse('2026-11-20T16:00:00+08:00');
const kashgar = [
  {
    code: '653100',
    name: '喀什地区',
    children: [{ code: '653101', name: '喀什市', longitude: 75.98 }],
  },
];
const whole = {
  ...emptyForm,
  name: ' 山客 ',
  birth_date: { year: 1990, month: 6, leap: false, day: 15 },
  hour: 9,
  minute: 20,
};

beforeEach(() => sessionStorage.clear());

it('is cast from what stands in the form', async () => {
  saveDraft(whole);
  const chart = await localChart(NOW);
  expect(chart?.record).toMatchObject({ id: 'local', name: '山客', birth_time: '1990-06-15 09:20:00' });
  // 08:20 by standard time: 辰时.
  expect(chart?.bazi.time_pillar.earthly_branch).toBe('辰');
});

it('is cast from the sun of the place, where that is known', async () => {
  await loadLocations(() => Promise.resolve(kashgar), NOW);
  saveDraft({
    ...whole,
    use_true_solar_time: true,
    birth_place_values: ['653100', '653101'],
    birth_place_labels: ['喀什地区', '喀什市'],
  });
  const chart = await localChart(NOW);
  expect(chart?.record.birth_place_label).toBe('喀什地区 喀什市');
  expect(chart?.bazi.time_pillar.earthly_branch).toBe('卯');
  expect('nodes' in store.get(locationsAtom)).toBe(true);
});

it('is none of a form that is not whole, or of no form', async () => {
  expect(await localChart(NOW)).toBeNull();
  saveDraft({ ...whole, name: '' });
  expect(await localChart(NOW)).toBeNull();
});
