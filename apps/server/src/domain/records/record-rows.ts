/** A record as its row, on the wire and in a file: every field goes by the name that the contract gives it. */
import type { Schema } from '@ziping/api-client/types';
import { birthCityOf } from '@ziping/bazi/birth-place';

import { invalidField } from '../../shared/errors.ts';
import { findBirthCity } from '../locations/birth-city.ts';
import { DEFAULT_ZONE } from '../locations/regions.ts';
import type { RecordRow } from './own-records.ts';
import { castValidChart } from './record-chart.ts';
import type { RecordContext } from './record-context.ts';
import { FILE_FIELDS, type FileRow } from './record-columns.ts';

export type WireRecord = Schema<'Record'>;
export type NewRecord = Schema<'CreateRecordBody'>;

/**
 * The columns of a new record: the fields of the contract by their names. Computes the chart once to check the birth.
 *
 * @throws ValidationError
 */
export function castBirthRow({ regions }: Pick<RecordContext, 'regions'>, given: NewRecord, now: Date) {
  const place = given.birth_place ? regions.find(given.birth_place) : null;
  if (given.birth_place && !place) throw invalidField('birth_place', '使用真太阳时需要选择出生地');
  const city = findBirthCity(regions, given);
  const row = {
    ...given,
    name: given.name.trim(),
    lunar_calendar: given.calendar_type === 'lunar' ? (given.lunar_calendar ?? 'chinese') : 'chinese',
    leap_month: given.calendar_type === 'lunar' && (given.leap_month ?? false),
    hour_unknown: given.hour_unknown ?? false,
    birth_place: given.birth_place ?? '',
    birth_place_label: (place ?? city)?.label ?? '',
    birth_city: given.birth_city ?? '',
    longitude: place?.longitude ?? null,
    zone: (place ?? city)?.zone ?? DEFAULT_ZONE,
    zi_convention: given.zi_convention ?? 'next',
    yun_convention: given.yun_convention ?? 'exact',
    apply_dst: given.apply_dst ?? true,
    dst_fold: given.dst_fold ?? 0,
  };
  const chart = castValidChart(row, now);
  return { row: { ...row, birth_time_solar: chart.truth.clock }, chart };
}

/** Every column but those named here is sent by its own name. */
export function toWire(row: RecordRow): WireRecord {
  const { user_id: _user, deleted_at: _deleted, longitude: _longitude, zone: _zone, ...sent } = row;
  const { zi_convention: zi, yun_convention: yun, apply_dst: dst, dst_fold, ...fields } = sent;
  return {
    ...fields,
    birth_city: birthCityOf(row),
    conventions: { zi, yun, dst, dst_fold },
    created_at: row.created_at.toISOString(),
  };
}

/** A record as a row of a file. */
export function toFileRow(row: RecordRow): FileRow {
  const columns = { ...row, birth_city: birthCityOf(row), created_at: row.created_at.toISOString() };
  return Object.fromEntries(FILE_FIELDS.map((field) => [field, columns[field]])) as unknown as FileRow;
}
