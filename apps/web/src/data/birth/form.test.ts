import { lunarMonthsOf } from '@ziping/bazi/lunar-calendar';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { describe, expect, it } from 'vitest';

import { emptyForm } from './form-state.ts';
import {
  applyChange,
  dateOptions,
  findFormErrors,
  toCreateRecordBody,
  removeImpossibleParts,
} from './form.ts';

const kashgar = {
  birth_place_values: ['650000', '653100', '653101'],
  birth_place_labels: ['新疆', '喀什', '喀什市'],
};

const complete: FortuneValues = {
  ...emptyForm,
  name: ' 阿依 ',
  birth_date: { year: 1990, month: 6, leap: false, day: 15 },
  hour: 9,
  minute: 5,
};

describe('validation', () => {
  it('reports every invalid field at once', () => {
    expect(findFormErrors({ ...emptyForm, use_true_solar_time: true })).toEqual({
      name: '请输入姓名',
      birth_date: '请选择出生日期',
      birth_place: '使用真太阳时需要选择出生地',
    });
  });

  it('accepts a complete form', () => {
    expect(findFormErrors(complete)).toEqual({});
  });

  it('refuses a name of spaces, or with hidden characters', () => {
    expect(findFormErrors({ ...complete, name: '  ' })).toEqual({ name: '请输入姓名' });
    expect(findFormErrors({ ...complete, name: '周\u200B明远' })).toEqual({
      name: '姓名不能含有换行或看不见的字符',
    });
  });

  it('requires a place only with true solar time', () => {
    expect(findFormErrors({ ...complete, use_true_solar_time: true })).toEqual({
      birth_place: '使用真太阳时需要选择出生地',
    });
    expect(findFormErrors({ ...complete, use_true_solar_time: true, ...kashgar })).toEqual({});
  });
});

describe('a birth abroad', () => {
  const newYork = { abroad: true, birth_place_values: ['922237'], birth_place_labels: ['美国 纽约'] };

  it('needs its city with and without true solar time', () => {
    for (const use_true_solar_time of [true, false]) {
      expect(findFormErrors({ ...complete, abroad: true, use_true_solar_time })).toEqual({
        birth_place: '请选择出生城市',
      });
      expect(findFormErrors({ ...complete, ...newYork, use_true_solar_time })).toEqual({});
    }
  });

  it('is sent with its city, and as birth place with true solar time', () => {
    expect(toCreateRecordBody({ ...complete, ...newYork })).toMatchObject({
      birth_place: '',
      birth_city: '922237',
    });
    expect(toCreateRecordBody({ ...complete, ...newYork, use_true_solar_time: true })).toMatchObject({
      birth_place: '922237',
      birth_city: '922237',
    });
    expect(toCreateRecordBody({ ...complete, ...kashgar, use_true_solar_time: true }).birth_city).toBe('');
  });

  it('starts without a place when the form changes between the mainland and elsewhere', () => {
    expect(applyChange({ ...complete, ...kashgar }, { abroad: true })).toMatchObject({
      birth_place_values: [],
      birth_place_labels: [],
    });
    expect(applyChange({ ...complete, ...newYork }, { abroad: true }).birth_place_values).toEqual(['922237']);
  });
});

describe('the request body', () => {
  it('has the seconds at 00 and no place without true solar time', () => {
    expect(toCreateRecordBody({ ...complete, ...kashgar })).toMatchObject({
      name: '阿依',
      birth_time: '1990-06-15 09:05:00',
      birth_place: '',
      category: 'other',
    });
  });

  it('says whether the hour is a guess', () => {
    expect(toCreateRecordBody(complete).hour_unknown).toBe(false);
    expect(toCreateRecordBody({ ...complete, hour_unknown: true }).hour_unknown).toBe(true);
  });

  it('has the smallest chosen region with true solar time', () => {
    expect(toCreateRecordBody({ ...complete, ...kashgar, use_true_solar_time: true }).birth_place).toBe(
      '653101',
    );
  });

  it('has a leap month only for a lunar date', () => {
    const date = { year: 2020, month: 4, leap: true, day: 1 };
    expect(toCreateRecordBody({ ...complete, calendar_type: 'lunar', birth_date: date }).leap_month).toBe(
      true,
    );
    expect(toCreateRecordBody({ ...complete, birth_date: date }).leap_month).toBe(false);
  });

  it('names the calendar of a lunar date only', () => {
    const body = (calendar_type: 'solar' | 'lunar') =>
      toCreateRecordBody({ ...complete, calendar_type, lunar_calendar: 'vietnamese' });
    expect(body('lunar').lunar_calendar).toBe('vietnamese');
    expect(body('solar')).not.toHaveProperty('lunar_calendar');
  });
});

describe('the options of a date', () => {
  it('include the leap month of a lunar year that has one', () => {
    const months = (year: number) =>
      dateOptions('lunar', { year, month: null, leap: false, day: null }, 2026).months.map(
        ({ label }) => label,
      );
    expect(months(2020)).toContain('闰四月');
    expect(months(2021)).toHaveLength(12);
  });

  it('have as many days as the month', () => {
    const days = (calendar_type: 'solar' | 'lunar', year: number, month: number) =>
      dateOptions(calendar_type, { year, month, leap: false, day: null }, 2026).days.length;
    expect(days('solar', 2023, 2)).toBe(28);
    expect(days('solar', 2024, 2)).toBe(29);
    expect([29, 30]).toContain(days('lunar', 2023, 2));
  });

  it('are exactly the months and days of every lunar year', () => {
    for (let year = 1900; year <= 2100; year += 1) {
      const { months } = dateOptions('lunar', { year, month: null, leap: false, day: null }, 2100);
      expect(months.map(({ value, leap }) => [value, leap])).toEqual(
        lunarMonthsOf(year).map(({ month, leap }) => [month, leap]),
      );
      for (const { month, leap, days } of lunarMonthsOf(year)) {
        const date = { year, month, leap, day: 30 };
        expect(dateOptions('lunar', date, 2100).days).toHaveLength(days);
        expect(removeImpossibleParts('lunar', date).day).toBe(days === 30 ? 30 : null);
      }
    }
  });

  it('are those of the calendar chosen', () => {
    const of = (whose: 'chinese' | 'korean', year: number, month: number) =>
      dateOptions('lunar', { year, month, leap: false, day: null }, 2026, whose);
    expect(of('chinese', 2001, 3).days).toHaveLength(29);
    expect(of('korean', 2001, 3).days).toHaveLength(30);
    expect(of('korean', 2012, 3).months.map(({ label }) => label)).toContain('闰三月');
    expect(of('chinese', 2012, 3).months.map(({ label }) => label)).toContain('闰四月');
  });

  it('run from this year back to 1900', () => {
    expect(dateOptions('solar', emptyForm.birth_date, 2026).years[0]?.value).toBe(2026);
    expect(dateOptions('solar', emptyForm.birth_date, 2026).years.at(-1)?.value).toBe(1900);
  });

  it('label a lunar year with its stem and branch', () => {
    const { years } = dateOptions('lunar', emptyForm.birth_date, 2026);
    expect(years.find(({ value }) => value === 1986)?.label).toBe('1986丙寅');
    expect(years.find(({ value }) => value === 2024)?.label).toBe('2024甲辰');
  });

  it('lose a day that a new year does not have', () => {
    expect(removeImpossibleParts('solar', { year: 2023, month: 2, leap: false, day: 29 }).day).toBeNull();
  });

  it('keep a leap month that a new year has, and lose another one instead of taking the common month', () => {
    const date = { year: 2020, month: 4, leap: true, day: 3 };
    expect(removeImpossibleParts('lunar', { ...date, year: 2001 })).toMatchObject({ month: 4, leap: true });
    const lost = removeImpossibleParts('lunar', { ...date, year: 2021 });
    expect(lost).toEqual({ year: 2021, month: null, leap: true, day: 3 });
    expect(findFormErrors({ ...complete, calendar_type: 'lunar', birth_date: lost })).toHaveProperty(
      'birth_date',
    );
    expect(removeImpossibleParts('lunar', { ...lost, month: 5, leap: false })).toMatchObject({ month: 5 });
    expect(removeImpossibleParts('solar', lost).leap).toBe(false);
  });
});

describe('a change', () => {
  it('of the lunar calendar removes a day that it does not have', () => {
    const birth_date = { year: 2001, month: 3, leap: false, day: 30 };
    const korean = { ...complete, abroad: true, calendar_type: 'lunar', lunar_calendar: 'korean' } as const;
    const whole = { ...korean, birth_date };
    expect(applyChange(whole, { hour: 3 }).birth_date.day).toBe(30);
    expect(applyChange(whole, { lunar_calendar: 'chinese' }).birth_date.day).toBeNull();
    expect(applyChange(whole, { abroad: false })).toMatchObject({
      lunar_calendar: 'chinese',
      birth_date: { day: null },
    });
  });

  it('of the calendar switches between double hours and hours', () => {
    const lunar = applyChange(complete, { calendar_type: 'lunar' });
    expect(lunar.hour_mode).toBe('traditional');
    expect(applyChange(lunar, { calendar_type: 'solar' }).hour_mode).toBe('plain');
  });

  it('of another field keeps a chosen hour mode', () => {
    expect(applyChange({ ...complete, hour_mode: 'traditional' }, { name: '青山' }).hour_mode).toBe(
      'traditional',
    );
  });
});
