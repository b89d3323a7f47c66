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
import type { FortuneScreenProps, FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';

type PlaceValues = Pick<FortuneValues, 'abroad' | 'use_true_solar_time' | 'birth_place_values'>;
type ClockValues = PlaceValues &
  Pick<
    FortuneValues,
    | 'calendar_type'
    | 'lunar_calendar'
    | 'birth_date'
    | 'hour'
    | 'minute'
    | 'zi_convention'
    | 'apply_dst'
    | 'dst_fold'
  >;

/** Code of the place whose time zone counts; empty for the mainland without true solar time. */
export const placeCode = (values: PlaceValues) =>
  values.abroad || values.use_true_solar_time ? (values.birth_place_values.at(-1) ?? '') : '';

type City = { zone_clock: ZoneClock } | null;

/** The clock of the birth place at the hour entered; null where no date is or nothing is known of the place's clock. */
function placeOnClock(
  values: ClockValues,
  city: City,
): { clock: ClockSeconds; zone: Zone | ZoneClock; placed: CivilTime | null } | null {
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
    return { clock, zone, placed: resolveCivilTime(clock, zone, true, values.dst_fold, region) };
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
export function readClock(values: ClockValues, city: City = null): NonNullable<FortuneScreenProps['clock']> {
  const found = placeOnClock(values, city);
  if (!found) return 'plain';
  const { clock, zone, placed } = found;
  if (!placed) return skippedBy(clock, zone) === 'zone' ? 'gap_zone' : 'gap';
  if (placed.twice) return changeBetween(...placed.twice) === 'zone' ? 'fold_zone' : 'fold';
  return placed.summer > 0 ? 'dst' : 'plain';
}

/** Whether summer time leads a double hour to another one, as 晚子时 to 亥时, or 早子时 to the day before. */
function isLedAway(values: ClockValues, city: City): boolean {
  const { hour, minute, zi_convention } = values;
  const summer = placeOnClock(values, city)?.placed?.summer ?? 0;
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
export function settleDoubleHour<Values extends ClockValues & Pick<FortuneValues, 'hour_mode'>>(
  values: Values,
  city: City = null,
): Values {
  if (values.hour_mode !== 'traditional' || values.use_true_solar_time) return values;
  const isSkipped = (of: Values) => readClock(of, city).startsWith('gap');
  if (!isSkipped(values)) return isLedAway(values, city) ? { ...values, apply_dst: false } : values;
  const times = WITHIN_DOUBLE_HOUR.map((minutes) => values.hour * 60 + values.minute + minutes);
  const settled = times
    .filter((minutes) => minutes >= 0)
    .map((minutes) => ({ ...values, hour: Math.floor(minutes / 60), minute: minutes % 60 }))
    .find((moved) => !isSkipped(moved));
  return settled ?? values;
}
