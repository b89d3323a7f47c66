import { expect, it } from 'vitest';

import {
  addMonths,
  chinaDate,
  chinaDay,
  chinaDigits,
  fromChinaSecond,
  nextChinaDay,
  nextChinaMonth,
} from './china-time.ts';

const at = (text: string) => new Date(text);

it('days and seconds are those of China', () => {
  expect(chinaDay(at('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(chinaDay(at('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(chinaDate(at('2026-08-31T16:00:00Z'))).toBe('2026年9月1日');
  expect(chinaDigits(at('2026-11-20T16:00:01Z'))).toBe('20261121000001');
});

it('reads a second of China, unless no calendar has it', () => {
  expect(fromChinaSecond('2026-11-21 00:00:01')).toEqual(at('2026-11-20T16:00:01Z'));
  for (const text of ['2026-02-30 10:00:00', '2026-13-01 10:00:00', '昨天'])
    expect(fromChinaSecond(text)).toBeNull();
});

it('days and months end at midnight in China', () => {
  expect(nextChinaDay(at('2026-11-20T15:59:59Z'))).toEqual(at('2026-11-20T16:00:00Z'));
  expect(nextChinaDay(at('2026-11-20T16:00:00Z'))).toEqual(at('2026-11-21T16:00:00Z'));
  expect(nextChinaMonth(at('2026-12-31T15:59:59Z'))).toEqual(at('2026-12-31T16:00:00Z'));
  expect(nextChinaMonth(at('2026-12-31T16:00:00Z'))).toEqual(at('2027-01-31T16:00:00Z'));
});

it('a month later keeps the day in China, or takes the last one', () => {
  expect(addMonths(at('2026-01-31T02:00:00Z'), 1)).toEqual(at('2026-02-28T02:00:00Z'));
  expect(addMonths(at('2026-01-30T17:00:00Z'), 1)).toEqual(at('2026-02-27T17:00:00Z'));
  expect(addMonths(at('2026-11-20T04:00:00Z'), 12)).toEqual(at('2027-11-20T04:00:00Z'));
});
