/** A birth as given, checked and placed in time. */
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
import { placeCivilTime, zoneOf } from './time/zones.ts';
import type { Birth, SchoolConventions, Zone } from './types.ts';

const FIRST_DAY = toJdn(1900, 1, 31);
const LAST_DAY = toJdn(2100, 12, 31);

/** A birth placed in time. */
export interface PlacedBirth {
  /** The civil clock of the birth, in the solar calendar. */
  clock: Clock;
  zone: Zone;
  /** The instant, in seconds on the clock of UTC+8. */
  instant: ClockSeconds;
  /** Offset of the zone's standard time from UTC, and what summer time had added to it, in seconds. */
  standard: number;
  summer: number;
  /** Whether the clock showed this reading twice. */
  twice: boolean;
  longitude: number | null;
}

function solarClock(birth: Birth): Clock {
  const { year, month, day, hour, minute, second = 0 } = birth;
  if (![year, month, day, hour, minute, second].every(Number.isInteger))
    throw new BirthError('incomplete', '出生日期或时间不完整');
  const time = { hour, minute, second };
  const clock =
    birth.calendar_type === 'lunar'
      ? { ...lunarToSolar(year, month, day, birth.leap_month ?? false), ...time }
      : { year, month, day, ...time };
  if (clock.month < 1 || clock.month > 12) throw noSuchMonthError(clock.month);
  const days = daysInMonth(clock.year, clock.month);
  if (clock.day < 1 || clock.day > days)
    throw new BirthError(
      'no_such_day',
      `${clock.year} 年 ${clock.month} 月只有 ${days} 天，没有 ${clock.day} 日`,
    );
  const jdn = toJdn(clock.year, clock.month, clock.day);
  if (jdn < FIRST_DAY) throw outOfRangeError('before');
  if (jdn > LAST_DAY) throw outOfRangeError('after');
  if (hour === 24) throw new BirthError('no_such_time', '没有 24 时：半夜十二点请填次日 0 时');
  if (hour < 0 || hour > 23) throw new BirthError('no_such_time', `小时应在 0 到 23 之间，没有 ${hour} 时`);
  if (minute < 0 || minute > 59)
    throw new BirthError('no_such_time', `分钟应在 0 到 59 之间，没有 ${minute} 分`);
  if (second < 0 || second > 59)
    throw new BirthError('no_such_time', `秒应在 0 到 59 之间，没有 ${second} 秒`);
  return clock;
}

/**
 * Checks a birth and places it in time.
 *
 * @throws BirthError when there is no such date or time, it is out of range, the clock never showed it, or the
 *   gender, longitude or zone is none
 */
export function placeBirth(
  birth: Birth,
  conventions: Pick<SchoolConventions, 'dst' | 'dst_fold'>,
): PlacedBirth {
  if (birth.gender !== 'male' && birth.gender !== 'female')
    throw new BirthError('bad_gender', '性别应为男或女');
  const longitude = birth.longitude ?? null;
  if (longitude !== null && !(Math.abs(longitude) <= 180))
    throw new BirthError('bad_longitude', '经度应在 −180 到 180 度之间');
  const zone = zoneOf(birth.zone ?? 'Asia/Shanghai');
  const clock = solarClock(birth);
  const seconds = toSeconds(clock);
  const place = placeCivilTime(seconds, zone, conventions.dst, conventions.dst_fold);
  if (!place)
    throw new BirthError(
      'dst_gap',
      `当地钟表在这一天拨快，没有出现过 ${formatClock(clock).slice(0, 16)} 这一刻，请核对出生时间`,
    );
  return {
    clock,
    zone,
    instant: seconds - place.standard - place.summer + CHINA_OFFSET,
    standard: place.standard,
    summer: place.summer,
    twice: place.twice,
    longitude,
  };
}

/**
 * Refuses a birth that lies after now.
 *
 * @param nowMs now, in milliseconds since 1970
 * @throws BirthError with the reason `in_future`, and as `placeBirth` does
 */
export function refuseFuture(birth: Birth, nowMs: number): void {
  const { instant } = placeBirth(birth, { dst: true, dst_fold: 0 });
  if (instant > fromEpoch(nowMs)) throw new BirthError('in_future', '出生时间不能晚于现在');
}
