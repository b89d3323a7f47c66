import { ApiError } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { BEFORE_LUCK } from '@ziping/bazi/before-luck';
import { annualLuck } from '@ziping/bazi/chart';
import { yearsBeforeLuck } from '@ziping/bazi/minor-luck';
import { type BasicAnalysis, basicAnalysis } from '@ziping/bazi/reading/basic';
import type { Chart, LiuNian } from '@ziping/bazi/types';

import { LOCAL_RECORD } from '../../shared/local-record.ts';
import type { CityDetail } from '../cities.ts';
import { noRegions, type Regions } from '../regions.ts';
import { placeCode, settleDoubleHour } from './clock.ts';
import { readFormDraft } from './draft.ts';
import { findFormErrors, toRecordFields } from './form.ts';
import { readForm } from './reading.ts';

/**
 * Casts the chart of the stored draft on this device.
 * @param fetchRegions called only for a birth by true solar time
 * @param nowMs epoch milliseconds
 * @param fetchCity null for a place of China and for an empty code
 * @returns null where there is no complete draft, or its place is not known here
 * @throws ApiError 1301, as the service does, where there is no chart of that birth; its message says why
 */
export async function localChart(
  fetchRegions: () => Promise<Regions>,
  nowMs: number,
  fetchCity: (code: string) => Promise<CityDetail | null> = () => Promise.resolve(null),
): Promise<(Chart & { record: Schema<'Record'>; basic_analysis: BasicAnalysis }) | null> {
  const values = readFormDraft();
  if (!values || Object.keys(findFormErrors(values)).length > 0) return null;
  const city = await fetchCity(placeCode(values));
  const regions = values.use_true_solar_time && !city ? await fetchRegions() : noRegions;
  const reading = readForm(values, regions, nowMs, city);
  if (reading.kind === 'impossible') throw new ApiError('envelope', reading.message, { code: 1301 });
  if (reading.kind !== 'cast' || reading.placeMissing) return null;
  const { chart } = reading;
  const birth = toRecordFields(settleDoubleHour(values, city));
  const { gender, hour_unknown, birth_place, birth_city } = birth;
  const basic_analysis = basicAnalysis({ chart, gender, hour_unknown, now_ms: nowMs });
  return {
    ...chart,
    basic_analysis,
    record: {
      id: LOCAL_RECORD,
      lunar_calendar: 'chinese',
      ...birth,
      birth_place_label: birth_place || birth_city ? values.birth_place_labels.join(' ') : '',
      birth_time_solar: chart.truth.clock,
      conventions: chart.conventions,
      created_at: new Date(nowMs).toISOString(),
    },
  };
}

/**
 * The years of a major cycle, or those before the first, computed on this device by the engine that the service uses.
 * @param cycle index in `da_yun_list`, or `BEFORE_LUCK`
 */
export function localAnnualLuck(
  chart: Pick<Chart, 'da_yun_list' | 'day_master'>,
  cycle: number,
  nowMs: number,
): LiuNian[] {
  return cycle === BEFORE_LUCK ? yearsBeforeLuck(chart, nowMs) : annualLuck(chart, cycle, nowMs);
}
