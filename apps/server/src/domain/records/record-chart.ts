import { assertNotInFuture } from '@ziping/bazi/birth';
import { birthCityOf } from '@ziping/bazi/birth-place';
import { birthFromRecord } from '@ziping/bazi/birth-time';
import { annualLuck, castChart, castPairs } from '@ziping/bazi/chart';
import { BirthError } from '@ziping/bazi/errors';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import type { Chart, LiuNian } from '@ziping/bazi/types';

import type { records } from '../../db/schema/records.ts';
import { invalidField } from '../../shared/errors.ts';
import { zoneClock } from '../locations/cities.ts';

/** The columns of a record that its chart is computed from. */
export type RecordedBirth = Pick<
  typeof records.$inferSelect,
  | 'calendar_type'
  | 'birth_time'
  | 'lunar_calendar'
  | 'leap_month'
  | 'gender'
  | 'longitude'
  | 'zone'
  | 'birth_place'
  | 'birth_city'
  | 'zi_convention'
  | 'yun_convention'
  | 'apply_dst'
  | 'dst_fold'
>;

const conventionsOf = (record: RecordedBirth) => ({
  zi: record.zi_convention,
  yun: record.yun_convention,
  dst: record.apply_dst,
  dst_fold: record.dst_fold,
});

const birthOf = (record: RecordedBirth) =>
  birthFromRecord({
    ...record,
    birth_place: birthCityOf(record) || record.birth_place,
    zone_clock: zoneClock(record.zone),
  });

/** The chart of a record. `now` selects the current cycle. @throws BirthError for an impossible birth. */
export function castRecordChart(record: RecordedBirth, now: Date): Chart {
  return castChart(birthOf(record), conventionsOf(record), now.getTime());
}

/** The pillars of a record alone: of year, month, day and, where it is known, hour. Null for an impossible birth. */
export function castRecordPillars(record: RecordedBirth & { hour_unknown: boolean }): string[] | null {
  try {
    const { pairs } = castPairs(birthOf(record), conventionsOf(record));
    return pairs.slice(0, record.hour_unknown ? 3 : 4).map(ganzhi);
  } catch (error) {
    if (error instanceof BirthError) return null;
    throw error;
  }
}

/** The chart of a birth that must be possible and not after `now`. @throws ValidationError naming the invalid field. */
export function castValidChart(record: RecordedBirth, now: Date): Chart {
  try {
    assertNotInFuture(birthOf(record), conventionsOf(record), now.getTime());
    return castRecordChart(record, now);
  } catch (error) {
    if (!(error instanceof BirthError)) throw error;
    const fields = { no_leap_month: 'leap_month', unknown_zone: 'birth_city' } as const;
    const field = Object.hasOwn(fields, error.reason)
      ? fields[error.reason as keyof typeof fields]
      : 'birth_time';
    throw invalidField(field, error.message);
  }
}

/** The years of the cycle with this index in `da_yun_list`; null when there is no such cycle. */
export function castLiuNian(record: RecordedBirth, index: number, now: Date): LiuNian[] | null {
  const chart = castRecordChart(record, now);
  if (!chart.da_yun_list[index]) return null;
  return annualLuck(chart, index, now.getTime());
}
