import type { RegionNode } from './RegionField.tsx';

/** Minutes of true solar time in a degree of longitude. */
const MINUTES_PER_DEGREE = 4;

/** How far the true solar time of a province's cities is from that of the province, in minutes at most; 0 when unknown. */
export function solarMinutesApart({ longitude = NaN, children = [] }: RegionNode): number {
  const degrees = children.map((city) => Math.abs((city.longitude ?? longitude) - longitude));
  return Math.ceil(Math.max(0, ...degrees) * MINUTES_PER_DEGREE) || 0;
}
