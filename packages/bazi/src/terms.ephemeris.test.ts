/**
 * The solar terms against an ephemeris that shares no series with the one they were made from: VSOP2000 fitted to JPL
 * DE405, nutation IAU 2000A and precession IAU 2006, as ERFA has them (reference/term-instants.txt, written by
 * scripts/reference-terms.py). It gives dynamical time; the clock is compared with other sources as well.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dynamicalLessCivil } from '../scripts/civil-clock.ts';
import { dynamicalTermInstant } from '../scripts/sun-ephemeris.ts';
import { termsOfYear } from './terms.ts';
import { DAY, formatSeconds, toJdn, toSeconds } from './time/calendar.ts';
import { J2000 } from './time/sun.ts';

const lines = readFileSync(new URL('../reference/term-instants.txt', import.meta.url), 'utf8').split('\n');

/** The terms of each year in seconds of dynamical time since its first midnight. */
const reference = new Map(
  lines
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(' ').map(Number))
    .map(([year = 0, ...seconds]) => [year, seconds]),
);

/** TAI − UTC as ERFA knows it: from the beginning of a month on, seconds. */
const leapSeconds = lines.flatMap((line) => {
  const [, year, month, seconds] = /^# TAI-UTC (\d+)-(\d+) (\d+)$/.exec(line) ?? [];
  return seconds ? [{ from: Number(year) + (Number(month) - 1) / 12, seconds: Number(seconds) }] : [];
});

/**
 * ΔT by Stephenson, Morrison and Hohenkerk (Proc. R. Soc. A 472, 2016, table S15): from each year to the next a
 * polynomial in the part of the span that has passed, in seconds.
 */
const SPLINE: [from: number, ...coefficients: number[]][] = [
  [1900, -1.977, 5.715, 2.443, -1.257],
  [1905, 4.923, 6.828, -1.329, 0.72],
  [1910, 11.142, 6.33, 0.831, -0.825],
  [1915, 17.479, 5.518, -1.643, 0.262],
  [1920, 21.617, 3.02, -0.856, 0.008],
  [1925, 23.789, 1.333, -0.831, 0.127],
  [1930, 24.418, 0.052, -0.449, 0.142],
  [1935, 24.164, -0.419, -0.022, 0.702],
  [1940, 24.426, 1.645, 2.086, -1.106],
  [1945, 27.05, 2.499, -1.232, 0.614],
  [1950, 28.932, 1.127, 0.22, -0.277],
  [1953, 30.002, 0.737, -0.61, 0.631],
  [1956, 30.76, 1.409, 1.282, -0.799],
  [1959, 32.652, 1.577, -1.115, 0.507],
  [1962, 33.621, 0.868, 0.406, 0.199],
  [1965, 35.093, 2.275, 1.002, -0.414],
  [1968, 37.956, 3.035, -0.242, 0.202],
  [1971, 40.951, 3.157, 0.364, -0.229],
  [1974],
];

/** Dynamical time less civil time by those sources, in seconds, for 1900–2026. */
function otherClock(year: number): number {
  if (year >= 1972) return 32.184 + leapSeconds.findLast(({ from }) => from <= year)!.seconds;
  const place = SPLINE.findLastIndex(([from]) => from <= year);
  const [from, ...coefficients] = SPLINE[place]!;
  const passed = (year - from) / (SPLINE[place + 1]![0] - from);
  return coefficients.reduceRight((sum, coefficient) => sum * passed + coefficient, 0);
}

/** By how many seconds each term is later than in the reference, without the mean of rounding up, half a second. */
function lateness(from: number, to: number, clock: (year: number) => number): number[] {
  const late: number[] = [];
  for (let year = from; year < to; year += 1) {
    termsOfYear(year).forEach(({ at }, place) => {
      const [, month = 0, day = 0, hour = 0, minute = 0, second = 0] = at.split(/[-: ]/).map(Number);
      const seconds =
        toSeconds({ year, month, day, hour, minute, second }) -
        toSeconds({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
      late.push(seconds - 0.5 + clock(year + seconds / (365.25 * DAY)) - reference.get(year)![place]!);
    });
  }
  return late;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const greatest = (values: number[]) => Math.max(...values.map(Math.abs));

test('the reference has every term of 1900–2100', () => {
  for (let year = 1900; year <= 2100; year += 1) expect(reference.get(year)).toHaveLength(24);
});

// The full series is slow: every tenth year.
const SAMPLE = Array.from({ length: 21 }, (_, index) => 1900 + 10 * index);

test('before rounding, the terms are within half a second of the reference', () => {
  for (const year of SAMPLE)
    reference.get(year)!.forEach((second, place) => {
      const instant = dynamicalTermInstant((year - 1900) * 24 + place) - toJdn(year, 1, 1) * DAY;
      if (Math.abs(instant - second) > 0.46) expect.fail(`${year} ${place}: ${instant - second}`);
    });
});

test('the terms are rounded up to the second', () => {
  for (const year of SAMPLE)
    termsOfYear(year).forEach(({ at }, place) => {
      const instant = dynamicalTermInstant((year - 1900) * 24 + place);
      const civil = instant - dynamicalLessCivil(2000 + (instant - J2000) / (365.25 * DAY));
      expect(at).toBe(formatSeconds(Math.ceil(civil)));
    });
});

describe('1900–2026, with the observed rotation of the earth', () => {
  test('every term is within 2 seconds, the clock correction by other sources included', () => {
    expect(greatest(lateness(1900, 2027, otherClock))).toBeLessThan(2);
  });

  test.each([
    [1900, 1920],
    [1920, 1941],
    [1941, 1961],
    [1961, 1972],
    [1972, 1986],
    [1986, 2005],
    [2005, 2027],
  ])('from %i to %i every term is within a second, the clock correction aside', (from, to) => {
    const late = lateness(from, to, dynamicalLessCivil);
    expect(greatest(late)).toBeLessThan(0.85);
    expect(Math.abs(mean(late))).toBeLessThan(0.15);
    expect(late.filter((value) => Math.abs(value) <= 0.6).length / late.length).toBeGreaterThan(0.94);
  });

  test('the clock correction equals the leap seconds, and before 1972 is within 1.3 seconds of the spline', () => {
    for (let month = 0; month < 127 * 12; month += 1) {
      const year = 1900 + (month + 0.5) / 12;
      const apart = Math.abs(dynamicalLessCivil(year) - otherClock(year));
      if (apart > (year < 1972 ? 1.3 : 1e-9)) expect.fail(`${year}: ${apart}`);
    }
  });
});

describe('2027–2100, with the rotation of the earth not known yet', () => {
  test.each([
    [2027, 2050],
    [2050, 2101],
  ])('from %i to %i every term is within a second, the clock correction aside', (from, to) => {
    const late = lateness(from, to, dynamicalLessCivil);
    expect(greatest(late)).toBeLessThan(0.9);
    expect(Math.abs(mean(late))).toBeLessThan(0.15);
  });

  test('the clock correction assumes no further leap seconds', () => {
    for (const year of [2027, 2035.5, 2050, 2100.9])
      expect(dynamicalLessCivil(year)).toBeCloseTo(otherClock(2026.9), 9);
  });
});
