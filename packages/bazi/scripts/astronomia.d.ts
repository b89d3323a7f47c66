/** The part of astronomia that the generator and its tests use; the package has no types. */
declare module 'astronomia/data/vsop87Dearth' {
  const series: object;
  export default series;
}
declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(series: object);
    /** Heliocentric longitude at the equinox of date in radian, and distance in astronomical units. */
    position(julianEphemerisDay: number): { lon: number; range: number };
  }
}
declare module 'astronomia/nutation' {
  /** Nutation of IAU 1980 in longitude and in obliquity, radian. */
  export function nutation(julianEphemerisDay: number): [longitude: number, obliquity: number];
}
declare module 'astronomia/deltat' {
  /** ΔT in seconds; for 1657–1973 as observed, from the half-yearly table of the U.S. Naval Observatory. */
  export function deltaT(decimalYear: number): number;
}
declare module 'astronomia/moonphase' {
  /** Julian ephemeris day of the new moon nearest to a decimal year. */
  export function newMoon(decimalYear: number): number;
}
