import type { Schema } from '@ziping/api-client/types';
import { annualLuck } from '@ziping/bazi/chart';

import { LOCAL_RECORD } from '../../shared/paths.ts';
import { store } from '../../shared/store.ts';
import { loadLocations, locationsAtom } from '../locations.ts';
import { askRegions } from './calls.ts';
import { readDraft } from './draft.ts';
import { errorsOf, payloadOf } from './form.ts';
import { readingOf } from './reading.ts';

/**
 * The chart of what stands in the form, cast on this device: what can be had of a new chart without a network.
 * @param nowMs now, in milliseconds since 1970
 * @returns null where the form is not whole, or asks for a place that is not known here
 */
export async function localChart(nowMs: number): Promise<Schema<'RecordChart'> | null> {
  const values = readDraft();
  if (!values || Object.keys(errorsOf(values)).length > 0) return null;
  if (values.use_true_solar_time && !('nodes' in store.get(locationsAtom))) {
    await loadLocations(askRegions, nowMs);
  }
  const reading = readingOf(values, store.get(locationsAtom), nowMs);
  if (reading.kind !== 'cast' || reading.placeMissing) return null;
  const { chart } = reading;
  const { name, gender, calendar_type, leap_month, birth_time, birth_place, category } = payloadOf(values);
  return {
    ...chart,
    record: {
      id: LOCAL_RECORD,
      ...{ name, gender, calendar_type, birth_time, category },
      leap_month: leap_month ?? false,
      birth_place: birth_place ?? '',
      birth_place_label: birth_place ? values.birth_place_labels.join(' ') : '',
      birth_time_solar: chart.truth.clock,
      conventions: chart.conventions,
      created_at: new Date(nowMs).toISOString(),
    },
  };
}

/** The years of a cycle of a chart, worked out on this device as the service would. */
export function localYears(chart: Schema<'RecordChart'>, cycle: number, nowMs: number): Schema<'LiuNian'>[] {
  return annualLuck(chart, cycle, nowMs);
}
