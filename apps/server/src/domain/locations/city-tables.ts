/** A city as generated: the columns of a row in order. */
export type CityRow = [
  /** Six digits from 900001; records refer to it. */
  code: number,
  /** Its number in GeoNames. */
  geonames: number,
  /** In Chinese; empty when unknown. */
  name: string,
  /** In English or its own language. */
  native: string,
  /** ISO 3166. */
  country: string,
  /** First division of the country, in English; empty when unknown. */
  division: string,
  longitude: number,
  latitude: number,
  /** Index in `zones`. */
  zone: number,
  /** In thousands. */
  population: number,
  /** All names, folded, each between two bars. */
  names: string,
];

/** The generated file of cities. */
export interface CityTable {
  /** IANA time zones. */
  zones: string[];
  /** Chinese names by ISO 3166. */
  countries: Record<string, string>;
  /** The largest first. */
  cities: CityRow[];
}

/** The generated file of time zones, by their IANA name. */
export type ZoneClocks = Record<
  string,
  {
    /** Chinese, such as 夏威夷-阿留申时间. */
    name: string;
    /** First second since 1970 in UTC, offset of standard time in seconds, summer time added to it. */
    periods: [from: number, standard: number, summer: number][];
  }
>;

/** Text as it is searched for: lower case, without accents, full-width forms and punctuation. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s·'’‘.,|-]+/g, ' ')
    .trim();
