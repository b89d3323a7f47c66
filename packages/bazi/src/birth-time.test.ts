import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { birthFromRecord, formatBirthTime, parseBirthTime } from './birth-time.ts';

const parts = { year: 1986, month: 5, day: 4, hour: 2, minute: 7 };

it.each([
  ['1986-05-04 02:07:00', parts],
  ['1986-05-04 02:07', parts],
  ['1986-05-04T02:07:00+08:00', parts],
  ['1986/5/4 2:07', parts],
  ['1986年5月4日 2:07', parts],
  ['1986-05-04', { ...parts, hour: 0, minute: 0 }],
  // A lunar date that no solar month has.
  ['2020-02-30 23:59:00', { year: 2020, month: 2, day: 30, hour: 23, minute: 59 }],
  ['', { year: 0, month: 0, day: 0, hour: 0, minute: 0 }],
])('parses %j', (birth_time, expected) => {
  expect(parseBirthTime(birth_time)).toEqual(expected);
});

it('formats every part with leading zeros and 00 seconds', () => {
  expect(formatBirthTime(parts)).toBe('1986-05-04 02:07:00');
  expect(formatBirthTime({ year: 0, month: 0, day: 0, hour: 0, minute: 0 })).toBe('0000-00-00 00:00:00');
});

it('takes the birth from a record and leaves its other fields', () => {
  const record = {
    calendar_type: 'lunar' as const,
    leap_month: true,
    gender: 'female' as const,
    longitude: 75.99,
    zone: 'Asia/Shanghai',
    birth_place: '653101',
    birth_time: '2020-04-12 09:00:00',
    name: '小满',
  };
  expect(birthFromRecord(record)).toEqual({
    calendar_type: 'lunar',
    leap_month: true,
    gender: 'female',
    longitude: 75.99,
    zone: 'Asia/Shanghai',
    birth_place: '653101',
    year: 2020,
    month: 4,
    day: 12,
    hour: 9,
    minute: 0,
  });
});

it('imports nothing at run time, so that a page can use it without the engine', () => {
  const source = readFileSync(new URL('birth-time.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import (?!type )/m);
});
