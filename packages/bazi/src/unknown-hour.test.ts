import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourCandidates } from './candidates.ts';
import { castChart } from './chart.ts';
import { BirthError } from './errors.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type { Birth, Chart, Conventions, ZoneClock } from './types.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const HOUR = 3600;
const at = (text: string) => Date.parse(`${text}Z`) / 1000;

// IANA time-zone data: two summers with their changes at 2:00, and one change of the zone itself.
const NEW_YORK: ZoneClock = {
  name: '北美东部时间',
  periods: [
    { from: at('1900-01-01T00:00'), standard: -5 * HOUR, summer: 0 },
    { from: at('1983-04-24T07:00'), standard: -5 * HOUR, summer: HOUR },
    { from: at('1983-10-30T06:00'), standard: -5 * HOUR, summer: 0 },
    { from: at('1984-04-29T07:00'), standard: -5 * HOUR, summer: HOUR },
    { from: at('1984-10-28T06:00'), standard: -5 * HOUR, summer: 0 },
  ],
};
const PYONGYANG: ZoneClock = {
  name: '韩国时间',
  periods: [
    { from: at('1945-08-24T15:00'), standard: 9 * HOUR, summer: 0 },
    { from: at('2015-08-14T15:00'), standard: 8.5 * HOUR, summer: 0 },
  ],
};
const BUENOS_AIRES: ZoneClock = {
  name: '阿根廷时间',
  periods: [
    { from: at('1969-10-05T04:00'), standard: -3 * HOUR, summer: 0 },
    { from: at('1989-12-03T03:00'), standard: -3 * HOUR, summer: HOUR },
    { from: at('1990-03-04T02:00'), standard: -3 * HOUR, summer: 0 },
  ],
};

type Day = Omit<Birth, 'hour' | 'minute' | 'second'>;

const day = (date: string, changes: Partial<Birth> = {}): Day => {
  const [year = 0, month = 0, number = 0] = date.split('-').map(Number);
  return { calendar_type: 'solar', year, month, day: number, gender: 'male', ...changes };
};

const PILLARS = ['year', 'month', 'day', 'time'] as const;
const eight = ({ bazi }: Chart) =>
  PILLARS.map((name) => bazi[`${name}_pillar`].heavenly_stem + bazi[`${name}_pillar`].earthly_branch).join(
    ' ',
  );

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const rowsOf = (of: Day, conventions: Partial<Conventions> = {}) =>
  hourCandidates(of, conventions, NOW).hours.map(({ chart, ...row }) => ({ ...row, eight: eight(chart) }));

/** The chart of a minute of the day; null where the clock skipped it. */
function eightAt(of: Day, minute: number, conventions: Partial<Conventions>): string | null {
  try {
    const time = { hour: Math.floor(minute / 60), minute: minute % 60 };
    return eight(castChart({ ...of, ...time }, conventions, NOW));
  } catch (error) {
    if (error instanceof BirthError && error.reason === 'dst_gap') return null;
    throw error;
  }
}

/** Every minute has exactly one row; the minutes given, and those at the ends of each row, have its chart. */
function expectCovered(of: Day, conventions: Partial<Conventions>, minutes: readonly number[]): void {
  const rows = rowsOf(of, conventions).map((row) => ({
    ...row,
    first: minuteOf(row.from),
    last: minuteOf(row.to),
  }));
  const holding = (minute: number) => rows.filter(({ first, last }) => first <= minute && minute <= last);
  for (let minute = 0; minute < 1440; minute += 1) {
    const count = holding(minute).length;
    if (count !== 1) expect([minute, count, eightAt(of, minute, conventions)]).toEqual([minute, 0, null]);
  }
  const ends = rows.flatMap(({ first, last, hour, minute }) => [first, last, hour * 60 + minute]);
  for (const minute of [...minutes, ...ends]) {
    const cast = eightAt(of, minute, conventions);
    if (cast !== null) expect(holding(minute).map((row) => row.eight)).toEqual([cast]);
  }
  for (const row of rows) expect(row.name).toContain(row.eight.at(-1));
}

test('every minute of 200 days and places has exactly one row, with the chart of that minute', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1900, 2, 1), max: toJdn(2100, 12, 30) }),
      fc.constantFrom<Partial<Birth>>(
        {},
        { zone: 'Asia/Taipei' },
        { zone: 'Asia/Hong_Kong' },
        { birth_place: '310101' },
        { zone: 'America/New_York', zone_clock: NEW_YORK },
        { zone: 'Asia/Pyongyang', zone_clock: PYONGYANG },
      ),
      fc.option(fc.double({ min: -180, max: 180, noNaN: true }), { nil: null }),
      fc.record({
        zi: fc.constantFrom('next' as const, 'split' as const),
        dst_fold: fc.constantFrom(0 as const, 1 as const),
      }),
      fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 4, maxLength: 4 }),
      (jdn, place, longitude, conventions, minutes) => {
        expectCovered(
          { calendar_type: 'solar', ...fromJdn(jdn), gender: 'female', ...place, longitude },
          conventions,
          minutes,
        );
      },
    ),
    { numRuns: 200, seed: 38 },
  );
}, 300_000);

describe('every minute has a row with its chart', () => {
  const everyMinute = Array.from({ length: 1440 }, (_, minute) => minute);

  test.each<[string, Day]>([
    ['on the day of 立春', day('1984-02-04')],
    ['with the sun of Urumqi', day('1990-03-15', { longitude: 87.62 })],
    ['with the sun of Lhasa', day('1990-03-15', { longitude: 91.11 })],
    [
      'with the sun of Buenos Aires',
      day('1990-03-15', {
        zone: 'America/Argentina/Buenos_Aires',
        zone_clock: BUENOS_AIRES,
        longitude: -58.38,
      }),
    ],
    [
      'with the sun of New York on the day of 立春',
      day('1984-02-04', { zone: 'America/New_York', zone_clock: NEW_YORK, longitude: -74.01 }),
    ],
    ['in summer time', day('1990-07-15')],
    ['on the day when summer time began', day('1986-05-04')],
    ['on the day when it ended', day('1986-09-14')],
    ['on the day when a zone changed', day('2015-08-14', { zone: 'Asia/Pyongyang', zone_clock: PYONGYANG })],
    ['on a lunar day', day('1999-12-29', { calendar_type: 'lunar' })],
  ])('%s', (_what, of) => {
    for (const zi of ['next', 'split'] as const) expectCovered(of, { zi }, everyMinute);
  });
});

describe('the rows', () => {
  test('are cut by a 节', () => {
    const late = rowsOf(day('1984-02-04')).slice(-2);
    expect(late).toMatchObject([
      { name: '晚子时', from: '23:00', to: '23:18', eight: '癸亥 乙丑 己巳 甲子' },
      { name: '晚子时', from: '23:19', to: '23:59', eight: '甲子 丙寅 己巳 甲子' },
    ]);
  });

  test('in summer time begin with the late 子时 of the night before', () => {
    const rows = rowsOf(day('1990-07-15'), { zi: 'split' });
    expect(rows.map(({ name, from, to }) => `${name} ${from}–${to}`)).toEqual([
      '晚子时 00:00–00:59',
      '早子时 01:00–01:59',
      '丑时 02:00–03:59',
      '寅时 04:00–05:59',
      '卯时 06:00–07:59',
      '辰时 08:00–09:59',
      '巳时 10:00–11:59',
      '午时 12:00–13:59',
      '未时 14:00–15:59',
      '申时 16:00–17:59',
      '酉时 18:00–19:59',
      '戌时 20:00–21:59',
      '亥时 22:00–23:59',
    ]);
    expect(rows[0]!.eight.split(' ')[2]).not.toBe(rows[1]!.eight.split(' ')[2]);
  });

  test('with the sun may have one double hour at both ends of the day', () => {
    const rows = rowsOf(day('1990-03-15', { longitude: 87.62 }));
    expect([rows[0]!.name, rows.at(-1)!.name]).toEqual(['亥时', '亥时']);
    expect(rows[0]!.eight).not.toBe(rows.at(-1)!.eight);
  });
});
