import { castChart } from '@ziping/bazi/chart';
import { readingFacts } from '@ziping/bazi/reading/facts';
import type { Birth } from '@ziping/bazi/types';

/**
 * Whole numbers by chance, the same on every run: what chance gives only rarely would fail a test now and then.
 *
 * @returns a function that gives a number from 0 up to, not including, a limit
 */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A birth by chance in a year. */
export const randomBirth = (year: number, next: (limit: number) => number) => ({
  calendar_type: 'solar' as const,
  year,
  month: 1 + next(12),
  day: 1 + next(28),
  hour: next(24),
  minute: next(60),
  gender: next(2) === 0 ? ('male' as const) : ('female' as const),
});

/** What a report is written from for a birth whose hour is known, with its facts. */
export function personOf(birth: Birth, now_ms: number) {
  const { gender } = birth;
  const chart = castChart(birth, {}, now_ms);
  const record = { gender, birth_time_solar: chart.truth.clock, hour_unknown: false };
  return { chart, record, facts: readingFacts({ chart, gender, hour_unknown: false, now_ms }) };
}
