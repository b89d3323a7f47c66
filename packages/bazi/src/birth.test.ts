import { expect, test } from 'vitest';
import { resolveBirth, assertNotInFuture } from './birth.ts';
import { BirthError } from './errors.ts';
import { formatSeconds } from './time/calendar.ts';
import type { Birth } from './types.ts';

const BIRTH: Birth = {
  calendar_type: 'solar',
  year: 1990,
  month: 1,
  day: 15,
  hour: 10,
  minute: 30,
  gender: 'female',
};
const DST = { dst: true, dst_fold: 0 } as const;

function refusal(changes: Partial<Birth>): [string, string] | 'accepted' {
  try {
    resolveBirth({ ...BIRTH, ...changes }, DST);
    return 'accepted';
  } catch (error) {
    if (error instanceof BirthError) return [error.reason, error.message];
    throw error;
  }
}

// The message of the contract.
const RANGE = /^出生日期须在1900年1月31日至2100年12月31日之间$/;

test.each<[Partial<Birth>, string, RegExp]>([
  [{ year: 2023, month: 2, day: 30 }, 'no_such_day', /^2023 年 2 月只有 28 天，没有 30 日$/],
  [{ year: 2100, month: 2, day: 29 }, 'no_such_day', /28 天/],
  [{ month: 4, day: 31 }, 'no_such_day', /30 天/],
  [{ day: 0 }, 'no_such_day', /没有 0 日/],
  [{ month: 13 }, 'no_such_month', /^月份应在 1 到 12 之间，没有 13 月$/],
  [{ month: 0 }, 'no_such_month', /没有 0 月/],
  [{ calendar_type: 'lunar', month: 13 }, 'no_such_month', /没有 13 月/],
  [{ hour: 24 }, 'no_such_time', /没有 24 时/],
  [{ hour: -1 }, 'no_such_time', /小时应在/],
  [{ minute: 60 }, 'no_such_time', /没有 60 分/],
  [{ second: 60 }, 'no_such_time', /没有 60 秒/],
  [{ year: 1850 }, 'before_range', RANGE],
  [{ year: 1900, month: 1, day: 30 }, 'before_range', RANGE],
  [{ year: 2101 }, 'after_range', RANGE],
  [{ year: 1899, month: 2, day: 30 }, 'before_range', RANGE],
  [{ day: 1.5 }, 'incomplete', /不完整/],
  [{ year: Number.NaN }, 'incomplete', /不完整/],
  [{ calendar_type: 'lunar', year: 2024, month: 4, leap_month: true }, 'no_leap_month', /没有闰四月/],
  [{ calendar_type: 'lunar', year: 2024, month: 1, day: 30 }, 'no_such_lunar_day', /小月/],
  [{ calendar_type: 'lunar', year: 1899, month: 12 }, 'before_range', RANGE],
  [{ calendar_type: 'lunar', year: 2100, month: 12, day: 25 }, 'after_range', RANGE],
  [{ year: 1986, month: 5, day: 4, hour: 2, minute: 30 }, 'dst_gap', /1986-05-04 02:30/],
  [{ longitude: 181 }, 'bad_longitude', /经度/],
  [{ longitude: Number.NaN }, 'bad_longitude', /经度/],
  [{ zone: 'Europe/Paris' }, 'unknown_zone', /Europe\/Paris/],
  [{ gender: 'x' as 'male' }, 'bad_gender', /性别/],
])('refuses %o with the reason %s', (changes, reason, message) => {
  const got = refusal(changes);
  expect(got[0]).toBe(reason);
  expect(got[1]).toMatch(message);
});

test('accepts 1900-01-31 and 2100-12-31', () => {
  expect(refusal({ year: 1900, month: 1, day: 31, hour: 0, minute: 0 })).toBe('accepted');
  expect(refusal({ year: 2100, month: 12, day: 31, hour: 23, minute: 59 })).toBe('accepted');
});

test('converts a lunar date to a solar one, with and without the leap month', () => {
  const lunar = { ...BIRTH, calendar_type: 'lunar', year: 2020, month: 4, day: 2 } as const;
  expect(resolveBirth(lunar, DST).clock).toMatchObject({ year: 2020, month: 4, day: 24 });
  expect(resolveBirth({ ...lunar, leap_month: true }, DST).clock).toMatchObject({
    year: 2020,
    month: 5,
    day: 24,
  });
});

test('ignores leap_month on a solar date', () => {
  expect(refusal({ leap_month: true })).toBe('accepted');
});

test('computes the instant from the civil clock and the offset of its zone', () => {
  const at = (changes: Partial<Birth>, dst = true, dst_fold: 0 | 1 = 0) =>
    formatSeconds(resolveBirth({ ...BIRTH, ...changes }, { dst, dst_fold }).instant);
  const summer = { year: 1988, month: 7, day: 15, hour: 9 };
  expect(at(summer)).toBe('1988-07-15 08:30:00');
  expect(at(summer, false)).toBe('1988-07-15 09:30:00');
  const twice = { year: 1988, month: 9, day: 11, hour: 1 };
  expect([at(twice), at(twice, true, 1)]).toEqual(['1988-09-11 00:30:00', '1988-09-11 01:30:00']);
  expect(at({ year: 1940, zone: 'Asia/Taipei' })).toBe('1940-01-15 09:30:00');
});

test('assertNotInFuture rejects a birth after now', () => {
  const now = Date.UTC(1990, 0, 15, 2, 30);
  expect(() => assertNotInFuture(BIRTH, DST, now)).not.toThrow();
  expect(() => assertNotInFuture(BIRTH, DST, now - 1000)).toThrow('不能晚于现在');
});

test('accepts an hour that summer time skipped when dst is off', () => {
  const skipped = { ...BIRTH, year: 1986, month: 5, day: 4, hour: 2, minute: 30 };
  const off = { dst: false, dst_fold: 0 } as const;
  expect(formatSeconds(resolveBirth(skipped, off).instant)).toBe('1986-05-04 02:30:00');
  expect(() => assertNotInFuture(skipped, off, Date.UTC(2026, 0, 1))).not.toThrow();
  expect(() => assertNotInFuture(skipped, DST, Date.UTC(2026, 0, 1))).toThrow('1986-05-04 02:30');
});
