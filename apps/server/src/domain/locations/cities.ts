import { readFileSync } from 'node:fs';

import type { Schema } from '@ziping/api-client/types';
import type { ZoneClock } from '@ziping/bazi/types';

import { findProjectFile } from '../../shared/project-files.ts';
import { fold, type CityRow, type CityTable, type ZoneClocks } from './city-tables.ts';

export type City = Schema<'City'>;
type CityDetail = Schema<'CityDetail'>;

/** The cities outside China and the civil clocks of their zones. */
export interface Cities {
  find(code: string): City | null;
  detail(code: string): CityDetail | null;
  /** A page of the cities that match, best first, and how many there are. */
  search(text: string, first: number, count: number): { items: City[]; total: number };
}

const read = (name: string): unknown => {
  const path = findProjectFile(name, `src/domain/locations/${name}`);
  if (path === null) throw new Error(`${name} is missing`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

let zones: ZoneClocks | undefined;
const clocks = new Map<string, ZoneClock>();

/** The civil clock of a zone outside China; undefined for a zone that the engine knows, and for an unknown one. */
export function zoneClock(zone: string): ZoneClock | undefined {
  const known = clocks.get(zone);
  if (known) return known;
  zones ??= read('zones.generated.json') as ZoneClocks;
  if (!Object.hasOwn(zones, zone)) return undefined;
  const { name, periods } = zones[zone]!;
  const clock = {
    name,
    periods: periods.map(([from, standard, summer]) => ({ from, standard, summer })),
  };
  clocks.set(zone, clock);
  return clock;
}

interface Index {
  table: CityTable;
  rows: Map<string, CityRow>;
  /** Labels of more than one city. */
  ambiguous: Set<string>;
  /** Countries by their names in simplified and traditional characters and in English, folded. */
  countries: Map<string, string>;
  /** The names of all cities, a line each. */
  text: string;
  /** Where each line starts. */
  starts: number[];
}

const labelOf = ({ countries }: CityTable, [, , name, native, country]: CityRow) =>
  `${countries[country] ?? country} ${name || native}`;

/** Names of countries that CLDR has not. */
const COUNTRIES_IN_USE: Readonly<Record<string, readonly string[]>> = {
  KP: ['北韩', '北朝鲜'],
  KR: ['南韩', '韓國', '大韩民国'],
};

const COUNTRY_NAMES = ['zh-Hant', 'en'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

let index: Index | undefined;

function loadIndex(): Index {
  if (index) return index;
  const table = read('cities.generated.json') as CityTable;
  const ambiguous = new Set<string>();
  const seen = new Set<string>();
  const starts: number[] = [];
  let at = 0;
  for (const row of table.cities) {
    const label = labelOf(table, row);
    if (seen.has(label)) ambiguous.add(label);
    seen.add(label);
    starts.push(at);
    at += row[10].length + 1;
  }
  index = {
    table,
    ambiguous,
    starts,
    countries: new Map(
      Object.entries(table.countries).flatMap(([code, name]) =>
        [name, ...COUNTRY_NAMES.map((names) => names.of(code) ?? ''), ...(COUNTRIES_IN_USE[code] ?? [])].map(
          (each) => [fold(each), code] as const,
        ),
      ),
    ),
    rows: new Map(table.cities.map((row) => [String(row[0]), row])),
    text: `${table.cities.map((row) => row[10]).join('\n')}\n`,
  };
  return index;
}

function cityOf(row: CityRow): City {
  const { table, ambiguous } = loadIndex();
  const [code, , name, native, country, division, longitude, latitude, zone] = row;
  const label = labelOf(table, row);
  return {
    code: String(code),
    name: name || native,
    native_name: native,
    division,
    country: table.countries[country] ?? country,
    label: ambiguous.has(label) && division !== '' ? `${label}（${division}）` : label,
    longitude,
    latitude,
    zone: table.zones[zone] ?? '',
  };
}

/** More matches than this are not counted: a single letter matches most cities. */
const MATCHES = 2000;

/** Numbers of the rows that have a text in their names, in order. */
function rowsWith({ text, starts }: Index, part: string): number[] {
  const found: number[] = [];
  let row = 0;
  for (let at = text.indexOf(part); at >= 0 && found.length < MATCHES; at = text.indexOf(part, at)) {
    while (row + 1 < starts.length && starts[row + 1]! <= at) row += 1;
    found.push(row);
    at = starts[row + 1] ?? text.length;
  }
  return found;
}

/** The rank of names that contain a text: the whole name, its start, or a part of it. */
function rankOf(names: string, text: string): 0 | 1 | 2 {
  const start = names.indexOf(`|${text}`);
  if (start < 0) return 2;
  return names.includes(`|${text}|`) ? 0 : 1;
}

/** Rows of which every word is in the names of city, division or country, one of them in a name of the city. */
function rowsWithWords(all: Index, words: readonly string[]): number[] {
  const { cities, countries } = all.table;
  const any = new Set(words.flatMap((word) => rowsWith(all, word)));
  return [...any].filter((row) => {
    const [, , , , country, division, , , , , names] = cities[row]!;
    const around = fold(`${countries[country] ?? ''} ${division} ${country}`);
    return words.every((word) => names.includes(word) || around.includes(word));
  });
}

/** A place of China with the names that it is looked for by. */
interface OwnCity {
  city: City;
  names: string;
}

/** What matches a text, best first. */
function rankAll(own: readonly OwnCity[], whole: string): (City | CityRow)[] {
  const all = loadIndex();
  const { cities } = all.table;
  const ranks: (City | CityRow)[][] = [[], [], [], [], []];
  for (const { city, names } of own) if (names.includes(whole)) ranks[rankOf(names, whole)]!.push(city);
  const matched = rowsWith(all, whole);
  for (const row of matched) ranks[rankOf(cities[row]![10], whole)]!.push(cities[row]!);
  const country = all.countries.get(whole);
  const known = new Set(matched);
  if (country !== undefined) {
    // The table has the largest cities first.
    for (const [row, city] of cities.entries()) {
      if (city[4] !== country || known.has(row)) continue;
      known.add(row);
      ranks[1]!.push(city);
    }
  }
  const words = whole.split(' ');
  for (const row of words.length > 1 ? rowsWithWords(all, words) : []) {
    const city = cities[row]!;
    if (known.has(row)) continue;
    const isName = words.some((word) => city[10].includes(`|${word}|`));
    ranks[isName ? 3 : 4]!.push(city);
  }
  return ranks.flat();
}

function findCity(code: string): City | null {
  const row = /^9\d{5}$/.test(code) ? loadIndex().rows.get(code) : undefined;
  return row ? cityOf(row) : null;
}

/**
 * The table of cities.
 *
 * @param chinese places of China that people look for among the cities abroad; of two matches of one rank they come first
 */
export function loadCities(chinese: readonly City[] = []): Cities {
  // At the start of the service: the first search would hold up all other requests for a tenth of a second.
  loadIndex();
  const own = chinese.map((city): OwnCity => {
    const short = city.name.replace(/(?:特别行政区|[省市县])$/, '');
    return { city, names: `|${[...city.label.split(' '), short].map(fold).join('|')}|` };
  });
  return {
    find: findCity,
    detail(code) {
      const city = findCity(code);
      const zone_clock = city && zoneClock(city.zone);
      return zone_clock ? { ...city, zone_clock } : null;
    },
    search(text, first, count) {
      const whole = fold(text);
      const found = whole === '' ? [] : rankAll(own, whole);
      return {
        items: found.slice(first, first + count).map((city) => (Array.isArray(city) ? cityOf(city) : city)),
        total: found.length,
      };
    },
  };
}
