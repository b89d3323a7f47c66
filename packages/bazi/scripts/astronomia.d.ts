/** The part of astronomia that the tests use; the package carries no types. */
declare module 'astronomia/data/vsop87Dearth' {
  const series: object;
  export default series;
}
declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(series: object);
  }
}
declare module 'astronomia/solar' {
  import type { Planet } from 'astronomia/planetposition';
  /** The sun as it is seen, from VSOP87D with nutation (IAU 1980) and aberration; its longitude in radian. */
  export function apparentVSOP87(earth: Planet, julianEphemerisDay: number): { lon: number };
}
