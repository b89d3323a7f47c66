/**
 * The solar terms against an ephemeris of its own: the full VSOP87D series of the earth with nutation and aberration
 * (astronomia, after Meeus ch. 25), the rate of precession corrected to that of IAU 2000, and the clock from ΔT by
 * Espenak and Meeus (2006) until 1972, by leap seconds since. It is good to about 0.02″, half a second in a term.
 */
import series from 'astronomia/data/vsop87Dearth';
import { Planet } from 'astronomia/planetposition';
import { apparentVSOP87 } from 'astronomia/solar';
import { describe, expect, test } from 'vitest';
import { termsOfYear } from './terms.ts';
import { toJdn } from './time/calendar.ts';

const EARTH = new Planet(series);
const TURN = 2 * Math.PI;
const J2000 = 2_451_545;

/** The rate of precession of IAU 2000 less that of IAU 1976, which VSOP87D has, in radian a century. */
const PRECESSION = ((-0.29965 / 3600) * Math.PI) / 180;

/** TAI − UTC grew by a second at the beginning of each of these, from 10 on 1 January 1972. */
const LEAP_SECONDS = [
  1972.5, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981.5, 1982.5, 1983.5, 1985.5, 1988, 1990, 1991,
  1992.5, 1993.5, 1994.5, 1996, 1997.5, 1999, 2006, 2009, 2012, 2015.5, 2017,
];

/** Polynomials by the year up to which they hold, the year they count from, and their coefficients. */
const DELTA_T: [until: number, from: number, coefficients: number[]][] = [
  [1920, 1900, [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197]],
  [1941, 1920, [21.2, 0.84493, -0.0761, 0.0020936]],
  [1961, 1950, [29.07, 0.407, -1 / 233, 1 / 2547]],
  [1986, 1975, [45.45, 1.067, -1 / 260, -1 / 718]],
];

/** Dynamical time less the time of the clock, in seconds, for 1900–2026. */
function clockCorrection(year: number): number {
  if (year >= 1972) return 42.184 + LEAP_SECONDS.filter((leap) => leap <= year).length;
  const [, from, coefficients] = DELTA_T.find(([until]) => year < until)!;
  return coefficients.reduceRight((sum, coefficient) => sum * (year - from) + coefficient, 0);
}

/** ΔT as Espenak and Meeus expect it in 2005–2100, in seconds. */
function expectedDeltaT(year: number): number {
  if (year < 2050) return 62.92 + 0.32217 * (year - 2000) + 0.005589 * (year - 2000) ** 2;
  return -20 + 32 * ((year - 1820) / 100) ** 2 - 0.5628 * (2150 - year);
}

/** By how many seconds each term of a year comes later than in the ephemeris. */
function lateness(year: number, correction: (year: number) => number): number[] {
  return termsOfYear(year).map(({ at }, place) => {
    const [, month = 0, day = 0, hour = 0, minute = 0, second = 0] = at.split(/[-: ]/).map(Number);
    const days = toJdn(year, month, day) - 0.5 + (hour - 8) / 24 + minute / 1440 + second / 86_400;
    const decimalYear = 2000 + (days - J2000 + 0.5) / 365.25;
    const ephemerisDay = days + correction(decimalYear) / 86_400;
    const longitude =
      apparentVSOP87(EARTH, ephemerisDay).lon + (PRECESSION * (ephemerisDay - J2000)) / 36_525;
    const wanted = (((285 + 15 * place) % 360) / 360) * TURN;
    const ahead = longitude - wanted - TURN * Math.round((longitude - wanted) / TURN);
    return (ahead / TURN) * 365.2422 * 86_400;
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function latenessOf(from: number, to: number, correction: (year: number) => number): number[] {
  return Array.from({ length: to - from }, (_, place) => lateness(from + place, correction)).flat();
}

describe('while the turning of the earth is known', () => {
  test.each([
    [1900, 1920],
    [1920, 1941],
    [1941, 1961],
    [1961, 1972],
    [1972, 1986],
    [1986, 2005],
    [2005, 2027],
  ])('from %i to %i every term is within 3 seconds, and nearly all within 2', (from, to) => {
    const late = latenessOf(from, to, clockCorrection);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(3);
    expect(Math.abs(mean(late))).toBeLessThan(0.6);
    expect(late.filter((value) => Math.abs(value) <= 2).length / late.length).toBeGreaterThan(0.96);
  });
});

describe('while it is not', () => {
  test.each([
    [2027, 2050],
    [2050, 2101],
  ])('from %i to %i a term is within 25 seconds of what is expected', (from, to) => {
    const late = latenessOf(from, to, expectedDeltaT);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(25);
  });

  test('the orbit itself stays within 3 seconds: what is off is the clock, the same all year', () => {
    for (let year = 2027; year <= 2100; year += 1) {
      const late = lateness(year, expectedDeltaT);
      const clock = mean(late);
      for (const value of late) if (Math.abs(value - clock) > 3) expect.fail(`${year}: ${value - clock}`);
    }
  });
});
