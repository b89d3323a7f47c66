import { expect, it } from 'vitest';

import { annualLuck, castChart } from './chart.ts';
import { fourOf, luckAnalysis, natalAnalysis, timingAnalysis, yearAnalysis } from './analysis.ts';
import { favourableOf } from './favourable.ts';
import { fivePhasesOf } from './five-phases.ts';
import { ganzhi, pairOf } from './sixty-cycle.ts';
import { strengthOf } from './strength.ts';
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

it('natalAnalysis has the pattern and the useful phase by each school', () => {
  const { pattern, favourable_by } = natalAnalysis(chart, birth, NOW).patterns.genuine;
  expect(pattern.name).toBe('七杀格');
  expect(Object.entries(favourable_by).map(([name, { school }]) => name === school)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('natalAnalysis has the pattern by each school, and the useful phase that rests on it', () => {
  const cast = (year: number, month: number, day: number, hour: number) =>
    natalAnalysis(castChart({ ...birth, year, month, day, hour, minute: 0 }, {}, NOW), null, NOW).patterns;
  const names = (patterns: ReturnType<typeof cast>) =>
    (['genuine', 'all', 'commanding'] as const).map((school) => [
      patterns[school].pattern.name,
      patterns[school].favourable_by.balance.method,
    ]);
  // 己亥 丙子 己丑 乙丑: without a root of its own phase besides 丑, in the middle of wealth.
  expect(names(cast(1960, 1, 2, 2))).toEqual([
    ['偏财格', '扶抑'],
    ['从财格', '从化'],
    ['偏财格', '扶抑'],
  ]);
  // 庚子 戊寅 己巳 乙丑, in the days of 丙 after 立春; 甲, 丙 and 戊 of 寅: none but the day's own phase is open.
  expect(names(cast(1960, 2, 11, 2))).toEqual([
    ['正官格', '扶抑'],
    ['正官格', '扶抑'],
    ['正印格', '扶抑'],
  ]);
  const { genuine, commanding } = natalAnalysis({ ...chart, truth: undefined }, birth, NOW).patterns;
  expect(commanding).toBe(genuine);
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

it('natalAnalysis judges three pillars when the hour is unknown, as a range and never by the assumed hour', () => {
  const three = fourOf(chart).slice(0, 3);
  const { strength, five_phases, patterns } = natalAnalysis(chart, birth, NOW, true);
  expect(strength).toEqual(strengthOf(three));
  expect(strength.hours).not.toBeNull();
  expect(five_phases).toEqual(fivePhasesOf(three));
  expect(patterns.genuine.favourable_by.combined).toEqual(favourableOf(three));
  expect(patterns.commanding).toBe(patterns.genuine);
});

it('luckAnalysis has relations and stars of the four pillars and those of luck', () => {
  const bare = luckAnalysis(chart, [], 'female');
  const beside = luckAnalysis(chart, [{ key: 'liu_nian', ganzhi: '丙子' }], 'female');
  expect(bare.pillars.map(({ key }) => key)).toEqual(['year', 'month', 'day', 'time']);
  expect(beside.relations.length).toBeGreaterThan(bare.relations.length);
  expect(beside.relations).toEqual(expect.arrayContaining(bare.relations));
});

it('yearAnalysis has days only when a month is chosen', () => {
  const { months, days } = yearAnalysis(chart, 2026, null, null, NOW);
  expect([months.length, days]).toEqual([12, null]);
  const chosen = yearAnalysis(chart, 2026, 10, null, NOW);
  expect(chosen.days?.[0]?.date).toBe(months[9]?.start_date.slice(0, 10));
  expect(chosen.days?.some(({ current }) => current)).toBe(true);
});

it('yearAnalysis has the hours of a day of the chosen month, by the convention of the chart', () => {
  const hours = (of: Parameters<typeof yearAnalysis>[0], day: string | null) =>
    yearAnalysis(of, 2026, 10, day, NOW).hours?.length;
  expect(hours(chart, '2026-11-20')).toBe(12);
  expect(hours(castChart(birth, { zi: 'split' }, NOW), '2026-11-20')).toBe(13);
  expect(hours({ day_master: '辛' }, '2026-11-20')).toBe(12);
  expect(hours(chart, '2026-12-20')).toBeUndefined();
  expect(hours(chart, null)).toBeUndefined();
});

it('timingAnalysis has the commanding stem, the change of luck, ages and minor luck', () => {
  // 1990-06-15 09:20 was 08:20 by standard time, nine days after 芒种 (6 June 06:46); female, so luck runs backward.
  const record = { birth_time_solar: '1990-06-15 09:20:00', gender: 'female' } as const;
  const years = annualLuck(chart, 2, NOW).slice(0, 2);
  const timing = timingAnalysis(chart, record, years, NOW);
  expect(timing.commanding?.ziping).toMatchObject({ stem: '丙', jie: '芒种', days: 9 });
  expect(timing.commanding?.sanming).toMatchObject({ stem: '丁' });
  expect(timing.change.stems).toHaveLength(2);
  expect(timing.today).toMatchObject({ age: 37, full_age: 36 });
  expect(timing.before).toHaveLength(chart.da_yun_list[0]!.start_age - 1);
  expect(timing.cycles).toHaveLength(11);
  expect(timing.cycles[0]).toEqual({ from: 0, to: timing.cycles[1]!.from });
  expect(timing.years.map(({ year }) => year)).toEqual(years.map(({ year }) => year));
  // The hour is 壬辰 by standard time, and the chart that of a woman of a yang year: 37 places back.
  expect(timing.today.minor).toMatchObject({
    hour: { ganzhi: ganzhi((pairOf('壬辰') - 37 + 60) % 60) },
    fixed: { ganzhi: '丙申' },
  });
});

it('timingAnalysis has no commanding stem for a chart without its 节', () => {
  const { truth: _truth, ...rest } = chart;
  const record = { birth_time_solar: '1990-06-15 09:20:00', gender: 'female' } as const;
  expect(timingAnalysis(rest, record, [], NOW)).toMatchObject({ commanding: undefined, years: [] });
});
