import { expect, it } from 'vitest';

import { castChart } from './chart.ts';
import { luckAnalysis, natalAnalysis, yearAnalysis } from './analysis.ts';
import type { Birth } from './types.ts';

const NOW = Date.parse('2026-11-20T16:00:00+08:00');
const birth: Birth = {
  calendar_type: 'solar',
  year: 1990,
  month: 6,
  day: 15,
  hour: 9,
  minute: 20,
  gender: 'female',
};
const chart = castChart(birth, {}, NOW);

it('natalAnalysis has balance, strength, palaces and candidates of the four pillars', () => {
  const { five_phases, strength, palaces, candidates } = natalAnalysis(chart, birth, NOW);
  expect(five_phases.shares.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect(strength.parts.every(({ key }) => ['year', 'month', 'day', 'time'].includes(key))).toBe(true);
  expect(palaces.tai_yuan).toBe('癸酉');
  expect(candidates).toEqual([]);
});

it('natalAnalysis has the candidates under the conventions of the chart', () => {
  const late: Birth = { ...birth, hour: 23, minute: 55 };
  const kinds = (dst: boolean) =>
    natalAnalysis(castChart(late, { dst }, NOW), late, NOW).candidates.map(({ kind }) => kind);
  // The clock was an hour ahead: 22:55, five minutes before the day changes.
  expect(kinds(true)).toEqual(['near_zi']);
  expect(kinds(false)).toEqual([]);
});

it('natalAnalysis compares the hours of the day only when the hour is unknown', () => {
  expect(natalAnalysis(chart, birth, NOW).hours).toBeNull();
  const { hours } = natalAnalysis(chart, birth, NOW, true);
  expect(hours?.hours).toHaveLength(13);
  expect(hours?.varies).toContain('time');
});

it('luckAnalysis has relations and stars of the four pillars and those of luck', () => {
  const bare = luckAnalysis(chart, [], 'female');
  const beside = luckAnalysis(chart, [{ key: 'liu_nian', ganzhi: '丙子' }], 'female');
  expect(bare.pillars.map(({ key }) => key)).toEqual(['year', 'month', 'day', 'time']);
  expect(beside.relations.length).toBeGreaterThan(bare.relations.length);
  expect(beside.relations).toEqual(expect.arrayContaining(bare.relations));
});

it('yearAnalysis has days only when a month is chosen', () => {
  const { months, days } = yearAnalysis(chart, 2026, null, NOW);
  expect([months.length, days]).toEqual([12, null]);
  const chosen = yearAnalysis(chart, 2026, 10, NOW);
  expect(chosen.days?.[0]?.date).toBe(months[9]?.start_date.slice(0, 10));
  expect(chosen.days?.some(({ current }) => current)).toBe(true);
});
