import type { RegionNode } from './RegionField.tsx';

/** Minutes of true solar time in a degree of longitude. */
const MINUTES_PER_DEGREE = 4;

function longitudesOf({ longitude, children = [] }: RegionNode): number[] {
  return [...(longitude === undefined ? [] : [longitude]), ...children.flatMap(longitudesOf)];
}

/** How far the true solar time of a region's places is from that of the region itself, in minutes at most; 0 when unknown. */
export function solarMinutesApart(region: RegionNode): number {
  const { longitude } = region;
  if (longitude === undefined) return 0;
  const degrees = longitudesOf(region).map((place) => Math.abs(place - longitude));
  return Math.ceil(Math.max(...degrees) * MINUTES_PER_DEGREE);
}
