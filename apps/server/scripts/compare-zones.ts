/**
 * Compares the zone of every city with the boundaries of the zones (timezone-boundary-builder, by way of geo-tz, 60 MB, which
 * stays outside the repository). Exits with 1 for a difference that is not explained below.
 *
 * Run: npx tsx apps/server/scripts/compare-zones.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { CityTable } from '../src/domain/locations/city-tables.ts';
import { installPackage } from './fetch-package.ts';

const CITIES = new URL('../src/domain/locations/cities.generated.json', import.meta.url);

/** Cities whose zone is right although the boundaries have another at their coordinates, by the number of GeoNames. */
const EXPLAINED: Readonly<Record<number, string>> = {
  146268: 'Nicosia: the southern city, whose coordinates are on the line',
  5322053: 'Yuma: Arizona, coordinates on the river',
  186180: 'Moyale: the town in Kenya',
  1268855: 'Jogbani: in India',
  284572: 'Aţārūt: as GeoNames has it',
  1221614: 'Ishqoshim: in Tajikistan',
  3077882: 'Český Těšín: in Czechia',
  3014034: 'Halluin: in France',
  6089404: 'North Battleford: the extent of the zone of Swift Current is not recorded; one clock since 1972',
  6185377: 'Yellowknife: a zone of its own in the data used here, with its history',
  2993458: 'Monaco: has a zone of its own',
  3170472: 'San Marino: has a zone of its own',
  6691831: 'Vatican City: has a zone of its own',
  7535941: 'Jan Mayen: a link to the same clock',
};

const entry = join(installPackage('geo-tz@8.1.9'), 'node_modules/geo-tz/dist/find-all.js');
const { find } = (await import(pathToFileURL(entry).href)) as {
  find(latitude: number, longitude: number): string[];
};

const { cities, zones } = JSON.parse(readFileSync(CITIES, 'utf8')) as CityTable;
let explained = 0;
const others: string[] = [];
for (const [, id, , name, country, , longitude, latitude, zone] of cities) {
  const own = zones[zone] === 'Asia/Hanoi' ? 'Asia/Bangkok' : (zones[zone] ?? '');
  const found = find(latitude, longitude);
  if (found.includes(own)) continue;
  if (Object.hasOwn(EXPLAINED, id)) explained += 1;
  else others.push(`${id} ${name}, ${country}: ${own}, boundaries ${found.join(' or ')}`);
}
console.log(`${cities.length} cities, ${explained} explained differences, ${others.length} others`);
for (const line of others) console.log(line);
process.exitCode = others.length > 0 ? 1 : 0;
