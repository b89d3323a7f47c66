/** The civil clock of a zone, summer time included (IANA time-zone data): those of China since 1900, or one given. */
import { BirthError } from '../errors.ts';
import { ZONE_EPOCH, ZONE_TABLES } from '../tables/zones.ts';
import type { Zone, ZoneClock, ZonePeriod } from '../types.ts';
import { CHINA_OFFSET, DAY, fromSeconds, toJdn, type ClockSeconds } from './calendar.ts';

/** The offset of a time on the civil clock. */
export interface CivilTime {
  /** Offset of the zone's standard time from UTC, in seconds. */
  standard: number;
  /** Summer time added to it, in seconds; 0 when not in force. */
  summer: number;
  /** The two offsets of a time that the clock showed twice; null for any other. */
  twice: readonly [before: ZoneOffset, after: ZoneOffset] | null;
  /**
   * Why it is uncertain whether summer time was in force: `start_1988` between the two dates given for its start in
   * 1988, `area` before 1950, when not every region followed it, `taiwan` where its almanac differs from the zone data,
   * `manchukuo` where the clock may have been that of UTC+9. `summer` tells whether it is applied.
   */
  disputed: 'start_1988' | 'area' | 'taiwan' | 'manchukuo' | null;
}

/** An offset: of standard time, and what summer time adds. */
type ZoneOffset = Pick<ZonePeriod, 'standard' | 'summer'>;

type ZoneTime = Omit<CivilTime, 'disputed'>;

/** Some lists start the summer time of 1988 on 10 April, others on 17 April, at 2:00. */
const DISPUTED_START = toJdn(1988, 4, 10) * DAY + 2 * 3600;
const DISPUTED_END = toJdn(1988, 4, 17) * DAY + 3 * 3600;

/** Before this date the summer time of Shanghai was not that of the mainland. */
const COMMON_CLOCK = toJdn(1950, 1, 1) * DAY;
const OCCUPATION_START = toJdn(1940, 1, 1) * DAY;
const OCCUPATION_END = toJdn(1946, 1, 1) * DAY;

/** Provinces by the first two digits of their code. */
const SHANGHAI = '31';
/** Jiangsu, Zhejiang, Anhui: the core of the occupied east, with the clock of Shanghai. */
const OCCUPIED_EAST = ['32', '33', '34'];
/** The north-east with a clock of its own, and the west, which was not occupied. */
const NOT_OCCUPIED = ['21', '22', '23', '50', '51', '52', '53', '54', '61', '62', '63', '64', '65'];

/**
 * Manchukuo's clock was UTC+9 from 1937 until its end. It had today's three north-eastern provinces and the east of Inner
 * Mongolia: 赤峰, 通辽, 呼伦贝尔, 兴安盟. By ordinance the clocks of all Manchuria, the leased land around Dalian too, went
 * from 23:00 on 31 December 1936 to midnight (満州日日新聞 of 11 November 1936, 京城日報 of 1 January 1937; Kobe
 * University, 新聞記事文庫). The zone data lack it, and how far people followed it is not known: both readings are shown.
 */
const MANCHUKUO_START = toJdn(1937, 1, 1) * DAY;
const MANCHUKUO_END = toJdn(1945, 8, 18) * DAY;
const MANCHUKUO = ['21', '22', '23', '1504', '1505', '1507', '1522'];

/** The years in which the almanac tells another summer time than the zone data. */
const TAIWAN_START = toJdn(1945, 5, 1) * DAY;
const TAIWAN_END = toJdn(1952, 1, 1) * DAY;

/** The almanac of the 中央气象局: summer time from 1 May to 30 September in 1945–1951, on UTC+8. */
function hasSummerInAlmanac(clock: ClockSeconds): boolean {
  const { year, month } = fromSeconds(clock);
  return year >= 1945 && year <= 1951 && month >= 5 && month <= 9;
}

const UNIX_EPOCH = toJdn(1970, 1, 1) * DAY;

const decoded = new Map<Zone, readonly ZonePeriod[]>();

function periodsOf(zone: Zone | ZoneClock): readonly ZonePeriod[] {
  if (typeof zone !== 'string') return zone.periods;
  const known = decoded.get(zone);
  if (known) return known;
  const { states, changes } = ZONE_TABLES[zone];
  let from = ZONE_EPOCH - UNIX_EPOCH;
  const periods = changes.split(' ').map((change) => {
    from += parseInt(change.slice(0, -1), 36) * 10;
    const [standard, summer] = states[Number(change.at(-1))]!;
    return { from, standard, summer };
  });
  decoded.set(zone, periods);
  return periods;
}

/** The zone by its name. @throws BirthError for a zone without a table */
export function zoneOf(name: string): Zone {
  if (!Object.hasOwn(ZONE_TABLES, name)) throw new BirthError('unknown_zone', `暂不支持时区 ${name}`);
  return name as Zone;
}

/** Regions with another clock than Shanghai, by the first two digits of their code. */
const ZONES_OF_REGIONS: Readonly<Record<string, Zone>> = {
  '71': 'Asia/Taipei',
  '81': 'Asia/Hong_Kong',
  '82': 'Asia/Macau',
};

/** The zone of a region of China. @param code six digits; any other text has the zone of Shanghai */
export function zoneOfRegion(code: string): Zone {
  return ZONES_OF_REGIONS[code.slice(0, 2)] ?? 'Asia/Shanghai';
}

/**
 * The clock of a zone in the year before and after a moment.
 *
 * @param instant in UTC, as seconds of its clock
 */
export function clockAround({ name, periods }: ZoneClock, instant: ClockSeconds): ZoneClock {
  const YEAR = 366 * DAY;
  const at = instant - UNIX_EPOCH;
  return {
    name,
    periods: periods.filter(
      ({ from }, index) => from < at + YEAR && (periods[index + 1]?.from ?? Infinity) > at - YEAR,
    ),
  };
}

const offsetOf = ({ standard, summer }: ZonePeriod): ZoneOffset => ({ standard, summer });

/** The offset by the zone's periods. @returns null for a time that the clock skipped */
function findOffset(clock: ClockSeconds, zone: Zone | ZoneClock, dst: boolean, fold: 0 | 1): ZoneTime | null {
  const periods = periodsOf(zone);
  const fits: ZonePeriod[] = [];
  for (let i = periods.length - 1; i >= 0 && fits.length < 2; i -= 1) {
    const period = periods[i]!;
    const utc = clock - UNIX_EPOCH - period.standard - (dst ? period.summer : 0);
    if (utc < period.from && i > 0) continue;
    const end = periods[i + 1]?.from ?? Infinity;
    if (utc < end) fits.unshift(period);
    else break;
  }
  if (fits.length === 0) return null;
  const { standard, summer } = fits.length > 1 ? fits[fold]! : fits[0]!;
  const [before, after] = fits;
  return {
    standard,
    summer: dst ? summer : 0,
    twice: before && after ? [offsetOf(before), offsetOf(after)] : null,
  };
}

/** What put a clock forward or back: summer time, or the zone's standard time. */
export type ClockChange = 'summer' | 'zone';

/** What changed between two offsets. */
export const changeBetween = (before: ZoneOffset, after: ZoneOffset): ClockChange =>
  before.standard === after.standard ? 'summer' : 'zone';

/** What changed where the clock skipped a time; null for a time that it had. */
export function skippedBy(clock: ClockSeconds, zone: Zone | ZoneClock): ClockChange | null {
  const periods = periodsOf(zone);
  const at = clock - UNIX_EPOCH;
  const index = periods.findIndex(({ from, standard, summer }, place) => {
    const before = periods[place - 1];
    return before && at >= from + before.standard + before.summer && at < from + standard + summer;
  });
  return index < 0 ? null : changeBetween(periods[index - 1]!, periods[index]!);
}

/** Whether a region followed the summer time of Shanghai before 1950. */
function followsShanghai(clock: ClockSeconds, region: string): 'yes' | 'likely' | 'uncertain' | 'no' {
  const province = region.slice(0, 2);
  if (province === SHANGHAI) return 'yes';
  if (province === '') return 'uncertain';
  if (clock < OCCUPATION_START) return 'no';
  // From 1946 on it was ordered for the whole country; how far it was followed is not known.
  if (clock >= OCCUPATION_END) return 'uncertain';
  if (OCCUPIED_EAST.includes(province)) return 'likely';
  return NOT_OCCUPIED.includes(province) ? 'no' : 'uncertain';
}

/**
 * Finds the offset of a time on the civil clock.
 *
 * @param zone a zone of the tables, or the clock of another
 * @param dst whether the clock followed summer time; without, it is read as standard time
 * @param fold for a time that the clock showed twice, 0 for the first and 1 for the second
 * @param region code of the birth place, six digits; empty when unknown
 * @returns null for a time that never occurred, because the clock was put forward
 */
export function resolveCivilTime(
  clock: ClockSeconds,
  zone: Zone | ZoneClock,
  dst: boolean,
  fold: 0 | 1,
  region = '',
): CivilTime | null {
  const time = findOffset(clock, zone, dst, fold);
  if (dst && zone === 'Asia/Shanghai') {
    if (clock >= DISPUTED_START && clock < DISPUTED_END)
      // The hour skipped on 17 April occurred if summer time began on the 10th.
      return {
        ...(time ?? { standard: CHINA_OFFSET, summer: 3600, twice: null }),
        disputed: 'start_1988',
      };
    if (clock < COMMON_CLOCK) {
      const follows = followsShanghai(clock, region);
      const inSummer = time !== null && time.summer > 0;
      const plain = { standard: CHINA_OFFSET, summer: 0, twice: null };
      if (
        clock >= MANCHUKUO_START &&
        clock < MANCHUKUO_END &&
        MANCHUKUO.some((code) => region.startsWith(code))
      )
        return { ...plain, disputed: 'manchukuo' };
      if (follows === 'likely' && inSummer) return { ...time, disputed: 'area' };
      if (follows !== 'yes') {
        const disputed = follows === 'uncertain' && inSummer ? 'area' : null;
        return { ...plain, disputed };
      }
    }
  }
  if (dst && zone === 'Asia/Taipei' && time && clock >= TAIWAN_START && clock < TAIWAN_END) {
    const almanac = CHINA_OFFSET + (hasSummerInAlmanac(clock) ? 3600 : 0);
    if (time.standard + time.summer !== almanac) return { ...time, disputed: 'taiwan' };
  }
  return time && { ...time, disputed: null };
}
