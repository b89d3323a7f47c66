/**
 * How far dynamical time (TT) runs ahead of civil time (UTC, and universal time before there was UTC).
 *
 * Until 1972 it is ΔT as observed: the half-yearly table of the U.S. Naval Observatory that astronomia carries.
 * Since 1972 it is exact: 32.184 s + TAI − UTC. No leap second has come since 2017 and none is announced, and the
 * General Conference on Weights and Measures (2022, resolution 4) has them stop by 2035; so TAI − UTC is taken to stay
 * at 37 s from now on. See docs/adr/0010-term-instants-from-an-ephemeris.md.
 */
import { deltaT } from 'astronomia/deltat';

/** TAI − UTC grew by a second at the beginning of each of these; it was 10 s on 1 January 1972. */
const LEAP_SECONDS = [
  1972.5, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981.5, 1982.5, 1983.5, 1985.5, 1988, 1990, 1991,
  1992.5, 1993.5, 1994.5, 1996, 1997.5, 1999, 2006, 2009, 2012.5, 2015.5, 2017,
];

/**
 * Dynamical time less civil time, in seconds.
 *
 * @param year with a fraction good to a day; leap seconds came at the beginning of January and July only, when no term is
 */
export function dynamicalLessCivil(year: number): number {
  return year < 1972 ? deltaT(year) : 42.184 + LEAP_SECONDS.filter((leap) => leap <= year).length;
}
