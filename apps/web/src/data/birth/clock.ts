import { isForeignPlace } from '@ziping/bazi/birth-place';
import { doubleHourOf } from '@ziping/bazi/double-hours';
import { lunarToSolar } from '@ziping/bazi/lunar-calendar';
import { type ClockSeconds, toSeconds } from '@ziping/bazi/time/calendar';
import {
  changeBetween,
  type CivilTime,
  resolveCivilTime,
  skippedBy,
  zoneOfRegion,
} from '@ziping/bazi/time/zones';
import type { Zone, ZoneClock } from '@ziping/bazi/types';
import type { FortuneScreenProps } from '@ziping/ui/screens/fortune/FortuneScreen';

import type { BirthValues } from './reading.ts';

/** Code of the place whose time zone counts; empty for the mainland without true solar time. */
export const placeCode = (values: BirthValues) =>
  values.abroad || values.use_true_solar_time ? (values.birth_place_values.at(-1) ?? '') : '';

type City = { zone_clock: ZoneClock } | null;

/**
 * The hour entered on the clock of the birth place; `civil` is null for one that was skipped.
 * @returns null where there is no date, or nothing is known of the place's clock
 */
function resolveBirthHour(
  values: BirthValues,
  city: City,
): { clock: ClockSeconds; zone: Zone | ZoneClock; civil: CivilTime | null } | null {
  const { year, month, day, leap } = values.birth_date;
  if (!values.apply_dst || year === null || month === null || day === null) return null;
  try {
    const solar =
      values.calendar_type === 'solar'
        ? { year, month, day }
        : lunarToSolar(year, month, day, leap, values.lunar_calendar);
    const clock = toSeconds({ ...solar, hour: values.hour, minute: values.minute, second: 0 });
    const region = placeCode(values);
    if (isForeignPlace(region) && !city) return null;
    const zone = isForeignPlace(region) && city ? city.zone_clock : zoneOfRegion(region);
    return { clock, zone, civil: resolveCivilTime(clock, zone, true, values.dst_fold, region) };
  } catch {
    // A date that does not exist: the service refuses it with the reason.
    return null;
  }
}

/**
 * Whether the civil clock of the birth place skipped, repeated or shifted the hour entered.
 *
 * @param city the chosen city abroad; null while it is not there, when nothing is known of its clock
 */
export function readClock(values: BirthValues, city: City = null): NonNullable<FortuneScreenProps['clock']> {
  const found = resolveBirthHour(values, city);
  if (!found) return 'plain';
  const { clock, zone, civil } = found;
  if (!civil) return skippedBy(clock, zone) === 'zone' ? 'gap_zone' : 'gap';
  if (civil.twice) return changeBetween(...civil.twice) === 'zone' ? 'fold_zone' : 'fold';
  return civil.summer > 0 ? 'dst' : 'plain';
}

/**
 * Whether the hour without summer time is in another double hour, as 亥时 for 晚子时, or 早子时 of the day before.
 * @param summer how far the clock was ahead, in seconds
 */
function changesDoubleHour({ hour, minute, zi_convention }: BirthValues, summer: number): boolean {
  const standard = hour * 60 + minute - summer / 60;
  if (standard < 0) return zi_convention === 'split' || standard < -60;
  return doubleHourOf(Math.floor(standard / 60)).name !== doubleHourOf(hour).name;
}

/** Minutes from the middle of a double hour to other times in it. */
const WITHIN_DOUBLE_HOUR = [-30, 30, 60];

/**
 * The values with a double hour chosen by name at a time that it had: its middle was skipped where summer time began
 * (丑时 at 2:00). Without summer time where that would make another double hour of it. Any other values as they are.
 */
export function settleDoubleHour<Values extends BirthValues>(values: Values, city: City = null): Values {
  if (values.hour_mode !== 'traditional' || values.use_true_solar_time) return values;
  const found = resolveBirthHour(values, city);
  if (!found) return values;
  if (found.civil)
    return changesDoubleHour(values, found.civil.summer) ? { ...values, apply_dst: false } : values;
  const times = WITHIN_DOUBLE_HOUR.map((minutes) => values.hour * 60 + values.minute + minutes);
  const settled = times
    .filter((minutes) => minutes >= 0)
    .map((minutes) => ({ ...values, hour: Math.floor(minutes / 60), minute: minutes % 60 }))
    .find((moved) => resolveBirthHour(moved, city)?.civil);
  return settled ?? values;
}
