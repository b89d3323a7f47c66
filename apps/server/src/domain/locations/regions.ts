import { zoneOfRegion } from '@ziping/bazi/time/zones';

import { type Cities, type City, loadCities } from './cities.ts';
import tree from './regions.generated.json' with { type: 'json' };

interface RegionNode {
  code: string;
  name: string;
  longitude?: number;
  children?: RegionNode[];
}

/** A birth place: a place of China or a city abroad. */
export interface Region {
  /** Province, city and district without placeholder levels: 北京市 东城区. */
  label: string;
  /** Degrees, east positive. */
  longitude: number;
  /** IANA time zone. */
  zone: string;
}

export interface Regions {
  /** The whole tree as sent to clients. */
  tree: readonly RegionNode[];
  find(code: string): Region | null;
  cities: Cities;
}

/** The time zone of a birth without a place. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

// Placeholder levels of the code tree, left out of labels.
const PLACEHOLDERS = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

const COUNTRY = '中国';

/** The table of provinces, cities and districts with their longitudes, and the cities abroad. */
export function loadRegions(): Regions {
  const known = new Map<string, Region>();
  // Hong Kong, Macau and Taiwan are also found among the cities abroad.
  const besides: City[] = [];
  const walk = (nodes: readonly RegionNode[], above: readonly string[]) => {
    for (const { code, name, longitude, children } of nodes) {
      const names = PLACEHOLDERS.has(name) ? above : [...above, name];
      if (longitude !== undefined) {
        const label = names.join(' ');
        const zone = zoneOfRegion(code);
        known.set(code, { label, longitude, zone });
        if (zone !== DEFAULT_ZONE)
          besides.push({
            ...{ code, name, native_name: '', division: '', country: COUNTRY },
            ...{ label, longitude, latitude: 0, zone },
          });
      }
      walk(children ?? [], names);
    }
  };
  walk(tree, []);
  const cities = loadCities(besides);
  return { tree, find: (code) => known.get(code) ?? cities.find(code), cities };
}
