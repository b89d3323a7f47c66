import { assertNotInFuture } from '@ziping/bazi/birth';
import { isForeignPlace } from '@ziping/bazi/birth-place';
import { candidatesOf, hourCandidates } from '@ziping/bazi/candidates';
import { castChart } from '@ziping/bazi/chart';
import { BirthError } from '@ziping/bazi/errors';
import { zoneOfRegion } from '@ziping/bazi/time/zones';
import type { Birth, Conventions } from '@ziping/bazi/types';
import type { FortuneReading } from '@ziping/ui/screens/fortune/FortunePreview';
import type { HourQuestion } from '@ziping/ui/screens/fortune/HourChoice';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';

import type { CityDetail } from '../cities.ts';
import { noRegions, type Regions } from '../regions.ts';
import { placeCode, settleDoubleHour } from './clock.ts';
import { findPlacePath } from './places.ts';

const BIRTH_FIELDS = [
  'gender',
  'calendar_type',
  'lunar_calendar',
  'birth_date',
  'hour',
  'minute',
  'hour_mode',
  'abroad',
  'use_true_solar_time',
  'birth_place_values',
  'zi_convention',
  'yun_convention',
  'apply_dst',
  'dst_fold',
] as const satisfies readonly (keyof FortuneValues)[];

/** The values that a chart depends on. */
export type BirthValues = Pick<FortuneValues, (typeof BIRTH_FIELDS)[number]>;

/** Whether two forms have the same chart. */
export const sameBirth = (one: BirthValues, other: BirthValues) =>
  BIRTH_FIELDS.every((field) => one[field] === other[field]);

function longitudeOf(values: BirthValues, regions: Regions): number | null {
  if (!values.use_true_solar_time || !('nodes' in regions)) return null;
  return findPlacePath(regions.nodes, values.birth_place_values.at(-1) ?? '').at(-1)?.longitude ?? null;
}

/** Zone and code of the birth place, with true solar time its longitude; without them while it is not there. */
function placeOf(
  values: BirthValues,
  regions: Regions,
  city: CityDetail | null,
): Pick<Birth, 'longitude' | 'zone' | 'zone_clock' | 'birth_place'> {
  const birth_place = placeCode(values);
  if (!isForeignPlace(birth_place)) {
    return { longitude: longitudeOf(values, regions), zone: zoneOfRegion(birth_place), birth_place };
  }
  if (city?.code !== birth_place) return { longitude: null, birth_place };
  const { zone, zone_clock } = city;
  return { longitude: values.use_true_solar_time ? city.longitude : null, zone, zone_clock, birth_place };
}

/** Whether the place that the form asks for is not chosen, or not there yet. */
function isPlaceMissing(values: BirthValues, { longitude, zone_clock, birth_place = '' }: Birth): boolean {
  if (values.use_true_solar_time && (longitude ?? null) === null) return true;
  return values.abroad && (birth_place === '' || (isForeignPlace(birth_place) && !zone_clock));
}

/** The engine's arguments; null while the date is incomplete. */
function engineInput(
  values: BirthValues,
  regions: Regions,
  city: CityDetail | null,
): { birth: Birth; conventions: Conventions } | null {
  const { year, month, day, leap } = values.birth_date;
  if (year === null || month === null || day === null) return null;
  return {
    birth: {
      calendar_type: values.calendar_type,
      lunar_calendar: values.lunar_calendar,
      year,
      month,
      day,
      leap_month: values.calendar_type === 'lunar' && leap,
      hour: values.hour,
      minute: values.minute,
      gender: values.gender ?? 'male',
      ...placeOf(values, regions, city),
    },
    conventions: {
      zi: values.zi_convention,
      yun: values.yun_convention,
      dst: values.apply_dst,
      dst_fold: values.dst_fold,
    },
  };
}

/**
 * Casts the chart of the form as it stands, with the engine that the service uses.
 * @param nowMs now, in milliseconds since 1970
 * @param city the chosen city abroad
 */
export function readForm(
  values: BirthValues,
  regions: Regions,
  nowMs: number,
  city: CityDetail | null = null,
): FortuneReading {
  const asked = engineInput(settleDoubleHour(values, city), regions, city);
  if (!asked) return { kind: 'incomplete' };
  const { birth, conventions } = asked;
  try {
    assertNotInFuture(birth, conventions, nowMs);
    const chart = castChart(birth, conventions, nowMs);
    return {
      kind: 'cast',
      chart,
      // Every question has a warning, so most births need no second chart.
      questions: chart.truth.warnings.length > 0 ? candidatesOf(birth, conventions, nowMs) : [],
      placeMissing: isPlaceMissing(values, birth),
    };
  } catch (error) {
    if (!(error instanceof BirthError)) throw error;
    return { kind: 'impossible', message: error.message };
  }
}

/**
 * Why there is no chart of the form, in words for the reader: an hour that summer time skipped, a moment to come.
 * @param nowMs now, in milliseconds since 1970
 * @param city the chosen city abroad
 * @returns null where nothing is in the way
 */
export function whyImpossible(values: BirthValues, nowMs: number, city: CityDetail | null): string | null {
  const reading = readForm(values, noRegions, nowMs, city);
  return reading.kind === 'impossible' ? reading.message : null;
}

/**
 * The charts of the form's day for every hour.
 * @param nowMs now, in milliseconds since 1970
 * @param city the chosen city abroad
 */
export function readHours(
  values: BirthValues,
  regions: Regions,
  nowMs: number,
  city: CityDetail | null = null,
): HourQuestion {
  const asked = engineInput(values, regions, city);
  if (!asked) return { kind: 'undated' };
  try {
    return { kind: 'hours', candidates: hourCandidates(asked.birth, asked.conventions, nowMs) };
  } catch (error) {
    if (!(error instanceof BirthError)) throw error;
    return { kind: 'impossible', message: error.message };
  }
}
