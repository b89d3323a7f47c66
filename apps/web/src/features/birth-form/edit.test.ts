import type { Schema } from '@ziping/api-client/types';
import { describe, expect, it } from 'vitest';

import {
  applyRecordChange,
  birthChange,
  changesBirth,
  findRecordErrors,
  noteChange,
  valuesOf,
} from './edit.ts';

const record: Schema<'Record'> = {
  id: 'r_1',
  name: '阿依古丽',
  gender: 'female',
  birth_place: '653101',
  birth_place_label: '新疆维吾尔自治区 喀什地区 喀什市',
  birth_time: '2020-04-12 23:07:00',
  birth_time_solar: '2020-06-03 23:07:00',
  calendar_type: 'lunar',
  leap_month: true,
  category: 'child',
  conventions: { zi: 'split', yun: 'shichen', dst: false, dst_fold: 1 },
  note: '时辰由母亲回忆。',
  created_at: '2026-11-18T03:20:00Z',
};
const values = valuesOf(record);

describe('the form of a record', () => {
  it('sends nothing when nothing was changed', () => {
    expect(birthChange(record, values)).toBeNull();
    expect(noteChange(record, values)).toBeNull();
    expect(findRecordErrors(values)).toEqual({});
  });

  it('sends the whole birth when a part has changed, with its group and minute', () => {
    expect(birthChange(record, applyRecordChange(values, { name: ' 古丽 ' }))).toEqual({
      name: '古丽',
      gender: 'female',
      birth_place: '653101',
      birth_city: '',
      birth_time: '2020-04-12 23:07:00',
      calendar_type: 'lunar',
      lunar_calendar: 'chinese',
      leap_month: true,
      hour_unknown: false,
      category: 'child',
      zi_convention: 'split',
      yun_convention: 'shichen',
      apply_dst: false,
      dst_fold: 1,
    });
    const parent = applyRecordChange(values, { category: 'parent' });
    expect(birthChange(record, parent)).toMatchObject({ category: 'parent' });
    expect(parent.note).toBe(record.note);
  });

  it('tells a changed birth from a changed name, group or note', () => {
    const changed = (change: Parameters<typeof applyRecordChange>[1]) =>
      changesBirth(record, applyRecordChange(values, change));
    expect([changed({ name: '古丽' }), changed({ category: 'parent' }), changed({ note: '' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([changed({ minute: 8 }), changed({ gender: 'male' }), changed({ zi_convention: 'next' })]).toEqual(
      [true, true, true],
    );
  });

  it('has the city of a birth outside the mainland, also where the record names only its place', () => {
    const byClock = { ...record, birth_place: '', birth_city: '922237', birth_place_label: '美国 纽约' };
    expect(valuesOf(byClock)).toMatchObject({
      abroad: true,
      use_true_solar_time: false,
      birth_place_values: ['922237'],
      birth_place_labels: ['美国 纽约'],
    });
    expect(birthChange(byClock, valuesOf(byClock))).toBeNull();
    expect(valuesOf({ ...record, birth_place: '810001' })).toMatchObject({
      abroad: true,
      use_true_solar_time: true,
      birth_place_values: ['810001'],
    });
    expect(valuesOf(record).abroad).toBe(false);
  });

  it('keeps an unknown hour until it is said to be known', () => {
    const guessed = { ...record, hour_unknown: true };
    expect(birthChange(guessed, valuesOf(guessed))).toBeNull();
    const known = applyRecordChange(valuesOf(guessed), { hour_unknown: false });
    expect(birthChange(guessed, known)).toMatchObject({ hour_unknown: false });
  });

  it('sends the note apart from the birth', () => {
    const noted = applyRecordChange(values, { note: '改 ' });
    expect(birthChange(record, noted)).toBeNull();
    expect(noteChange(record, noted)).toBe('改');
    expect(noteChange(record, applyRecordChange(values, { note: ' ' }))).toBe('');
    expect(noteChange({ ...record, note: undefined as never }, { ...values, note: '' })).toBeNull();
  });

  it('drops a leap month that the new year or calendar does not have', () => {
    const next = applyRecordChange(values, { birth_date: { year: 2021 } });
    expect(next.birth_date.month).toBeNull();
    expect(applyRecordChange(values, { calendar_type: 'solar' }).birth_date.leap).toBe(false);
  });

  it('reports every invalid field', () => {
    const broken = { ...values, name: ' ', birth_place_values: [], note: '𠮷'.repeat(2001) };
    expect(Object.keys(findRecordErrors(broken))).toEqual(['name', 'birth_place', 'note']);
    expect(findRecordErrors({ ...values, note: '𠮷'.repeat(2000) })).toEqual({});
    expect(findRecordErrors({ ...values, name: '古\u202E丽', note: '一行\n两行\u0007' })).toEqual({
      name: '姓名不能含有换行或看不见的字符',
      note: '备注中含有无法识别的字符',
    });
  });
});
