/** Validates a birth and finds its instant. */
import { BirthError, noSuchMonthError, outOfRangeError } from './errors.ts';
import { lunarToSolar } from './lunar-calendar.ts';
import {
  daysInMonth,
  formatClock,
  fromEpoch,
  toJdn,
  toSeconds,
  CHINA_OFFSET,
  type Clock,
  type ClockSeconds,
} from './time/calendar.ts';
import { resolveCivilTime, skippedBy, zoneOf, type CivilTime } from './time/zones.ts';
import type { Birth, SchoolConventions, ZoneClock } from './types.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const FIRST_DAY = toJdn(1900, 1, 31);

/** A valid birth with its instant. */
export interface ResolvedBirth extends CivilTime {
  /** The civil clock of the birth, in the solar calendar. */
  clock: Clock;
  /** IANA name. */
  zone: string;
  /** Its clock, for a zone that is not in the tables. */
  zone_clock: ZoneClock | undefined;
  /** The instant, in seconds on the clock of UTC+8. */
  instant: ClockSeconds;
  longitude: number | null;
  /** Code of the birth place, empty when unknown. */
  birth_place: string;
}

function solarClock(birth: Birth): Clock {
  const { year, month, day, hour, minute, second = 0 } = birth;
  if (![year, month, day, hour, minute, second].every(Number.isInteger))
    throw new BirthError('incomplete', '出生日期或时间不完整');
  const time = { hour, minute, second };
  const clock =
    birth.calendar_type === 'lunar'
      ? { ...lunarToSolar(year, month, day, birth.leap_month, birth.lunar_calendar), ...time }
      : { year, month, day, ...time };
  if (clock.year < FIRST_YEAR) throw outOfRangeError('before');
  if (clock.year > LAST_YEAR) throw outOfRangeError('after');
  if (clock.month < 1 || clock.month > 12) throw noSuchMonthError(clock.month);
  const days = daysInMonth(clock.year, clock.month);
  if (clock.day < 1 || clock.day > days)
    throw new BirthError(
      'no_such_day',
      `${clock.year} 年 ${clock.month} 月只有 ${days} 天，没有 ${clock.day} 日`,
    );
  if (toJdn(clock.year, clock.month, clock.day) < FIRST_DAY) throw outOfRangeError('before');
  if (hour === 24) throw new BirthError('no_such_time', '没有 24 时：半夜十二点请填次日 0 时');
  if (hour < 0 || hour > 23) throw new BirthError('no_such_time', `小时应在 0 到 23 之间，没有 ${hour} 时`);
  if (minute < 0 || minute > 59)
    throw new BirthError('no_such_time', `分钟应在 0 到 59 之间，没有 ${minute} 分`);
  if (second < 0 || second > 59)
    throw new BirthError('no_such_time', `秒应在 0 到 59 之间，没有 ${second} 秒`);
  return clock;
}

/**
 * Validates a birth and finds its instant.
 *
 * @throws BirthError when the date or time does not exist, is out of range or was skipped by the clock, or when gender,
 *   longitude or zone is invalid
 */
export function resolveBirth(
  birth: Birth,
  conventions: Pick<SchoolConventions, 'dst' | 'dst_fold'>,
): ResolvedBirth {
  if (birth.gender !== 'male' && birth.gender !== 'female')
    throw new BirthError('bad_gender', '性别应为男或女');
  const longitude = birth.longitude ?? null;
  if (longitude !== null && !(Math.abs(longitude) <= 180))
    throw new BirthError('bad_longitude', '经度应在 −180 到 180 度之间');
  const { zone = 'Asia/Shanghai', zone_clock } = birth;
  if (zone_clock?.periods.length === 0) throw new BirthError('unknown_zone', `暂不支持时区 ${zone}`);
  const clock = solarClock(birth);
  const seconds = toSeconds(clock);
  const birth_place = birth.birth_place ?? '';
  const time = resolveCivilTime(
    seconds,
    zone_clock ?? zoneOf(zone),
    conventions.dst,
    conventions.dst_fold,
    birth_place,
  );
  if (!time)
    throw new BirthError(
      'dst_gap',
      `当地钟表在这一天${skippedBy(seconds, zone_clock ?? zoneOf(zone)) === 'zone' ? '因改用另一时区而' : '因夏令时'}拨快，没有出现过 ${formatClock(clock).slice(0, 16)} 这一刻，请核对出生时间`,
    );
  return {
    clock,
    zone,
    zone_clock,
    instant: seconds - time.standard - time.summer + CHINA_OFFSET,
    ...time,
    longitude,
    birth_place,
  };
}

/**
 * Validates that a birth is not in the future.
 *
 * @param nowMs now, in milliseconds since 1970
 * @throws BirthError with the reason `in_future`, and as `resolveBirth` does
 */
export function assertNotInFuture(
  birth: Birth,
  conventions: Pick<SchoolConventions, 'dst' | 'dst_fold'>,
  nowMs: number,
): void {
  const { instant } = resolveBirth(birth, conventions);
  if (instant > fromEpoch(nowMs)) throw new BirthError('in_future', '出生时间不能晚于现在');
}
