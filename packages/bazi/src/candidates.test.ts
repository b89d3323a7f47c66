import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesOf, hourCandidates } from './candidates.ts';
import { castChart } from './chart.ts';
import { jieInstant } from './terms.ts';
import { fromJdn, fromSeconds, toJdn } from './time/calendar.ts';
import type { Birth, CandidateSet, Chart, Conventions } from './types.ts';

const NOW = Date.UTC(2026, 10, 20, 4);

function birth(text: string, changes: Partial<Birth> = {}): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender: 'male', ...changes };
}

const sets = (text: string, changes: Partial<Birth> = {}, conventions: Partial<Conventions> = {}) =>
  candidatesOf(birth(text, changes), conventions, NOW);
const kinds = (found: CandidateSet[]) => found.map(({ kind }) => kind);

const PILLARS = ['year', 'month', 'day', 'time'] as const;
const eight = ({ bazi }: Chart) =>
  PILLARS.map((name) => bazi[`${name}_pillar`].heavenly_stem + bazi[`${name}_pillar`].earthly_branch).join(
    ' ',
  );
const told = ({ candidates }: CandidateSet) =>
  candidates.map(({ label, chart, chosen }) => `${label}｜${eight(chart)}${chosen ? '｜现' : ''}`);

test('a birth without warnings has no candidates', () => {
  expect(sets('1990-06-15 10:30')).toEqual([]);
});

describe('near a 节', () => {
  test('a birth beside 立春 has a chart before and after it, with the cells that differ', () => {
    // 立春 of 2000: 4 February, 20:40:23.
    const [set] = sets('2000-02-04 20:40');
    expect(set!.kind).toBe('near_jie');
    expect(told(set!)).toEqual([
      '立春交节之前｜己卯 丁丑 壬辰 庚戌｜现',
      '立春交节之后｜庚辰 戊寅 壬辰 庚戌',
    ]);
    expect(set!.differs).toEqual([
      { pillar: 'year', part: 'gan' },
      { pillar: 'year', part: 'zhi' },
      { pillar: 'month', part: 'gan' },
      { pillar: 'month', part: 'zhi' },
    ]);
    expect(set!.candidates[1]!.chart.truth.clock).toBe('2000-02-04 20:40:23');
    const [after] = sets('2000-02-04 20:42');
    expect(told(after!)).toEqual([
      '立春交节之前｜己卯 丁丑 壬辰 庚戌',
      '立春交节之后｜庚辰 戊寅 壬辰 庚戌｜现',
    ]);
    expect(after!.candidates[0]!.chart.truth.clock).toBe('2000-02-04 20:40:22');
  });

  test('a birth up to 30 minutes from a 节 has candidates', () => {
    expect(kinds(sets('2000-02-04 20:11'))).toEqual(['near_jie']);
    expect(kinds(sets('2000-02-04 20:10'))).toEqual([]);
    expect(kinds(sets('2000-02-04 21:10'))).toEqual(['near_jie']);
    expect(kinds(sets('2000-02-04 21:11'))).toEqual([]);
  });

  test('the chosen candidate is the chart as cast, the other is cast one second across the 节', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 2400 }),
        fc.integer({ min: -1790, max: 1790 }),
        fc.constantFrom('next' as const, 'split' as const),
        (jie, away, zi) => {
          const given: Birth = {
            calendar_type: 'solar',
            ...fromSeconds(jieInstant(jie) + away),
            gender: 'female',
          };
          const conventions = { zi, dst: false };
          const set = candidatesOf(given, conventions, NOW).find(({ kind }) => kind === 'near_jie')!;
          const cast = castChart(given, conventions, NOW);
          const [before, after] = set.candidates;
          expect([before!.chosen, after!.chosen]).toEqual([away < 0, away >= 0]);
          expect((away < 0 ? before : after)!.chart).toEqual(cast);
          const jieOf = (chart: Chart) => chart.truth.jie;
          expect(jieOf(before!.chart).next.at).toBe(jieOf(after!.chart).previous.at);
          expect(set.differs).toContainEqual({ pillar: 'month', part: 'gan' });
          expect(set.differs).toContainEqual({ pillar: 'month', part: 'zhi' });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('near the change of the hour or the day', () => {
  test('a birth near 23:00 has a chart before and after it, by the zi convention', () => {
    const [next] = sets('2001-06-01 22:50');
    expect(next!.kind).toBe('near_zi');
    expect(told(next!)).toEqual([
      '23:00 之前（仍为当日）｜辛巳 癸巳 乙未 丁亥｜现',
      '23:00 之后（已换次日）｜辛巳 癸巳 丙申 戊子',
    ]);
    expect(next!.differs).toHaveLength(4);
    const [split] = sets('2001-06-01 23:10', {}, { zi: 'split' });
    expect(told(split!)).toEqual([
      '23:00 之前（亥时）｜辛巳 癸巳 乙未 丁亥',
      '23:00 之后（晚子时，仍为当日）｜辛巳 癸巳 乙未 戊子｜现',
    ]);
    expect(split!.differs).toEqual([
      { pillar: 'time', part: 'gan' },
      { pillar: 'time', part: 'zhi' },
    ]);
    expect(sets('2001-06-01 22:40')).toEqual([]);
  });

  test('a birth near midnight has candidates only with 早晚子时', () => {
    const labels = ['零点之前（晚子时，仍为前一日）', '零点之后（早子时，已为次日）'];
    for (const [text, after] of [
      ['2001-06-01 23:50', false],
      ['2001-06-02 00:05', true],
    ] as const) {
      const [set] = sets(text, {}, { zi: 'split' });
      expect(set!.candidates.map(({ label }) => label)).toEqual(labels);
      expect(set!.candidates.map(({ chosen }) => chosen)).toEqual([!after, after]);
      expect(set!.candidates.map(({ chart }) => eight(chart))).toEqual([
        '辛巳 癸巳 乙未 戊子',
        '辛巳 癸巳 丙申 戊子',
      ]);
      expect(sets(text)).toEqual([]);
    }
  });

  test.each([
    ['1998-01-14 23:29', 111.57],
    ['1991-06-03 22:56', 123.86],
  ])(
    'by true solar time, the other chart of %s lies across the boundary despite rounding',
    (text, longitude) => {
      const [set] = sets(text, { longitude }, { dst: false });
      expect(set!.candidates.map(({ chart }) => chart.truth.corrected_time.slice(11, 13))).toEqual([
        '22',
        '23',
      ]);
    },
  );

  test('with a longitude, the boundary is one of true solar time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: toJdn(1900, 2, 2), max: toJdn(2100, 12, 30) }),
        fc.integer({ min: -840, max: 840 }),
        fc.double({ min: 75, max: 134, noNaN: true }),
        (jdn, away, longitude) => {
          const seconds = jdn * 86_400 + 23 * 3600 + away - Math.round((longitude - 120) * 240);
          const given: Birth = {
            calendar_type: 'solar',
            ...fromSeconds(seconds),
            gender: 'male',
            longitude,
          };
          for (const set of candidatesOf(given, { dst: false }, NOW)) {
            if (set.kind !== 'near_zi') continue;
            expect(set.candidates.map(({ label }) => label)).toEqual([
              '真太阳时 23:00 之前（仍为当日）',
              '真太阳时 23:00 之后（已换次日）',
            ]);
            expect(set.candidates.map(({ chart }) => chart.truth.corrected_time.slice(11, 13))).toEqual([
              '22',
              '23',
            ]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('near another change of the hour', () => {
  test('with true solar time, a birth near it has a chart before and after it', () => {
    // The true solar time of the clock 11:00 in 喀什 is 8:06, and of 11:50 8:56.
    const [set] = sets('2000-06-01 11:50', { longitude: 75.99 });
    expect(set!.kind).toBe('near_hour');
    expect(set!.candidates.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['真太阳时 9:00 之前（辰时）', true],
      ['真太阳时 9:00 之后（巳时）', false],
    ]);
    expect(set!.differs.map(({ pillar, part }) => pillar + part)).toEqual(['timegan', 'timezhi']);
    expect(sets('2000-06-01 11:00', { longitude: 75.99 })).toEqual([]);
    expect(sets('2000-06-01 08:55')).toEqual([]);
  });
});

describe('summer time', () => {
  test('an hour that the clock showed twice has a chart for each', () => {
    const [set] = sets('1988-09-11 01:30');
    expect(set!.kind).toBe('dst_overlap');
    expect(
      set!.candidates.map(({ label, chosen, chart }) => [label, chosen, chart.truth.corrected_time]),
    ).toEqual([
      ['第一次（拨回之前，夏令时）', true, '1988-09-11 00:30:00'],
      ['第二次（拨回之后，标准时）', false, '1988-09-11 01:30:00'],
    ]);
    expect(set!.differs.map(({ pillar, part }) => pillar + part)).toEqual(['timegan', 'timezhi']);
    const [second] = sets('1988-09-11 01:30', {}, { dst_fold: 1 });
    expect(second!.candidates.map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(second!.candidates.map(({ chart }) => eight(chart))).toEqual(
      set!.candidates.map(({ chart }) => eight(chart)),
    );
  });

  test('in summer time, the middle of a double hour by the clock lies between two, and has a chart for each', () => {
    const [set, ...others] = sets('1990-07-15 04:00');
    expect(others).toEqual([]);
    expect(set!.kind).toBe('near_hour');
    expect(
      set!.candidates.map(({ label, chart, chosen }) => [label, eight(chart).slice(-1), chosen]),
    ).toEqual([
      ['标准时间 3:00 之前（丑时）', '丑', false],
      ['标准时间 3:00 之后（寅时）', '寅', true],
    ]);
    // Every other double hour of the form as well; at the change of the day it is that question.
    for (let hour = 2; hour <= 22; hour += 2)
      expect(kinds(sets(`1990-07-15 ${hour}:00`))).toEqual(['near_hour']);
    expect(kinds(sets('1990-07-15 00:00'))).toEqual(['near_zi']);
    expect(sets('1990-07-15 04:01')).toEqual([]);
    expect(sets('1990-07-15 04:00', {}, { dst: false })).toEqual([]);
    expect(sets('1990-01-15 03:00')).toEqual([]);
  });

  test('a birth between the two dates given for 1988 has a chart for each', () => {
    const [set] = sets('1988-04-12 13:20');
    expect(set!.kind).toBe('dst_disputed');
    expect(told(set!)).toEqual([
      '已实行夏令时（4 月 10 日起），减一小时｜戊辰 丙辰 丁酉 丙午',
      '尚未实行夏令时（4 月 17 日起），不作校正｜戊辰 丙辰 丁酉 丁未｜现',
    ]);
    const { truth } = set!.candidates[0]!.chart;
    expect(truth.clock).toBe('1988-04-12 13:20:00');
    expect(truth.steps).toEqual([
      { kind: 'clock', minutes: 0, result: '1988-04-12 13:20:00' },
      { kind: 'dst', minutes: -60, result: '1988-04-12 12:20:00' },
    ]);
    expect(truth.warnings).toEqual([]);
    // The first hour of summer time was skipped, so it occurred by one of the dates only.
    expect(sets('1988-04-10 02:30')).toEqual([]);
    expect(kinds(sets('1988-04-10 03:00'))).toEqual(['dst_disputed']);
    expect(sets('1988-04-12 13:20', {}, { dst: false })).toEqual([]);
    expect(sets('1988-04-17 02:30')).toEqual([]);
    expect(sets('1988-04-17 03:00')).toEqual([]);
  });

  test('a birth in a summer of 1940–49 has a chart with and without it, unless the region is certain', () => {
    const labels = ['当时实行夏令时，减一小时', '当时未实行夏令时，不作校正'];
    const question = (text: string, birth_place: string) => {
      const set = sets(text, { birth_place }).find(({ kind }) => kind === 'dst_disputed');
      return set?.candidates.map(({ label, chosen, chart }) => [label, chosen, chart.truth.corrected_time]);
    };
    for (const place of ['', '110101'])
      expect(question('1943-07-01 12:30', place)).toEqual([
        [labels[0], false, '1943-07-01 11:30:00'],
        [labels[1], true, '1943-07-01 12:30:00'],
      ]);
    expect(question('1943-07-01 12:30', '320102')).toEqual([
      [labels[0], true, '1943-07-01 11:30:00'],
      [labels[1], false, '1943-07-01 12:30:00'],
    ]);
    for (const place of ['310101', '500103']) expect(question('1943-07-01 12:30', place)).toBeUndefined();
  });

  test('an hour that a change of the zone repeated is named by the two zones', () => {
    const labels = (text: string, place: Partial<Birth>) =>
      sets(text, place)
        .find(({ kind }) => kind === 'dst_overlap')
        ?.candidates.map(({ label }) => label);
    const zones = (before: string, after: string) => [
      `第一次（拨回之前，${before}）`,
      `第二次（拨回之后，${after}）`,
    ];
    expect(labels('1945-09-21 00:30', { zone: 'Asia/Taipei' })).toEqual(zones('UTC+9', 'UTC+8'));
    expect(labels('1945-11-18 01:30', { zone: 'Asia/Hong_Kong' })).toEqual(zones('UTC+9', 'UTC+8'));
    const clockOf = (from: string, ...periods: [standard: number, summer: number][]) => ({
      zone: 'Europe/London',
      zone_clock: {
        name: '英国时间',
        periods: periods.map(([standard, summer], index) => ({
          from: index === 0 ? Date.UTC(1940, 0, 1) / 1000 : Date.parse(`${from}Z`) / 1000,
          standard: standard * 3600,
          summer: summer * 3600,
        })),
      },
    });
    const pyongyang = clockOf('2015-08-14T15:00', [9, 0], [8.5, 0]);
    expect(labels('2015-08-14 23:45', pyongyang)).toEqual(zones('UTC+9', 'UTC+8:30'));
    const moscow = clockOf('2014-10-25T22:00', [4, 0], [3, 0]);
    expect(labels('2014-10-26 01:30', moscow)).toEqual(zones('UTC+4', 'UTC+3'));
    const london = clockOf('1945-07-15T01:00', [0, 2], [0, 1]);
    expect(labels('1945-07-15 02:30', london)).toEqual(zones('双重夏令时', '夏令时'));
  });

  test('a disputed clock of Taiwan or the north-east has a chart for each reading', () => {
    const times = (text: string, place: Partial<Birth>) =>
      sets(text, place)
        .find(({ kind }) => kind === 'dst_disputed')
        ?.candidates.map(({ chart, chosen }) => [chart.truth.corrected_time.slice(11, 16), chosen]);
    const taipei = { zone: 'Asia/Taipei', birth_place: '710100' };
    expect(times('1946-05-10 12:30', taipei)).toEqual([
      ['11:30', false],
      ['12:30', true],
    ]);
    expect(times('1947-10-15 12:30', taipei)).toEqual([
      ['11:30', true],
      ['12:30', false],
    ]);
    expect(times('1940-01-15 12:30', { birth_place: '210102' })).toEqual([
      ['11:30', false],
      ['12:30', true],
    ]);
  });

  test('a 节 during summer time is compared by the instant, not by the clock', () => {
    // 立秋 of 1988: 7 August 15:20:15 by standard time, 16:20:15 on the clock.
    const [set] = sets('1988-08-07 16:10');
    expect(set!.kind).toBe('near_jie');
    expect(set!.candidates.map(({ chart }) => chart.truth.clock.slice(11, 16))).toEqual(['16:10', '16:20']);
    expect(set!.differs.map(({ pillar }) => pillar)).toEqual(['month', 'month']);
  });
});

test('a lunar birth has the candidates of its solar date', () => {
  const lunar = sets('1999-12-29 20:40', { calendar_type: 'lunar' });
  expect(lunar).toEqual(sets('2000-02-04 20:40'));
});

describe('an unknown hour', () => {
  const hoursOf = (text: string, changes: Partial<Birth> = {}, conventions: Partial<Conventions> = {}) => {
    const { hour: _hour, minute: _minute, ...day } = birth(text, changes);
    return hourCandidates(day, conventions, NOW);
  };

  test('there are thirteen charts, each at the middle of its double hour', () => {
    const { hours, stable, varies } = hoursOf('2001-06-01', {}, { zi: 'split' });
    expect(hours.map(({ name, hour, minute }) => `${name} ${hour}:${minute}`)).toEqual([
      '早子时 0:30',
      '丑时 2:0',
      '寅时 4:0',
      '卯时 6:0',
      '辰时 8:0',
      '巳时 10:0',
      '午时 12:0',
      '未时 14:0',
      '申时 16:0',
      '酉时 18:0',
      '戌时 20:0',
      '亥时 22:0',
      '晚子时 23:30',
    ]);
    for (const { name, hour, minute, chart } of hours) {
      expect(chart).toEqual(castChart(birth('2001-06-01', { hour, minute }), { zi: 'split' }, NOW));
      expect(name).toContain(chart.bazi.time_pillar.earthly_branch);
    }
    expect(stable).toEqual(['year', 'month', 'day']);
    expect(varies).toEqual(['time']);
  });

  test('with the day changing at 23:00, the day pillar varies', () => {
    const { stable, varies } = hoursOf('2001-06-01');
    expect([stable, varies]).toEqual([
      ['year', 'month'],
      ['day', 'time'],
    ]);
  });

  test('on the day of a 节 the month pillar varies, at 立春 the year pillar too', () => {
    expect(hoursOf('2000-02-04', {}, { zi: 'split' }).stable).toEqual(['day']);
    expect(hoursOf('2000-03-05', {}, { zi: 'split' }).stable).toEqual(['year', 'day']);
    // 白露 of 1960 came at 23:45 on 7 September, after the middle of the last hour.
    expect(hoursOf('1960-09-07', {}, { zi: 'split' }).varies).toEqual(['month', 'time']);
    expect(hoursOf('2001-06-01').varies).not.toContain('month');
  });

  test('qi_yun has the start of luck for the first and the last second of the day', () => {
    const { qi_yun, hours } = hoursOf('1990-06-15');
    const at = (hour: number, minute: number, second: number) =>
      castChart(birth('1990-06-15', { hour, minute, second }), {}, NOW).bazi.qi_yun_date;
    expect([qi_yun.earliest, qi_yun.latest]).toEqual([at(23, 59, 59), at(0, 0, 0)].sort());
    for (const { chart } of hours) {
      expect(chart.bazi.qi_yun_date >= qi_yun.earliest).toBe(true);
      expect(chart.bazi.qi_yun_date <= qi_yun.latest).toBe(true);
    }
  });

  test('an hour that the clock skipped is cast at a time beside the gap', () => {
    // On 4 May 1986 the clock went from 2 to 3; in Shanghai on 1 June 1940 from midnight to one.
    const { hours } = hoursOf('1986-05-04');
    expect(hours).toHaveLength(12);
    expect(hours[1]).toMatchObject({ name: '丑时', from: '01:00', to: '03:59', hour: 1, minute: 0 });
    const shanghai = hoursOf('1940-06-01', { birth_place: '310101' });
    expect(shanghai.hours).toHaveLength(12);
    expect(shanghai.hours[0]).toMatchObject({ name: '早子时', from: '01:00', hour: 1, minute: 30 });
  });

  test('with a longitude the double hours are those of true solar time', () => {
    const { hours } = hoursOf('2001-06-01', { longitude: 75.99 }, { zi: 'split' });
    expect([...new Set(hours.map(({ name }) => name))].sort()).toEqual(
      hoursOf('2001-06-01')
        .hours.map(({ name }) => name)
        .sort(),
    );
    for (const { name, hour, minute, chart } of hours) {
      expect(name).toContain(chart.bazi.time_pillar.earthly_branch);
      expect(chart.truth.clock.slice(0, 16)).toBe(
        `2001-06-01 ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
      );
    }
    // Noon by the sun is at 14:54 on the clock of 喀什.
    expect(hours.find(({ name }) => name === '午时')).toMatchObject({ hour: 14, minute: 54 });
    const clocks = hours.map(({ chart }) => chart.truth.clock);
    expect(clocks).toEqual([...clocks].sort());
  });

  test('accepts a lunar day, and rejects one that does not exist', () => {
    const lunar = hoursOf('1999-12-29', { calendar_type: 'lunar' });
    expect(lunar.hours[0]!.chart.truth.clock).toBe('2000-02-04 00:30:00');
    expect(() => hoursOf('2023-02-30')).toThrow('没有 30 日');
  });

  test('every day of a year has all thirteen hours', () => {
    for (let jdn = toJdn(1988, 1, 1); jdn < toJdn(1989, 1, 1); jdn += 1) {
      const { hours } = hourCandidates(
        { calendar_type: 'solar', ...fromJdn(jdn), gender: 'male' },
        { dst: false },
        NOW,
      );
      expect(new Set(hours.map(({ chart }) => chart.bazi.time_pillar.earthly_branch)).size).toBe(12);
    }
  });
});
