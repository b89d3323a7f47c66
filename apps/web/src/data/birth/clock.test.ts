import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { describe, expect, it } from 'vitest';

import { readClock, settleDoubleHour } from './clock.ts';
import { emptyForm } from './form-state.ts';

const form = (change: Partial<FortuneValues>): FortuneValues => ({ ...emptyForm, ...change });
const on = (year: number, month: number, day: number) => ({
  birth_date: { year, month, leap: false, day },
});

describe('what the clock did at the hour of birth', () => {
  const at = (month: number, day: number, hour: number, minute = 30) =>
    readClock(form({ ...on(1989, month, day), hour, minute }));

  it('is told where it was ahead, skipped the hour, or showed it twice', () => {
    expect(at(7, 1, 12)).toBe('dst');
    expect(at(1, 1, 12)).toBe('plain');
    expect(at(4, 16, 2)).toBe('gap');
    expect(at(9, 17, 1)).toBe('fold');
  });

  it('is plain in the west in 1943, where summer time was not in force', () => {
    const place = { use_true_solar_time: true, birth_place_values: ['500103'] };
    expect(readClock(form({ ...on(1943, 7, 1), ...place }))).toBe('plain');
    expect(readClock(form({ ...on(1943, 7, 1), ...place, birth_place_values: ['310101'] }))).toBe('dst');
  });

  it('is nobody’s question where summer time is not taken off', () => {
    expect(readClock(form({ ...on(1988, 7, 1), apply_dst: false }))).toBe('plain');
  });
});

describe('abroad', () => {
  const london = {
    zone_clock: {
      name: '英国时间',
      periods: [
        { from: 57_722_400, standard: 0, summer: 0 },
        { from: 69_818_400, standard: 0, summer: 3600 },
        { from: 89_172_000, standard: 0, summer: 0 },
      ],
    },
  };
  const at = (month: number, day: number, hour: number, city: typeof london | null = london) =>
    readClock(
      form({
        ...on(1972, month, day),
        ...{ hour, minute: 30, use_true_solar_time: true, birth_place_values: ['912287'] },
      }),
      city,
    );

  it('the clock of the city counts', () => {
    expect([at(7, 1, 12), at(1, 1, 12), at(3, 19, 2), at(10, 29, 2)]).toEqual([
      'dst',
      'plain',
      'gap',
      'fold',
    ]);
  });

  it('is plain while the city is not there', () => {
    expect(at(3, 19, 2, null)).toBe('plain');
  });
});

describe('a double hour chosen by name', () => {
  const choose = (year: number, month: number, day: number, change: Partial<FortuneValues> = {}) => {
    const { hour, minute } = settleDoubleHour(
      form({ ...on(year, month, day), hour: 2, minute: 0, hour_mode: 'traditional', ...change }),
    );
    return `${hour}:${minute}`;
  };

  it.each([
    [1986, 5, 4],
    [1987, 4, 12],
    [1989, 4, 16],
    [1990, 4, 15],
    [1991, 4, 14],
  ])('has a time that it had on the night when summer time began, %i-%i-%i', (year, month, day) => {
    expect(choose(year, month, day)).toBe('1:30');
    expect(choose(year, month, day, { hour_mode: 'plain' })).toBe('2:0');
  });

  it('is its middle on any other day', () => {
    expect(choose(1990, 4, 16)).toBe('2:0');
  });

  it('has the time after the gap where its beginning was skipped', () => {
    const place = { use_true_solar_time: false, abroad: true, birth_place_values: ['310101'] };
    expect(choose(1940, 6, 1, { ...place, hour: 0 })).toBe('1:0');
  });
});
