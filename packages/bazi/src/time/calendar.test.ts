import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysInMonth, formatSeconds, fromEpoch, fromJdn, fromSeconds, toJdn, toSeconds } from './calendar.ts';

test('toJdn gives the Julian day numbers of known dates', () => {
  expect(toJdn(2000, 1, 1)).toBe(2_451_545);
  expect(toJdn(1970, 1, 1)).toBe(2_440_588);
  // Meeus, Astronomical Algorithms, ch. 7.
  expect(toJdn(1987, 6, 19)).toBe(2_446_966);
  expect(toJdn(1900, 1, 1)).toBe(2_415_021);
});

test('toJdn and fromJdn agree for every day without a gap', () => {
  let jdn = toJdn(1899, 1, 1);
  for (let year = 1899; year <= 2201; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= daysInMonth(year, month); day += 1) {
        if (toJdn(year, month, day) !== jdn) expect.fail(`${year}-${month}-${day}`);
        const back = fromJdn(jdn);
        if (back.year !== year || back.month !== month || back.day !== day) expect.fail(`jdn ${jdn}`);
        jdn += 1;
      }
});

test('February has 29 days in leap years only', () => {
  expect([1900, 2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
});

test('toSeconds and fromSeconds are inverse', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1899, 1, 1) * 86_400, max: toJdn(2200, 1, 1) * 86_400 }),
      (seconds) => {
        expect(toSeconds(fromSeconds(seconds))).toBe(seconds);
      },
    ),
  );
});

test('rounding a fraction of a second carries into the minute, the day and the year', () => {
  const newYear = toSeconds({ year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
  expect(formatSeconds(newYear - 0.4)).toBe('2000-01-01 00:00:00');
  expect(formatSeconds(newYear - 0.6)).toBe('1999-12-31 23:59:59');
});

test('epoch time reads as UTC+8', () => {
  expect(formatSeconds(fromEpoch(0))).toBe('1970-01-01 08:00:00');
  expect(formatSeconds(fromEpoch(Date.UTC(2026, 1, 3, 20, 2, 8, 999)))).toBe('2026-02-04 04:02:08');
});
