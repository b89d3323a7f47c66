import { describe, expect, it } from 'vitest';

import {
  dateOptions,
  emptyForm,
  faultsOf,
  type FortuneForm,
  payloadOf,
  settleDate,
  summerTimeOf,
} from './form.ts';

const kashgar = {
  birthPlaceValues: ['650000', '653100', '653101'],
  birthPlaceLabels: ['新疆', '喀什', '喀什市'],
};

const complete: FortuneForm = {
  ...emptyForm,
  name: ' 阿依 ',
  birthDate: { year: 1990, month: 6, leap: false, day: 15 },
  hour: 9,
  minute: 5,
};

describe('what must be filled in', () => {
  it('names every field at fault at once', () => {
    expect(faultsOf({ ...emptyForm, useTrueSolarTime: true })).toEqual(
      new Set(['name', 'birthDate', 'birthPlace']),
    );
  });

  it('lets a complete form through', () => {
    expect(faultsOf(complete)).toEqual(new Set());
  });

  it('does not take blanks for a name', () => {
    expect(faultsOf({ ...complete, name: '  ' })).toEqual(new Set(['name']));
  });

  it('wants a place only with true solar time', () => {
    expect(faultsOf({ ...complete, useTrueSolarTime: true })).toEqual(new Set(['birthPlace']));
    expect(faultsOf({ ...complete, useTrueSolarTime: true, ...kashgar })).toEqual(new Set());
  });
});

describe('what is sent', () => {
  it('has the seconds at 00 and no place without true solar time', () => {
    expect(payloadOf({ ...complete, ...kashgar })).toMatchObject({
      name: '阿依',
      birth_time: '1990-06-15 09:05:00',
      birth_place: '',
      category: 'other',
    });
  });

  it('has the last chosen region with true solar time', () => {
    expect(payloadOf({ ...complete, ...kashgar, useTrueSolarTime: true }).birth_place).toBe('653101');
  });

  it('says a leap month only of a lunar date', () => {
    const date = { year: 2020, month: 4, leap: true, day: 1 };
    expect(payloadOf({ ...complete, calendarType: 'lunar', birthDate: date }).leap_month).toBe(true);
    expect(payloadOf({ ...complete, birthDate: date }).leap_month).toBe(false);
  });
});

describe('what can be chosen', () => {
  it('has the leap month of a lunar year, where it has one', () => {
    const months = (year: number) =>
      dateOptions('lunar', { year, month: null, leap: false, day: null }, 2026).months.map(
        ({ label }) => label,
      );
    expect(months(2020)).toContain('闰四月');
    expect(months(2021)).toHaveLength(12);
  });

  it('has as many days as the month', () => {
    const days = (calendarType: 'solar' | 'lunar', year: number, month: number) =>
      dateOptions(calendarType, { year, month, leap: false, day: null }, 2026).days.length;
    expect(days('solar', 2023, 2)).toBe(28);
    expect(days('solar', 2024, 2)).toBe(29);
    expect([29, 30]).toContain(days('lunar', 2023, 2));
  });

  it('ends with this year', () => {
    expect(dateOptions('solar', emptyForm.birthDate, 2026).years[0]?.value).toBe(2026);
    expect(dateOptions('solar', emptyForm.birthDate, 2026).years.at(-1)?.value).toBe(1900);
  });

  it('drops a day and a leap month that the new year does not have', () => {
    expect(settleDate('solar', { year: 2023, month: 2, leap: false, day: 29 }).day).toBeNull();
    expect(settleDate('lunar', { year: 2021, month: 4, leap: true, day: 3 })).toEqual({
      year: 2021,
      month: 4,
      leap: false,
      day: 3,
    });
    expect(settleDate('lunar', { year: 2020, month: 4, leap: true, day: 3 }).leap).toBe(true);
  });
});

describe('summer time at the hour of birth', () => {
  const at = (month: number, day: number, hour: number, minute = 30) =>
    summerTimeOf({ ...complete, birthDate: { year: 1988, month, leap: false, day }, hour, minute });

  it('is told where the clock was ahead, skipped the hour, or showed it twice', () => {
    expect(at(7, 1, 12)).toBe('applied');
    expect(at(1, 1, 12)).toBe('none');
    expect(at(4, 17, 2)).toBe('gap');
    expect(at(9, 11, 1)).toBe('overlap');
  });

  it('is nobody’s question where it is not taken off', () => {
    expect(
      summerTimeOf({ ...complete, dst: false, birthDate: { year: 1988, month: 7, leap: false, day: 1 } }),
    ).toBe('none');
  });
});
