import { describe, expect, it } from 'vitest';
import { dateAfterKey } from './dateAfterKey.ts';

const after = (key: string, date: string, weekday = 3, withShift = false) =>
  dateAfterKey(key, { date, weekday, withShift });

describe('dateAfterKey', () => {
  it('moves by day and week, across the ends of months and years', () => {
    expect(after('ArrowLeft', '2025-07-10')).toBe('2025-07-09');
    expect(after('ArrowRight', '2025-07-10')).toBe('2025-07-11');
    expect(after('ArrowUp', '2025-07-10')).toBe('2025-07-03');
    expect(after('ArrowDown', '2025-07-10')).toBe('2025-07-17');
    expect(after('ArrowLeft', '2025-01-01')).toBe('2024-12-31');
    expect(after('ArrowDown', '2024-12-28')).toBe('2025-01-04');
    expect(after('ArrowUp', '2025-03-05')).toBe('2025-02-26');
    expect(after('ArrowRight', '2025-07-31')).toBe('2025-08-01');
  });

  it('moves across 29 February in leap years only', () => {
    expect(after('ArrowRight', '2024-02-28')).toBe('2024-02-29');
    expect(after('ArrowRight', '1900-02-28')).toBe('1900-03-01');
    expect(after('ArrowRight', '2000-02-28')).toBe('2000-02-29');
  });

  it('moves back from the first of each month to the last day of the month before', () => {
    const last = Array.from({ length: 12 }, (_, place) =>
      after('ArrowLeft', place === 11 ? '2026-01-01' : `2025-${String(place + 2).padStart(2, '0')}-01`),
    );
    expect(last.map((date) => Number(date!.slice(8)))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
  });

  it('moves to the Sunday and the Saturday of the week with Home and End', () => {
    expect(after('Home', '2025-07-02', 3)).toBe('2025-06-29');
    expect(after('End', '2025-07-30', 3)).toBe('2025-08-02');
    expect(after('Home', '2025-07-06', 0)).toBe('2025-07-06');
  });

  it('moves by month, with Shift by year, at most to the last day of the month', () => {
    expect(after('PageUp', '2025-03-31')).toBe('2025-02-28');
    expect(after('PageDown', '2025-12-10')).toBe('2026-01-10');
    expect(after('PageUp', '2025-01-10')).toBe('2024-12-10');
    expect(after('PageUp', '2025-07-10', 4, true)).toBe('2024-07-10');
    expect(after('PageDown', '2024-02-29', 4, true)).toBe('2025-02-28');
  });

  it('returns undefined for other keys', () => {
    expect(after('a', '2025-07-10')).toBeUndefined();
    expect(after('Tab', '2025-07-10')).toBeUndefined();
  });
});
