import type { Schema } from '@ziping/api-client/types';
import { birthCityOf } from '@ziping/bazi/birth-place';
import { parseBirthTime } from '@ziping/bazi/birth-time';
import type {
  RecordEditChange,
  RecordEditErrors,
  RecordEditValues,
} from '@ziping/ui/screens/reports/RecordEditScreen';
import { recordEditCopy } from '@ziping/ui/screens/reports/RecordEditScreen.copy';

import { applyChange, findFormErrors, toCreateRecordBody } from '../../data/birth/form.ts';
import { isPlainText } from '../../shared/plain-text.ts';

type Body = Schema<'CreateRecordBody'>;

const NOTE_LENGTH = 2000;

/** What the service assumes without them. */
const DEFAULT_CONVENTIONS: Schema<'Conventions'> = { zi: 'next', yun: 'exact', dst: true, dst_fold: 0 };

/** The form's values for a saved record. */
export function valuesOf(record: Schema<'Record'>): RecordEditValues {
  const { year, month, day, hour, minute } = parseBirthTime(record.birth_time);
  const {
    birth_place_label = '',
    leap_month = false,
    hour_unknown = false,
    lunar_calendar = 'chinese',
  } = record;
  const birth_city = birthCityOf(record);
  const { zi, yun, dst, dst_fold } = record.conventions ?? DEFAULT_CONVENTIONS;
  return {
    name: record.name,
    gender: record.gender,
    calendar_type: record.calendar_type,
    lunar_calendar,
    birth_date: { year, month, leap: leap_month, day },
    hour,
    minute,
    // The double-hour mode would lose the minute.
    hour_mode: 'plain',
    hour_unknown,
    abroad: birth_city !== '',
    use_true_solar_time: record.birth_place !== '',
    birth_place_values: [record.birth_place || birth_city].filter((code) => code !== ''),
    birth_place_labels: birth_place_label === '' ? [] : [birth_place_label],
    category: record.category,
    zi_convention: zi,
    yun_convention: yun,
    apply_dst: dst,
    dst_fold,
    note: record.note ?? '',
  };
}

// The form of a new record has fewer groups; its rules do not depend on the group.
const asNew = (values: RecordEditValues) => ({ ...values, category: 'other' as const });

/** Applies a change with its consequences. */
export function applyRecordChange(values: RecordEditValues, change: RecordEditChange): RecordEditValues {
  const { category: _category, ...rest } = change;
  return {
    ...values,
    ...applyChange(asNew(values), rest),
    gender: change.gender ?? values.gender,
    category: change.category ?? values.category,
  };
}

/** A message for each invalid field; empty when the form can be sent. */
export function findRecordErrors(values: RecordEditValues): RecordEditErrors {
  const { name, birth_date, birth_place } = findFormErrors(asNew(values));
  const { noteTooLong, noteHidden } = recordEditCopy.messages;
  const tooLong = [...values.note].length > NOTE_LENGTH;
  const note = tooLong ? noteTooLong : isPlainText(values.note) ? undefined : noteHidden;
  return Object.fromEntries(
    Object.entries({ name, birth_date, birth_place, note }).filter(([, message]) => message !== undefined),
  );
}

const bodyOf = (values: RecordEditValues): Body => ({
  ...toCreateRecordBody(asNew(values)),
  category: values.category,
});

/** The request body for the birth; null where nothing of it has changed. */
export function birthChange(record: Schema<'Record'>, values: RecordEditValues): Body | null {
  const wanted = bodyOf(values);
  return JSON.stringify(wanted) === JSON.stringify(bodyOf(valuesOf(record))) ? null : wanted;
}

/** Whether the birth itself or its conventions have changed, for which reports were written: not the name or the group. */
export function changesBirth(record: Schema<'Record'>, values: RecordEditValues): boolean {
  const { name, category } = valuesOf(record);
  return birthChange(record, { ...values, name, category }) !== null;
}

/** The new note; null where it has not changed. */
export function noteChange(record: Schema<'Record'>, values: RecordEditValues): string | null {
  const wanted = values.note.trim();
  return wanted === (record.note ?? '') ? null : wanted;
}
