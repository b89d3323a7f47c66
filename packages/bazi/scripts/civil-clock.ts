/**
 * The difference between dynamical time (TT) and civil time (UTC; universal time before UTC existed).
 *
 * Until 1972 it is ΔT as observed: the half-yearly table of the U.S. Naval Observatory in astronomia.
 * Since 1972 it is exact: 32.184 s + TAI − UTC. There was no leap second since 2017, none is announced, and the
 * General Conference on Weights and Measures (2022, resolution 4) ends them by 2035; so TAI − UTC is assumed to stay at
 * 37 s. See docs/adr/0010-term-instants-from-an-ephemeris.md.
 */
import { deltaT } from 'astronomia/deltat';

/** Leap seconds: TAI − UTC was 10 s on 1 January 1972 and grew by one at each of these years. */
const LEAP_SECONDS = [
  1972.5, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981.5, 1982.5, 1983.5, 1985.5, 1988, 1990, 1991,
  1992.5, 1993.5, 1994.5, 1996, 1997.5, 1999, 2006, 2009, 2012.5, 2015.5, 2017,
];

/**
 * Dynamical time less civil time, in seconds.
 *
 * @param year with a fraction, to a day: leap seconds were inserted at the start of January and July, when no term is
 */
export function dynamicalLessCivil(year: number): number {
  return year < 1972 ? deltaT(year) : 42.184 + LEAP_SECONDS.filter((leap) => leap <= year).length;
}
