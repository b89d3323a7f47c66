import type { Schema } from '@ziping/api-client/types';
import { describe, expect, it } from 'vitest';

import { birthChange, changedRecord, noteChange, recordErrors, valuesOf } from './edit.ts';

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

describe('a record in its form', () => {
  it('sends nothing when nothing was changed', () => {
    expect(birthChange(record, values)).toBeNull();
    expect(noteChange(record, values)).toBeNull();
    expect(recordErrors(values)).toEqual({});
  });

  it('sends all of the birth when a part was, its group and odd minute with it', () => {
    expect(birthChange(record, changedRecord(values, { name: ' 古丽 ' }))).toEqual({
      name: '古丽',
      gender: 'female',
      birth_place: '653101',
      birth_time: '2020-04-12 23:07:00',
      calendar_type: 'lunar',
      leap_month: true,
      category: 'child',
      zi_convention: 'split',
      yun_convention: 'shichen',
      apply_dst: false,
      dst_fold: 1,
    });
    const parent = changedRecord(values, { category: 'parent' });
    expect(birthChange(record, parent)).toMatchObject({ category: 'parent' });
    expect(parent.note).toBe(record.note);
  });

  it('keeps the note apart from the birth', () => {
    const noted = changedRecord(values, { note: '改 ' });
    expect(birthChange(record, noted)).toBeNull();
    expect(noteChange(record, noted)).toBe('改');
    expect(noteChange(record, changedRecord(values, { note: ' ' }))).toBe('');
    expect(noteChange({ ...record, note: undefined as never }, { ...values, note: '' })).toBeNull();
  });

  it('is led by the calendar: what does not exist is chosen anew', () => {
    const next = changedRecord(values, { birth_date: { ...values.birth_date, year: 2021 } });
    expect(next.birth_date.leap).toBe(false);
    expect(changedRecord(values, { calendar_type: 'solar' }).birth_date.leap).toBe(false);
  });

  it('names what is missing', () => {
    const broken = { ...values, name: ' ', birth_place_values: [], note: '𠮷'.repeat(2001) };
    expect(Object.keys(recordErrors(broken))).toEqual(['name', 'birth_place', 'note']);
    expect(recordErrors({ ...values, note: '𠮷'.repeat(2000) })).toEqual({});
  });
});
