import { lunarMonthsOf } from '@ziping/bazi/lunar-calendar';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { describe, expect, it } from 'vitest';

import { changed, dateOptions, emptyForm, errorsOf, payloadOf, settleDate } from './form.ts';

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

describe('what must be filled in', () => {
  it('names every field at fault at once', () => {
    expect(errorsOf({ ...emptyForm, use_true_solar_time: true })).toEqual({
      name: '请输入姓名',
      birth_date: '请选择出生日期',
      birth_place: '使用真太阳时需要选择出生地',
    });
  });

  it('lets a complete form through', () => {
    expect(errorsOf(complete)).toEqual({});
  });

  it('does not take blanks for a name', () => {
    expect(errorsOf({ ...complete, name: '  ' })).toEqual({ name: '请输入姓名' });
  });

  it('wants a place only with true solar time', () => {
    expect(errorsOf({ ...complete, use_true_solar_time: true })).toEqual({
      birth_place: '使用真太阳时需要选择出生地',
    });
    expect(errorsOf({ ...complete, use_true_solar_time: true, ...kashgar })).toEqual({});
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
    expect(payloadOf({ ...complete, ...kashgar, use_true_solar_time: true }).birth_place).toBe('653101');
  });

  it('says a leap month only of a lunar date', () => {
    const date = { year: 2020, month: 4, leap: true, day: 1 };
    expect(payloadOf({ ...complete, calendar_type: 'lunar', birth_date: date }).leap_month).toBe(true);
    expect(payloadOf({ ...complete, birth_date: date }).leap_month).toBe(false);
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
    const days = (calendar_type: 'solar' | 'lunar', year: number, month: number) =>
      dateOptions(calendar_type, { year, month, leap: false, day: null }, 2026).days.length;
    expect(days('solar', 2023, 2)).toBe(28);
    expect(days('solar', 2024, 2)).toBe(29);
    expect([29, 30]).toContain(days('lunar', 2023, 2));
  });

  it('has of every lunar year its own months and their days, and no others', () => {
    for (let year = 1900; year <= 2100; year += 1) {
      const { months } = dateOptions('lunar', { year, month: null, leap: false, day: null }, 2100);
      expect(months.map(({ value, leap }) => [value, leap])).toEqual(
        lunarMonthsOf(year).map(({ month, leap }) => [month, leap]),
      );
      for (const { month, leap, days } of lunarMonthsOf(year)) {
        const date = { year, month, leap, day: 30 };
        expect(dateOptions('lunar', date, 2100).days).toHaveLength(days);
        expect(settleDate('lunar', date).day).toBe(days === 30 ? 30 : null);
      }
    }
  });

  it('ends with this year', () => {
    expect(dateOptions('solar', emptyForm.birth_date, 2026).years[0]?.value).toBe(2026);
    expect(dateOptions('solar', emptyForm.birth_date, 2026).years.at(-1)?.value).toBe(1900);
  });

  it('names a lunar year by its stem and branch', () => {
    const { years } = dateOptions('lunar', emptyForm.birth_date, 2026);
    expect(years.find(({ value }) => value === 1986)?.label).toBe('1986丙寅');
    expect(years.find(({ value }) => value === 2024)?.label).toBe('2024甲辰');
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

describe('what follows from a change', () => {
  it('tells lunar births in double hours and solar ones in hours', () => {
    const lunar = changed(complete, { calendar_type: 'lunar' });
    expect(lunar.hour_mode).toBe('traditional');
    expect(changed(lunar, { calendar_type: 'solar' }).hour_mode).toBe('plain');
  });

  it('leaves a mode chosen by hand alone', () => {
    expect(changed({ ...complete, hour_mode: 'traditional' }, { name: '青山' }).hour_mode).toBe(
      'traditional',
    );
  });
});
