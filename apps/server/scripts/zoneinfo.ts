/** Reads compiled time-zone data (TZif, RFC 8536). */

/** From a second on, until the next period. */
export interface ZonePeriod {
  /** First second, since 1970-01-01 UTC; null for the first period. */
  from: number | null;
  /** Offset of standard time from UTC in seconds. */
  standard: number;
  /** Summer time added to it in seconds. */
  summer: number;
}

interface Period {
  from: number | null;
  offset: number;
  dst: boolean;
}

function readPeriods(file: Buffer): Period[] {
  const header = (at: number) => {
    if (file.toString('latin1', at, at + 4) !== 'TZif') throw new Error('not time-zone data');
    const [isUt = 0, isStd = 0, leap = 0, time = 0, type = 0, char = 0] = [20, 24, 28, 32, 36, 40].map(
      (place) => file.readUInt32BE(at + place),
    );
    return { isUt, isStd, leap, time, type, char };
  };
  // The first block has 32-bit times; the second, with 64-bit times, follows it.
  const short = header(0);
  const second =
    44 + short.time * 5 + short.type * 6 + short.char + short.leap * 8 + short.isStd + short.isUt;
  const { time, type } = header(second);
  const times = second + 44;
  const indices = times + time * 8;
  const types = indices + time;
  const typeAt = (index: number) => ({
    offset: file.readInt32BE(types + index * 6),
    dst: file.readUInt8(types + index * 6 + 4) === 1,
  });
  if (type === 0) throw new Error('no type of local time');
  return [
    { from: null, ...typeAt(0) },
    ...Array.from({ length: time }, (_, at) => ({
      from: Number(file.readBigInt64BE(times + at * 8)),
      ...typeAt(file.readUInt8(indices + at)),
    })),
  ];
}

/** 300 days: a period of standard time between two winters of it is shorter. */
const SUMMER_AT_MOST = 300 * 86_400;

/**
 * The periods of a zone between two moments, in seconds since 1970-01-01 UTC.
 *
 * The data tell which periods are summer time, not how much it adds: that is the difference to the standard time before
 * it. Where a law calls the winter the exception (Ireland since 1971, Namibia), the data count it as negative summer
 * time; here winter is standard time and the period between two winters is summer time.
 */
export function readZone(file: Buffer, begin: number, end: number): ZonePeriod[] {
  const periods = readPeriods(file);
  const firstStandard = periods.find(({ dst }) => !dst)?.offset ?? 0;
  let standard = firstStandard;
  const isWinter = (at: number) => {
    const before = periods.slice(0, at).findLast(({ dst }) => !dst)?.offset ?? firstStandard;
    const period = periods[at];
    return period !== undefined && period.dst && period.offset < before;
  };
  const split = periods.map(({ from, offset, dst }, at): ZonePeriod => {
    const winter = isWinter(at);
    const length = (periods[at + 1]?.from ?? Infinity) - (from ?? -Infinity);
    const summer = !dst && isWinter(at - 1) && isWinter(at + 1) && length < SUMMER_AT_MOST;
    if (summer) return { from, standard, summer: offset - standard };
    if (!dst || winter) {
      standard = offset;
      return { from, standard, summer: 0 };
    }
    // Summer time that begins as the standard time changes is an hour ahead of the standard time after it.
    const next = periods.slice(at + 1).find((period) => !period.dst)?.offset;
    const moved = next !== undefined && offset - standard !== 3600 && offset - next === 3600;
    if (moved) standard = next;
    return { from, standard, summer: offset - standard };
  });
  const last = split.findLastIndex(({ from }) => from === null || from <= begin);
  const known = split.slice(last).filter(({ from }, at) => at === 0 || (from !== null && from < end));
  // The first of these may have begun long before.
  const cut = known.map((period, at) => (at === 0 ? { ...period, from: null } : period));
  return cut.filter(
    ({ standard: zone, summer }, at) =>
      at === 0 || zone !== cut[at - 1]?.standard || summer !== cut[at - 1]?.summer,
  );
}
