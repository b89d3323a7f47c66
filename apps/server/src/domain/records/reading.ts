import type { components } from '@ziping/api-client/schema';
import { assertNotInFuture } from '@ziping/bazi/birth';
import { birthFromRecord } from '@ziping/bazi/birth-time';
import { annualLuck, castChart } from '@ziping/bazi/chart';
import { BirthError } from '@ziping/bazi/errors';

import type { records } from '../../db/schema.ts';
import { invalid } from '../../refusal.ts';

type Chart = components['schemas']['Chart'];
type LiuNian = components['schemas']['LiuNian'];

/** What of a record its chart is made from. */
export type RecordedBirth = Pick<
  typeof records.$inferSelect,
  | 'calendar_type'
  | 'birth_time'
  | 'leap_month'
  | 'gender'
  | 'longitude'
  | 'zone'
  | 'birth_place'
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

/** The chart of a recorded birth as it stands now. @throws BirthError when there is no such birth. */
export function readChart(record: RecordedBirth, now: Date): Chart {
  return castChart(birthFromRecord(record), conventionsOf(record), now.getTime()) as Chart;
}

/** @throws InvalidInput when the birth has no chart or lies after now, naming the field to set right. */
export function checkBirth(record: RecordedBirth, now: Date): Chart {
  try {
    assertNotInFuture(birthFromRecord(record), conventionsOf(record), now.getTime());
    return readChart(record, now);
  } catch (error) {
    if (!(error instanceof BirthError)) throw error;
    throw invalid(error.reason === 'no_leap_month' ? 'leap_month' : 'birth_time', error.message);
  }
}

/** The years of the cycle with this number in the chart's list; null when there is no such cycle. */
export function readLiuNian(record: RecordedBirth, index: number, now: Date): LiuNian[] | null {
  const chart = readChart(record, now);
  if (!chart.da_yun_list[index]) return null;
  return annualLuck(chart, index, now.getTime()) as LiuNian[];
}
