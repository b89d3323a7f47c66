// @vitest-environment jsdom
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { beforeEach, describe, expect, it } from 'vitest';

import { clearFormDraft, readFormDraft, saveFormDraft } from './draft.ts';
import { emptyForm } from './form-state.ts';

const form: FortuneValues = {
  name: '阿依',
  gender: 'female',
  calendar_type: 'lunar',
  lunar_calendar: 'korean',
  birth_date: { year: 2020, month: 4, leap: true, day: 29 },
  hour: 23,
  minute: 50,
  hour_mode: 'traditional',
  hour_unknown: true,
  abroad: false,
  use_true_solar_time: true,
  birth_place_values: ['650000', '653100', '653101'],
  birth_place_labels: ['新疆维吾尔自治区', '喀什地区', '喀什市'],
  category: 'lover',
  zi_convention: 'split',
  yun_convention: 'minutes',
  apply_dst: false,
  dst_fold: 1,
};

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('is read as it was saved', () => {
    saveFormDraft(form);
    expect(readFormDraft()).toEqual(form);
  });

  it('has a city outside the mainland, also one stored before the form asked where the birth was', () => {
    const hongKong = {
      ...form,
      birth_place_values: ['810001'],
      birth_place_labels: ['香港特别行政区 中西区'],
    };
    for (const abroad of [true, false]) {
      saveFormDraft({ ...hongKong, abroad });
      expect(readFormDraft()).toEqual({ ...hongKong, abroad: true });
    }
  });

  it('keeps the open parts of a date open', () => {
    const unfinished = { ...form, birth_date: { year: 1990, month: null, leap: false, day: null } };
    saveFormDraft(unfinished);
    expect(readFormDraft()).toEqual(unfinished);
  });

  it('is stored under the documented names', () => {
    saveFormDraft(form);
    const stored = JSON.parse(sessionStorage.getItem('fortuneFormDraft') ?? '') as Record<string, unknown>;
    expect(stored).toMatchObject({
      name: '阿依',
      gender: 'female',
      calendarType: 'lunar',
      birthDate: '2020-04-29',
      birthTime: '23:50',
      birthPlaceValues: form.birth_place_values,
      birthPlaceLabels: form.birth_place_labels,
      group: 'lover',
      useTrueSolarTime: true,
    });
  });

  it('is null before it is saved and after it is cleared', () => {
    expect(readFormDraft()).toBeNull();
    saveFormDraft(form);
    clearFormDraft();
    expect(readFormDraft()).toBeNull();
  });

  it.each([
    '{"broken',
    '"text"',
    '[]',
    '{"gender":"x","birthDate":"2021-13-45","hour":99,"birthTime":"25:99"}',
  ])('is null or empty when storage has %s', (text) => {
    sessionStorage.setItem('fortuneFormDraft', text);
    const draft = readFormDraft();
    if (draft) expect(draft).toEqual(emptyForm);
  });
});
