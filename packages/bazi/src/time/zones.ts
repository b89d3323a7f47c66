/** What the civil clocks of China showed since 1900, summer time included (IANA time-zone data). */
import { BirthError } from '../errors.ts';
import { ZONE_EPOCH, ZONE_TABLES } from '../tables/zones.ts';
import type { Zone } from '../types.ts';
import type { ClockSeconds } from './calendar.ts';

/** A stretch of time over which a zone kept one offset. */
interface Stretch {
  /** First second, in UTC. */
  from: number;
  /** Offset of the zone's standard time from UTC in seconds. */
  standard: number;
  /** What summer time adds, in seconds. */
  summer: number;
}

/** A civil clock reading placed in time. */
export interface CivilTime {
  /** Offset from UTC of the zone's standard time, in seconds. */
  standard: number;
  /** Seconds by which summer time had the clock ahead; 0 when not in force. */
  summer: number;
  /** Whether the clock showed this reading twice. */
  twice: boolean;
}

const decoded = new Map<Zone, Stretch[]>();

function stretchesOf(zone: Zone): Stretch[] {
  const known = decoded.get(zone);
  if (known) return known;
  const { states, changes } = ZONE_TABLES[zone];
  let from = ZONE_EPOCH;
  const stretches = changes.split(' ').map((change) => {
    from += parseInt(change.slice(0, -1), 36) * 10;
    const [standard, summer] = states[Number(change.at(-1))]!;
    return { from, standard, summer };
  });
  decoded.set(zone, stretches);
  return stretches;
}

/** The zone by its name. @throws BirthError for a zone whose clocks the engine does not know */
export function zoneOf(name: string): Zone {
  if (!Object.hasOwn(ZONE_TABLES, name)) throw new BirthError('unknown_zone', `暂不支持时区 ${name}`);
  return name as Zone;
}

/** Regions of China whose clocks were not Shanghai's, by the first two digits of their code. */
const ZONES_OF_REGIONS: Readonly<Record<string, Zone>> = {
  '71': 'Asia/Taipei',
  '81': 'Asia/Hong_Kong',
  '82': 'Asia/Macau',
};

/** The zone whose clock a region of China goes by. @param code six digits; Shanghai's for any other text */
export function zoneOfRegion(code: string): Zone {
  return ZONES_OF_REGIONS[code.slice(0, 2)] ?? 'Asia/Shanghai';
}

/**
 * Places a reading of a zone's civil clock in time.
 *
 * @param dst whether the clock followed summer time; without, it is read as the zone's standard time
 * @param fold in a reading that came twice, 0 for the first and 1 for the second
 * @returns null for a reading that never came, because the clock was put forward over it
 */
export function placeCivilTime(clock: ClockSeconds, zone: Zone, dst: boolean, fold: 0 | 1): CivilTime | null {
  const stretches = stretchesOf(zone);
  const fits: Stretch[] = [];
  for (let i = stretches.length - 1; i >= 0 && fits.length < 2; i -= 1) {
    const stretch = stretches[i]!;
    const utc = clock - stretch.standard - (dst ? stretch.summer : 0);
    if (utc < stretch.from && i > 0) continue;
    const end = stretches[i + 1]?.from ?? Infinity;
    if (utc < end) fits.unshift(stretch);
    else break;
  }
  if (fits.length === 0) return null;
  const { standard, summer } = fits.length > 1 ? fits[fold]! : fits[0]!;
  return { standard, summer: dst ? summer : 0, twice: fits.length > 1 };
}
