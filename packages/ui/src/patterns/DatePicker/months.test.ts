import { monthGrid } from '@ziping/bazi/month-grid';
import { describe, expect, it } from 'vitest';
import { monthOf, shiftMonth, tabStopDate } from './months.ts';

const min = '1900-01-31';
const max = '2026-11-20';

describe('shiftMonth', () => {
  it('crosses the end of a year', () => {
    expect(shiftMonth({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
    expect(shiftMonth({ year: 2025, month: 1 }, -1)).toEqual({ year: 2024, month: 12 });
  });

  it('stays within the years 1900 to 2100', () => {
    expect(shiftMonth({ year: 1900, month: 1 }, -1)).toEqual({ year: 1900, month: 1 });
    expect(shiftMonth({ year: 2100, month: 12 }, 1)).toEqual({ year: 2100, month: 12 });
  });
});

describe('tabStopDate', () => {
  it('keeps the day of the month, or takes the last day of a shorter month', () => {
    expect(tabStopDate(monthGrid(2025, 7), '2025-06-15', min, max)).toBe('2025-07-15');
    expect(tabStopDate(monthGrid(2025, 2), '2025-01-31', min, max)).toBe('2025-02-28');
  });

  it('takes the nearest allowed day outside the limits, and none in a month without one', () => {
    expect(tabStopDate(monthGrid(2026, 11), '2026-10-31', min, max)).toBe('2026-11-20');
    expect(tabStopDate(monthGrid(1900, 1), '1900-02-03', min, max)).toBe('1900-01-31');
    expect(tabStopDate(monthGrid(2026, 12), '2026-12-05', min, max)).toBe('');
  });
});

it('returns the year and month of a date', () => {
  expect(monthOf('1986-07-27')).toEqual({ year: 1986, month: 7 });
});
