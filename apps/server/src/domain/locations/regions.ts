import { zoneOfRegion } from '@ziping/bazi/time/zones';

import tree from './regions.generated.json' with { type: 'json' };

interface RegionNode {
  code: string;
  name: string;
  longitude?: number;
  children?: RegionNode[];
}

/** A birth place. */
interface Region {
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
}

/** The time zone of a birth without a place. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

// Placeholder levels of the code tree, left out of labels.
const PLACEHOLDERS = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

/** The table of provinces, cities and districts with their longitudes. */
export function loadRegions(): Regions {
  const known = new Map<string, Region>();
  const walk = (nodes: readonly RegionNode[], above: readonly string[]) => {
    for (const { code, name, longitude, children } of nodes) {
      const names = PLACEHOLDERS.has(name) ? above : [...above, name];
      if (longitude !== undefined) {
        known.set(code, { label: names.join(' '), longitude, zone: zoneOfRegion(code) });
      }
      walk(children ?? [], names);
    }
  };
  walk(tree, []);
  return { tree, find: (code) => known.get(code) ?? null };
}
