/**
 * The 24 solar terms. Instants are on the clock of UTC+8, rounded up to the second, so that a birth in an earlier second
 * is before the term. From 1900 to 2100 they come from an
 * ephemeris (docs/adr/0010-term-instants-from-an-ephemeris.md), accurate to a second in the orbit and to 2 seconds in
 * all up to 2026, because clocks before 1956 are not known better. From 2027 on they assume UTC without leap seconds, as
 * planned; otherwise a term of 2100 may be up to two minutes earlier. Outside those years a shorter series is used,
 * accurate to a minute for another century.
 */
import { TERM_NAMES } from './term-names.ts';
import { CLOCK_CORRECTIONS, KNOT_DISTANCE, TERM_RESIDUALS } from './tables/terms.ts';
import { DAY, formatSeconds, toJdn, type ClockSeconds } from './time/calendar.ts';
import { meanTermInstant } from './time/sun.ts';

const FIRST_YEAR = 1900;
const ZERO_RESIDUAL = 65;
const MEAN_JIE_DISTANCE = (365.2422 * DAY) / 12;
const FIRST_JIE = toJdn(1900, 1, 6) * DAY;

/**
 * The instant of a term by its number: 0 is 小寒 of 1900, 1 大寒, 24 小寒 of 1901.
 *
 * @returns seconds on the clock of UTC+8
 */
function termInstant(number: number): ClockSeconds {
  const last = CLOCK_CORRECTIONS.length - 1;
  const place = Math.min(Math.max(number / KNOT_DISTANCE, 0), last);
  const knot = Math.min(Math.floor(place), last - 1);
  const low = CLOCK_CORRECTIONS[knot]!;
  const correction =
    low +
    ((CLOCK_CORRECTIONS[knot + 1]! - low) * (place * KNOT_DISTANCE - knot * KNOT_DISTANCE)) / KNOT_DISTANCE;
  const inTable = number >= 0 && number < TERM_RESIDUALS.length;
  const residual = inTable ? TERM_RESIDUALS.charCodeAt(number) - ZERO_RESIDUAL : 0;
  return Math.round(meanTermInstant(number) - correction) + residual;
}

/** Cached instants of the 节 of the table; 0 for those not computed yet. */
const cachedJie = new Float64Array(TERM_RESIDUALS.length / 2);

/**
 * The instant of a 节 by its number: 0 is 小寒 of 1900, 1 立春 of 1900, 12 小寒 of 1901.
 *
 * @returns seconds on the clock of UTC+8
 */
export function jieInstant(jie: number): ClockSeconds {
  const cached = cachedJie[jie];
  if (cached === undefined) return termInstant(2 * jie);
  return cached || (cachedJie[jie] = termInstant(2 * jie));
}

/** The name of a 节 by its number. */
export function jieName(jie: number): string {
  return TERM_NAMES[2 * (((jie % 12) + 12) % 12)]!;
}

/** The number of the last 节 at or before an instant. */
export function jieAt(instant: ClockSeconds): number {
  let jie = Math.floor((instant - FIRST_JIE) / MEAN_JIE_DISTANCE);
  while (jieInstant(jie) > instant) jie -= 1;
  while (jieInstant(jie + 1) <= instant) jie += 1;
  return jie;
}

/** The number of the 立春 that begins a year. */
export function liChunOf(year: number): number {
  return (year - FIRST_YEAR) * 12 + 1;
}

/** The year by 立春 that contains a 节. */
export function yearOfJie(jie: number): number {
  return FIRST_YEAR - 1 + Math.floor((jie + 11) / 12);
}

/** The 24 terms of a calendar year from 小寒 to 冬至, with their instants in UTC+8 as `YYYY-MM-DD HH:mm:ss`. */
export function termsOfYear(year: number): { name: string; at: string }[] {
  return TERM_NAMES.map((name, place) => ({
    name,
    at: formatSeconds(termInstant((year - FIRST_YEAR) * 24 + place)),
  }));
}
