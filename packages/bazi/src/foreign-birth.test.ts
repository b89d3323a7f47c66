import { describe, expect, test } from 'vitest';
import { resolveBirth } from './birth.ts';
import { candidatesOf } from './candidates.ts';
import { castChart } from './chart.ts';
import { formatSeconds } from './time/calendar.ts';
import type { Birth, Chart, ZoneClock } from './types.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const at = (text: string) => Date.parse(`${text}Z`) / 1000;
const HOUR = 3600;

// IANA time-zone data, 2026f.
const HONOLULU: ZoneClock = {
  name: '夏威夷-阿留申时间',
  periods: [
    { from: at('1900-01-01T00:00'), standard: -10.5 * HOUR, summer: 0 },
    { from: at('1942-02-09T12:30'), standard: -10.5 * HOUR, summer: HOUR },
    { from: at('1945-09-30T11:30'), standard: -10.5 * HOUR, summer: 0 },
    { from: at('1947-06-08T12:30'), standard: -10 * HOUR, summer: 0 },
  ],
};
const LONDON: ZoneClock = {
  name: '英国时间',
  periods: [
    { from: at('1967-10-29T02:00'), standard: 0, summer: 0 },
    { from: at('1968-02-18T02:00'), standard: 0, summer: HOUR },
    { from: at('1968-10-26T23:00'), standard: HOUR, summer: 0 },
    { from: at('1971-10-31T02:00'), standard: 0, summer: 0 },
    { from: at('1972-03-19T02:00'), standard: 0, summer: HOUR },
    { from: at('1972-10-29T02:00'), standard: 0, summer: 0 },
  ],
};
const AMSTERDAM: ZoneClock = {
  name: '中欧时间',
  periods: [
    { from: at('1936-10-04T01:40:28'), standard: 1172, summer: 0 },
    { from: at('1937-05-22T01:40:28'), standard: 1172, summer: HOUR },
    { from: at('1937-06-30T22:40:28'), standard: 1200, summer: HOUR },
  ],
};
const APIA: ZoneClock = {
  name: '阿皮亚时间',
  periods: [{ from: at('2012-04-01T00:00'), standard: 13 * HOUR, summer: 0 }],
};

function birth(text: string, changes: Partial<Birth> = {}): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender: 'male', ...changes };
}

const honolulu = (text: string) =>
  birth(text, { zone: 'Pacific/Honolulu', zone_clock: HONOLULU, longitude: -157.86, birth_place: '923304' });
const london = (text: string) =>
  birth(text, { zone: 'Europe/London', zone_clock: LONDON, longitude: -0.13, birth_place: '912287' });

const PILLARS = ['year', 'month', 'day', 'time'] as const;
const eight = ({ bazi }: Chart) =>
  PILLARS.map((name) => bazi[`${name}_pillar`].heavenly_stem + bazi[`${name}_pillar`].earthly_branch).join(
    ' ',
  );
const kinds = (chart: Chart) => chart.truth.warnings.map(({ kind }) => kind);

describe('the instant', () => {
  const instant = (given: Birth, dst = true, dst_fold: 0 | 1 = 0) =>
    formatSeconds(resolveBirth(given, { dst, dst_fold }).instant);

  test('is that of the zone at the birth, with summer time', () => {
    expect(instant(honolulu('1961-08-04 19:24'))).toBe('1961-08-05 13:24:00');
    expect(instant(honolulu('1943-07-01 12:00'))).toBe('1943-07-02 05:30:00');
    expect(instant(honolulu('1943-07-01 12:00'), false)).toBe('1943-07-02 06:30:00');
    expect(instant(london('1968-07-01 12:00'))).toBe('1968-07-01 19:00:00');
    expect(instant(london('1969-01-15 12:00'), false)).toBe('1969-01-15 19:00:00');
    expect(instant(london('1972-01-15 12:00'))).toBe('1972-01-15 20:00:00');
  });

  test('is exact to the second for a zone of local mean time', () => {
    const amsterdam = birth('1937-03-01 12:00', { zone: 'Europe/Amsterdam', zone_clock: AMSTERDAM });
    expect(instant(amsterdam)).toBe('1937-03-01 19:40:28');
  });

  test('a time that the clock skipped is refused, one that it showed twice follows dst_fold', () => {
    expect(() => instant(london('1972-03-19 02:30'))).toThrow('1972-03-19 02:30');
    expect(() =>
      instant(birth('1937-07-01 00:00:00', { zone: 'Europe/Amsterdam', zone_clock: AMSTERDAM })),
    ).toThrow('没有出现过');
    expect(instant(london('1972-10-29 02:30'))).toBe('1972-10-29 09:30:00');
    expect(instant(london('1972-10-29 02:30'), true, 1)).toBe('1972-10-29 10:30:00');
  });

  test('a zone without a clock is refused', () => {
    expect(() => instant(birth('1961-08-04 19:24', { zone: 'Pacific/Honolulu' }))).toThrow(
      'Pacific/Honolulu',
    );
    const empty = { zone: 'Pacific/Honolulu', zone_clock: { name: '', periods: [] } };
    expect(() => instant(birth('1961-08-04 19:24', empty))).toThrow('Pacific/Honolulu');
  });
});

describe('the chart', () => {
  test('of Honolulu in 1961 has another start of luck than in UTC+8', () => {
    const chart = castChart(honolulu('1961-08-04 19:24'), {}, NOW);
    expect(eight(chart)).toBe('辛丑 乙未 己巳 癸酉');
    // 6:12 on 16 March in Honolulu is 0:12 on the 17th in Beijing.
    expect(chart.bazi.qi_yun_date).toBe('1971-03-16 06:12:00');
    const inChina = castChart(birth('1961-08-04 19:24'), {}, NOW);
    expect(inChina.bazi.qi_yun_date).toBe('1970-12-16 06:12:00');
  });

  test('names the zone in the trail and counts the longitude from its meridian', () => {
    const { truth } = castChart(honolulu('1943-07-01 12:00'), {}, NOW);
    expect(truth.steps.slice(0, 4)).toEqual([
      { kind: 'clock', minutes: 0, result: '1943-07-01 12:00:00' },
      { kind: 'dst', minutes: -60, result: '1943-07-01 11:00:00' },
      { kind: 'zone', minutes: 0, result: '1943-07-01 11:00:00' },
      // 157.86° W is 0.36° west of the meridian of UTC−10:30, 157.5° W.
      { kind: 'longitude', minutes: -1.44, result: '1943-07-01 10:58:34' },
    ]);
    expect(truth).toMatchObject({ zone: 'Pacific/Honolulu', zone_offset: -37_800, longitude: -157.86 });
  });

  test('keeps the clock of the years around the birth, from which it can be cast again', () => {
    const given = honolulu('1946-12-01 08:00');
    const chart = castChart(given, {}, NOW);
    expect(chart.truth.zone_clock).toEqual({ name: HONOLULU.name, periods: HONOLULU.periods.slice(2) });
    expect(castChart({ ...given, zone_clock: chart.truth.zone_clock }, {}, NOW)).toEqual(chart);
    expect(castChart(birth('1990-01-15 10:30'), {}, NOW).truth).not.toHaveProperty('zone_clock');
  });

  test('has the true solar time of a place across the date line from the meridian of its zone', () => {
    const apia = birth('2014-01-15 12:00', { zone: 'Pacific/Apia', zone_clock: APIA, longitude: -171.76 });
    const [, , longitude] = castChart(apia, {}, NOW).truth.steps;
    expect(longitude).toEqual({ kind: 'longitude', minutes: -27.04, result: '2014-01-15 11:32:58' });
  });

  test('follows the 节 by the instant and says its time in Beijing', () => {
    // 立春 of 1969 was on 4 February at 7:58:52 in Beijing, 0:58:52 in London (UTC+1).
    const before = castChart(london('1969-02-04 00:50'), {}, NOW);
    const after = castChart(london('1969-02-04 01:05'), {}, NOW);
    expect([eight(before).slice(0, 5), eight(after).slice(0, 5)]).toEqual(['戊申 乙丑', '己酉 丙寅']);
    expect(before.truth.warnings[0]?.message).toContain('北京时间 1969年2月4日 07:58:52');
  });

  test('counts luck in double hours by the clock of the place', () => {
    const shifted = (yun: 'shichen' | 'exact') =>
      castChart(honolulu('1961-08-04 19:24'), { yun }, NOW).bazi.qi_yun_date.slice(0, 10);
    expect(shifted('exact')).toBe('1971-03-16');
    expect(shifted('shichen').slice(0, 7)).toBe('1971-03');
  });
});

test('an hour that London showed twice has a candidate for each', () => {
  const given = london('1972-10-29 02:30');
  expect(kinds(castChart(given, {}, NOW))).toContain('dst_overlap');
  const set = candidatesOf(given, {}, NOW).find(({ kind }) => kind === 'dst_overlap');
  expect(set?.candidates.map(({ chart }) => chart.truth.corrected_time.slice(11, 16))).toEqual([
    '01:45',
    '02:45',
  ]);
});
