import type { Birth } from './types.ts';

/** The parts of a `birth_time`. They may name a day or an hour that no calendar has: nothing is validated. */
export interface BirthTimeParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** The fields of a record that its birth consists of; longitude and zone come from its place. */
export interface BirthRecord extends Pick<
  Birth,
  | 'calendar_type'
  | 'lunar_calendar'
  | 'leap_month'
  | 'gender'
  | 'longitude'
  | 'zone'
  | 'zone_clock'
  | 'birth_place'
> {
  birth_time: string;
}

/**
 * Parses a `birth_time`: `YYYY-MM-DD HH:mm:ss`, or shorter, or with other separators. Seconds are ignored.
 *
 * @returns 0 for each part that the text does not have
 */
export function parseBirthTime(birth_time: string): BirthTimeParts {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = birth_time.split(/\D+/).map(Number);
  return { year, month, day, hour, minute };
}

/** Formats a `birth_time` as `YYYY-MM-DD HH:mm:00`, the inverse of {@link parseBirthTime}. */
export function formatBirthTime({ year, month, day, hour, minute }: BirthTimeParts): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:00`;
}

/** The birth of a record, as the engine takes it. */
export function birthFromRecord(record: BirthRecord): Birth {
  const { calendar_type, lunar_calendar, leap_month, gender, longitude, zone, zone_clock, birth_place } =
    record;
  const time = parseBirthTime(record.birth_time);
  return {
    ...time,
    calendar_type,
    lunar_calendar,
    leap_month,
    gender,
    longitude,
    zone,
    zone_clock,
    birth_place,
  };
}
